<?php
/**
 * A part of the checkout form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Fields;

use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * A group of controls with a title. Twin of src/islands/checkout/section.tsx.
 */
final class Section {

	/**
	 * The group. Its title is its name for assistive technology too.
	 *
	 * @param string                                      $style       Class.
	 * @param string                                      $title       What it is about.
	 * @param Markup|null ...$content What is in it.
	 */
	public static function render( string $style, string $title, ?Markup ...$content ): Markup {
		return Markup::tag(
			'fieldset',
			array( 'class' => Markup::classes( 'vitrine-section', $style ) ),
			Markup::tag( 'legend', array(), Markup::tag( 'h2', array(), $title ) ),
			array_values( $content )
		);
	}

	/**
	 * A group of fields; nothing when there are none.
	 *
	 * @param string                     $style  Class.
	 * @param string                     $title  What it is about.
	 * @param list<array<string, mixed>> $fields `CheckoutField`s.
	 */
	public static function fields( string $style, string $title, array $fields ): ?Markup {
		return array() === $fields ? null : self::render( $style, $title, self::rows( $fields ) );
	}

	/**
	 * Fields without a title.
	 *
	 * @param list<array<string, mixed>> $fields `CheckoutField`s.
	 */
	public static function rows( array $fields ): Markup {
		return Markup::tag( 'div', array( 'class' => 'vitrine-fields' ), array_map( array( Field::class, 'render' ), $fields ) );
	}
}

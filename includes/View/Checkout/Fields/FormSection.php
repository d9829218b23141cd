<?php
/**
 * Section of the checkout form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Fields;

use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Group of controls with a title. Twin of src/islands/checkout/section.tsx.
 */
final class FormSection {

	/**
	 * Renders the group. Its title is also its accessible name.
	 *
	 * @param string                                      $style       Class of the group.
	 * @param string                                      $title       Title.
	 * @param Markup|null ...$content Content of the group.
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
	 * Renders a group of fields; null if there are none.
	 *
	 * @param string                     $style  Class of the group.
	 * @param string                     $title  Title.
	 * @param list<array<string, mixed>> $fields `CheckoutField`s.
	 */
	public static function fields( string $style, string $title, array $fields ): ?Markup {
		return array() === $fields ? null : self::render( $style, $title, self::rows( $fields ) );
	}

	/**
	 * Renders fields without a title.
	 *
	 * @param list<array<string, mixed>> $fields `CheckoutField`s.
	 */
	public static function rows( array $fields ): Markup {
		return Markup::tag( 'div', array( 'class' => 'vitrine-fields' ), array_map( array( FormField::class, 'render' ), $fields ) );
	}
}

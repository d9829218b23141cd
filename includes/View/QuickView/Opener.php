<?php
/**
 * What opens a quick view.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\QuickView;

use Vitrine\Contract;
use Vitrine\Settings\Settings;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Icon;

defined( 'ABSPATH' ) || exit;

/**
 * A link to the product that a script makes the way to its quick view: a
 * button, a text, the product's picture, or a sign on it.
 *
 * @see spec 2.1, 4.6
 */
final class Opener {

	public const NONE    = 'none';
	public const BUTTON  = 'button';
	public const TEXT    = 'text';
	public const IMAGE   = 'image';
	public const TRIGGER = 'trigger';

	/**
	 * The kind that is meant.
	 *
	 * @param string $own Of a block; empty or unknown: as the shop has it.
	 */
	public static function kind( string $own ): string {
		return in_array( $own, Contract::get( 'settings_values.quick_view' ), true ) ? $own : Settings::text( 'quick_view' );
	}

	/**
	 * The attributes that make a link an opener. The page gets the dialog.
	 *
	 * @param string $kind      One of the constants, not NONE.
	 * @param int    $id        Product.
	 * @param string $permalink Of the product.
	 * @param string $name      Of the product.
	 * @return array<string, string|int>
	 */
	public static function attributes( string $kind, int $id, string $permalink, string $name ): array {
		Dialog::need();
		return array(
			'href'                                 => $permalink,
			'role'                                 => 'button',
			'aria-haspopup'                        => 'dialog',
			/* translators: %s: product name. */
			'aria-label'                           => sprintf( __( 'Quick view: “%s”', 'vitrine' ), $name ),
			Contract::name( 'markers.quick_view' ) => $kind,
			'data-' . Contract::name( 'fields.product_id' ) => $id,
		);
	}

	/**
	 * The opener.
	 *
	 * @param string $kind      BUTTON, TEXT or TRIGGER.
	 * @param int    $id        Product.
	 * @param string $permalink Of the product.
	 * @param string $name      Of the product.
	 * @param string $label     The owner's words; empty: the standard ones.
	 */
	public static function render( string $kind, int $id, string $permalink, string $name, string $label = '' ): Markup {
		$label  = '' === $label ? __( 'Quick view', 'vitrine' ) : $label;
		$class  = array(
			self::BUTTON  => 'vitrine-opener button wp-element-button is-quiet',
			self::TEXT    => 'vitrine-opener vitrine-opener--text',
			self::TRIGGER => 'vitrine-opener vitrine-opener--sign',
		);
		$opener = array( 'class' => $class[ $kind ] ?? $class[ self::TEXT ] ) + self::attributes( $kind, $id, $permalink, $name );

		// What is said begins with what is seen.
		$opener['aria-label'] = sprintf( '%1$s: “%2$s”', $label, $name );
		return Markup::tag( 'a', $opener, self::TRIGGER === $kind ? Icon::render( 'eye' ) : $label );
	}
}

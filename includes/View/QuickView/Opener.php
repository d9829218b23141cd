<?php
/**
 * Link that opens a quick view.
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
 * A link to the product that a script turns into a quick view button: a button, a text,
 * the product image, or an icon on it.
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
	 * Returns the kind to use.
	 *
	 * @param string $own Kind set for a block; empty or unknown: the shop's setting.
	 */
	public static function kind( string $own ): string {
		return in_array( $own, Contract::get( 'settings_values.quick_view' ), true ) ? $own : Settings::text( 'quick_view' );
	}

	/**
	 * Returns the attributes of a quick view link, and requests the dialog.
	 *
	 * @param string $kind      One of the constants, not NONE.
	 * @param int    $id        Product ID.
	 * @param string $permalink URL of the product.
	 * @param string $name      Product name.
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
	 * Renders the link.
	 *
	 * @param string $kind      BUTTON, TEXT or TRIGGER.
	 * @param int    $id        Product ID.
	 * @param string $permalink URL of the product.
	 * @param string $name      Product name.
	 * @param string $label     The owner's text; empty: the default.
	 */
	public static function render( string $kind, int $id, string $permalink, string $name, string $label = '' ): Markup {
		$label  = '' === $label ? __( 'Quick view', 'vitrine' ) : $label;
		$class  = array(
			self::BUTTON  => 'vitrine-opener button wp-element-button is-quiet',
			self::TEXT    => 'vitrine-opener vitrine-opener--text',
			self::TRIGGER => 'vitrine-opener vitrine-opener--sign',
		);
		$opener = array( 'class' => $class[ $kind ] ?? $class[ self::TEXT ] ) + self::attributes( $kind, $id, $permalink, $name );

		// The accessible label must begin with the visible text.
		$opener['aria-label'] = sprintf( '%1$s: “%2$s”', $label, $name );
		return Markup::tag( 'a', $opener, self::TRIGGER === $kind ? Icon::render( 'eye' ) : $label );
	}
}

<?php
/**
 * A place for other plugins.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Parts;

use Vitrine\Contract;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Other plugins show something here: HTML by a filter on the server, or a fill
 * that they register with `window.vitrine.registerFill()`.
 */
final class Slot {

	/**
	 * The slot. It is there without anything in it too, for what a script brings.
	 *
	 * @param string $name A `SlotName` of src/contract/types/extensions.ts.
	 */
	public static function render( string $name ): Markup {
		return Markup::tag(
			'div',
			array(
				'class'                          => 'vitrine-slot',
				Contract::name( 'markers.slot' ) => $name,
			),
			Markup::safe( self::html( $name ) )
		);
	}

	/**
	 * What other plugins have for it. One that throws is named in the log and takes
	 * nothing with it but this slot.
	 *
	 * @param string $name As above.
	 */
	private static function html( string $name ): string {
		try {
			/**
			 * Shows HTML in a slot: `drawer-before`, `drawer-after`, `cart-before`,
			 * `cart-after`, `checkout-before` or `checkout-after`. Escape what you
			 * return. Pages with a drawer are kept by caches: put nothing of a visitor
			 * into its slots.
			 *
			 * @param string $html What others show there.
			 * @param string $slot Name of the slot.
			 *
			 * @example
			 * add_filter( 'vitrine_slot', fn( $html, $slot ) => 'cart-after' === $slot ? $html . '<p>Free returns for 30 days.</p>' : $html, 10, 2 );
			 */
			return (string) apply_filters( 'vitrine_slot', '', $name );
		} catch ( \Throwable $error ) {
			wp_trigger_error( 'vitrine_slot', sprintf( 'The slot “%1$s” was left empty: %2$s', $name, $error->getMessage() ), E_USER_WARNING );
			return '';
		}
	}
}

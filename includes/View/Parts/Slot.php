<?php
/**
 * Slot for other plugins.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Parts;

use Vitrine\Contract;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Other plugins can add content here: HTML by a filter on the server, or a fill
 * registered with `window.vitrine.registerFill()`.
 */
final class Slot {

	/**
	 * Renders the slot. It is also printed without content, for fills of scripts.
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
	 * Returns the HTML of other plugins. If a callback throws, the error is logged and
	 * only this slot stays empty.
	 *
	 * @param string $name Name of the slot.
	 */
	private static function html( string $name ): string {
		try {
			/**
			 * Filters the HTML of a slot: `drawer-before`, `drawer-after`,
			 * `cart-before`, `cart-after`, `checkout-before` or `checkout-after`.
			 * Escape what you return. Pages with a cart drawer are cached: do not add
			 * visitor data to its slots.
			 *
			 * @param string $html HTML from earlier filters.
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

<?php
/**
 * Comparison of the cart with an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Checkout\Placement;

use Vitrine\Commerce\WooCommerce\Cart\Loaded;

defined( 'ABSPATH' ) || exit;

/**
 * A request that is aborted after the payment leaves the cart full. Its items tell
 * whether it is the cart that was paid for, or a new one.
 */
final class OrderedCart {

	/**
	 * Whether the visitor's cart holds what an order holds.
	 *
	 * @param \WC_Order $order The order.
	 */
	public static function is_of( \WC_Order $order ): bool {
		$ordered = array();
		foreach ( $order->get_items() as $item ) {
			if ( $item instanceof \WC_Order_Item_Product ) {
				$ordered[] = array( $item->get_product_id(), $item->get_variation_id(), (int) $item->get_quantity() );
			}
		}
		$held = array();
		foreach ( Loaded::cart()->get_cart() as $item ) {
			$held[] = array( (int) $item['product_id'], (int) $item['variation_id'], (int) $item['quantity'] );
		}
		sort( $ordered );
		sort( $held );
		return array() !== $held && $ordered === $held;
	}
}

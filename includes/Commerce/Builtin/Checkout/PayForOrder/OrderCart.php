<?php
/**
 * Order as a cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout\PayForOrder;

use Vitrine\Commerce\Value\CartLine;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Gateways check a cart to decide whether they are available. The amounts are those of
 * the order: nothing is recalculated.
 */
final class OrderCart {

	/**
	 * Creates the cart.
	 *
	 * @param Order $order The order.
	 */
	public static function of( Order $order ): CartSnapshot {
		$lines = array();
		foreach ( $order->items as $at => $item ) {
			$price   = intdiv( $item['subtotal'], max( 1, $item['quantity'] ) );
			$lines[] = new CartLine( (string) $at, $item['product_id'], $item['variation_id'], $item['name'], '', null, $item['data'], $item['quantity'], 1, null, 1, false, $price, $price, $item['subtotal'], total: $item['total'], tax: $item['tax'] ?? null );
		}
		return new CartSnapshot( 1, '', $lines, $order->coupons, array(), array() !== $order->shipping, $order->totals, $order->currency, fees: $order->fees, taxes: $order->taxes );
	}
}

<?php
/**
 * Headings of the pages of an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Receipt;

use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the title and the headings of the pages of an order.
 */
final class Headings {

	/**
	 * Returns the page title; for an accepted order the same as WooCommerce's.
	 *
	 * @param Order $order The order.
	 */
	public static function title( Order $order ): string {
		return $order->accepted && ! in_array( $order->status, array( 'cancelled', 'failed' ), true ) ? __( 'Order received', 'vitrine' ) : __( 'Your order', 'vitrine' );
	}

	/**
	 * Returns the heading. Only an accepted order is confirmed.
	 *
	 * @param Order $order The order.
	 */
	public static function heading( Order $order ): string {
		return match ( true ) {
			'cancelled' === $order->status => __( 'This order was cancelled.', 'vitrine' ),
			'failed' === $order->status    => __( 'The payment was not completed, so no order was placed.', 'vitrine' ),
			$order->accepted               => __( 'Thank you. We have received your order.', 'vitrine' ),
			default                        => __( 'This order is awaiting payment.', 'vitrine' ),
		};
	}

	/**
	 * Returns the heading for a customer who comes back to the order.
	 *
	 * @param Order $order The order.
	 */
	public static function state( Order $order ): string {
		return match ( $order->status ) {
			'processing' => __( 'We are preparing your order.', 'vitrine' ),
			'completed'  => __( 'Your order is complete.', 'vitrine' ),
			'refunded'   => __( 'This order was refunded.', 'vitrine' ),
			'on-hold'    => __( 'This order is awaiting payment.', 'vitrine' ),
			default      => self::heading( $order ),
		};
	}
}

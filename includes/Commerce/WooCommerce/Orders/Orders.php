<?php
/**
 * Orders of WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Orders;

use Vitrine\Commerce\Orders as OrdersPort;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Shows an order to whoever holds its key, and customers their own.
 */
final class Orders implements OrdersPort {

	/**
	 * {@inheritDoc}
	 *
	 * @param int    $id  The order's id.
	 * @param string $key The order's secret key.
	 */
	public function find( int $id, string $key ): ?Order {
		$order = $id > 0 && '' !== $key ? wc_get_order( $id ) : null;
		return $order instanceof \WC_Order && hash_equals( $order->get_order_key(), $key ) ? OrderFactory::of( $order ) : null;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $user_id WordPress user.
	 * @param int $limit   At most so many.
	 */
	public function of_customer( int $user_id, int $limit = 20 ): array {
		if ( $user_id <= 0 ) {
			return array();
		}
		$found = wc_get_orders(
			array(
				'type'        => 'shop_order',
				'customer_id' => $user_id,
				'limit'       => min( 100, max( 1, $limit ) ),
				'orderby'     => 'date ID',
				'order'       => 'DESC',
				// A draft is a checkout that somebody has begun.
				'status'      => array_diff( array_keys( wc_get_order_statuses() ), array( 'wc-checkout-draft' ) ),
			)
		);
		return array_map( static fn ( \WC_Order $order ): Order => OrderFactory::of( $order ), is_array( $found ) ? array_values( $found ) : array() );
	}
}

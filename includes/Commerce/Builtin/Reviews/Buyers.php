<?php
/**
 * Verified buyers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Reviews;

use Vitrine\Commerce\Builtin\Orders\OrderStatus;

defined( 'ABSPATH' ) || exit;

/**
 * Checks completed orders.
 */
final class Buyers {

	/**
	 * Whether a customer has bought a product.
	 *
	 * @param int    $product_id Product ID.
	 * @param int    $user_id    User ID; 0: none.
	 * @param string $email      Email address of an order; may be empty.
	 */
	public static function has_bought( int $product_id, int $user_id, string $email ): bool {
		return ( $user_id > 0 && self::is_in_order( $product_id, 'customer_id', $user_id ) ) || ( '' !== $email && self::is_in_order( $product_id, 'email', $email ) );
	}

	/**
	 * Whether a product is in a completed order of a customer.
	 *
	 * @param int                   $product_id Product ID.
	 * @param 'customer_id'|'email' $column     Column to find the orders by; both have an index.
	 * @param int|string            $value      Value of the column.
	 */
	private static function is_in_order( int $product_id, string $column, int|string $value ): bool {
		global $wpdb;
		return null !== $wpdb->get_var(
			$wpdb->prepare(
				'SELECT i.id FROM %i o INNER JOIN %i i ON i.order_id = o.id WHERE o.%i = %s AND o.status = %s AND i.product_id = %d LIMIT 1',
				$wpdb->prefix . 'vitrine_orders',
				$wpdb->prefix . 'vitrine_order_items',
				$column,
				(string) $value,
				OrderStatus::COMPLETED,
				$product_id
			)
		);
	}
}

<?php
/**
 * Downloads of an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Downloads\Permissions;

use Vitrine\Commerce\Builtin\Downloads\Files\Downloadable;
use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Builtin\Payment\PaymentStatus;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the current products of an order.
 */
final class Bought {

	/**
	 * Returns the downloads of a product; null if there are none or the product is
	 * deleted.
	 *
	 * @param int $product_id   Product ID.
	 * @param int $variation_id Variation ID; 0: none.
	 */
	public static function downloads( int $product_id, int $variation_id ): ?Downloadable {
		$of = $variation_id > 0
			? ProductRows::variations( array( $product_id ) )[ $product_id ][ $variation_id ] ?? null
			: ProductRows::product( $product_id )->data ?? null;
		return null !== $of && $of->downloads->enabled ? $of->downloads : null;
	}

	/**
	 * Returns the downloadable items of an order.
	 *
	 * @param Order $order The order.
	 * @param int   $id    Order ID, which a draft does not have.
	 * @return array<int, array{item: array{order_id: int, item_id: int, product_id: int, variation_id: int, quantity: int}, downloads: Downloadable}> Items by position.
	 */
	public static function items( Order $order, int $id ): array {
		$found = array();
		ProductRows::products( array_column( $order->items, 'product_id' ) );
		foreach ( $order->items as $at => $item ) {
			$downloads = self::downloads( $item['product_id'], $item['variation_id'] );
			if ( null !== $downloads ) {
				$found[ $at ] = array(
					'item'      => array(
						'order_id'     => $id,
						'item_id'      => 0,
						'product_id'   => $item['product_id'],
						'variation_id' => $item['variation_id'],
						'quantity'     => $item['quantity'],
					),
					'downloads' => $downloads,
				);
			}
		}
		$ids = array() === $found ? array() : self::item_ids( $id );
		foreach ( array_keys( $found ) as $at ) {
			$found[ $at ]['item']['item_id'] = $ids[ $at ] ?? 0;
		}
		return $found;
	}

	/**
	 * Whether an order needs processing: not if all products are downloads that need no
	 * shipping.
	 *
	 * @param Order $order The order.
	 */
	public static function needs_processing( Order $order ): bool {
		foreach ( $order->items as $item ) {
			$product = ProductRows::product( $item['product_id'] );
			if ( null === $product || $product->needs_shipping || null === self::downloads( $item['product_id'], $item['variation_id'] ) ) {
				return true;
			}
		}
		return array() === $order->items;
	}

	/**
	 * Returns the status for a paid order: completed if it needs no processing.
	 *
	 * @param Order  $order   The order.
	 * @param string $status  New order status.
	 * @param string $payment New payment status.
	 */
	public static function status( Order $order, string $status, string $payment ): string {
		return OrderStatus::PROCESSING === $status && PaymentStatus::PAID === $payment && ! self::needs_processing( $order ) ? OrderStatus::COMPLETED : $status;
	}

	/**
	 * Returns the IDs of an order's items by position.
	 *
	 * @param int $order_id Order ID.
	 * @return list<int>
	 */
	public static function item_ids( int $order_id ): array {
		global $wpdb;
		return array_values( array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT id FROM %i WHERE order_id = %d ORDER BY id', $wpdb->prefix . 'vitrine_order_items', $order_id ) ) ) );
	}
}

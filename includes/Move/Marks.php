<?php
/**
 * Where moved things came from.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move;

use Automattic\WooCommerce\Utilities\OrderUtil;

defined( 'ABSPATH' ) || exit;

/**
 * The names of meta that hold the id in the built-in shop, and what bears them. A
 * mark counts only where what it marks is there; the record says where to look.
 */
final class Marks {

	public const PRODUCT   = '_vitrine_product';
	public const VARIATION = '_vitrine_variation';
	public const COUPON    = '_vitrine_coupon';
	public const CUSTOMER  = 'vitrine_moved';
	public const ORDER     = '_vitrine_order';
	public const REFUND    = '_vitrine_refund';

	/** Key of an order's receipt in the built-in shop, which is longer than WooCommerce's. */
	public const ORDER_KEY = '_vitrine_order_key';

	/** Number of an order, under the name that plugins for order numbers use. */
	public const ORDER_NUMBER = '_order_number';

	/**
	 * The variations of a product.
	 *
	 * @param int $product_id Product ID.
	 * @return array<int, int> Id in the built-in shop to WooCommerce's.
	 */
	public static function variations( int $product_id ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results( $wpdb->prepare( "SELECT p.ID AS id, m.meta_value AS source FROM %i p INNER JOIN %i m ON m.post_id = p.ID AND m.meta_key = %s WHERE p.post_parent = %d AND p.post_type = 'product_variation'", $wpdb->posts, $wpdb->postmeta, self::VARIATION, $product_id ), ARRAY_A );
		return array_map( 'intval', array_column( $rows, 'id', 'source' ) );
	}

	/**
	 * A coupon; 0: it was not moved, or has been deleted since.
	 *
	 * @param int $id ID in the built-in shop.
	 */
	public static function coupon( int $id ): int {
		return self::post( Record::of( Record::COUPON, $id ), 'shop_coupon', self::COUPON, $id );
	}

	/**
	 * An order; 0: it was not moved, or has been deleted since.
	 *
	 * @param int $id ID in the built-in shop.
	 */
	public static function order( int $id ): int {
		global $wpdb;
		$target = Record::of( Record::ORDER, $id );
		if ( OrderUtil::custom_orders_table_usage_is_enabled() ) {
			return (int) $wpdb->get_var( $wpdb->prepare( "SELECT o.id FROM %i o INNER JOIN %i m ON m.order_id = o.id AND m.meta_key = %s WHERE o.id = %d AND o.type = 'shop_order' AND m.meta_value = %s LIMIT 1", $wpdb->prefix . 'wc_orders', $wpdb->prefix . 'wc_orders_meta', self::ORDER, $target, (string) $id ) );
		}
		return self::post( $target, 'shop_order', self::ORDER, $id );
	}

	/**
	 * A post that bears a mark; 0: it is not there.
	 *
	 * @param int    $post_id Where the record says that it is.
	 * @param string $type    Post type.
	 * @param string $mark    Name of the meta.
	 * @param int    $id      ID in the built-in shop.
	 */
	private static function post( int $post_id, string $type, string $mark, int $id ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT p.ID FROM %i p INNER JOIN %i m ON m.post_id = p.ID AND m.meta_key = %s WHERE p.ID = %d AND p.post_type = %s AND m.meta_value = %s LIMIT 1', $wpdb->posts, $wpdb->postmeta, $mark, $post_id, $type, (string) $id ) );
	}
}

<?php
/**
 * Meta keys that link moved items to their source.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move;

use Automattic\WooCommerce\Utilities\OrderUtil;

defined( 'ABSPATH' ) || exit;

/**
 * Meta with the ID in the built-in shop, and the items that have it. Record stores
 * the target of an item; the meta shows whether the target still exists.
 */
final class Marks {

	public const PRODUCT   = '_vitrine_product';
	public const VARIATION = '_vitrine_variation';
	public const COUPON    = '_vitrine_coupon';
	public const CUSTOMER  = 'vitrine_moved';
	public const ORDER     = '_vitrine_order';
	public const REFUND    = '_vitrine_refund';

	/** Order key in the built-in shop, which is longer than WooCommerce's. */
	public const ORDER_KEY = '_vitrine_order_key';

	/** Order number, with the meta key that order number plugins use. */
	public const ORDER_NUMBER = '_order_number';

	/**
	 * Returns the moved variations of a product.
	 *
	 * @param int $product_id Product ID.
	 * @return array<int, int> ID in the built-in shop to ID in WooCommerce.
	 */
	public static function variations( int $product_id ): array {
		global $wpdb;
		$rows = (array) $wpdb->get_results( $wpdb->prepare( "SELECT p.ID AS id, m.meta_value AS source FROM %i p INNER JOIN %i m ON m.post_id = p.ID AND m.meta_key = %s WHERE p.post_parent = %d AND p.post_type = 'product_variation'", $wpdb->posts, $wpdb->postmeta, self::VARIATION, $product_id ), ARRAY_A );
		return array_map( 'intval', array_column( $rows, 'id', 'source' ) );
	}

	/**
	 * Returns the ID of a moved coupon, 0 if it was not moved or has been deleted.
	 *
	 * @param int $id ID in the built-in shop.
	 */
	public static function coupon( int $id ): int {
		return self::post( Record::of( Record::COUPON, $id ), 'shop_coupon', self::COUPON, $id );
	}

	/**
	 * Returns the ID of a moved order, 0 if it was not moved or has been deleted.
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
	 * Returns the post if it has the meta, otherwise 0.
	 *
	 * @param int    $post_id Post ID according to Record.
	 * @param string $type    Post type.
	 * @param string $mark    Meta key.
	 * @param int    $id      ID in the built-in shop.
	 */
	private static function post( int $post_id, string $type, string $mark, int $id ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT p.ID FROM %i p INNER JOIN %i m ON m.post_id = p.ID AND m.meta_key = %s WHERE p.ID = %d AND p.post_type = %s AND m.meta_value = %s LIMIT 1', $wpdb->posts, $wpdb->postmeta, $mark, $post_id, $type, (string) $id ) );
	}
}

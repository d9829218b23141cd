<?php
/**
 * The product that a line of a cart shows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Snapshot;

defined( 'ABSPATH' ) || exit;

/**
 * Plugins may show another product, or tell another id, than the one that is in the
 * cart. It is only what is shown: what is bought stays the item's.
 */
final class Shown {

	// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.

	/**
	 * The product; null: the line is not shown.
	 *
	 * @param array<string, mixed> $item The item.
	 * @param string               $key  `cart_item_key`.
	 */
	public static function product( array $item, string $key ): ?\WC_Product {
		/** This filter is documented in WooCommerce: templates/cart/cart.php */
		$product = apply_filters( 'woocommerce_cart_item_product', $item['data'], $item, $key );
		return $product instanceof \WC_Product && $product->exists() ? $product : null;
	}

	/**
	 * The id.
	 *
	 * @param array<string, mixed> $item The item.
	 * @param string               $key  `cart_item_key`.
	 */
	public static function product_id( array $item, string $key ): int {
		/** This filter is documented in WooCommerce: templates/cart/cart.php */
		$id = apply_filters( 'woocommerce_cart_item_product_id', $item['product_id'], $item, $key );
		return is_numeric( $id ) ? (int) $id : (int) $item['product_id'];
	}
}

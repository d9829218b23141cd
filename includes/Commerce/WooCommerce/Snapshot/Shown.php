<?php
/**
 * The product displayed for a cart item.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Snapshot;

defined( 'ABSPATH' ) || exit;

/**
 * Plugins may display another product, or another ID, than the one in the cart. This
 * affects the display only, not what is bought.
 */
final class Shown {

	// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.

	/**
	 * Returns the displayed product, or null if the item is not shown.
	 *
	 * @param array<string, mixed> $item The item.
	 * @param string               $key  Cart item key.
	 */
	public static function product( array $item, string $key ): ?\WC_Product {
		/** This filter is documented in WooCommerce: templates/cart/cart.php */
		$product = apply_filters( 'woocommerce_cart_item_product', $item['data'], $item, $key );
		return $product instanceof \WC_Product && $product->exists() ? $product : null;
	}

	/**
	 * Returns the displayed product ID.
	 *
	 * @param array<string, mixed> $item The item.
	 * @param string               $key  Cart item key.
	 */
	public static function product_id( array $item, string $key ): int {
		/** This filter is documented in WooCommerce: templates/cart/cart.php */
		$id = apply_filters( 'woocommerce_cart_item_product_id', $item['product_id'], $item, $key );
		return is_numeric( $id ) ? (int) $id : (int) $item['product_id'];
	}
}

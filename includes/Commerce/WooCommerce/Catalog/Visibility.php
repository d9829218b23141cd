<?php
/**
 * Visibility of products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalog;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's rules for reading posts, in one place. A product hidden from the
 * catalog is not listed, but still has a page.
 */
final class Visibility {

	/**
	 * Returns a product that this visitor may view.
	 *
	 * @param int $id Product ID, not that of a variation.
	 */
	public static function product( int $id ): ?\WC_Product {
		// For 0 get_post() would return the current post.
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof \WP_Post || 'product' !== $post->post_type || ! self::may_read( $post ) ) {
			return null;
		}
		$product = wc_get_product( $id );
		return $product instanceof \WC_Product ? $product : null;
	}

	/**
	 * Whether a product is sold: published and purchasable.
	 *
	 * @param \WC_Product $product Product or variation.
	 */
	public static function is_sold( \WC_Product $product ): bool {
		$post = $product->get_parent_id() > 0 && $product->is_type( 'variation' ) ? $product->get_parent_id() : $product->get_id();
		// WooCommerce lets shop managers buy drafts; drafts are not sold here.
		return 'publish' === get_post_status( $post ) && $product->is_purchasable();
	}

	/**
	 * Whether other plugins let this visitor see a product in lists, for example
	 * members only.
	 *
	 * @param \WC_Product $product Product.
	 */
	public static function is_listed( \WC_Product $product ): bool {
		/** This filter is documented in WooCommerce: includes/abstracts/abstract-wc-product.php */
		return (bool) apply_filters( 'woocommerce_product_is_visible', true, $product->get_id() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
	}

	/**
	 * Whether this visitor may view a product's page.
	 *
	 * @param \WP_Post $post Post of the product.
	 */
	private static function may_read( \WP_Post $post ): bool {
		if ( 'publish' === $post->post_status ) {
			return ! post_password_required( $post );
		}
		return 'trash' !== $post->post_status && current_user_can( 'read_post', $post->ID );
	}
}

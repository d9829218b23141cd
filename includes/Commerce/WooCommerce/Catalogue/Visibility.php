<?php
/**
 * Who may see a product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalogue;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's own rules for posts, asked in one place. What the owner hides
 * from the catalogue is in no listing, and still has its page.
 */
final class Visibility {

	/**
	 * A product that this visitor may look at.
	 *
	 * @param int $id Product, no variation.
	 */
	public static function product( int $id ): ?\WC_Product {
		// Of 0 WordPress would make the post of the page.
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof \WP_Post || 'product' !== $post->post_type || ! self::may_read( $post ) ) {
			return null;
		}
		$product = wc_get_product( $id );
		return $product instanceof \WC_Product ? $product : null;
	}

	/**
	 * Whether a product is sold: published, and has a price or the like.
	 *
	 * @param \WC_Product $product Product or variation.
	 */
	public static function is_sold( \WC_Product $product ): bool {
		$post = $product->get_parent_id() > 0 && $product->is_type( 'variation' ) ? $product->get_parent_id() : $product->get_id();
		// WooCommerce lets its managers buy drafts; a shop does not sell them.
		return 'publish' === get_post_status( $post ) && $product->is_purchasable();
	}

	/**
	 * Whether other plugins let this visitor see a product in lists: members alone may see some.
	 *
	 * @param \WC_Product $product Product.
	 */
	public static function is_listed( \WC_Product $product ): bool {
		/** This filter is documented in WooCommerce: includes/abstracts/abstract-wc-product.php */
		return (bool) apply_filters( 'woocommerce_product_is_visible', true, $product->get_id() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
	}

	/**
	 * Whether this visitor may read a product's page.
	 *
	 * @param \WP_Post $post Of the product.
	 */
	private static function may_read( \WP_Post $post ): bool {
		if ( 'publish' === $post->post_status ) {
			return ! post_password_required( $post );
		}
		return 'trash' !== $post->post_status && current_user_can( 'read_post', $post->ID );
	}
}

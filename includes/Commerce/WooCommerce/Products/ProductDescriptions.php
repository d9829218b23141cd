<?php
/**
 * Product descriptions.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Products;

defined( 'ABSPATH' ) || exit;

/**
 * Returns descriptions as WooCommerce's own templates would print them.
 */
final class ProductDescriptions {

	/**
	 * Whether a description is being rendered.
	 *
	 * @var bool
	 */
	private static bool $running = false;

	/**
	 * Returns the description with blocks and shortcodes rendered, as on the product's
	 * page.
	 *
	 * @param \WC_Product $product WooCommerce product.
	 */
	public static function description( \WC_Product $product ): string {
		// `the_content` would run this page's own blocks again when a product holds a product block.
		if ( self::$running || '' === trim( $product->get_description() ) ) {
			return '';
		}
		self::$running = true;
		try {
			/** This filter is documented in wp-includes/post-template.php */
			return (string) apply_filters( 'the_content', $product->get_description() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress hook.
		} finally {
			self::$running = false;
		}
	}

	/**
	 * Returns the short description.
	 *
	 * @param \WC_Product $product WooCommerce product.
	 */
	public static function short_description( \WC_Product $product ): string {
		$text = $product->get_short_description();
		/** This filter is documented in WooCommerce: templates/single-product/short-description.php */
		return '' === trim( $text ) ? '' : (string) apply_filters( 'woocommerce_short_description', $text ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
	}
}

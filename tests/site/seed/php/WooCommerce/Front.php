<?php
/**
 * The pages of the sample shop in WooCommerce.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Seed\WooCommerce;

/**
 * A shop has one of two front ends: Vitrine's blocks or WooCommerce's own. URLs
 * and content are the same.
 */
final class Front {

	/** Vitrine's template files by the WooCommerce templates that they replace. */
	private const TEMPLATES = array(
		'archive-product'      => 'category',
		'taxonomy-product_cat' => 'category',
		'single-product'       => 'product',
	);

	/** Content of pages with shortcodes instead of blocks. */
	private const CLASSIC = array(
		'cart'     => '<!-- wp:shortcode -->[woocommerce_cart]<!-- /wp:shortcode -->',
		'checkout' => '<!-- wp:shortcode -->[woocommerce_checkout]<!-- /wp:shortcode -->',
	);

	/**
	 * Creates the pages of the sample shop with WooCommerce's front end.
	 */
	public static function open(): void {
		foreach ( array( 'cart', 'checkout' ) as $page ) {
			// Keep the pages that WooCommerce has created, for comparison.
			wp_insert_post(
				array(
					'post_type'    => 'page',
					'post_status'  => 'publish',
					'post_title'   => "Block $page",
					'post_name'    => "block-$page",
					'post_content' => get_post( wc_get_page_id( $page ) )->post_content,
				)
			);
		}
		self::write(
			array(
				'ID'        => wc_get_page_id( 'myaccount' ),
				'post_name' => 'account',
			)
		);
		self::own();
	}

	/**
	 * Sets up Vitrine's blocks in the templates and on the cart page of a block
	 * theme. A classic theme keeps its templates, which Vitrine's behaviors work
	 * on. The checkout stays WooCommerce's, as payment providers expect it.
	 */
	public static function vitrine(): void {
		self::own();
		if ( ! wp_is_block_theme() ) {
			return;
		}
		update_option( 'woocommerce_hooked_blocks_version', 'no' );
		self::write(
			array(
				'ID'           => wc_get_page_id( 'cart' ),
				'post_content' => '<!-- wp:vitrine/cart {"align":"wide"} /-->',
			)
		);
		foreach ( self::TEMPLATES as $template => $file ) {
			$id = wp_insert_post(
				array(
					'post_type'    => 'wp_template',
					'post_status'  => 'publish',
					'post_title'   => $template,
					'post_name'    => $template,
					// Breadcrumbs, reviews and related products are WooCommerce's own there.
					'post_content' => (string) preg_replace( '~<!-- wp:vitrine/(?:breadcrumbs|product-reviews|product-listing \{[^}]*"collection")[^>]*-->\s*~', '', \Vitrine\Templates\Templates::content( $file ) ),
				)
			);
			wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
		}
	}

	/**
	 * Sets up WooCommerce's own front end as after its installation, with the
	 * classic cart and checkout.
	 */
	public static function own(): void {
		$templates = get_posts(
			array(
				'post_type'   => 'wp_template',
				'numberposts' => -1,
				'fields'      => 'ids',
			)
		);
		foreach ( $templates as $id ) {
			wp_delete_post( $id, true );
		}
		update_option( 'woocommerce_hooked_blocks_version', WC()->version );
		foreach ( self::CLASSIC as $page => $content ) {
			self::write(
				array(
					'ID'           => wc_get_page_id( $page ),
					'post_content' => $content,
				)
			);
		}
	}

	/**
	 * Updates a page.
	 *
	 * @param array<string, mixed> $page Page for wp_update_post().
	 */
	private static function write( array $page ): void {
		wp_update_post( wp_slash( $page ) );
	}
}

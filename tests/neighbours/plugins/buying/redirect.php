<?php
/**
 * Plugin Name: A neighbour: redirect
 * Description: Redirects to a page with more offers after each add from a product page, with its own message.
 *
 * @package Vitrine
 */

declare(strict_types=1);

// phpcs:disable WordPress.Security.NonceVerification -- As real plugins do.

add_filter(
	'woocommerce_add_to_cart_redirect',
	static function ( $url, $product = null ) {
		if ( $product instanceof WC_Product && ! wp_doing_ajax() ) {
			return add_query_arg( 'bought', $product->get_slug(), wc_get_page_permalink( 'shop' ) );
		}
		return $url;
	},
	20,
	2
);

add_filter(
	'wc_add_to_cart_message_html',
	static function ( string $html, array $products ): string {
		$names = array_map( 'get_the_title', array_keys( $products ) );
		return sprintf( '<strong>%s</strong> is yours nearly. <a href="%s" class="button wc-forward">Pay</a>', esc_html( implode( ', ', $names ) ), esc_url( wc_get_checkout_url() ) );
	},
	10,
	2
);

add_action(
	'wp_footer',
	static function (): void {
		if ( isset( $_GET['bought'] ) ) {
			printf( '<aside class="offers">Goes well with %s</aside>', esc_html( sanitize_title( wp_unslash( $_GET['bought'] ) ) ) );
		}
	}
);

<?php
/**
 * Plugin Name: A neighbour: buy now
 * Description: A second button in the form, which leads straight to the checkout, and a product that always does.
 *
 * @package Vitrine
 */

declare(strict_types=1);

add_action(
	'woocommerce_after_add_to_cart_button',
	static function (): void {
		global $product;
		printf( '<button type="submit" name="buy_now" value="%d" class="button">Buy now</button>', absint( $product->get_id() ) );
		printf( '<input type="hidden" name="add-to-cart" value="%d">', absint( $product->get_id() ) );
	}
);

add_filter(
	'woocommerce_add_to_cart_redirect',
	static function ( $url, $product = null ) {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- As real plugins do.
		$is_express = isset( $_REQUEST['buy_now'] ) || ( $product instanceof WC_Product && 'everyday-mug' === $product->get_slug() );
		return $is_express ? wc_get_checkout_url() : $url;
	},
	10,
	2
);

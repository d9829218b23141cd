<?php
/**
 * Plugin Name: A neighbour: gift
 * Description: Adds a gift to the cart with WC()->cart in PHP, removes it again, and charges a fee.
 *
 * @package Vitrine
 */

declare(strict_types=1);

const GIFT_FROM = 100;

/**
 * Returns the cart item key of the gift, if any.
 */
function neighbour_gift_key(): string {
	foreach ( WC()->cart->get_cart() as $key => $item ) {
		if ( ! empty( $item['gift'] ) ) {
			return $key;
		}
	}
	return '';
}

$mind = static function (): void {
	if ( is_admin() && ! wp_doing_ajax() ) {
		return;
	}
	$worth = 0.0;
	foreach ( WC()->cart->get_cart() as $item ) {
		$worth += empty( $item['gift'] ) ? (float) $item['data']->get_price() * $item['quantity'] : 0;
	}
	$key = neighbour_gift_key();
	if ( $worth >= GIFT_FROM && '' === $key ) {
		WC()->cart->add_to_cart( get_page_by_path( 'beeswax-candle', OBJECT, 'product' )->ID, 1, 0, array(), array( 'gift' => true ) );
		wc_add_notice( 'A candle is on us.', 'notice' );
	} elseif ( $worth < GIFT_FROM && '' !== $key ) {
		WC()->cart->remove_cart_item( $key );
	}
};
add_action( 'woocommerce_cart_loaded_from_session', $mind, 99 );
add_action( 'woocommerce_add_to_cart', static fn ( string $key ) => empty( WC()->cart->get_cart_item( $key )['gift'] ) ? $mind() : null, 99 );
add_action( 'woocommerce_after_cart_item_quantity_update', $mind, 99 );

add_action(
	'woocommerce_before_calculate_totals',
	static function ( WC_Cart $cart ): void {
		foreach ( $cart->get_cart() as $item ) {
			if ( ! empty( $item['gift'] ) ) {
				$item['data']->set_price( 0 );
				$item['data']->set_name( 'A candle on us' );
			}
		}
	}
);

add_action( 'woocommerce_cart_calculate_fees', static fn ( WC_Cart $cart ) => $cart->add_fee( 'Packaging', 1.2 ) );

// A page of the plugin that changes the cart.
add_action(
	'template_redirect',
	static function (): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- As real plugins do.
		if ( isset( $_GET['starter-set'] ) ) {
			foreach ( array( 'linen-napkins', 'notebook' ) as $slug ) {
				WC()->cart->add_to_cart( get_page_by_path( $slug, OBJECT, 'product' )->ID );
			}
			wp_safe_redirect( wc_get_cart_url() );
			exit;
		}
	}
);

<?php
/**
 * Plugin Name: A neighbour: currency
 * Description: Shows and charges prices in the currency that the visitor has selected, stored in a cookie.
 *
 * @package Vitrine
 */

declare(strict_types=1);

// phpcs:disable WordPress.Security.NonceVerification -- As real plugins do.

const RATES = array( 'USD' => 1.1 );

/**
 * Returns the selected currency; empty for the shop's own.
 */
function neighbour_currency(): string {
	$chosen = sanitize_text_field( wp_unslash( $_GET['currency'] ?? $_COOKIE['neighbour_currency'] ?? '' ) );
	return isset( RATES[ $chosen ] ) ? $chosen : '';
}

add_action(
	'init',
	static function (): void {
		if ( isset( $_GET['currency'] ) ) {
			wc_setcookie( 'neighbour_currency', sanitize_text_field( wp_unslash( $_GET['currency'] ) ) );
		}
	}
);

add_filter( 'woocommerce_currency', static fn ( string $own ): string => neighbour_currency() ?: $own );

$convert = static fn ( $price ) => '' === $price || null === $price || '' === neighbour_currency() ? $price : round( (float) $price * RATES[ neighbour_currency() ], 2 );
foreach ( array( 'product', 'product_variation' ) as $kind ) {
	foreach ( array( 'price', 'regular_price', 'sale_price' ) as $which ) {
		add_filter( "woocommerce_{$kind}_get_{$which}", $convert, 99 );
	}
}
foreach ( array( 'price', 'regular_price', 'sale_price' ) as $which ) {
	add_filter( "woocommerce_variation_prices_{$which}", $convert, 99 );
}
add_filter( 'woocommerce_get_variation_prices_hash', static fn ( array $hash ): array => array( ...$hash, neighbour_currency() ) );
add_filter(
	'woocommerce_package_rates',
	static function ( array $rates ) use ( $convert ): array {
		foreach ( $rates as $rate ) {
			$rate->set_cost( (string) $convert( $rate->get_cost() ) );
		}
		return $rates;
	}
);
add_filter( 'woocommerce_cart_hash', static fn ( string $hash ): string => md5( $hash . neighbour_currency() ) );

add_action(
	'wp_footer',
	static function (): void {
		printf(
			'<nav class="currencies" aria-label="Currency"><a href="%s">EUR</a> <a href="%s">USD</a> <b>%s</b></nav>',
			esc_url( add_query_arg( 'currency', 'EUR' ) ),
			esc_url( add_query_arg( 'currency', 'USD' ) ),
			esc_html( get_woocommerce_currency() )
		);
	}
);

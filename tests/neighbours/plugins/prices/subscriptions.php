<?php
/**
 * Plugin Name: A neighbour: subscriptions
 * Description: A product that is paid monthly: its price text, its button, the other items allowed in the cart, and its totals.
 *
 * @package Vitrine
 */

declare(strict_types=1);

const MONTHLY = array( 'beeswax-candle' );

$is_monthly = static fn ( $product ): bool => $product instanceof WC_Product && in_array( $product->get_slug(), MONTHLY, true );

add_filter( 'woocommerce_get_price_html', static fn ( string $html, WC_Product $product ): string => $is_monthly( $product ) ? $html . ' <span class="period">/ month, with 7 free days</span>' : $html, 10, 2 );
$label = static fn ( string $text, $product = null ): string => $is_monthly( $product ) ? 'Subscribe' : $text;
add_filter( 'woocommerce_product_single_add_to_cart_text', $label, 10, 2 );
add_filter( 'woocommerce_product_add_to_cart_text', $label, 10, 2 );

add_filter(
	'woocommerce_cart_item_subtotal',
	static fn ( string $html, array $item ): string => $is_monthly( $item['data'] ) ? $html . ' <span class="period">/ month</span>' : $html,
	10,
	2
);
add_filter( 'woocommerce_cart_item_price', static fn ( string $html, array $item ): string => $is_monthly( $item['data'] ) ? $html . ' <span class="period">/ month</span>' : $html, 10, 2 );

// The cart may contain nothing else.
add_filter(
	'woocommerce_add_to_cart_validation',
	static function ( bool $passed, int $product_id ) use ( $is_monthly ): bool {
		$new = wc_get_product( $product_id );
		foreach ( WC()->cart->get_cart() as $key => $item ) {
			if ( $is_monthly( $new ) && ! $is_monthly( $item['data'] ) ) {
				WC()->cart->remove_cart_item( $key );
				wc_add_notice( sprintf( '“%s” was taken out: a subscription is bought alone.', $item['data']->get_name() ), 'notice' );
			} elseif ( ! $is_monthly( $new ) && $is_monthly( $item['data'] ) ) {
				wc_add_notice( 'A subscription is bought alone.', 'error' );
				return false;
			}
		}
		return $passed;
	},
	10,
	2
);

add_action(
	'woocommerce_cart_totals_after_order_total',
	static function () use ( $is_monthly ): void {
		foreach ( WC()->cart->get_cart() as $item ) {
			if ( $is_monthly( $item['data'] ) ) {
				printf( '<tr class="recurring"><th>Each month</th><td>%s</td></tr>', wp_kses_post( wc_price( $item['line_total'] ) ) );
			}
		}
	}
);
add_action( 'woocommerce_review_order_after_order_total', static fn () => do_action( 'woocommerce_cart_totals_after_order_total' ) );
add_filter( 'woocommerce_order_button_text', static fn ( string $text ): string => array_filter( WC()->cart->get_cart(), static fn ( array $item ): bool => $is_monthly( $item['data'] ) ) ? 'Sign up now' : $text );

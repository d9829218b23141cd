<?php
/**
 * Plugin Name: A neighbour: members
 * Description: Prices by role, prices that only members see, and a quantity discount.
 *
 * @package Vitrine
 */

declare(strict_types=1);

$off = static fn ( $price, WC_Product $product ) => is_user_logged_in() && '' !== $price ? round( (float) $price * 0.8, 2 ) : $price;
add_filter( 'woocommerce_product_get_price', $off, 20, 2 );
add_filter( 'woocommerce_product_variation_get_price', $off, 20, 2 );
add_filter( 'woocommerce_variation_prices_price', static fn ( $price, $variation, WC_Product $product ) => $off( $price, $product ), 20, 3 );
add_filter( 'woocommerce_get_variation_prices_hash', static fn ( array $hash ): array => array( ...$hash, is_user_logged_in() ) );

// Products that guests cannot buy and whose price they cannot see.
$secret = static fn ( WC_Product $product ): bool => 'ripple-vase' === $product->get_slug() && ! is_user_logged_in();
add_filter( 'woocommerce_is_purchasable', static fn ( bool $can, WC_Product $product ): bool => $can && ! $secret( $product ), 10, 2 );
add_filter( 'woocommerce_get_price_html', static fn ( string $html, WC_Product $product ): string => $secret( $product ) ? '<span class="members-only">Log in for the price</span>' : $html, 20, 2 );

add_filter(
	'woocommerce_cart_item_price',
	static fn ( string $html, array $item ): string => is_user_logged_in() ? '<del class="usual">' . wc_price( (float) $item['data']->get_price( 'edit' ) ) . '</del> ' . $html : $html,
	10,
	2
);

add_action(
	'woocommerce_cart_calculate_fees',
	static function ( WC_Cart $cart ): void {
		foreach ( $cart->get_cart() as $item ) {
			if ( $item['quantity'] >= 3 ) {
				$cart->add_fee( 'By threes: ' . $item['data']->get_name(), -1 * (float) $item['data']->get_price() * $item['quantity'] * 0.1 );
			}
		}
	}
);

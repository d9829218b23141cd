<?php
/**
 * Plugin Name: A neighbour: free-shipping bar
 * Description: Shows the amount left for free shipping in the cart, at the checkout and on every page, updated by fragments.
 *
 * @package Vitrine
 */

declare(strict_types=1);

const FREE_FROM = 80;

/**
 * Returns the current bar.
 */
function neighbour_bar(): string {
	$missing = FREE_FROM - (float) WC()->cart->get_displayed_subtotal();
	$text    = $missing > 0 ? sprintf( 'Only %s to free shipping', wp_strip_all_tags( wc_price( $missing ) ) ) : 'Shipping is free';
	return '<div class="shipping-bar">' . esc_html( $text ) . '</div>';
}

$show = static function (): void {
	echo wp_kses_post( neighbour_bar() );
};
add_action( 'woocommerce_before_cart', $show );
add_action( 'woocommerce_before_cart_totals', $show );
add_action( 'woocommerce_before_checkout_form', $show, 5 );
add_action( 'woocommerce_widget_shopping_cart_before_buttons', $show );
add_action( 'wp_footer', $show );

$with_bar = static fn ( array $fragments ): array => $fragments + array( '.shipping-bar' => neighbour_bar() );
add_filter( 'woocommerce_add_to_cart_fragments', $with_bar );
add_filter( 'woocommerce_update_order_review_fragments', $with_bar );

add_filter(
	'woocommerce_package_rates',
	static function ( array $rates, array $package ): array {
		if ( (float) $package['contents_cost'] < FREE_FROM ) {
			return $rates;
		}
		foreach ( $rates as $rate ) {
			$rate->set_cost( '0' );
			$rate->set_label( 'Free of charge' );
		}
		return $rates;
	},
	10,
	2
);

add_action(
	'wp_enqueue_scripts',
	static function (): void {
		wp_enqueue_script( 'jquery' );
		wp_enqueue_script( 'wc-cart-fragments' );
	}
);

add_action(
	'wp_footer',
	static function (): void {
		?>
<script>
jQuery( function ( $ ) {
	// The cart page's own answers hold the bar above it, but not the one at the foot.
	$( document.body ).on( 'updated_cart_totals updated_checkout added_to_cart', function ( event ) {
		$( '.shipping-bar' ).last().attr( 'data-since', event.type );
	} );
} );
</script>
		<?php
	},
	100
);

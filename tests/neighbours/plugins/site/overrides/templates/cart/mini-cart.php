<?php
/**
 * Mini-cart template of a theme: a table instead of a list.
 *
 * @package Vitrine
 */

declare(strict_types=1);

do_action( 'woocommerce_before_mini_cart' );
if ( WC()->cart->is_empty() ) {
	echo '<p class="woocommerce-mini-cart__empty-message">Nothing yet.</p>';
} else {
	echo '<table class="theme-mini-cart"><tbody>';
	foreach ( WC()->cart->get_cart() as $key => $item ) {
		printf(
			'<tr class="woocommerce-mini-cart-item mini_cart_item"><td>%s</td><td class="quantity">%d × %s</td><td><a href="%s" class="remove remove_from_cart_button" data-product_id="%d" data-cart_item_key="%s" aria-label="Remove">×</a></td></tr>',
			esc_html( $item['data']->get_name() ),
			absint( $item['quantity'] ),
			wp_kses_post( WC()->cart->get_product_price( $item['data'] ) ),
			esc_url( wc_get_cart_remove_url( $key ) ),
			absint( $item['product_id'] ),
			esc_attr( $key )
		);
	}
	echo '</tbody></table><p class="woocommerce-mini-cart__buttons buttons">';
	do_action( 'woocommerce_widget_shopping_cart_buttons' );
	echo '</p>';
}
do_action( 'woocommerce_after_mini_cart' );

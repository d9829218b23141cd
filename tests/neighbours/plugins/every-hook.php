<?php
/**
 * Plugin Name: A neighbour: every hook
 * Description: Prints the name of every action in WooCommerce's cart, checkout, product, account and order confirmation templates.
 *
 * @package Vitrine
 */

declare(strict_types=1);

/** Number of actions called so far. */
$GLOBALS['neighbour_turn'] = 0;

foreach ( array(
	'before_cart',
	'before_cart_table',
	'before_cart_contents',
	'after_cart_item_name',
	'cart_contents',
	'cart_coupon',
	'cart_actions',
	'after_cart_contents',
	'after_cart_table',
	'before_cart_collaterals',
	'cart_collaterals',
	'before_cart_totals',
	'cart_totals_before_shipping',
	'cart_totals_after_shipping',
	'cart_totals_before_order_total',
	'cart_totals_after_order_total',
	'proceed_to_checkout',
	'after_cart_totals',
	'after_cart',
	'cart_is_empty',
	'before_checkout_form',
	'checkout_before_customer_details',
	'checkout_billing',
	'before_checkout_billing_form',
	'after_checkout_billing_form',
	'checkout_shipping',
	'before_checkout_shipping_form',
	'after_checkout_shipping_form',
	'before_order_notes',
	'after_order_notes',
	'checkout_after_customer_details',
	'checkout_before_order_review_heading',
	'checkout_before_order_review',
	'checkout_order_review',
	'review_order_before_cart_contents',
	'review_order_after_cart_contents',
	'review_order_before_shipping',
	'review_order_after_shipping',
	'review_order_before_order_total',
	'review_order_after_order_total',
	'review_order_before_payment',
	'checkout_before_terms_and_conditions',
	'checkout_terms_and_conditions',
	'checkout_after_terms_and_conditions',
	'review_order_before_submit',
	'review_order_after_submit',
	'review_order_after_payment',
	'checkout_after_order_review',
	'after_checkout_form',
	'before_single_product',
	'before_single_product_summary',
	'single_product_summary',
	'before_add_to_cart_form',
	'before_variations_form',
	'after_variations_table',
	'before_single_variation',
	'single_variation',
	'before_add_to_cart_button',
	'before_add_to_cart_quantity',
	'after_add_to_cart_quantity',
	'after_add_to_cart_button',
	'after_single_variation',
	'after_variations_form',
	'after_add_to_cart_form',
	'product_meta_start',
	'product_meta_end',
	'after_single_product_summary',
	'after_single_product',
	'before_customer_login_form',
	'login_form_start',
	'login_form',
	'login_form_end',
	'after_customer_login_form',
	'account_navigation',
	'before_account_navigation',
	'after_account_navigation',
	'account_content',
	'account_dashboard',
	'before_my_account',
	'after_my_account',
	'before_thankyou',
	'thankyou_bacs',
	'order_details_before_order_table',
	'order_details_after_order_table',
	'order_details_after_customer_details',
	'thankyou',
) as $place ) {
	// Table rows where the templates have a table.
	$is_row  = preg_match( '/cart_contents$|^(?:cart_totals|review_order)_(?:before|after)_(?:shipping|order_total)$/', $place );
	$printed = static function () use ( $place, $is_row ): void {
		// The item count, to show whether the cart is the current one.
		printf( $is_row ? '<tr><td colspan="6">%s</td></tr>' : '%s', '<span class="hooked" data-hook="' . esc_attr( $place ) . '" data-turn="' . esc_attr( (string) ++$GLOBALS['neighbour_turn'] ) . '">' . esc_html( $place . ' ' . WC()->cart->get_cart_contents_count() ) . '</span>' );
	};
	add_action( "woocommerce_$place", $printed, 'checkout_order_review' === $place ? 15 : 12 );
}

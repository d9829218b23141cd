<?php
/**
 * WooCommerce's options for the checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Checkout;

defined( 'ABSPATH' ) || exit;

/**
 * None of them is autoloaded. WooCommerce's own block primes them, too.
 */
final class CheckoutOptions {

	/**
	 * Reads the options that a checkout needs in one query.
	 */
	public static function prime(): void {
		wp_prime_option_caches(
			array(
				'woocommerce_checkout_address_2_field',
				'woocommerce_checkout_company_field',
				'woocommerce_checkout_phone_field',
				'woocommerce_enable_checkout_login_reminder',
				'woocommerce_enable_guest_checkout',
				'woocommerce_enable_order_comments',
				'woocommerce_enable_signup_and_login_from_checkout',
				'woocommerce_registration_generate_password',
				'woocommerce_registration_generate_username',
				'woocommerce_ship_to_destination',
				'woocommerce_terms_page_id',
			)
		);
	}
}

<?php
/**
 * Variation ID for product forms without JavaScript.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the variation for a form that was submitted without JavaScript: WooCommerce
 * rejects a form without variation ID, so a variable product could not be bought. Only
 * the attributes in the form are used to look it up.
 *
 * @see spec 4.13
 */
final class Chosen {

	private const PREFIX = 'attribute_';

	/**
	 * Registers the hook.
	 */
	public static function boot(): void {
		// Before WooCommerce handles the form (20).
		add_action( 'wp_loaded', array( self::class, 'name' ), 15 );
	}

	/**
	 * Sets the variation ID of the request if it is missing and a variation matches.
	 */
	public static function name(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Read-only; WooCommerce adds to the cart without a nonce, too.
		$asked = $_REQUEST['add-to-cart'] ?? '';
		if ( ! is_string( $asked ) || ! ctype_digit( $asked ) || ! empty( $_REQUEST['variation_id'] ) ) {
			return;
		}
		$product = wc_get_product( (int) $asked );
		if ( ! $product instanceof \WC_Product_Variable ) {
			return;
		}
		$choices = array();
		foreach ( wp_unslash( $_REQUEST ) as $name => $value ) {
			if ( is_string( $name ) && str_starts_with( $name, self::PREFIX ) && is_string( $value ) ) {
				$choices[ sanitize_text_field( $name ) ] = sanitize_text_field( $value );
			}
		}
		// phpcs:enable
		/**
		 * The data store forwards calls to that of products.
		 *
		 * @var \WC_Product_Data_Store_CPT $store
		 */
		$store = \WC_Data_Store::load( 'product' );
		$found = (int) $store->find_matching_product_variation( $product, $choices );
		if ( $found > 0 ) {
			$_REQUEST['variation_id'] = (string) $found;
		}
	}
}

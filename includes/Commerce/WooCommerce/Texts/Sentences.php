<?php
/**
 * Texts of WooCommerce's cart and checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Texts;

use Vitrine\Commerce\WooCommerce\Products\Names;

defined( 'ABSPATH' ) || exit;

/**
 * Where a plugin has changed one of WooCommerce's texts, its text replaces ours.
 */
final class Sentences {

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_return_to_shop_url', array( self::class, 'shop_url' ) );
		add_filter( 'vitrine_return_to_shop_text', array( self::class, 'shop_text' ) );
		add_filter( 'vitrine_empty_cart_message', array( self::class, 'empty_cart' ) );
		add_filter( 'vitrine_no_payment_methods', array( self::class, 'no_payment_methods' ) );
		add_filter( 'vitrine_checkout_login_text', array( self::class, 'login' ) );
		add_filter( 'vitrine_checkout_coupon_message', array( self::class, 'coupon' ) );
	}

	// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound, WordPress.WP.I18n.TextDomainMismatch -- WooCommerce's translation.

	/**
	 * Filters the URL of the link in an empty cart. Hooked.
	 *
	 * @param string $url URL of the shop page.
	 */
	public static function shop_url( string $url ): string {
		/** This filter is documented in WooCommerce: templates/cart/cart-empty.php */
		$other = apply_filters( 'woocommerce_return_to_shop_redirect', $url );
		return is_string( $other ) && '' !== $other ? $other : $url;
	}

	/**
	 * Filters the text of the link in an empty cart. Hooked.
	 *
	 * @param string $text Our text.
	 */
	public static function shop_text( string $text ): string {
		$usual = __( 'Return to shop', 'woocommerce' );
		/** This filter is documented in WooCommerce: templates/cart/cart-empty.php */
		$other = apply_filters( 'woocommerce_return_to_shop_text', $usual );
		return is_string( $other ) && $other !== $usual ? Names::plain( $other ) : $text;
	}

	/**
	 * Filters the empty cart message. Hooked.
	 *
	 * @param string $text Our text.
	 */
	public static function empty_cart( string $text ): string {
		$usual = __( 'Your cart is currently empty.', 'woocommerce' );
		/** This filter is documented in WooCommerce: includes/wc-template-functions.php */
		$other = apply_filters( 'wc_empty_cart_message', $usual );
		return is_string( $other ) && $other !== $usual ? Names::plain( $other ) : $text;
	}

	/**
	 * Filters the message for no available payment methods. Hooked.
	 *
	 * @param string $html Our text.
	 */
	public static function no_payment_methods( string $html ): string {
		$usual = '' === (string) WC()->customer->get_billing_country()
			? esc_html__( 'Please fill in your details above to see available payment methods.', 'woocommerce' )
			: esc_html__( 'Sorry, it seems that there are no available payment methods. Please contact us if you require assistance or wish to make alternate arrangements.', 'woocommerce' );
		/** This filter is documented in WooCommerce: templates/checkout/payment.php */
		$other = apply_filters( 'woocommerce_no_available_payment_methods_message', $usual );
		return is_string( $other ) && $other !== $usual ? wp_kses_post( $other ) : $html;
	}

	/**
	 * Filters the text of the button that opens the login form. Hooked.
	 *
	 * @param string $text Our text.
	 */
	public static function login( string $text ): string {
		$usual = esc_html__( 'Returning customer?', 'woocommerce' );
		/** This filter is documented in WooCommerce: templates/checkout/form-login.php */
		$other = apply_filters( 'woocommerce_checkout_login_message', $usual );
		return is_string( $other ) && $other !== $usual ? trim( Names::plain( $other ) . ' ' . __( 'Log in', 'vitrine' ) ) : $text;
	}

	/**
	 * Filters the message above the coupon field. Hooked.
	 *
	 * @param string $html HTML from earlier filters.
	 */
	public static function coupon( string $html ): string {
		if ( ! has_filter( 'woocommerce_checkout_coupon_message' ) ) {
			return $html;
		}
		$usual = esc_html__( 'Have a coupon?', 'woocommerce' ) . ' <a href="#" role="button" aria-label="' . esc_attr__( 'Enter your coupon code', 'woocommerce' ) . '" aria-controls="woocommerce-checkout-form-coupon" aria-expanded="false" class="showcoupon">' . esc_html__( 'Click here to enter your code', 'woocommerce' ) . '</a>';
		/** This filter is documented in WooCommerce: templates/checkout/form-coupon.php */
		$other = apply_filters( 'woocommerce_checkout_coupon_message', $usual );
		if ( ! is_string( $other ) || $other === $usual ) {
			return $html;
		}
		// The coupon field is always open here, so WooCommerce's toggle link is removed.
		return $html . trim( wp_kses_post( (string) preg_replace( '~<a\b[^>]*\bshowcoupon\b[^>]*>.*?</a>~s', '', $other ) ) );
	}
}

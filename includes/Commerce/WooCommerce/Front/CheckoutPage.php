<?php
/**
 * Additions to WooCommerce's own checkout and account.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front;

use Vitrine\Commerce\WooCommerce\Checkout\CheckoutOptions;
use Vitrine\Contract;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce renders these pages and its scripts handle them, because payment gateways
 * build on both. Vitrine's settings are applied with filters.
 *
 * @see spec 2.7, 2.8
 */
final class CheckoutPage {

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_checkout_login_allowed', array( self::class, 'may_log_in' ) );
		add_action( 'wp', array( self::class, 'add_extras' ) );
	}

	/**
	 * Registers the hooks for WooCommerce's own form, if the owner has turned the
	 * additions on.
	 */
	public static function add_extras(): void {
		if ( ! Settings::on( 'woocommerce_checkout_extras' ) ) {
			return;
		}
		add_filter( 'body_class', array( self::class, 'add_class' ) );
		// Below WooCommerce's login and coupon forms (10), above its checkout form.
		add_action( 'woocommerce_before_checkout_form', array( self::class, 'keep_room' ), 20 );
		add_filter( 'woocommerce_get_script_data', array( self::class, 'label_passwords' ), 10, 2 );
	}

	/**
	 * Whether WooCommerce shows a login form at the checkout.
	 */
	public static function may_log_in(): bool {
		CheckoutOptions::prime();
		return 'yes' === get_option( 'woocommerce_enable_checkout_login_reminder' );
	}

	/**
	 * Says whether the order review stays in view, and whether it can be folded.
	 *
	 * @param list<string> $classes Body classes.
	 * @return list<string>
	 */
	public static function add_class( array $classes ): array {
		if ( is_checkout() && Settings::on( 'checkout_order_review_sticky' ) ) {
			$classes[] = 'vitrine-sticky-review';
		}
		if ( is_checkout() && Settings::on( 'checkout_order_review_toggle' ) ) {
			$classes[] = 'vitrine-collapsible-review';
		}
		return $classes;
	}

	/**
	 * Reserves space for express payment buttons above the form, so that the layout
	 * does not shift when they load.
	 */
	public static function keep_room(): void {
		/** This filter is documented in includes/View/Checkout/CheckoutContent.php */
		if ( apply_filters( 'vitrine_express_checkout', false ) ) {
			printf( '<div class="%s"></div>', esc_attr( substr( Contract::name( 'markers.express' ), 1 ) . ' ' . Contract::name( 'markers.express_reserved' ) ) );
		}
	}

	/**
	 * Sets the owner's labels for WooCommerce's password buttons.
	 *
	 * @param mixed  $data   Script data.
	 * @param string $handle Script handle.
	 * @return mixed
	 */
	public static function label_passwords( mixed $data, string $handle ): mixed {
		return 'woocommerce' === $handle && is_array( $data )
			? array(
				'i18n_password_show' => Settings::text( 'show_password_label' ),
				'i18n_password_hide' => Settings::text( 'hide_password_label' ),
			) + $data
			: $data;
	}
}

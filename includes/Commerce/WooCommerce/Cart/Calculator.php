<?php
/**
 * WooCommerce's shipping calculator.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Cart;

use Vitrine\Page\Forms;

defined( 'ABSPATH' ) || exit;

/**
 * Its template and its way of taking the form, on a cart page of ours: settings,
 * filters and themes' templates count as they do on its own.
 */
final class Calculator {

	/**
	 * Tells our form from the one of WooCommerce's own cart, which takes it itself.
	 */
	private const MARK = 'vitrine_calculator';

	private const COUNTRY = 'calc_shipping_country';

	private const NONCE = 'woocommerce-shipping-calculator-nonce';

	private const SCRIPT = 'wc-country-select';

	/**
	 * Opens it where no script can.
	 */
	private const OPEN = '<noscript><style>.shipping-calculator-form{display:block!important}</style></noscript>';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// Before forms of ours, which know nothing of its fields.
		add_action( 'wp_loaded', array( self::class, 'take' ), 18 );
	}

	/**
	 * Takes the form of this request, if it is one.
	 */
	public static function take(): void {
		// phpcs:disable WordPress.Security.ValidatedSanitizedInput -- A nonce is compared, the rest only looked for.
		if ( ! isset( $_POST[ self::MARK ], $_POST['calc_shipping'] ) || ! wp_verify_nonce( (string) wp_unslash( $_POST[ self::NONCE ] ?? '' ), 'woocommerce-shipping-calculator' ) ) {
			return;
		}
		// phpcs:enable
		wc_maybe_define_constant( 'WOOCOMMERCE_CART', true );
		$cart = Loaded::cart();
		\WC_Shortcode_Cart::calculate_shipping();
		$cart->calculate_totals();
		Loaded::save( $cart );
		Forms::go( wc_get_cart_url() );
	}

	/**
	 * The calculator; empty: the shop has none, or nothing is sent.
	 */
	public static function html(): string {
		$cart = Loaded::cart();
		if ( 'yes' !== get_option( 'woocommerce_enable_shipping_calc' ) || $cart->is_empty() || ! $cart->needs_shipping() ) {
			return '';
		}
		$package = $cart->show_shipping() ? WC()->shipping()->get_packages()[0] ?? null : null;
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
		if ( null !== $package && ! apply_filters( 'woocommerce_shipping_show_shipping_calculator', true, 0, $package ) ) {
			return '';
		}
		list( $words, $button ) = self::destination( $package );
		$form                   = self::form( $button );
		return '' === $form ? '' : '<p class="woocommerce-shipping-destination">' . $words . '</p>' . $form . self::OPEN;
	}

	/**
	 * Where it goes as far as is known, and what the button to the form says.
	 *
	 * @param array<string, mixed>|null $package WooCommerce's; null: it shows none yet.
	 * @return array{string, string} HTML, and text; empty: the usual one.
	 */
	private static function destination( ?array $package ): array {
		$place = null === $package ? '' : WC()->countries->get_formatted_address( $package['destination'], ', ' );
		$named = '<strong>' . esc_html( $place ) . '</strong>';
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound, WordPress.WP.I18n.TextDomainMismatch, WordPress.WP.I18n.MissingTranslatorsComment -- As its own cart says it.
		if ( null !== $package && array() !== ( $package['rates'] ?? array() ) ) {
			return '' === $place
				? array( wp_kses_post( (string) apply_filters( 'woocommerce_shipping_estimate_html', __( 'Shipping options will be updated during checkout.', 'woocommerce' ) ) ), '' )
				: array( sprintf( esc_html__( 'Shipping to %s.', 'woocommerce' ), $named ), __( 'Change address', 'woocommerce' ) );
		}
		if ( '' === $place || ! WC()->customer->has_calculated_shipping() ) {
			return array( wp_kses_post( (string) apply_filters( 'woocommerce_shipping_may_be_available_html', __( 'Enter your address to view shipping options.', 'woocommerce' ) ) ), '' );
		}
		$none = sprintf( esc_html__( 'No shipping options were found for %s.', 'woocommerce' ) . ' ', $named );
		return array( wp_kses_post( (string) apply_filters( 'woocommerce_cart_no_shipping_available_html', $none, $place ) ), __( 'Enter a different address', 'woocommerce' ) );
		// phpcs:enable
	}

	/**
	 * The form. Its script stays away: ours opens it and asks for a country's states.
	 *
	 * @param string $button What opens it.
	 */
	private static function form( string $button ): string {
		$is_asked = wp_script_is( self::SCRIPT, 'queue' );
		$country  = static fn ( mixed $known ): mixed => self::asked() ?? $known;
		$state    = static fn ( mixed $known ): mixed => null === self::asked() ? $known : '';
		add_filter( 'woocommerce_customer_get_shipping_country', $country );
		add_filter( 'woocommerce_customer_get_shipping_state', $state );
		ob_start();
		try {
			woocommerce_shipping_calculator( $button );
		} finally {
			$html = trim( (string) ob_get_clean() );
			remove_filter( 'woocommerce_customer_get_shipping_country', $country );
			remove_filter( 'woocommerce_customer_get_shipping_state', $state );
		}
		if ( ! $is_asked ) {
			wp_dequeue_script( self::SCRIPT );
		}
		return (string) preg_replace( '/<form\b[^>]*>/', '$0<input type="hidden" name="' . self::MARK . '" value="1">', $html, 1 );
	}

	/**
	 * The country whose states a script asks for; null: it does not.
	 */
	private static function asked(): ?string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Only compared with the shop's countries.
		$asked = $_GET[ self::COUNTRY ] ?? null;
		return is_string( $asked ) && isset( WC()->countries->get_shipping_countries()[ $asked ] ) ? $asked : null;
	}
}

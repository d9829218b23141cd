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
 * Uses WooCommerce's template and form handler on our cart page, so that settings,
 * filters and template overrides apply as usual.
 */
final class Calculator {

	/**
	 * Distinguishes our form from WooCommerce's own, which WooCommerce handles.
	 */
	private const MARK = 'vitrine_calculator';

	private const COUNTRY = 'calc_shipping_country';

	private const NONCE = 'woocommerce-shipping-calculator-nonce';

	private const SCRIPT = 'wc-country-select';

	/**
	 * Opens the form if JavaScript is disabled.
	 */
	private const OPEN = '<noscript><style>.shipping-calculator-form{display:block!important}</style></noscript>';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// Before our form handlers, which do not know its fields.
		add_action( 'wp_loaded', array( self::class, 'take' ), 18 );
	}

	/**
	 * Handles the submitted form.
	 */
	public static function take(): void {
		// phpcs:disable WordPress.Security.ValidatedSanitizedInput -- The nonce is only compared; for the rest it only checks whether they are set.
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
	 * Returns the calculator; empty if the shop has none or the cart needs no shipping.
	 */
	public static function html(): string {
		$cart = Loaded::cart();
		if ( 'yes' !== get_option( 'woocommerce_enable_shipping_calc' ) || $cart->is_empty() || ! $cart->needs_shipping() ) {
			return '';
		}
		$package = $cart->show_shipping() ? WC()->shipping()->get_packages()[0] ?? null : null;
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		if ( null !== $package && ! apply_filters( 'woocommerce_shipping_show_shipping_calculator', true, 0, $package ) ) {
			return '';
		}
		list( $words, $button ) = self::destination( $package );
		$form                   = self::form( $button );
		return '' === $form ? '' : '<p class="woocommerce-shipping-destination">' . $words . '</p>' . $form . self::OPEN;
	}

	/**
	 * Returns the text with the destination, and the text of the toggle.
	 *
	 * @param array<string, mixed>|null $package WooCommerce's shipping package; null: none is shown yet.
	 * @return array{string, string} HTML, and text; empty: the usual one.
	 */
	private static function destination( ?array $package ): array {
		$place = null === $package ? '' : WC()->countries->get_formatted_address( $package['destination'], ', ' );
		$named = '<strong>' . esc_html( $place ) . '</strong>';
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound, WordPress.WP.I18n.TextDomainMismatch, WordPress.WP.I18n.MissingTranslatorsComment -- WooCommerce's hook and text.
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
	 * Returns the form, without WooCommerce's script: ours toggles it and fetches the
	 * states of a country.
	 *
	 * @param string $button Text of the toggle.
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
	 * Returns the country whose states are requested; null if none.
	 */
	private static function asked(): ?string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Only compared with the shop's countries.
		$asked = $_GET[ self::COUNTRY ] ?? null;
		return is_string( $asked ) && isset( WC()->countries->get_shipping_countries()[ $asked ] ) ? $asked : null;
	}
}

<?php
/**
 * WooCommerce's order attribution.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front;

use Automattic\WooCommerce\Utilities\FeaturesUtil;
use Vitrine\Commerce\Rules\Orders\OrderOrigin;
use Vitrine\Commerce\WooCommerce\Orders\ConfiguredOrigin;
use Vitrine\Contract;
use Vitrine\Settings\Settings;
use Vitrine\Visit\Inputs;
use Vitrine\Visit\Origins;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces WooCommerce's two order attribution scripts. The form fields, the fields of
 * the checkout block and the order meta stay WooCommerce's, so its reports and order
 * screen show them; the input is sanitized first.
 *
 * @see spec 3.15, 7.18
 */
final class Attribution {

	/** The library, WooCommerce's script and its consent integration. */
	private const SCRIPTS = array( 'sourcebuster-js', 'wc-order-attribution', 'wp-consent-api-integration' );

	/** Actions of the classic checkout form; a theme may lack some. */
	private const PLACES = array(
		'woocommerce_checkout_billing',
		'woocommerce_after_checkout_billing_form',
		'woocommerce_checkout_shipping',
		'woocommerce_after_order_notes',
		'woocommerce_checkout_after_customer_details',
	);

	/**
	 * Whether the inputs have been printed on this page.
	 *
	 * @var bool
	 */
	private static bool $printed = false;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_attribution_prefix', array( self::class, 'prefix' ) );
		add_filter( 'vitrine_attribution_settings', array( ConfiguredOrigin::class, 'settings' ) );
		add_filter( 'vitrine_attribution_fields', array( ConfiguredOrigin::class, 'fields' ) );
		add_action( 'wp_enqueue_scripts', array( self::class, 'take_off' ), 85 );
		add_filter( 'wc_order_attribution_stamp_checkout_html_actions', array( self::class, 'leave_places' ) );
		foreach ( self::PLACES as $place ) {
			add_action( $place, array( self::class, 'print_inputs' ) );
		}
		// Before WooCommerce saves the fields (10).
		add_action( 'woocommerce_checkout_order_created', array( self::class, 'clean_form' ), 5 );
		add_action( 'woocommerce_store_api_checkout_update_order_from_request', array( self::class, 'clean_request' ), 5, 2 );
		add_action( 'vitrine_order_origin', array( self::class, 'keep' ), 10, 2 );
	}

	/**
	 * Whether our script replaces WooCommerce's, and order attribution is enabled.
	 */
	public static function is_ours(): bool {
		return Settings::on( 'replace_attribution' ) && did_action( 'woocommerce_init' ) && FeaturesUtil::feature_is_enabled( 'order_attribution' );
	}

	/**
	 * Returns the prefix of the field names, filtered by plugins.
	 */
	public static function prefix(): string {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		$prefix = apply_filters( 'wc_order_attribution_tracking_field_prefix', Contract::name( 'fields.attribution_prefix' ) );
		return trim( is_string( $prefix ) ? $prefix : '', '_' ) . '_';
	}

	/**
	 * Dequeues WooCommerce's scripts.
	 */
	public static function take_off(): void {
		if ( Origins::are_on() ) {
			array_map( 'wp_dequeue_script', self::SCRIPTS );
		}
	}

	/**
	 * Removes WooCommerce's own inputs: it would print them at every action.
	 *
	 * @param mixed $places Names of the actions.
	 */
	public static function leave_places( mixed $places ): mixed {
		return Origins::are_on() ? array() : $places;
	}

	/**
	 * Prints the inputs once per page.
	 */
	public static function print_inputs(): void {
		if ( ! self::$printed && Origins::are_on() ) {
			self::$printed = true;
			echo Inputs::html(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by the callee.
		}
	}

	/**
	 * Resets the state of the page (tests).
	 */
	public static function reset(): void {
		self::$printed = false;
	}

	/**
	 * Sanitizes the fields of a classic checkout form. Without consent they are
	 * dropped.
	 */
	public static function clean_form(): void {
		if ( ! Origins::are_on() ) {
			return;
		}
		$prefix = self::prefix();
		$fields = array();
		// phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- WooCommerce has verified the nonce; this sanitizes the values.
		foreach ( $_POST as $name => $value ) {
			if ( str_starts_with( (string) $name, $prefix ) ) {
				$fields[ substr( (string) $name, strlen( $prefix ) ) ] = wp_unslash( $value );
				unset( $_POST[ $name ] );
			}
		}
		foreach ( Origins::are_allowed() ? OrderOrigin::clean( $fields ) + ConfiguredOrigin::others( $fields ) : array() as $name => $value ) {
			$_POST[ $prefix . $name ] = wp_slash( $value );
		}
		// phpcs:enable
	}

	/**
	 * Sanitizes the fields of a checkout block. Without consent they are dropped.
	 *
	 * @param mixed            $order   The order.
	 * @param \WP_REST_Request $request The request.
	 * @phpstan-param \WP_REST_Request<array<string, mixed>> $request
	 */
	public static function clean_request( mixed $order, \WP_REST_Request $request ): void {
		$extensions = $request->get_param( 'extensions' );
		$key        = Contract::name( 'fields.attribution_extension_key' );
		if ( ! Origins::are_on() || ! is_array( $extensions ) || ! isset( $extensions[ $key ] ) ) {
			return;
		}
		$fields             = Origins::are_allowed() ? OrderOrigin::clean( (array) $extensions[ $key ] ) : array();
		$extensions[ $key ] = array() === $fields ? array() : $fields + array_fill_keys( (array) Contract::get( 'fields.attribution' ), Contract::name( 'limits.attribution_missing' ) );
		$request->set_param( 'extensions', $extensions );
	}

	/**
	 * Saves the attribution of an order created elsewhere, by a wallet.
	 *
	 * @param int          $order_id Order ID.
	 * @param array<mixed> $fields   Submitted values by field name without prefix.
	 */
	public static function keep( int $order_id, array $fields ): void {
		$order = wc_get_order( $order_id );
		$clean = OrderOrigin::clean( $fields );
		if ( $order instanceof \WC_Order && array() !== $clean ) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
			do_action( 'woocommerce_order_save_attribution_data', $order, $clean + array_fill_keys( (array) Contract::get( 'fields.attribution' ), Contract::name( 'limits.attribution_missing' ) ) );
		}
	}
}

<?php
/**
 * WooCommerce's order attribution.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front;

use Automattic\WooCommerce\Utilities\FeaturesUtil;
use Vitrine\Commerce\Rules\OrderOrigin;
use Vitrine\Commerce\WooCommerce\Orders\ConfiguredOrigin;
use Vitrine\Contract;
use Vitrine\Settings\Settings;
use Vitrine\Visit\Inputs;
use Vitrine\Visit\Origins;

defined( 'ABSPATH' ) || exit;

/**
 * Records origins in the place of WooCommerce's two scripts. The form, the fields
 * of the checkout block and what is kept on an order are WooCommerce's own, so
 * its lists and its order screen show them; what comes in is cleaned before.
 *
 * @see spec 3.15, 7.18
 */
final class Attribution {

	/** The library, the script on top of it and its link to consent. */
	private const SCRIPTS = array( 'sourcebuster-js', 'wc-order-attribution', 'wp-consent-api-integration' );

	/** Places of the classic form, of which a theme may lack some. */
	private const PLACES = array(
		'woocommerce_checkout_billing',
		'woocommerce_after_checkout_billing_form',
		'woocommerce_checkout_shipping',
		'woocommerce_after_order_notes',
		'woocommerce_checkout_after_customer_details',
	);

	/**
	 * Whether this page's form has its inputs.
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
		// Before WooCommerce keeps them (10).
		add_action( 'woocommerce_checkout_order_created', array( self::class, 'clean_form' ), 5 );
		add_action( 'woocommerce_store_api_checkout_update_order_from_request', array( self::class, 'clean_request' ), 5, 2 );
		add_action( 'vitrine_order_origin', array( self::class, 'keep' ), 10, 2 );
	}

	/**
	 * Whether ours stands in the place of WooCommerce's, whose owner can do without any.
	 */
	public static function is_ours(): bool {
		return Settings::on( 'replace_attribution' ) && did_action( 'woocommerce_init' ) && FeaturesUtil::feature_is_enabled( 'order_attribution' );
	}

	/**
	 * What the names of the inputs begin with: as WooCommerce's owner has it.
	 */
	public static function prefix(): string {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
		$prefix = apply_filters( 'wc_order_attribution_tracking_field_prefix', Contract::name( 'fields.attribution_prefix' ) );
		return trim( is_string( $prefix ) ? $prefix : '', '_' ) . '_';
	}

	/**
	 * Takes WooCommerce's scripts off the page.
	 */
	public static function take_off(): void {
		if ( Origins::are_on() ) {
			array_map( 'wp_dequeue_script', self::SCRIPTS );
		}
	}

	/**
	 * Has WooCommerce leave the places of its form to us: it would fill each.
	 *
	 * @param mixed $places Actions.
	 */
	public static function leave_places( mixed $places ): mixed {
		return Origins::are_on() ? array() : $places;
	}

	/**
	 * Prints the inputs, once.
	 */
	public static function print_inputs(): void {
		if ( ! self::$printed && Origins::are_on() ) {
			self::$printed = true;
			echo Inputs::html(); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
		}
	}

	/**
	 * Forgets the page (tests).
	 */
	public static function reset(): void {
		self::$printed = false;
	}

	/**
	 * Cleans what came with a classic form. Without consent nothing came.
	 */
	public static function clean_form(): void {
		if ( ! Origins::are_on() ) {
			return;
		}
		$prefix = self::prefix();
		$fields = array();
		// phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- WooCommerce has checked its nonce; this is what cleans.
		foreach ( $_POST as $name => $value ) {
			if ( str_starts_with( (string) $name, $prefix ) ) {
				$fields[ substr( (string) $name, strlen( $prefix ) ) ] = wp_unslash( $value );
				unset( $_POST[ $name ] );
			}
		}
		foreach ( Origins::are_told() ? OrderOrigin::clean( $fields ) + ConfiguredOrigin::others( $fields ) : array() as $name => $value ) {
			$_POST[ $prefix . $name ] = wp_slash( $value );
		}
		// phpcs:enable
	}

	/**
	 * Cleans what came with a checkout block, likewise.
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
		$fields             = Origins::are_told() ? OrderOrigin::clean( (array) $extensions[ $key ] ) : array();
		$extensions[ $key ] = array() === $fields ? array() : $fields + array_fill_keys( (array) Contract::get( 'fields.attribution' ), Contract::name( 'limits.attribution_missing' ) );
		$request->set_param( 'extensions', $extensions );
	}

	/**
	 * Keeps the origin of an order that was made elsewhere, by a wallet.
	 *
	 * @param int          $order_id The order's id.
	 * @param array<mixed> $fields   Field, without its prefix, to text, as sent.
	 */
	public static function keep( int $order_id, array $fields ): void {
		$order = wc_get_order( $order_id );
		$clean = OrderOrigin::clean( $fields );
		if ( $order instanceof \WC_Order && array() !== $clean ) {
			// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
			do_action( 'woocommerce_order_save_attribution_data', $order, $clean + array_fill_keys( (array) Contract::get( 'fields.attribution' ), Contract::name( 'limits.attribution_missing' ) ) );
		}
	}
}

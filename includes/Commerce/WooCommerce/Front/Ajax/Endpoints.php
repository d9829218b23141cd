<?php
/**
 * AJAX endpoints shared with WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front\Ajax;

use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Commerce\WooCommerce\Cart\OwnForm;
use Vitrine\Contract;
use Vitrine\Page\Forms;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Defines which endpoints we handle under WooCommerce's own names, and fires the hooks
 * that plugins expect there.
 *
 * @see spec 7.1, 7.3, 7.4
 */
final class Endpoints {

	/**
	 * Endpoint to the setting that replaces the calling script; empty: a WooCommerce
	 * script that stays calls it.
	 */
	private const SHARED = array(
		'add_to_cart'             => 'replace_add_to_cart',
		'remove_from_cart'        => 'replace_add_to_cart',
		'get_refreshed_fragments' => 'replace_cart_fragments',
		'apply_coupon'            => '',
		'remove_coupon'           => '',
		'update_order_review'     => '',
		'checkout'                => '',
		'get_variation'           => '',
	);

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_shared_endpoints', array( self::class, 'share' ) );
		add_filter( 'vitrine_add_request', array( self::class, 'filter_product' ) );
		add_filter( 'vitrine_refused_add_url', array( self::class, 'filter_refused_url' ), 10, 2 );
		add_action( 'vitrine_added_to_cart', array( self::class, 'tell_added' ), 10, 2 );
		add_action( 'vitrine_removed_from_cart', array( self::class, 'tell_removed' ) );
		add_action( 'woocommerce_add_to_cart', array( self::class, 'tell_form' ) );
		OwnForm::boot();
		// Before WooCommerce's form handlers (20).
		add_action( 'wp_loaded', array( self::class, 'hold_back_form_handler' ), 0 );
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only checks whether it is set.
		if ( isset( $_GET[ Contract::name( 'endpoint_url.query_var' ) ] ) ) {
			add_action( 'wp_loaded', array( AskedFrom::class, 'define_page' ), 0 );
		}
	}

	/**
	 * Returns the endpoints that WooCommerce has too.
	 *
	 * @param array<string, string> $shared Key of the contract's `endpoints` to the action that we handle; empty: WooCommerce does.
	 * @return array<string, string>
	 */
	public static function share( array $shared ): array {
		foreach ( self::SHARED as $name => $setting ) {
			$shared[ $name ] = '' !== $setting && Settings::get( $setting ) ? 'wc_ajax_' . Contract::name( "endpoints.$name" ) : '';
		}
		return $shared;
	}

	/**
	 * Lets plugins replace the requested product.
	 *
	 * @param AddRequest $request Request of a button in a list.
	 */
	public static function filter_product( AddRequest $request ): AddRequest {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		$id = absint( apply_filters( 'woocommerce_add_to_cart_product_id', $request->product_id ) );
		return $id === $request->product_id ? $request : new AddRequest( $id, $request->quantity, $request->variation_id, $request->attributes, $request->children );
	}

	/**
	 * Lets plugins change the redirect after a rejected add to cart.
	 *
	 * @param string $url        URL of the product page.
	 * @param int    $product_id Product ID.
	 */
	public static function filter_refused_url( string $url, int $product_id ): mixed {
		return apply_filters( 'woocommerce_cart_redirect_after_error', $url, $product_id ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
	}

	/**
	 * Fires WooCommerce's hooks after an AJAX add to cart.
	 *
	 * @param AddRequest $request The handled request.
	 * @param string     $from    `listing` or `form`.
	 */
	public static function tell_added( AddRequest $request, string $from ): void {
		$id = $request->variation_id ? $request->variation_id : $request->product_id;
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		if ( 'listing' === $from ) {
			do_action( 'woocommerce_ajax_added_to_cart', $request->product_id );
		}
		do_action( 'internal_woocommerce_cart_item_added_from_user_request', $id, $request->quantity );
		// phpcs:enable
		if ( 'listing' === $from && 'yes' === get_option( 'woocommerce_cart_redirect_after_add' ) ) {
			wc_add_to_cart_message( array( $id => $request->quantity ), true );
		}
	}

	/**
	 * Fires WooCommerce's hook after an AJAX removal.
	 *
	 * @param string $key Cart item key.
	 */
	public static function tell_removed( string $key ): void {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		do_action( 'internal_woocommerce_cart_item_removed_from_user_request', $key, WC()->cart );
	}

	/**
	 * Fires our hook for a form or link without JavaScript, which WooCommerce handles.
	 * For a grouped product it fires once.
	 */
	public static function tell_form(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- WooCommerce has already added the product.
		$product_id = absint( $_REQUEST[ Contract::name( 'fields.add_to_cart' ) ] ?? 0 );
		if ( $product_id && ! wp_doing_ajax() && ! did_action( 'vitrine_form_added' ) ) {
			Forms::fire_added( $product_id );
		}
	}

	/**
	 * Keeps WooCommerce from handling our forms as well. A product form submitted by
	 * AJAX names its product like a plain form, so WooCommerce would add it before we
	 * do; its own forms are left to it. Our checkout button has WooCommerce's name, and
	 * WooCommerce would reject the form because its nonce is missing.
	 */
	public static function hold_back_form_handler(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Only checks whether it is set.
		if ( isset( $_POST[ Contract::name( 'fields.idempotency_key' ) ] ) ) {
			remove_action( 'wp_loaded', array( \WC_Form_Handler::class, 'checkout_action' ), 20 );
		}
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Only compared with a known name.
		if ( wp_doing_ajax() && Contract::name( 'actions.add_cart_single_product' ) === ( $_REQUEST['action'] ?? '' ) ) {
			// WooCommerce's AJAX requests have this field, and plugins read it.
			// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Readers of the field verify and sanitize it.
			$_POST += array( Contract::name( 'fields.product_id' ) => $_POST[ Contract::name( 'fields.add_to_cart' ) ] ?? '' );
			if ( OwnForm::is_sent() ) {
				OwnForm::prepare();
				return;
			}
			remove_action( 'wp_loaded', array( \WC_Form_Handler::class, 'add_to_cart_action' ), 20 );
		}
	}
}

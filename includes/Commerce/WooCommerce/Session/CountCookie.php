<?php
/**
 * Cookie with the cart item count, for scripts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Session;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce's own `woocommerce_items_in_cart` is a flag: '1' for any cart that is not
 * empty. Our cookie holds the count and the cart hash (`4.9e107d9d372bb682`), so that a
 * cached page shows the right number without a request.
 *
 * It is set right before the headers are sent, whatever has changed the cart by then: a
 * form, a block, the Store API, a login, an order or another plugin. Changes later in
 * the same response are set by a script at the end of the page.
 *
 * @see spec 4.3, 9.4
 */
final class CountCookie {

	/** WooCommerce's flag. */
	private const FLAG = 'woocommerce_items_in_cart';

	/** After WooCommerce and other plugins have printed what may change the cart. */
	private const LAST = PHP_INT_MAX;

	/**
	 * Value in the browser or sent with this response; empty: no cookie.
	 *
	 * @var string|null Null: not read yet.
	 */
	private static ?string $sent = null;

	/**
	 * Name of the cookie.
	 *
	 * @var string|null
	 */
	private static ?string $name = null;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		if ( 'cli' !== PHP_SAPI ) {
			// Load the name now: when headers are sent very late, no class can be loaded anymore.
			add_action( 'init', array( self::class, 'name' ) );
			header_register_callback( array( self::class, 'send' ) );
		}
		add_action( 'wp_print_footer_scripts', array( self::class, 'print' ), self::LAST );
	}

	/**
	 * Sends the cookie if the browser's value is outdated. PHP calls it when the
	 * headers are about to be sent.
	 */
	public static function send(): void {
		$value = self::value();
		if ( null !== $value && self::sent() !== $value ) {
			wc_setcookie( self::name(), $value, '' === $value ? time() - YEAR_IN_SECONDS : 0 );
			self::$sent = $value;
		}
	}

	/**
	 * Prints a script that sets the cookie if the cart changed after the headers were
	 * sent.
	 */
	public static function print(): void {
		$value = headers_sent() ? self::value() : null;
		if ( null === $value || self::sent() === $value ) {
			return;
		}
		self::$sent = $value;
		wp_print_inline_script_tag(
			sprintf(
				'document.cookie=%s;',
				wp_json_encode( self::name() . '=' . rawurlencode( $value ) . '; path=' . COOKIEPATH . ( '' === $value ? '; max-age=0' : '' ) . '; SameSite=Lax', JSON_HEX_TAG | JSON_HEX_AMP )
			)
		);
	}

	/**
	 * Returns the value that the cookie should have.
	 *
	 * @return string|null Empty: no cart, no cookie. Null: this request has not read the cart.
	 */
	private static function value(): ?string {
		if ( ! function_exists( 'WC' ) || ! did_action( 'woocommerce_cart_loaded_from_session' ) ) {
			return null;
		}
		$cart = WC()->cart;
		if ( ! $cart->is_empty() ) {
			return $cart->get_cart_contents_count() . '.' . $cart->get_cart_hash();
		}
		// If WooCommerce's flag remains set, an explicit count tells that the cart is empty.
		return isset( $_COOKIE[ self::FLAG ] ) ? '0.' : '';
	}

	/**
	 * Returns the value that the browser has.
	 */
	private static function sent(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared with a known value.
		self::$sent ??= is_string( $_COOKIE[ self::name() ] ?? '' ) ? (string) ( $_COOKIE[ self::name() ] ?? '' ) : '';
		return self::$sent;
	}

	/**
	 * Returns the name of the cookie.
	 */
	public static function name(): string {
		self::$name ??= Contract::name( 'cookies.cart_count' );
		return self::$name;
	}

	/**
	 * Resets the state of the request (tests).
	 */
	public static function reset(): void {
		self::$sent = null;
		self::$name = null;
	}
}

<?php
/**
 * The number of items in WooCommerce's cart, for scripts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Session;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce's own `woocommerce_items_in_cart` is a flag: '1' for any cart that is
 * not empty. A cookie of ours beside it holds the count and the cart's hash
 * (`4.9e107d9d372bb682`), so that a page from a cache shows the right number
 * without a request.
 *
 * It is written at the last moment before the headers go out, whatever has
 * changed the cart by then: a form, a block, the Store API, a login, an order or
 * another plugin's PHP. What changes later in the same response is told by the
 * page's last markup.
 *
 * @see spec 4.3, 9.4
 */
final class CountCookie {

	/** WooCommerce's flag. */
	private const FLAG = 'woocommerce_items_in_cart';

	/** After WooCommerce and other plugins have printed what changes the cart. */
	private const LAST = PHP_INT_MAX;

	/**
	 * What the browser has, or was sent in this response; empty: no cookie.
	 *
	 * @var string|null Null: not read yet.
	 */
	private static ?string $sent = null;

	/**
	 * The cookie's name.
	 *
	 * @var string|null
	 */
	private static ?string $name = null;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		if ( 'cli' !== PHP_SAPI ) {
			// Named by now: where headers go out very late, no class can be loaded any more.
			add_action( 'init', array( self::class, 'name' ) );
			header_register_callback( array( self::class, 'send' ) );
		}
		add_action( 'wp_print_footer_scripts', array( self::class, 'print' ), self::LAST );
	}

	/**
	 * Sends the cookie where the browser's is not right any more. Called by PHP
	 * when the headers are about to go out.
	 */
	public static function send(): void {
		$value = self::value();
		if ( null !== $value && self::sent() !== $value ) {
			wc_setcookie( self::name(), $value, '' === $value ? time() - YEAR_IN_SECONDS : 0 );
			self::$sent = $value;
		}
	}

	/**
	 * Tells of a change that came after the headers.
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
	 * What the cookie is to hold.
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
		// Where the flag stays behind, only a number can tell that the cart is empty by now.
		return isset( $_COOKIE[ self::FLAG ] ) ? '0.' : '';
	}

	/**
	 * What the browser has by now.
	 */
	private static function sent(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only compared.
		self::$sent ??= is_string( $_COOKIE[ self::name() ] ?? '' ) ? (string) ( $_COOKIE[ self::name() ] ?? '' ) : '';
		return self::$sent;
	}

	/**
	 * The cookie's name.
	 */
	public static function name(): string {
		self::$name ??= Contract::name( 'cookies.cart_count' );
		return self::$name;
	}

	/**
	 * Forgets the request: the next one (tests).
	 */
	public static function reset(): void {
		self::$sent = null;
		self::$name = null;
	}
}

<?php
/**
 * Keys of the visitor's sessions.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Session;

use Automattic\WooCommerce\StoreApi\Utilities\CartTokenUtils;

defined( 'ABSPATH' ) || exit;

/**
 * Determines them before WooCommerce does, from the same sources: the login, the cookie
 * and the Store API's cart token.
 */
final class SessionKeys {

	/** Prefix of WooCommerce's guest session keys. Those of customers are user IDs. */
	private const GUEST = 't_';

	/**
	 * Returns the sessions that this request may write to: usually one; two for the
	 * first request after a login, which takes over the guest's cart; none for a new
	 * visitor.
	 *
	 * @return list<string>
	 */
	public static function of_request(): array {
		$user = get_current_user_id();
		$keys = array_filter( array( $user > 0 ? (string) $user : '', self::of_cookie(), self::of_token() ) );
		return array_values( array_unique( $keys ) );
	}

	/**
	 * Returns the guest session key in the cookie. Guest keys cannot be guessed; a
	 * customer's key is accepted from the login only, otherwise anybody could lock a
	 * customer's session.
	 */
	private static function of_cookie(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Only used in a hash.
		$value = $_COOKIE[ self::cookie() ] ?? '';
		$key   = is_string( $value ) ? strtok( $value, '|' ) : '';
		return is_string( $key ) && str_starts_with( $key, self::GUEST ) ? $key : '';
	}

	/**
	 * Returns the name of WooCommerce's session cookie.
	 */
	public static function cookie(): string {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce hook.
		return (string) apply_filters( 'woocommerce_cookie', 'wp_woocommerce_session_' . COOKIEHASH );
	}

	/**
	 * Returns the session in the cart token of a Store API client without cookies.
	 */
	private static function of_token(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- WooCommerce verifies the signature.
		$token = $_SERVER['HTTP_CART_TOKEN'] ?? '';
		if ( ! is_string( $token ) || '' === $token || ! class_exists( CartTokenUtils::class ) || ! CartTokenUtils::validate_cart_token( $token ) ) {
			return '';
		}
		return (string) ( CartTokenUtils::get_cart_token_payload( $token )['user_id'] ?? '' );
	}
}

<?php
/**
 * The names of the visitor's sessions.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Session;

use Automattic\WooCommerce\StoreApi\Utilities\CartTokenUtils;

defined( 'ABSPATH' ) || exit;

/**
 * Finds them before WooCommerce does, in the same places: the login, the cookie,
 * the Store API's cart token.
 */
final class SessionKeys {

	/** How WooCommerce's names of guests begin. Those of customers are their ids. */
	private const GUEST = 't_';

	/**
	 * The sessions that this request may write to: usually one; two at the first
	 * request after a login, which takes the guest's cart over; none for a visitor
	 * who comes for the first time.
	 *
	 * @return list<string>
	 */
	public static function of_request(): array {
		$user = get_current_user_id();
		$keys = array_filter( array( $user > 0 ? (string) $user : '', self::of_cookie(), self::of_token() ) );
		return array_values( array_unique( $keys ) );
	}

	/**
	 * The guest whom the cookie names. Guests' names cannot be guessed; a
	 * customer's is believed to nobody but the login, or anybody could keep the
	 * customer waiting.
	 */
	private static function of_cookie(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Becomes part of a hash, nothing else.
		$value = $_COOKIE[ self::cookie() ] ?? '';
		$key   = is_string( $value ) ? strtok( $value, '|' ) : '';
		return is_string( $key ) && str_starts_with( $key, self::GUEST ) ? $key : '';
	}

	/**
	 * The name of WooCommerce's cookie of sessions.
	 */
	public static function cookie(): string {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce's filter.
		return (string) apply_filters( 'woocommerce_cookie', 'wp_woocommerce_session_' . COOKIEHASH );
	}

	/**
	 * The session that a Store API client without cookies names.
	 */
	private static function of_token(): string {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- WooCommerce checks its signature.
		$token = $_SERVER['HTTP_CART_TOKEN'] ?? '';
		if ( ! is_string( $token ) || '' === $token || ! class_exists( CartTokenUtils::class ) || ! CartTokenUtils::validate_cart_token( $token ) ) {
			return '';
		}
		return (string) ( CartTokenUtils::get_cart_token_payload( $token )['user_id'] ?? '' );
	}
}

<?php
/**
 * Shopper of the wallet's request.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Wallet;

use Vitrine\Ajax\Routing\EndpointUrls;
use Vitrine\Commerce\Engine;
use Vitrine\Contract;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * The request comes from the wallet's server, without the shopper's cookies. After its
 * signature and ticket are verified, it gets the cookies and user of the ticket, before
 * WordPress determines the current user and an engine opens a session.
 *
 * Otherwise the holder of the merchant key could do anything as that shopper. So it is
 * limited to this endpoint: no other URL, no further parameters, no further fields.
 */
final class Shopper {

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// After WordPress has added slashes to the request, and before it determines
		// the current user.
		add_action( 'setup_theme', array( self::class, 'let_in' ), 0, 0 );
	}

	/**
	 * Authenticates the request as the shopper if it is the wallet's.
	 */
	public static function let_in(): void {
		$config = self::is_answer() ? Config::current() : null;
		if ( null === $config ) {
			return;
		}
		// Otherwise the endpoint returns the error.
		$ticket = Ticket::open( $config, SignedAnswer::ticket( $config, wp_unslash( $_POST ) ) ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- The signature replaces a nonce.
		if ( null !== $ticket ) {
			self::become( $ticket, Plugin::engine() );
		}
	}

	/**
	 * Authenticates the rest of the request as a shopper.
	 *
	 * @param Ticket $ticket Ticket of the shopper.
	 * @param Engine $engine Engine of the shop.
	 */
	public static function become( Ticket $ticket, Engine $engine ): void {
		foreach ( $engine->session_cookies() as $name ) {
			unset( $_COOKIE[ $name ] );
			if ( isset( $ticket->cookies()[ $name ] ) ) {
				$_COOKIE[ $name ] = wp_slash( $ticket->cookies()[ $name ] );
			}
		}
		wp_set_current_user( $ticket->user_id() );
		// The shopper's session cookies must not be sent to the wallet's server.
		header_register_callback( static fn () => header_remove( 'Set-Cookie' ) );
	}

	/**
	 * Returns the session cookies of a guest.
	 *
	 * @param Engine $engine Engine of the shop.
	 * @return array<string, string> Values by cookie name.
	 */
	public static function cookies( Engine $engine ): array {
		$cookies = array();
		foreach ( $engine->session_cookies() as $name ) {
			// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Passed on unchanged; the engine validates it.
			$value = wp_unslash( $_COOKIE[ $name ] ?? '' );
			if ( is_string( $value ) && '' !== $value ) {
				$cookies[ $name ] = $value;
			}
		}
		return $cookies;
	}

	/**
	 * Whether the request is for this endpoint, with its fields only.
	 */
	private static function is_answer(): bool {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Only checks for names; the signature is verified next.
		$path   = wp_parse_url( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), PHP_URL_PATH );
		$home   = wp_parse_url( home_url( '/' ), PHP_URL_PATH );
		$fields = array_map( array( Contract::class, 'name' ), SignedAnswer::FIELDS );
		return EndpointUrls::is_asked( 'endpoints.wallet_order' )
			&& 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' )
			&& $path === $home
			&& array( Contract::name( 'endpoint_url.query_var' ) ) === array_keys( $_GET )
			&& array() === array_diff( array_keys( $_POST ), $fields )
			&& array() === $_FILES;
		// phpcs:enable
	}
}

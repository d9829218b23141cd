<?php
/**
 * Whom the wallet speaks for.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Wallet;

use Vitrine\Ajax\Routing\Addresses;
use Vitrine\Commerce\Engine;
use Vitrine\Contract;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * The wallet's answer comes from its server, without the shopper's cookies. Once
 * its signature and its ticket are checked, that request is the shopper's: before
 * WordPress asks who is there and an engine opens a session, it gets what the
 * ticket holds.
 *
 * Whoever holds the merchant's key could otherwise do as that shopper whatever a
 * request can. So it must be this one endpoint and nothing beside it: no other
 * address, no further argument, no further field.
 */
final class Shopper {

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// After WordPress has put its slashes into the request, and before it looks for a login.
		add_action( 'setup_theme', array( self::class, 'let_in' ), 0, 0 );
	}

	/**
	 * Makes this request the shopper's if it is the wallet's answer.
	 */
	public static function let_in(): void {
		$config = self::is_answer() ? Config::current() : null;
		if ( null === $config ) {
			return;
		}
		// Where it is not the wallet's, the endpoint will say so.
		$ticket = Ticket::open( $config, SignedAnswer::ticket( $config, wp_unslash( $_POST ) ) ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Its signature stands in for one.
		if ( null !== $ticket ) {
			self::become( $ticket, Plugin::engine() );
		}
	}

	/**
	 * Lets the rest of this request be a shopper's.
	 *
	 * @param Ticket $ticket Whose.
	 * @param Engine $engine The shop.
	 */
	public static function become( Ticket $ticket, Engine $engine ): void {
		foreach ( $engine->session_cookies() as $name ) {
			unset( $_COOKIE[ $name ] );
			if ( isset( $ticket->cookies()[ $name ] ) ) {
				$_COOKIE[ $name ] = wp_slash( $ticket->cookies()[ $name ] );
			}
		}
		wp_set_current_user( $ticket->user_id() );
		// The wallet's server is no browser to hand the shopper's session to.
		header_register_callback( static fn () => header_remove( 'Set-Cookie' ) );
	}

	/**
	 * What a guest is known by in this request.
	 *
	 * @param Engine $engine The shop.
	 * @return array<string, string> Name of a cookie to its value.
	 */
	public static function cookies( Engine $engine ): array {
		$cookies = array();
		foreach ( $engine->session_cookies() as $name ) {
			// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- It is put back as it was; the engine checks it then as it did now.
			$value = wp_unslash( $_COOKIE[ $name ] ?? '' );
			if ( is_string( $value ) && '' !== $value ) {
				$cookies[ $name ] = $value;
			}
		}
		return $cookies;
	}

	/**
	 * Whether this request is that one endpoint, with that and nothing else.
	 */
	private static function is_answer(): bool {
		// phpcs:disable WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Only names are looked at; the signature is checked next.
		$path   = wp_parse_url( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), PHP_URL_PATH );
		$home   = wp_parse_url( home_url( '/' ), PHP_URL_PATH );
		$fields = array_map( array( Contract::class, 'name' ), SignedAnswer::FIELDS );
		return Addresses::is_asked( 'endpoints.wallet_order' )
			&& 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' )
			&& $path === $home
			&& array( Contract::name( 'endpoint_url.query_var' ) ) === array_keys( $_GET )
			&& array() === array_diff( array_keys( $_POST ), $fields )
			&& array() === $_FILES;
		// phpcs:enable
	}
}

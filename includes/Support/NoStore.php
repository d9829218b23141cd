<?php
/**
 * An answer that is kept nowhere.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Forbids every cache between here and the visitor to keep the answer of this
 * request: it holds something of theirs.
 */
final class NoStore {

	/**
	 * Sends the headers, as long as that is possible.
	 */
	public static function send(): void {
		// WordPress before 6.8 says no-store to users who are logged in only.
		self::say( 'no-store, private, max-age=0' );
	}

	/**
	 * Lets the visitor's own browser show the page again at once to whom goes back to
	 * it, which no-store would forbid, and nobody else: WooCommerce says the same of
	 * its cart and its checkout.
	 *
	 * @param bool $as_left_only Only as it was left, with its scripts at work: a copy that is read anew knows nothing of an order that it has placed.
	 */
	public static function send_for_way_back( bool $as_left_only ): void {
		self::say( 'no-cache, must-revalidate, max-age=0, private' );
		if ( $as_left_only && ! headers_sent() ) {
			// Browsers take what they have stored for a way back whatever its age, but not where it depends on more than the request.
			header( 'Vary: *', false );
		}
	}

	/**
	 * Says it to all who might keep the answer.
	 *
	 * @param string $cache_control The header's value.
	 */
	private static function say( string $cache_control ): void {
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true );
		}
		nocache_headers();
		if ( ! headers_sent() ) {
			header( "Cache-Control: $cache_control" );
		}
	}
}

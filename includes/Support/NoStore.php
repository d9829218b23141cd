<?php
/**
 * Cache headers of private responses.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Prevents all caches from storing the response, because it has data of the visitor.
 */
final class NoStore {

	/**
	 * Sends the headers, if they can still be sent.
	 */
	public static function send(): void {
		// WordPress before 6.8 sends no-store only to logged-in users.
		self::say( 'no-store, private, max-age=0' );
	}

	/**
	 * Allows only the visitor's browser to keep the page for back navigation, which
	 * no-store would prevent. WooCommerce sends the same headers for cart and checkout.
	 *
	 * @param bool $as_left_only Only from the back/forward cache, where scripts keep running: a page from the HTTP cache does not know of an order placed since.
	 */
	public static function send_for_way_back( bool $as_left_only ): void {
		self::say( 'no-cache, must-revalidate, max-age=0, private' );
		if ( $as_left_only && ! headers_sent() ) {
			// Browsers reuse stored responses of any age for back navigation, but not
			// with `Vary: *`.
			header( 'Vary: *', false );
		}
	}

	/**
	 * Sends the headers and tells cache plugins.
	 *
	 * @param string $cache_control Value of the header.
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

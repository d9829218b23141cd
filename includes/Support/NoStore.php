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
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true );
		}
		nocache_headers();
		if ( ! headers_sent() ) {
			// WordPress before 6.8 says no-store to users who are logged in only.
			header( 'Cache-Control: no-store, private, max-age=0' );
		}
	}
}

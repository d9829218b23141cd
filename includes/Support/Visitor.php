<?php
/**
 * Whether a request is a visitor's.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * A visitor's page loads no code that only the administration, REST, cron or the
 * command line need. REST is not known by the time plugins start: what it needs
 * comes with `rest_api_init`.
 */
final class Visitor {

	/**
	 * Whether this request may be for a page that a visitor reads.
	 */
	public static function is_likely(): bool {
		return ! is_admin() && ! wp_doing_cron() && 'cli' !== PHP_SAPI;
	}

	/**
	 * Calls back at once, or, where the request may be a visitor's, when it turns
	 * out to be one of REST's.
	 *
	 * @param callable(): void $then What others need.
	 */
	public static function unless( callable $then ): void {
		if ( self::is_likely() ) {
			add_action( 'rest_api_init', $then, 0 );
		} else {
			$then();
		}
	}
}

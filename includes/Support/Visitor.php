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

	/** The routes by which WooCommerce's own blocks and apps shop. */
	private const STORE_API = '/wc/store/';

	/**
	 * Calls back at once, or, where the request may be a visitor's, when it turns
	 * out to be one of REST's. Shoppers' requests to WooCommerce's Store API stay
	 * visitors': nothing of ours is edited or managed there.
	 *
	 * @param callable(): void $then What others need.
	 */
	public static function unless( callable $then ): void {
		if ( ! self::is_likely() ) {
			$then();
			return;
		}
		add_action(
			'rest_api_init',
			static function () use ( $then ): void {
				if ( ! self::is_shopping() ) {
					$then();
				}
			},
			0
		);
	}

	/**
	 * Whether the request itself, not one that a page makes within itself, is to the
	 * Store API.
	 */
	private static function is_shopping(): bool {
		if ( ! defined( 'REST_REQUEST' ) || ! REST_REQUEST ) {
			return false;
		}
		$route = $GLOBALS['wp']->query_vars['rest_route'] ?? '';
		return is_string( $route ) && str_starts_with( $route, self::STORE_API );
	}
}

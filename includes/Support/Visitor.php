<?php
/**
 * Front-end requests.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Front-end requests do not load code for the admin, REST API, cron or command line.
 * REST requests are not known when plugins load, so their code is loaded on
 * `rest_api_init`.
 */
final class Visitor {

	/**
	 * Whether this may be a front-end request.
	 */
	public static function is_likely(): bool {
		return ( ! is_admin() || self::is_listing() ) && ! wp_doing_cron() && 'cli' !== PHP_SAPI;
	}

	/**
	 * Whether this is an update of a listing: admin-ajax counts as admin, but the update
	 * renders what its page renders.
	 */
	public static function is_listing(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only checks which action it is.
		return wp_doing_ajax() && ( $_REQUEST['action'] ?? '' ) === Contract::name( 'actions.update_loop_builder_content' );
	}

	/** REST routes of WooCommerce's blocks for shoppers. */
	private const STORE_API = '/wc/store/';

	/**
	 * Runs a callback at once, or on REST requests if this may be a front-end request.
	 * Requests to WooCommerce's Store API count as front-end requests: nothing of this
	 * plugin is managed there.
	 *
	 * @param callable(): void $then Callback.
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
	 * Whether the request itself (not an internal one) is for the Store API.
	 */
	private static function is_shopping(): bool {
		if ( ! defined( 'REST_REQUEST' ) || ! REST_REQUEST ) {
			return false;
		}
		$route = $GLOBALS['wp']->query_vars['rest_route'] ?? '';
		return is_string( $route ) && str_starts_with( $route, self::STORE_API );
	}
}

<?php
/**
 * REST endpoints of the status.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Status;

use Vitrine\Commerce\Engines;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * For the screen and for Site Health. They send requests to the site itself, so only
 * administrators can use them.
 */
final class StatusRoute {

	public const CAPABILITY = 'manage_options';

	/** Time limit per request for rebuilding the index, in seconds. */
	private const SECONDS = 3;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ) );
		if ( defined( 'WP_CLI' ) && constant( 'WP_CLI' ) ) {
			StatusCommand::boot();
		}
	}

	/**
	 * Registers the routes.
	 */
	public static function register(): void {
		$routes = array(
			'rest.status' => array( 'GET', array( self::class, 'status' ) ),
			'rest.reach'  => array( 'GET', array( SiteHealth::class, 'reach' ) ),
			'rest.index'  => array( 'POST', array( self::class, 'rebuild_index' ) ),
		);
		/**
		 * Names in the contract are never empty.
		 *
		 * @var non-falsy-string $space
		 */
		$space = Contract::name( 'rest.namespace' );
		foreach ( $routes as $path => list( $method, $answer ) ) {
			register_rest_route(
				$space,
				'/' . ltrim( Contract::name( $path ), '/' ),
				array(
					'methods'             => $method,
					'callback'            => $answer,
					'permission_callback' => static fn (): bool => current_user_can( self::CAPABILITY ),
				)
			);
		}
	}

	/**
	 * Returns the status in the format of `ShopStatus` in src/contract/types/status.ts.
	 *
	 * @return array<string, mixed>
	 */
	public static function status(): array {
		$engine = Engines::active();
		return array(
			'version' => VITRINE_VERSION,
			'engine'  => EngineReport::all(),
			'scripts' => EngineReport::scripts(),
			'checks'  => array_map( static fn ( Verdict $one ): array => $one->to_array(), array_merge( Checks::of_site( $engine ), Checks::of_reach( $engine ) ) ),
		);
	}

	/**
	 * Rebuilds the product index, a part with each request.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request `begin`: true in the first request.
	 * @return array{progress: float}|\WP_Error Progress from 0 to 1; 1: complete.
	 */
	public static function rebuild_index( \WP_REST_Request $request ): array|\WP_Error {
		$engine = Engines::active()->id();
		if ( ! ShopIndex::is_there( $engine ) ) {
			return new \WP_Error( 'vitrine_no_index', __( 'This shop has no product index of its own.', 'vitrine' ), array( 'status' => 404 ) );
		}
		if ( true === $request->get_param( 'begin' ) ) {
			ShopIndex::begin( $engine );
		}
		return array( 'progress' => ShopIndex::go_on( $engine, self::SECONDS ) );
	}
}

<?php
/**
 * The status by REST.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support\Status;

use Vitrine\Commerce\Engines;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * For the screen, and for WordPress's Site Health. It calls the site itself, so it
 * is for those only who may change its settings.
 */
final class Route {

	public const CAPABILITY = 'manage_options';

	/**
	 * Takes the hooks.
	 */
	public static function boot(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ) );
	}

	/**
	 * Registers the routes.
	 */
	public static function register(): void {
		$routes = array(
			'rest.status' => array( self::class, 'status' ),
			'rest.reach'  => array( SiteHealth::class, 'reach' ),
		);
		/**
		 * A name of the contract is never empty.
		 *
		 * @var non-falsy-string $space
		 */
		$space = Contract::name( 'rest.namespace' );
		foreach ( $routes as $path => $answer ) {
			register_rest_route(
				$space,
				'/' . ltrim( Contract::name( $path ), '/' ),
				array(
					'methods'             => 'GET',
					'callback'            => $answer,
					'permission_callback' => static fn (): bool => current_user_can( self::CAPABILITY ),
				)
			);
		}
	}

	/**
	 * The whole status: the shape of `ShopStatus` in src/contract/types/status.ts.
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
}

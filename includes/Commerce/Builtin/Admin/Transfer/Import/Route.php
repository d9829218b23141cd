<?php
/**
 * The import by REST.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Imports a batch a request, for the screen's script, which asks again until nothing
 * is left.
 */
final class Route {

	/** Seconds after which a request begins no other row: servers break off long ones. */
	private const SECONDS = 5.0;

	/**
	 * Registers the route. WordPress checks the nonce of who is logged in by a cookie.
	 */
	public static function register(): void {
		/**
		 * A name of the contract is never empty.
		 *
		 * @var non-falsy-string $space
		 */
		$space = Contract::name( 'rest.namespace' );
		register_rest_route(
			$space,
			'/' . ltrim( Contract::name( 'rest.import' ), '/' ),
			array(
				'methods'             => 'POST',
				'callback'            => array( self::class, 'go_on' ),
				'permission_callback' => array( Screen::class, 'is_allowed' ),
				'args'                => array(),
			)
		);
	}

	/**
	 * Imports a batch.
	 *
	 * @return array{done: int, total: int, finished: bool, text: string}|\WP_Error `vitrine_import_none` (409) where there is none.
	 */
	public static function go_on(): array|\WP_Error {
		$failed = Progress::go_on( self::SECONDS );
		$job    = Job::current();
		if ( null !== $failed || null === $job ) {
			return $failed ?? new \WP_Error( 'vitrine_import_none', __( 'This import was canceled.', 'vitrine' ), array( 'status' => 409 ) );
		}
		return Progress::of( $job );
	}
}

<?php
/**
 * REST route of the import.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Imports one batch per request. The script of the screen repeats the request until
 * the import is complete.
 */
final class ImportRoute {

	/** Seconds after which a request starts no further row, because servers end long requests. */
	private const SECONDS = 5.0;

	/**
	 * Registers the route. WordPress checks the nonce of users logged in by cookie.
	 */
	public static function register(): void {
		/**
		 * Names in the contract are never empty.
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
				'permission_callback' => array( ImportScreen::class, 'is_allowed' ),
				'args'                => array(),
			)
		);
	}

	/**
	 * Imports a batch.
	 *
	 * @return array{done: int, total: int, finished: bool, text: string}|\WP_Error `vitrine_import_none` (409) if there is no import.
	 */
	public static function go_on(): array|\WP_Error {
		$failed = ImportProgress::go_on( self::SECONDS );
		$job    = Job::current();
		if ( null !== $failed || null === $job ) {
			return $failed ?? new \WP_Error( 'vitrine_import_none', __( 'This import was canceled.', 'vitrine' ), array( 'status' => 409 ) );
		}
		return ImportProgress::of( $job );
	}
}

<?php
/**
 * REST route of the move.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Admin;

use Vitrine\Contract;
use Vitrine\Move\Preview;
use Vitrine\Move\MoveProgress;
use Vitrine\Move\MoveRunner;
use Vitrine\Move\ShopMove;
use Vitrine\Settings\Access;

defined( 'ABSPATH' ) || exit;

/**
 * Moves one batch per request. The screen repeats the request until all items are moved.
 */
final class MoveRoute {

	/** Number of items loaded at a time. */
	private const BATCH = 50;

	/** Seconds after which a request starts no further item, because servers end long requests. */
	private const SECONDS = 5.0;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ) );
	}

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
			'/' . ltrim( Contract::name( 'rest.move' ), '/' ),
			array(
				'methods'             => 'POST',
				'callback'            => array( self::class, 'move' ),
				'permission_callback' => static fn (): bool => current_user_can( Access::SITE ),
				'args'                => array(
					'again' => array(
						'description' => __( 'Whether to start again after a completed move.', 'vitrine' ),
						'type'        => 'boolean',
						'default'     => false,
					),
				),
			)
		);
	}

	/**
	 * Moves a batch.
	 *
	 * @param \WP_REST_Request<array{again: bool}> $request Request of the screen.
	 * @return array<string, mixed>|\WP_Error Result of state(), or `vitrine_move_blocked` (409) if nothing can be moved.
	 */
	public static function move( \WP_REST_Request $request ): array|\WP_Error {
		if ( ! ShopMove::can_move() ) {
			return self::refusal( __( 'There is nothing to move: WooCommerce must be active, and Vitrine must have been used as a shop before.', 'vitrine' ) );
		}
		$progress = MoveProgress::load();
		if ( $progress->is_finished() && true !== $request['again'] ) {
			return self::state( MoveRunner::DONE );
		}
		if ( ( 0 === $progress->started || $progress->is_finished() ) && Preview::is_blocked( Preview::findings() ) ) {
			return self::refusal( __( 'Change the settings listed above first. Nothing was moved.', 'vitrine' ) );
		}
		try {
			$outcome = MoveRunner::of_site()->run( self::BATCH, self::SECONDS );
		} catch ( \RuntimeException $broken ) {
			return new \WP_Error( 'vitrine_move_failed', $broken->getMessage(), array( 'status' => 503 ) );
		}
		return self::state( $outcome );
	}

	/**
	 * Returns the progress of the move.
	 *
	 * @param string $outcome Result of the runner; empty: it did not run.
	 * @return array{outcome: string, started: bool, finished: bool, parts: list<array{id: string, label: string, done: int, moved: int, total: int}>, failed: int, problems: list<array{part: string, id: int, text: string}>}
	 */
	public static function state( string $outcome ): array {
		$progress = MoveProgress::load();
		return array(
			'outcome'  => $outcome,
			'started'  => $progress->started > 0,
			'finished' => $progress->is_finished(),
			'parts'    => Preview::progress(),
			'failed'   => $progress->failed(),
			'problems' => $progress->problems(),
		);
	}

	/**
	 * Creates the error for a move that cannot start.
	 *
	 * @param string $text Error message.
	 */
	private static function refusal( string $text ): \WP_Error {
		return new \WP_Error( 'vitrine_move_blocked', $text, array( 'status' => 409 ) );
	}
}

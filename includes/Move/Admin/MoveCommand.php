<?php
/**
 * WP-CLI command of the move.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Admin;

use Vitrine\Move\Preview;
use Vitrine\Move\MoveProgress;
use Vitrine\Move\MoveRunner;
use Vitrine\Move\ShopMove;

defined( 'ABSPATH' ) || exit;

/**
 * `wp vitrine move`.
 */
final class MoveCommand {

	private const BATCH = 100;

	/** Seconds after which a batch ends. */
	private const SECONDS = 30.0;

	/**
	 * Registers the command.
	 */
	public static function boot(): void {
		if ( defined( 'WP_CLI' ) && constant( 'WP_CLI' ) ) {
			\WP_CLI::add_command( 'vitrine move', array( self::class, 'move' ) );
		}
	}

	/**
	 * Moves the shop from Vitrine to WooCommerce.
	 *
	 * Moves products, categories, attributes, stock, coupons, customers and orders.
	 * No email is sent. The command may be stopped at any time and run again: nothing
	 * is moved twice. Make a backup of the database first.
	 *
	 * ## OPTIONS
	 *
	 * [--dry-run]
	 * : Lists what will be moved and what cannot be, and changes nothing.
	 *
	 * [--batch=<number>]
	 * : Number of products, orders and so on that are moved per batch.
	 * ---
	 * default: 100
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp vitrine move --dry-run
	 *     wp vitrine move
	 *
	 * @param list<string>          $words   Unused.
	 * @param array<string, string|bool> $options Options as above.
	 */
	public static function move( array $words, array $options ): void {
		if ( ! ShopMove::can_move() ) {
			\WP_CLI::error( __( 'There is nothing to move: WooCommerce must be active, and Vitrine must have been used as a shop before.', 'vitrine' ) );
		}
		foreach ( Preview::counts() as $part ) {
			\WP_CLI::log( sprintf( '%s: %d', $part['label'], $part['left'] ) );
		}
		$findings = Preview::findings();
		foreach ( $findings as $finding ) {
			\WP_CLI::log( sprintf( '- %s', $finding['text'] ) );
		}
		if ( ! empty( $options['dry-run'] ) ) {
			return;
		}
		if ( Preview::is_blocked( $findings ) ) {
			\WP_CLI::error( __( 'Change the settings listed above first. Nothing was moved.', 'vitrine' ) );
		}
		self::run( max( 1, (int) ( $options['batch'] ?? self::BATCH ) ) );
	}

	/**
	 * Moves all items.
	 *
	 * @param int $batch Number of items per batch.
	 */
	private static function run( int $batch ): void {
		$runner = MoveRunner::of_site();
		do {
			$outcome = $runner->run( $batch, self::SECONDS );
			wp_cache_flush_runtime();
			$done = array_sum( array_column( Preview::progress(), 'done' ) );
			\WP_CLI::log( sprintf( '%d', $done ) );
		} while ( MoveRunner::MORE === $outcome );
		if ( MoveRunner::BUSY === $outcome ) {
			\WP_CLI::error( __( 'Another move is in progress. Try again in a minute.', 'vitrine' ) );
		}
		$progress = MoveProgress::load();
		foreach ( $progress->problems() as $problem ) {
			\WP_CLI::warning( sprintf( '%s %d: %s', $problem['part'], $problem['id'], $problem['text'] ) );
		}
		/* translators: %d: number of products, orders and so on. */
		\WP_CLI::success( sprintf( __( 'The shop has been moved. Not moved: %d.', 'vitrine' ), $progress->failed() ) );
	}
}

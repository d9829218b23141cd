<?php
/**
 * WP-CLI commands for the product index.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Status;

use Vitrine\Commerce\Engines;

defined( 'ABSPATH' ) || exit;

/**
 * `wp vitrine index`.
 */
final class StatusCommand {

	/** Seconds between two lines of progress. */
	private const STEP = 10;

	/**
	 * Registers the commands.
	 */
	public static function boot(): void {
		\WP_CLI::add_command( 'vitrine index check', array( self::class, 'check' ) );
		\WP_CLI::add_command( 'vitrine index rebuild', array( self::class, 'rebuild' ) );
	}

	/**
	 * Compares a sample of products with the index that listings and searches use.
	 *
	 * ## EXAMPLES
	 *
	 *     wp vitrine index check
	 */
	public static function check(): void {
		$found = ShopIndex::sample( self::need_index() );
		/* translators: 1: number of products that were checked, 2: number of products that differ. */
		$text = sprintf( __( 'Products checked: %1$d. Different from the index: %2$d.', 'vitrine' ), $found['checked'], $found['different'] );
		if ( $found['different'] > 0 ) {
			\WP_CLI::error( $text );
		}
		\WP_CLI::success( $text );
	}

	/**
	 * Rebuilds the index of all products. The shop stays online.
	 *
	 * ## EXAMPLES
	 *
	 *     wp vitrine index rebuild
	 */
	public static function rebuild(): void {
		$engine = self::need_index();
		ShopIndex::begin( $engine );
		$before = 0.0;
		for ( $still = 0; $still < 30; ) {
			$done = ShopIndex::go_on( $engine, self::STEP );
			/* translators: %d: percentage. */
			\WP_CLI::log( sprintf( __( '%d%% done.', 'vitrine' ), (int) floor( 100 * $done ) ) );
			if ( 1.0 === $done ) {
				\WP_CLI::success( __( 'The product index has been rebuilt.', 'vitrine' ) );
				return;
			}
			$still  = $done > $before ? 0 : $still + 1;
			$before = $done;
			if ( $still > 0 ) {
				sleep( 1 );
			}
		}
		\WP_CLI::error( __( 'Another process is writing the index, or it cannot be written. Rebuilding continues in the background.', 'vitrine' ) );
	}

	/**
	 * Exits with an error if the shop has no product index.
	 *
	 * @return string ID of the engine.
	 */
	private static function need_index(): string {
		$engine = Engines::active()->id();
		if ( ! ShopIndex::is_there( $engine ) ) {
			\WP_CLI::error( __( 'This shop has no product index of its own.', 'vitrine' ) );
		}
		return $engine;
	}
}

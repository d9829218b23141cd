<?php
/**
 * Makes the index of a shop that had none.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalogue\Index;

use Vitrine\Commerce\Builtin\Catalogue\ContentTypes;
use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Builtin\Outbox\Schedule;

defined( 'ABSPATH' ) || exit;

/**
 * The order and visibility of products by one statement, their words and
 * attributes in batches: a small shop's at once, a large one's in the background.
 * Until the last is written, searches look into the texts, and listings have no
 * facets of attributes.
 */
final class Rebuild {

	/** Option, read with all others: the last product whose words and attributes are there; empty: all have theirs. */
	public const OPTION = 'vitrine_index_after';

	/** Seconds after which no other batch is begun: within a request that has something else to do, and in the background. */
	private const AT_ONCE       = 2;
	private const IN_BACKGROUND = 40;

	private const BATCH = 200;

	/**
	 * Takes the hooks.
	 */
	public static function boot(): void {
		add_action( Schedule::WORK, static fn () => self::run( self::IN_BACKGROUND ) );
	}

	/**
	 * Whether every product has its words and attributes.
	 */
	public static function is_done(): bool {
		return '' === get_option( self::OPTION, '' );
	}

	/**
	 * Begins anew.
	 */
	public static function start(): void {
		global $wpdb;
		$listed = "p.post_type = %s AND p.post_status = 'publish' AND p.post_password = ''";
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- A constant.
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET listed = ( SELECT COUNT(*) FROM %i p WHERE p.ID = product_id AND $listed ), menu_order = COALESCE( ( SELECT p.menu_order FROM %i p WHERE p.ID = product_id ), 0 ), name = COALESCE( ( SELECT SUBSTRING( p.post_title, 1, %d ) FROM %i p WHERE p.ID = product_id ), '' ), created = ( SELECT p.post_date FROM %i p WHERE p.ID = product_id )", Tables::products(), $wpdb->posts, ContentTypes::PRODUCT, $wpdb->posts, ProductIndex::NAME, $wpdb->posts, $wpdb->posts ) );
		update_option( self::OPTION, '0', true );
		self::run( self::AT_ONCE );
	}

	/**
	 * Goes on where it was left.
	 *
	 * @param int $seconds After which no other batch is begun.
	 */
	public static function run( int $seconds ): void {
		global $wpdb;
		$until = microtime( true ) + $seconds;
		while ( ! self::is_done() && microtime( true ) < $until ) {
			$ids = array_values( array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT product_id FROM %i WHERE product_id > %d ORDER BY product_id LIMIT %d', Tables::products(), (int) get_option( self::OPTION ), self::BATCH ) ) ) );
			// One write to the disk for all of them, not one a statement.
			$done = Transaction::run(
				static function () use ( $ids ): bool {
					ProductIndex::write( $ids );
					return true;
				}
			);
			Changes::forget();
			if ( true !== $done ) {
				// The next run begins with the same ones.
				return;
			}
			update_option( self::OPTION, array() === $ids ? '' : (string) max( $ids ), true );
		}
	}
}

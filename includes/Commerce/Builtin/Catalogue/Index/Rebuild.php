<?php
/**
 * Makes the index of a shop that had none.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalogue\Index;

use Vitrine\Commerce\Builtin\Catalogue\ContentTypes;
use Vitrine\Commerce\Builtin\Catalogue\FacetIndex\FacetIndex;
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

	/** Option, read with all others: the last product whose words and attributes are there; empty: all have theirs, as they have behind IN_PLACE. */
	public const OPTION = 'vitrine_index_after';

	/** What the option begins with where all are written once more, and those that are there answer meanwhile. */
	private const IN_PLACE = '~';

	/** Seconds after which no other batch is begun: within a request that has something else to do, and in the background. */
	private const AT_ONCE       = 2;
	private const IN_BACKGROUND = 40;

	/** Products of one transaction: more write no faster, and a request would wait for them. */
	private const BATCH = 500;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( Schedule::WORK, static fn () => self::run( self::IN_BACKGROUND ) );
	}

	/**
	 * Whether every product has its words and attributes.
	 */
	public static function is_done(): bool {
		return ! ctype_digit( (string) get_option( self::OPTION, '' ) );
	}

	/**
	 * Whether something is left to be written.
	 */
	public static function is_at_work(): bool {
		return '' !== get_option( self::OPTION, '' );
	}

	/**
	 * Share of the index that is written, from 0 to 1.
	 *
	 * @return float 0 to 1.
	 */
	public static function progress(): float {
		global $wpdb;
		if ( ! self::is_at_work() ) {
			return 1.0;
		}
		$total = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', Tables::products() ) );
		return 0 === $total ? 1.0 : (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE product_id <= %d', Tables::products(), self::after() ) ) / $total;
	}

	/**
	 * Begins anew.
	 */
	public static function start(): void {
		self::write_columns();
		update_option( self::OPTION, '0', true );
		self::run( self::AT_ONCE );
	}

	/**
	 * Writes all of it once more, for an index that differs from the products. What is
	 * there answers until it is written, and the index of facets is made anew after it.
	 */
	public static function start_in_place(): void {
		self::write_columns();
		update_option( self::OPTION, self::IN_PLACE . '0', true );
	}

	/**
	 * Writes the order and visibility of all products.
	 */
	private static function write_columns(): void {
		global $wpdb;
		$listed = "p.post_type = %s AND p.post_status = 'publish' AND p.post_password = ''";
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- A constant.
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET listed = ( SELECT COUNT(*) FROM %i p WHERE p.ID = product_id AND $listed ), menu_order = COALESCE( ( SELECT p.menu_order FROM %i p WHERE p.ID = product_id ), 0 ), name = COALESCE( ( SELECT SUBSTRING( p.post_title, 1, %d ) FROM %i p WHERE p.ID = product_id ), '' ), created = ( SELECT p.post_date FROM %i p WHERE p.ID = product_id )", Tables::products(), $wpdb->posts, ContentTypes::PRODUCT, $wpdb->posts, ProductIndex::NAME, $wpdb->posts, $wpdb->posts ) );
	}

	/**
	 * The last product that is written.
	 */
	private static function after(): int {
		return (int) ltrim( (string) get_option( self::OPTION, '' ), self::IN_PLACE );
	}

	/**
	 * Continues an interrupted rebuild.
	 *
	 * @param int $seconds After which no other batch is begun.
	 */
	public static function run( int $seconds ): void {
		global $wpdb;
		$until = microtime( true ) + $seconds;
		while ( self::is_at_work() && microtime( true ) < $until ) {
			$in_place = self::is_done();
			$ids      = array_values( array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT product_id FROM %i WHERE product_id > %d ORDER BY product_id LIMIT %d', Tables::products(), self::after(), self::BATCH ) ) ) );
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
			if ( array() === $ids && $in_place && ! FacetIndex::keeper()->restart() ) {
				// Another process writes it: the next run asks again.
				return;
			}
			update_option( self::OPTION, array() === $ids ? '' : ( $in_place ? self::IN_PLACE : '' ) . max( $ids ), true );
		}
	}
}

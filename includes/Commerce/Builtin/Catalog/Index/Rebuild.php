<?php
/**
 * Rebuild of the product index.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalog\Index;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Catalog\FacetIndex\FacetIndex;
use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Builtin\Outbox\Schedule;

defined( 'ABSPATH' ) || exit;

/**
 * Menu order and visibility of products are updated in one statement, words and
 * attributes in batches: at once in small shops, in the background in large ones. Until
 * it is complete, searches use the texts, and listings have no attribute facets.
 */
final class Rebuild {

	/**
	 * Autoloaded option with the ID of the last indexed product; empty: complete. With
	 * the prefix IN_PLACE, existing data is complete and is being rewritten.
	 */
	public const OPTION = 'vitrine_index_after';

	/**
	 * Prefix of the option while the index is rewritten, and existing data is used
	 * meanwhile.
	 */
	private const IN_PLACE = '~';

	/** Time limit in seconds: in a request with another purpose, and in the background. */
	private const AT_ONCE       = 2;
	private const IN_BACKGROUND = 40;

	/** Products per transaction: larger ones are not faster, and block other requests. */
	private const BATCH = 500;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( Schedule::WORK, static fn () => self::run( self::IN_BACKGROUND ) );
	}

	/**
	 * Whether every product has words and attributes.
	 */
	public static function is_done(): bool {
		return ! ctype_digit( (string) get_option( self::OPTION, '' ) );
	}

	/**
	 * Whether a rebuild is in progress.
	 */
	public static function is_at_work(): bool {
		return '' !== get_option( self::OPTION, '' );
	}

	/**
	 * Returns the progress of the rebuild.
	 *
	 * @return float Progress from 0 to 1.
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
	 * Starts a rebuild from scratch.
	 */
	public static function start(): void {
		self::write_columns();
		update_option( self::OPTION, '0', true );
		self::run( self::AT_ONCE );
	}

	/**
	 * Starts to rewrite an index that differs from the products. Existing data is used
	 * until it is complete; then the facet index is rebuilt.
	 */
	public static function start_in_place(): void {
		self::write_columns();
		update_option( self::OPTION, self::IN_PLACE . '0', true );
	}

	/**
	 * Saves menu order and visibility of all products.
	 */
	private static function write_columns(): void {
		global $wpdb;
		$listed = "p.post_type = %s AND p.post_status = 'publish' AND p.post_password = ''";
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- Constant.
		$wpdb->query( $wpdb->prepare( "UPDATE %i SET listed = ( SELECT COUNT(*) FROM %i p WHERE p.ID = product_id AND $listed ), menu_order = COALESCE( ( SELECT p.menu_order FROM %i p WHERE p.ID = product_id ), 0 ), name = COALESCE( ( SELECT SUBSTRING( p.post_title, 1, %d ) FROM %i p WHERE p.ID = product_id ), '' ), created = ( SELECT p.post_date FROM %i p WHERE p.ID = product_id )", Tables::products(), $wpdb->posts, ContentTypes::PRODUCT, $wpdb->posts, ProductIndex::NAME, $wpdb->posts, $wpdb->posts ) );
	}

	/**
	 * Returns the ID of the last indexed product.
	 */
	private static function after(): int {
		return (int) ltrim( (string) get_option( self::OPTION, '' ), self::IN_PLACE );
	}

	/**
	 * Continues an interrupted rebuild.
	 *
	 * @param int $seconds Time limit in seconds after which no new batch is started.
	 */
	public static function run( int $seconds ): void {
		global $wpdb;
		$until = microtime( true ) + $seconds;
		while ( self::is_at_work() && microtime( true ) < $until ) {
			$in_place = self::is_done();
			$ids      = array_values( array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT product_id FROM %i WHERE product_id > %d ORDER BY product_id LIMIT %d', Tables::products(), self::after(), self::BATCH ) ) ) );
			// In a transaction, for a single disk write.
			$done = Transaction::run(
				static function () use ( $ids ): bool {
					ProductIndex::write( $ids );
					return true;
				}
			);
			Changes::forget();
			if ( true !== $done ) {
				// The next run starts with the same products.
				return;
			}
			if ( array() === $ids && $in_place && ! FacetIndex::keeper()->restart() ) {
				// Another process is working on it: the next run tries again.
				return;
			}
			update_option( self::OPTION, array() === $ids ? '' : ( $in_place ? self::IN_PLACE : '' ) . max( $ids ), true );
		}
	}
}

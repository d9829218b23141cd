<?php
/**
 * Source of the facet index.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalog\FacetIndex;

use Vitrine\Commerce\Rules\FacetIndex\Prices;
use Vitrine\Commerce\Rules\FacetIndex\Source;
use Vitrine\Commerce\Rules\FacetIndex\Storage\Tables;
use Vitrine\Commerce\WooCommerce\Catalog\Facets\Description;

defined( 'ABSPATH' ) || exit;

/**
 * Reads WooCommerce's lookup tables once per product instead of once per query.
 */
final class FacetSource implements Source {

	/** Number of products from which a shop is large: WooCommerce's tables need more than 1 ms per ten products. */
	private const FROM = 100;

	/** Increased whenever the content of the index changes. */
	private const VERSION = '3';

	/** Products per query. */
	private const BATCH = 2000;

	/**
	 * {@inheritDoc}
	 */
	public function option(): string {
		return FacetIndex::OPTION;
	}

	/**
	 * {@inheritDoc}
	 */
	public function tables(): Tables {
		global $wpdb;
		return new Tables( "{$wpdb->prefix}vitrine_wc_facets", "{$wpdb->prefix}vitrine_wc_facet_places", "{$wpdb->prefix}vitrine_wc_facet_changes" );
	}

	/**
	 * {@inheritDoc} False while WooCommerce regenerates its lookup tables.
	 */
	public function is_whole(): bool {
		// These options are autoloaded, and usually do not exist.
		return array() === array_filter( array_intersect_key( wp_load_alloptions(), array_flip( FacetIndex::REGENERATES ) ) );
	}

	/**
	 * {@inheritDoc} Contains the condition for listed products: visitors for whom another
	 * plugin changes it get their results from the database.
	 */
	public function stamp(): string {
		return md5( self::VERSION . Description::stamp() . Description::shown() );
	}

	/**
	 * {@inheritDoc}
	 */
	public function is_large(): bool {
		global $wpdb;
		/** This filter is documented in includes/Commerce/Builtin/Catalog/FacetIndex/FacetSource.php */
		$from = (int) apply_filters( 'vitrine_facet_index_from', self::FROM );
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Runs once, in the background.
		return $from <= (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE post_type = 'product' AND post_status = 'publish'", $wpdb->posts ) );
	}

	/**
	 * {@inheritDoc}
	 */
	public function ids(): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Runs once, in the background.
		return array_values( array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT p.ID FROM %i p LEFT JOIN ( SELECT post_parent, COUNT(*) AS amount FROM %i WHERE post_type = 'product_variation' GROUP BY post_parent ) v ON v.post_parent = p.ID WHERE p.post_type = 'product' AND p.post_status NOT IN ( 'auto-draft', 'trash' ) ORDER BY COALESCE( v.amount, 0 ) DESC, p.ID", $wpdb->posts, $wpdb->posts ) ) ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<int, int> $places Product ID to its position in the sets.
	 * @param int             $bytes  Length of a set in bytes.
	 */
	public function sets( array $places, int $bytes ): array {
		return Builder::of( $places, $bytes );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param list<int> $ids Product IDs.
	 */
	public function due( array $ids ): array {
		global $wpdb;
		$due = array();
		foreach ( array_chunk( $ids, self::BATCH ) as $some ) {
			$in = implode( ', ', array_map( 'intval', $some ) );
			foreach ( array( "SELECT m.post_id AS id, m.meta_key, m.meta_value FROM %i m INNER JOIN %i p ON p.ID = m.post_id WHERE m.post_id IN ( $in )", "SELECT p.post_parent AS id, m.meta_key, m.meta_value FROM %i m INNER JOIN %i p ON p.ID = m.post_id WHERE p.post_type = 'product_variation' AND p.post_parent IN ( $in )" ) as $sql ) {
				// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQLPlaceholders -- Integers; runs once, in the background.
				foreach ( (array) $wpdb->get_results( $wpdb->prepare( "$sql AND m.meta_key IN ( '_sale_price_dates_from', '_sale_price_dates_to' ) AND m.meta_value + 0 >= %d", $wpdb->postmeta, $wpdb->posts, time() ), ARRAY_A ) as $row ) {
					// A sale ends after its last second.
					$time = (int) $row['meta_value'] + ( '_sale_price_dates_to' === $row['meta_key'] ? 1 : 0 );

					$due[ (int) $row['id'] ] = min( $due[ (int) $row['id'] ] ?? $time, $time );
				}
			}
		}
		return $due;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param \Closure(): bool $write Writes the index.
	 */
	public function at_once( \Closure $write ): bool {
		global $wpdb;
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Transaction statements, no data.
		$wpdb->query( 'START TRANSACTION' );
		$done = $write();
		if ( $done ) {
			$wpdb->query( 'COMMIT' );
		} else {
			$wpdb->query( 'ROLLBACK' );
		}
		// phpcs:enable
		return $done;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $order Order of the listing.
	 * @param int    $first Offset.
	 * @param int    $count Maximum number of products.
	 */
	public function in_order( string $order, int $first, int $count ): ?array {
		return OrderTable::page( $this->tables()->places, $order, $first, $count );
	}

	/**
	 * {@inheritDoc}
	 */
	public function prices(): Prices {
		return new ShownPrices();
	}
}

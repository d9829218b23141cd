<?php
/**
 * Products of the built-in shop for the facet index.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalog\FacetIndex;

use Vitrine\Commerce\Builtin\Catalog\Index\Rebuild;
use Vitrine\Commerce\Builtin\Catalog\SortOrders;
use Vitrine\Commerce\Builtin\Database\Tables as ShopTables;
use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Rules\FacetIndex\Prices;
use Vitrine\Commerce\Rules\FacetIndex\Source;
use Vitrine\Commerce\Rules\FacetIndex\Storage\Places;
use Vitrine\Commerce\Rules\FacetIndex\Storage\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Prices are indexed as entered, so that a change of taxes needs no new index.
 */
final class FacetSource implements Source {

	/** Number of products from which the index is used: with fewer, queries are as fast. */
	private const FROM = 2000;

	/** Version of the indexed data; a change rebuilds the index. */
	private const VERSION = '3';

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
		return ShopTables::facet_index();
	}

	/**
	 * {@inheritDoc}
	 */
	public function is_whole(): bool {
		return Rebuild::is_done();
	}

	/**
	 * {@inheritDoc}
	 */
	public function stamp(): string {
		return self::VERSION;
	}

	/**
	 * {@inheritDoc}
	 */
	public function is_large(): bool {
		global $wpdb;
		/**
		 * Filters the number of products from which listings count facets with the
		 * index. With fewer, database queries are as fast.
		 *
		 * @param int $number 2000 in the built-in shop, 100 with WooCommerce.
		 *
		 * @example
		 * add_filter( 'vitrine_facet_index_from', fn () => 10000 );
		 */
		$from = (int) apply_filters( 'vitrine_facet_index_from', self::FROM );
		return $from <= (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', ShopTables::products() ) );
	}

	/**
	 * {@inheritDoc}
	 */
	public function ids(): array {
		global $wpdb;
		return array_values( array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT p.product_id FROM %i p LEFT JOIN ( SELECT product_id, COUNT(*) AS amount FROM %i GROUP BY product_id ) v ON v.product_id = p.product_id ORDER BY COALESCE( v.amount, 0 ) DESC, p.product_id', ShopTables::products(), ShopTables::variations() ) ) ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<int, int> $places Positions in the sets by product ID.
	 * @param int             $bytes  Length of a set in bytes.
	 */
	public function sets( array $places, int $bytes ): array {
		return Builder::of( $places, $bytes );
	}

	/**
	 * {@inheritDoc} The start and end of a sale is noted as a change.
	 *
	 * @param list<int> $ids Product IDs.
	 */
	public function due( array $ids ): array {
		return array();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param \Closure(): bool $write Callback that writes.
	 */
	public function at_once( \Closure $write ): bool {
		return true === Transaction::run( static fn (): bool|\WP_Error => $write() ? true : Transaction::failed_statement() );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $order Sort order of the listing.
	 * @param int    $first Number of results to skip.
	 * @param int    $count Maximum number.
	 */
	public function in_order( string $order, int $first, int $count ): ?array {
		global $wpdb;
		// Products without price come last when sorted by price, for which there is no
		// database index.
		if ( 'price' === $order || SortOrders::valid( $order ) !== $order ) {
			return null;
		}
		// phpcs:ignore WordPress.DB.PreparedSQL -- Sort order from this class, and numbers.
		return Places::of_rows( (array) $wpdb->get_results( $wpdb->prepare( 'SELECT l.product_id, k.place FROM %i l LEFT JOIN %i k ON k.product_id = l.product_id WHERE l.listed = 1 ORDER BY ' . SortOrders::sql( $order ) . ' LIMIT %d OFFSET %d', ShopTables::products(), $this->tables()->places, $count, $first ), ARRAY_N ) );
	}

	/**
	 * {@inheritDoc}
	 */
	public function prices(): Prices {
		return new EnteredPrices();
	}
}

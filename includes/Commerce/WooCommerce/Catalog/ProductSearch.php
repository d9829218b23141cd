<?php
/**
 * Product queries.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalog;

use Vitrine\Commerce\Value\ProductQuery;
use Vitrine\Commerce\WooCommerce\Catalog\FacetIndex\FacetIndex;
use Vitrine\Commerce\WooCommerce\Catalog\FacetIndex\Index;
use Vitrine\Commerce\WooCommerce\Catalog\FacetIndex\OrderTable;
use Vitrine\Commerce\WooCommerce\Catalog\FacetIndex\PlainLists;

defined( 'ABSPATH' ) || exit;

/**
 * Queries products with WooCommerce's own conditions and orders. Listings show only
 * products that are published, without a password and not hidden.
 */
final class ProductSearch {

	/**
	 * Returns the IDs of a page and the total number of products.
	 *
	 * @param ProductQuery $query    The product query.
	 * @param string       $orderby  Valid order.
	 * @param int          $page     Page number, from 1.
	 * @param int          $per_page Products per page, from 1.
	 * @return array{ids: list<int>, total: int}
	 */
	public static function run( ProductQuery $query, string $orderby, int $page, int $per_page ): array {
		$named = 1 === $page ? self::named( $query, $orderby, $per_page ) : array();
		$found = count( $named ) < $per_page ? null : self::page( $named, $query, $orderby, $page, $per_page );
		return null !== $found && count( $found['ids'] ) === $per_page ? $found : self::page( self::among( $query ), $query, $orderby, $page, $per_page );
	}

	/**
	 * Returns a page of the candidates.
	 *
	 * @param list<int>|null $among    Candidate IDs; null: all products.
	 * @param ProductQuery   $query    The product query.
	 * @param string         $orderby  Valid order.
	 * @param int            $page     Page number, from 1.
	 * @param int            $per_page Products per page, from 1.
	 * @return array{ids: list<int>, total: int}
	 */
	private static function page( ?array $among, ProductQuery $query, string $orderby, int $page, int $per_page ): array {
		if ( array() === $among ) {
			return array(
				'ids'   => array(),
				'total' => 0,
			);
		}
		$archive   = $query->inherits ? ArchiveQuery::current() : null;
		$arguments = array(
			'post_type'           => 'product',
			'post_status'         => 'publish',
			'has_password'        => false,
			'fields'              => 'ids',
			'ignore_sticky_posts' => true,
			'posts_per_page'      => $per_page,
			'paged'               => $page,
			'no_found_rows'       => ! $query->counted,
			PlainLists::ARGUMENT  => true,
		) + self::conditions( $query, $among, $archive );
		$order     = array() === $query->ids ? $orderby : '';
		$found     = self::ordered( $arguments, $order, $archive, '' === $query->orderby );
		$ids       = array_map( static fn ( $post ): int => $post instanceof \WP_Post ? $post->ID : (int) $post, (array) $found->posts );
		$total     = $query->counted ? (int) $found->found_posts : ( $page - 1 ) * $per_page + count( $ids );
		if ( $query->counted && array() === $ids && $page > 1 && 0 === $total ) {
			// For a page without results the database returns no total.
			$total = (int) self::ordered(
				array(
					'posts_per_page' => 1,
					'paged'          => 1,
				) + $arguments,
				'',
				$archive
			)->found_posts;
		}
		if ( $total >= PlainLists::LARGE ) {
			// Requests the index for the next pages.
			( new Index() )->has_index();
		}
		return array(
			'ids'   => array_values( $ids ),
			'total' => $total,
		);
	}

	/**
	 * Returns the conditions of a query.
	 *
	 * @param ProductQuery   $query   The product query.
	 * @param list<int>|null $among   Candidate IDs; null: all products.
	 * @param ?ArchiveQuery  $archive Archive of the products; null: none.
	 * @return array<string, mixed> Arguments of WP_Query.
	 */
	private static function conditions( ProductQuery $query, ?array $among, ?ArchiveQuery $archive ): array {
		$conditions = $archive?->conditions() ?? array(
			// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- WooCommerce reads the current terms from it.
			'tax_query'  => self::terms( $query ),
			// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- Contains only conditions of other plugins.
			'meta_query' => WC()->query->get_meta_query(),
		);
		if ( null === $among ) {
			return $conditions;
		}
		$kept = $conditions['post__in'] ?? null;
		// WordPress ignores an empty list.
		return array( 'post__in' => ( is_array( $kept ) ? self::both( $among, $kept ) : $among ) ?: array( 0 ) ) + $conditions;
	}

	/**
	 * Runs a query in one of WooCommerce's orders.
	 *
	 * @param array<string, mixed> $arguments Arguments of WP_Query.
	 * @param string               $orderby   Valid order; empty: that of `post__in`.
	 * @param ?ArchiveQuery        $archive   Archive of the products; null: none.
	 * @param bool                 $is_open   Whether the archive's own order may be used, because none was chosen.
	 */
	private static function ordered( array $arguments, string $orderby, ?ArchiveQuery $archive, bool $is_open = false ): \WP_Query {
		$ask = static fn ( array $order ): \WP_Query => null === $archive ? new \WP_Query( $arguments + $order ) : $archive->ask( $arguments + $order );
		$own = $is_open && null !== $archive ? $archive->order() : array();
		if ( '' === $orderby || array() !== $own ) {
			return $ask( array() === $own ? array( 'orderby' => 'post__in' ) : $own );
		}
		$change = static fn ( array $clauses ): array => Listed::clauses( $clauses, $orderby );
		add_filter( 'posts_clauses', $change );
		try {
			return $ask( Listed::order( $orderby ) );
		} finally {
			remove_filter( 'posts_clauses', $change );
		}
	}

	/**
	 * Returns the first products whose names have the words of a search, if no total is
	 * needed: searching all descriptions would read every product.
	 *
	 * @param ProductQuery $query    The product query.
	 * @param string       $orderby  Valid order.
	 * @param int          $per_page Products per page, from 1.
	 * @return list<int> Some may be gone, or not be listed; fewer than a page: it is not soon known.
	 */
	private static function named( ProductQuery $query, string $orderby, int $per_page ): array {
		$words = preg_split( '/\s+/u', trim( $query->search ), -1, PREG_SPLIT_NO_EMPTY ) ?: array();
		// Phrases, excluded words and alternatives are left to WooCommerce, and so are searches of other plugins.
		$plain = 1 !== preg_match( '/"|(^|\s)-|\sor\s/i', $query->search ) && ! has_filter( 'woocommerce_product_pre_search_products' );
		return array() !== $words && $plain && ! $query->counted && ! $query->on_sale && ! $query->featured && array() === $query->ids && '' === $query->category && null === $query->term && FacetIndex::keeper()->is_ready() ? OrderTable::named( $orderby, $words, 2 * $per_page ) : array();
	}

	/**
	 * Returns the candidate IDs of a query, in order.
	 *
	 * @param ProductQuery $query The product query.
	 * @return list<int>|null Null: all products.
	 */
	private static function among( ProductQuery $query ): ?array {
		$among = array() === $query->ids ? null : $query->ids;
		if ( $query->on_sale ) {
			$among = self::both( $among, wc_get_product_ids_on_sale() );
		}
		if ( $query->featured ) {
			$among = self::both( $among, wc_get_featured_product_ids() );
		}
		if ( '' !== trim( $query->search ) ) {
			/**
			 * The data store forwards calls to that of products.
			 *
			 * @var \WC_Product_Data_Store_CPT $store
			 */
			$store = \WC_Data_Store::load( 'product' );
			// Searches titles, descriptions and SKUs, as WooCommerce does.
			$found     = $store->search_products( trim( $query->search ) );
			$corrected = array() === array_filter( $found ) ? NearWords::corrected( $query->search ) : null;
			$among     = self::both( $among, null === $corrected ? $found : $store->search_products( $corrected ) );
		}
		return $among;
	}

	/**
	 * Returns the intersection of two lists, in the order of the first.
	 *
	 * @param list<int>|null $among IDs; null: all.
	 * @param array<mixed>   $found Found IDs.
	 * @return list<int>
	 */
	private static function both( ?array $among, array $found ): array {
		$found = array_values( array_filter( array_map( 'intval', $found ) ) );
		return null === $among ? $found : array_values( array_intersect( $among, $found ) );
	}

	/**
	 * Returns the taxonomy conditions: hidden products, the category, and a tag, brand
	 * or attribute.
	 *
	 * @param ProductQuery $query The product query.
	 * @return array<mixed>
	 */
	private static function terms( ProductQuery $query ): array {
		$terms = array_filter( array( 'product_cat' => $query->category ) + ( null === $query->term ? array() : array( $query->term['taxonomy'] => $query->term['slug'] ) ) );
		return Listed::terms(
			'' !== trim( $query->search ),
			array_map(
				static fn ( string $taxonomy, string $slug ): array => array(
					'taxonomy' => $taxonomy,
					'field'    => 'slug',
					'terms'    => $slug,
				),
				array_keys( $terms ),
				$terms
			)
		);
	}
}

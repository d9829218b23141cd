<?php
/**
 * Finds the ids of a page of products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalogue;

use Vitrine\Commerce\Value\ProductQuery;
use Vitrine\Commerce\WooCommerce\Catalogue\FacetIndex\FacetIndex;
use Vitrine\Commerce\WooCommerce\Catalogue\FacetIndex\Index;
use Vitrine\Commerce\WooCommerce\Catalogue\FacetIndex\OrderTable;
use Vitrine\Commerce\WooCommerce\Catalogue\FacetIndex\PlainLists;

defined( 'ABSPATH' ) || exit;

/**
 * A query of WordPress with WooCommerce's own conditions and orders. Listings
 * show what everybody may see: published, no password, not hidden.
 */
final class ProductSearch {

	/**
	 * The ids of the page and the count of all pages.
	 *
	 * @param ProductQuery $query    What is asked for.
	 * @param string       $orderby  A valid order.
	 * @param int          $page     From 1.
	 * @param int          $per_page From 1.
	 * @return array{ids: list<int>, total: int}
	 */
	public static function run( ProductQuery $query, string $orderby, int $page, int $per_page ): array {
		$named = 1 === $page ? self::named( $query, $orderby, $per_page ) : array();
		$found = count( $named ) < $per_page ? null : self::page( $named, $query, $orderby, $page, $per_page );
		return null !== $found && count( $found['ids'] ) === $per_page ? $found : self::page( self::among( $query ), $query, $orderby, $page, $per_page );
	}

	/**
	 * A page of those that come into question.
	 *
	 * @param list<int>|null $among    Their ids; null: all products.
	 * @param ProductQuery   $query    What is asked for.
	 * @param string         $orderby  A valid order.
	 * @param int            $page     From 1.
	 * @param int            $per_page From 1.
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
			// Of an empty page the database does not say how many there are.
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
			// The next pages are found by it.
			( new Index() )->has_index();
		}
		return array(
			'ids'   => array_values( $ids ),
			'total' => $total,
		);
	}

	/**
	 * Which products come into question.
	 *
	 * @param ProductQuery   $query   What is asked for.
	 * @param list<int>|null $among   Their ids; null: all products.
	 * @param ?ArchiveQuery  $archive Of which they are; null: none.
	 * @return array<string, mixed> Arguments of WP_Query.
	 */
	private static function conditions( ProductQuery $query, ?array $among, ?ArchiveQuery $archive ): array {
		$conditions = $archive?->conditions() ?? array(
			// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- How WooCommerce knows what is shown.
			'tax_query'  => self::terms( $query ),
			// phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- Empty but for other plugins' conditions.
			'meta_query' => WC()->query->get_meta_query(),
		);
		if ( null === $among ) {
			return $conditions;
		}
		$kept = $conditions['post__in'] ?? null;
		// WordPress takes an empty list for no condition.
		return array( 'post__in' => ( is_array( $kept ) ? self::both( $among, $kept ) : $among ) ?: array( 0 ) ) + $conditions;
	}

	/**
	 * Runs a query in an order of WooCommerce's.
	 *
	 * @param array<string, mixed> $arguments Of WP_Query.
	 * @param string               $orderby   A valid order; empty: as `post__in` has them.
	 * @param ?ArchiveQuery        $archive   Whose products they are; null: of none.
	 * @param bool                 $is_open   Whether nobody has chosen an order, so that the archive's own would do.
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
	 * The first products whose names have the words of a search, where only a few are
	 * wanted: who looks into every text of the shop reads all of it for them.
	 *
	 * @param ProductQuery $query    What is asked for.
	 * @param string       $orderby  A valid order.
	 * @param int          $per_page From 1.
	 * @return list<int> Some may be gone, or not be listed; fewer than a page: it is not soon known.
	 */
	private static function named( ProductQuery $query, string $orderby, int $per_page ): array {
		$words = preg_split( '/\s+/u', trim( $query->search ), -1, PREG_SPLIT_NO_EMPTY ) ?: array();
		// A phrase, a word that may not be there and one of several are WooCommerce's own to read, and so is another plugin's search.
		$plain = 1 !== preg_match( '/"|(^|\s)-|\sor\s/i', $query->search ) && ! has_filter( 'woocommerce_product_pre_search_products' );
		return array() !== $words && $plain && ! $query->counted && ! $query->on_sale && ! $query->featured && array() === $query->ids && '' === $query->category && null === $query->term && FacetIndex::keeper()->is_ready() ? OrderTable::named( $orderby, $words, 2 * $per_page ) : array();
	}

	/**
	 * The only ids that come into question, in their order.
	 *
	 * @param ProductQuery $query What is asked for.
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
			 * It passes the calls of products on.
			 *
			 * @var \WC_Product_Data_Store_CPT $store
			 */
			$store = \WC_Data_Store::load( 'product' );
			// Title, texts and numbers, as WooCommerce itself looks for products.
			$found     = $store->search_products( trim( $query->search ) );
			$corrected = array() === array_filter( $found ) ? NearWords::corrected( $query->search ) : null;
			$among     = self::both( $among, null === $corrected ? $found : $store->search_products( $corrected ) );
		}
		return $among;
	}

	/**
	 * What is in both lists, in the order of the first.
	 *
	 * @param list<int>|null $among Null: everything.
	 * @param array<mixed>   $found Ids.
	 * @return list<int>
	 */
	private static function both( ?array $among, array $found ): array {
		$found = array_values( array_filter( array_map( 'intval', $found ) ) );
		return null === $among ? $found : array_values( array_intersect( $among, $found ) );
	}

	/**
	 * Conditions on terms: what is hidden, the category, and a tag, a brand or an attribute.
	 *
	 * @param ProductQuery $query What is asked for.
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

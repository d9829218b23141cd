<?php
/**
 * Database query of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Posts;

use Vitrine\Commerce\Facets\FacetAnswer;
use Vitrine\Commerce\Facets\IndexedProducts;
use Vitrine\Commerce\Optional\Catalog\ListedProducts;
use Vitrine\Loop\Context;
use Vitrine\Loop\LoopState;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Built from the block's saved options and the visitor's state. A state can only narrow
 * the results: post type, status and password are conditions of every query and cannot
 * be removed.
 */
final class PostsQuery {

	/**
	 * Result of the index, once it was queried.
	 *
	 * @var array{?FacetAnswer}|null
	 */
	private ?array $indexed = null;

	/**
	 * @param LoopOptions $options Options of the block.
	 * @param Context $context Context of the page.
	 * @param LoopState   $state   State chosen by the visitor.
	 */
	public function __construct(
		public readonly LoopOptions $options,
		public readonly Context $context,
		public readonly LoopState $state,
	) {}

	/**
	 * Returns the posts of a page.
	 *
	 * @param int $first Offset.
	 * @param int $count Maximum number of posts.
	 * @return list<\WP_Post>
	 */
	public function posts( int $first, int $count ): array {
		$more  = array(
			'posts_per_page'         => $count,
			'update_post_meta_cache' => true,
			'update_post_term_cache' => true,
			'lazy_load_term_meta'    => true,
		);
		$known = Indexed::page( $this, $this->order(), $this->options->offset + $first, $count );
		$query = null === $known ? $this->ask( $more + array( 'offset' => $this->options->offset + $first ) ) : new \WP_Query( $more + $known );
		// Loads the images of all posts with one query.
		update_post_thumbnail_cache( $query );
		return array_values( array_filter( (array) $query->posts, static fn ( $post ): bool => $post instanceof \WP_Post ) );
	}

	/**
	 * Returns the result of the product index; null: the database is queried.
	 */
	public function indexed(): ?FacetAnswer {
		$this->indexed ??= array( array() === $this->options->facets ? null : Indexed::answer( $this ) );
		return $this->indexed[0];
	}

	/**
	 * Returns the SQL parts of the query, for counts.
	 *
	 * @return array{join: string, where: string}
	 */
	public function conditions(): array {
		$this->ask_index();
		$join  = '';
		$where = '';
		$watch = static function ( array $clauses ) use ( &$join, &$where ): array {
			$join  = (string) $clauses['join'];
			$where = (string) $clauses['where'];
			return $clauses;
		};
		add_filter( 'posts_clauses', $watch, PHP_INT_MAX );
		// Prepare the query without running it.
		add_filter( 'posts_pre_query', '__return_empty_array', PHP_INT_MAX );
		try {
			$this->ask( array( 'posts_per_page' => 1 ) );
		} finally {
			remove_filter( 'posts_pre_query', '__return_empty_array', PHP_INT_MAX );
			remove_filter( 'posts_clauses', $watch, PHP_INT_MAX );
		}
		return array(
			'join'  => $join,
			'where' => $where,
		);
	}

	/**
	 * Returns a hash of the query, regardless of page and order.
	 */
	public function key(): string {
		return md5(
			(string) wp_json_encode(
				array(
					array_diff_key(
						$this->arguments(),
						array(
							'orderby' => 0,
							'order'   => 0,
						)
					),
					$this->state->filters(),
					$this->state->facets,
					$this->options,
				)
			)
		);
	}

	/**
	 * Whether the query is one of a limited number of common ones, so that its counts
	 * can be stored in transients. Searches, unknown categories and long lists of
	 * values are not limited.
	 */
	public function is_common(): bool {
		$slugs    = array_merge( ...array_values( $this->state->filters() ) );
		$families = ( new TermCondition( $this->options->taxonomy ) )->families( $slugs );
		// Facets multiply, so allow a single value only.
		$facets = array_merge( array(), ...array_values( $this->state->facets ) );
		if ( count( $facets ) > 1 || ( $facets && $slugs ) || in_array( array(), ( new TermCondition( (string) array_key_first( $this->state->facets ) ) )->families( $facets ), true ) ) {
			return false;
		}
		return '' === $this->state->search && count( $slugs ) <= 2 && ! in_array( array(), $families, true );
	}

	/**
	 * Whether the results depend on stock, sales, prices, ratings or meta, which change
	 * without a change of the post, so that nothing can be cached.
	 */
	public function is_live(): bool {
		return array() !== array_filter( array_keys( $this->state->facets ), fn ( string $facet ): bool => RangeFacets::is_meta( $facet ) || ProductFacets::has( $facet, $this->options->post_type ) );
	}

	/**
	 * Queries the index first if there are facets: the filters of this query must not
	 * affect its own queries.
	 */
	private function ask_index(): void {
		if ( array() !== $this->state->facets ) {
			$this->indexed();
		}
	}

	/**
	 * Runs the query.
	 *
	 * @param array<string, mixed> $more Further arguments.
	 */
	private function ask( array $more ): \WP_Query {
		$this->ask_index();
		$change = fn ( array $clauses ): array => $this->clauses( $clauses );
		add_filter( 'posts_clauses', $change );
		try {
			return new \WP_Query( $more + $this->arguments() );
		} finally {
			remove_filter( 'posts_clauses', $change );
		}
	}

	/**
	 * Returns the arguments of WP_Query.
	 *
	 * @return array<string, mixed>
	 */
	private function arguments(): array {
		$shop    = (array) $this->products()?->list_arguments( $this->shop_order(), '' !== $this->state->search );
		$foreign = $this->options->inherit ? $this->context->foreign : array();
		$meta    = array_filter( array( $shop['meta_query'] ?? array(), $foreign['meta_query'] ?? array() ) );
		$current = $this->options->without_current && $this->context->post_id > 0 ? array( $this->context->post_id ) : array();
		$own     = array(
			'post_type'           => $this->options->post_type,
			'post_status'         => 'publish',
			'has_password'        => false,
			'ignore_sticky_posts' => true,
			// SQL_CALC_FOUND_ROWS would build the whole list.
			'no_found_rows'       => true,
			'suppress_filters'    => false,
			'orderby'             => '' === $this->shop_order() ? PostSortOrders::arguments( $this->order() ) : 'none',
			'tax_query'           => array_values( array_filter( array( $this->taxonomies(), $shop['tax_query'] ?? array(), $foreign['tax_query'] ?? array() ) ) ), // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- Conditions of the archive and of the shop.
			'post__not_in'        => array( ...$current, ...(array) ( $foreign['post__not_in'] ?? array() ) ), // phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams.PostNotIn_post__not_in -- One post, and exclusions of other plugins.
		) + ( array() === $meta ? array() : array( 'meta_query' => array_values( $meta ) ) ); // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- Conditions of other plugins.
		if ( '' !== $this->state->search ) {
			$own['s'] = $this->state->search;
		}
		/**
		 * Filters the query of a listing. Post type, status and password cannot be
		 * changed.
		 *
		 * @param array<string, mixed> $arguments Arguments of WP_Query.
		 * @param LoopOptions              $options   Options of the block.
		 * @param LoopState                $state     State chosen by the visitor.
		 *
		 * @example
		 * add_filter( 'vitrine_loop_query', fn( $arguments, $options ) => 'post' === $options->post_type ? array( 'author__not_in' => array( 7 ) ) + $arguments : $arguments, 10, 2 );
		 */
		$arguments = apply_filters( 'vitrine_loop_query', array_diff_key( $shop, array_flip( array( 'tax_query', 'meta_query' ) ) ) + $own + $this->context_arguments() + $foreign, $this->options, $this->state );
		return array_intersect_key( $own, array_flip( array( 'post_type', 'post_status', 'has_password', 'no_found_rows', 'ignore_sticky_posts', 'suppress_filters' ) ) ) + (array) $arguments;
	}

	/**
	 * Returns the order of the page.
	 */
	private function order(): string {
		return '' === $this->state->sorting ? $this->options->order : PostSortOrders::valid( $this->state->sorting, $this->options->post_type );
	}

	/**
	 * Returns the arguments of the page's archive, except its taxonomies.
	 *
	 * @return array<string, mixed>
	 */
	private function context_arguments(): array {
		return $this->options->inherit ? array_diff_key( $this->context->arguments, array( 'tax_query' => 0 ) ) : array();
	}

	/**
	 * Returns the taxonomy condition of the archive, whose terms WordPress has cached.
	 *
	 * @return array<mixed>
	 */
	private function taxonomies(): array {
		return $this->options->inherit ? $this->context->arguments['tax_query'] ?? array() : array();
	}

	/**
	 * Adds conditions that are faster than those of WP_Query, and the catalog's
	 * order.
	 *
	 * @param array<string, string> $clauses Clauses of WP_Query.
	 * @return array<string, string>
	 */
	private function clauses( array $clauses ): array {
		$terms = new TermCondition( $this->options->taxonomy );
		foreach ( array_filter( array_merge( array( $terms->with_ids( $this->options->terms ) ), array_values( array_map( array( $terms, 'with_slugs' ), $this->state->filters() ) ) ) ) as $group ) {
			$clauses['where'] .= $group;
		}
		$clauses['where'] .= $this->facets();
		$clauses           = Sticky::clauses( $clauses, $this->options->sticky );
		return $this->products()?->list_clauses( $clauses, $this->shop_order() ) ?? $clauses;
	}

	/**
	 * Returns the SQL conditions of the facets: all facets must match, each with any or
	 * all of its values.
	 */
	private function facets(): string {
		global $wpdb;
		$ids = array() === $this->state->facets ? null : $this->indexed()?->ids( Indexed::MOST_NAMED );
		if ( null !== $ids ) {
			return array() === $ids ? ' AND 1=0' : " AND {$wpdb->posts}.ID IN ( " . implode( ', ', $ids ) . ' )';
		}
		$own    = ProductFacets::among( $this->state->facets, $this->options->post_type );
		$where  = array() === $own ? '' : ' AND ' . ProductFacets::condition( $own, $this->options->post_type );
		$where .= PostFacets::condition( $this->state->facets ) . RangeFacets::condition( $this->state->facets, $this->options->post_type );
		foreach ( array_diff_key( $this->state->facets, $own, array_flip( PostFacets::ALL ) ) as $taxonomy => $slugs ) {
			if ( RangeFacets::is( $taxonomy ) ) {
				continue;
			}
			$terms  = new TermCondition( $taxonomy );
			$groups = 'all' === ( $this->options->facets[ $taxonomy ] ?? 'any' ) ? array_chunk( $slugs, 1 ) : array( $slugs );
			$where .= implode( '', array_map( array( $terms, 'with_slugs' ), $groups ) );
		}
		return $where;
	}

	/**
	 * Returns the order of the page if only the catalog supports it or has an index
	 * for it.
	 */
	private function shop_order(): string {
		$order   = $this->order();
		$catalog = $this->products();
		return PostSortOrders::arguments( $order ) && ! ( $catalog instanceof IndexedProducts && isset( $catalog->sort_orders()[ $order ] ) ) ? '' : $order;
	}

	/**
	 * Returns the catalog if the listing shows products.
	 */
	private function products(): ?ListedProducts {
		$engine  = Plugin::engine();
		$catalog = $engine->content_types()['post_type'] === $this->options->post_type ? $engine->catalog() : null;
		return $catalog instanceof ListedProducts ? $catalog : null;
	}
}

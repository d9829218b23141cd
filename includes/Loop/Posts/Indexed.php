<?php
/**
 * Queries of the product index.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Posts;

use Vitrine\Commerce\Facets\DescribesProducts;
use Vitrine\Commerce\Facets\FacetAnswer;
use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Facets\FacetQuestion;
use Vitrine\Commerce\Facets\IndexedProducts;
use Vitrine\Loop\Context;
use Vitrine\Loop\LoopState;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Converts the query of a listing for the product index. The database is queried for
 * what the index does not support: searches, sticky posts, authors and dates, and
 * conditions of other plugins.
 */
final class Indexed {

	/** Maximum number of results that are passed to the database as IDs. */
	public const MOST_NAMED = 2000;

	/**
	 * Returns the result of a query; null: the index does not support it, or there is
	 * none.
	 *
	 * @param PostsQuery $query The query.
	 */
	public static function answer( PostsQuery $query ): ?FacetAnswer {
		$index   = self::index();
		$options = $query->options;
		if ( null === $index || ! $index->has_index() || Plugin::engine()->content_types()['post_type'] !== $options->post_type || '' !== $query->state->search || array() !== array_filter( array_keys( $query->state->facets ), array( self::class, 'is_of_posts' ) ) || in_array( $options->sticky, array( 'only', 'exclude' ), true ) ) {
			return null;
		}
		$groups = self::groups( $query );
		if ( null === $groups || ! self::is_plain( $options->post_type ) ) {
			return null;
		}
		$own   = ProductFacets::among( $query->state->facets, $options->post_type );
		$terms = array();
		foreach ( array_diff_key( $query->state->facets, $own ) as $taxonomy => $slugs ) {
			$families           = ( new TermCondition( $taxonomy ) )->families( $slugs );
			$terms[ $taxonomy ] = 'all' === ( $options->facets[ $taxonomy ] ?? 'any' ) ? array_values( $families ) : array( array_merge( array(), ...array_values( $families ) ) );
		}
		$facets = array_values( array_filter( array_keys( $options->facets ), static fn ( string $facet ): bool => ! self::is_of_posts( $facet ) ) );
		$shops  = array_values( array_filter( $facets, static fn ( string $facet ): bool => ProductFacets::has( $facet, $options->post_type ) ) );
		return $index->ask(
			new FacetQuestion(
				$groups,
				$own,
				$terms,
				$shops,
				array_values( array_diff( $facets, $shops ) ),
				array_keys( $options->facets, 'all', true ),
				$options->without_current && $query->context->post_id > 0 ? array( $query->context->post_id ) : array()
			)
		);
	}

	/**
	 * Returns the query arguments for a page of IDs found by the index; null: the
	 * database finds them faster.
	 *
	 * @param PostsQuery  $query The query.
	 * @param string $order Order of the listing.
	 * @param int    $first Offset.
	 * @param int    $count Maximum number of results.
	 * @return array<string, mixed>|null
	 */
	public static function page( PostsQuery $query, string $order, int $first, int $count ): ?array {
		$ids = 'first' === $query->options->sticky ? null : $query->indexed()?->page( $order, $first, $count );
		return null === $ids ? null : array(
			'post_type'           => $query->options->post_type,
			'post_status'         => 'publish',
			'ignore_sticky_posts' => true,
			'no_found_rows'       => true,
			'post__in'            => array() === $ids ? array( 0 ) : $ids,
			'orderby'             => 'post__in',
		);
	}

	/**
	 * Returns the index to use; null: none.
	 */
	private static function index(): ?IndexedProducts {
		$catalog = Plugin::engine()->catalog();
		/**
		 * Filters the index that counts product facets: the shop's own or another one,
		 * such as that of a search service.
		 *
		 * @param IndexedProducts|null $index Index of the shop; null: use the database.
		 *
		 * @example
		 * // While products are imported, the database itself counts.
		 * add_filter( 'vitrine_product_index', fn( $index ) => get_transient( 'acme_import_runs' ) ? null : $index );
		 */
		$index = apply_filters( 'vitrine_product_index', $catalog instanceof FacetedProducts ? $catalog->index() : null );
		return $index instanceof IndexedProducts ? $index : null;
	}

	/**
	 * Whether a facet is one for all post types, which the index does not have.
	 *
	 * @param string $facet Facet name.
	 */
	private static function is_of_posts( string $facet ): bool {
		return PostFacets::is( $facet ) || RangeFacets::is( $facet );
	}

	/**
	 * Returns the terms that limit the listing.
	 *
	 * @param PostsQuery $query The query.
	 * @return list<array{taxonomy: string, terms: list<int>}>|null Null: not terms alone say it.
	 */
	private static function groups( PostsQuery $query ): ?array {
		$options = $query->options;
		$terms   = new TermCondition( $options->taxonomy );
		$groups  = array();
		foreach ( $query->state->filters() as $slugs ) {
			$groups[] = array(
				'taxonomy' => $options->taxonomy,
				'terms'    => array_merge( array(), ...array_values( $terms->families( $slugs ) ) ),
			);
		}
		if ( array() !== $options->terms ) {
			$groups[] = array(
				'taxonomy' => $options->taxonomy,
				'terms'    => $terms->of_ids( $options->terms ),
			);
		}
		if ( $options->inherit && array() !== $query->context->foreign ) {
			return null;
		}
		foreach ( $options->inherit ? $query->context->arguments : array() as $name => $value ) {
			if ( 'tax_query' !== $name ) {
				return null;
			}
			foreach ( $value as $archive ) {
				$groups[] = array(
					'taxonomy' => $archive['taxonomy'],
					'terms'    => ( new TermCondition( $archive['taxonomy'] ) )->of_ids( $archive['terms'] ),
				);
			}
		}
		return $groups;
	}

	/**
	 * Whether other plugins add no conditions to product queries.
	 *
	 * @param string $post_type Post type of products.
	 */
	private static function is_plain( string $post_type ): bool {
		global $wpdb;
		// A WordPress order, since the shop's own orders join its table.
		$listing = array(
			'postType' => $post_type,
			'order'    => 'title',
		);
		$asked   = ( new PostsQuery( LoopOptions::of( $listing ), Context::of_request( '', '', 0 ), new LoopState() ) )->conditions();
		$posts   = $wpdb->posts;
		$plain   = "AND $posts.post_password = '' AND ( ( $posts.post_type = '$post_type' AND ( $posts.post_status = 'publish' ) ) )";
		$bare    = static fn ( string $sql ): string => (string) preg_replace( '/[\s()]+/', '', $sql );
		// Hidden products are not in the index.
		$catalog = Plugin::engine()->catalog();
		$shown   = $catalog instanceof DescribesProducts ? $catalog->shown_condition() : '';
		return '' === trim( $asked['join'] ) && $bare( $shown . $plain ) === $bare( $asked['where'] );
	}
}

<?php
/**
 * Asks the shop's index of products.
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
use Vitrine\Loop\State;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Says a listing's question in the words of the index. What it has no words for is
 * asked of the database: words to look for, sticky posts, authors and
 * dates, and whatever another plugin adds to the queries of products.
 */
final class Indexed {

	/** More results than these are not named to the database by their ids. */
	public const MOST_NAMED = 2000;

	/**
	 * The answer to a question; null: the index does not know it, or there is none.
	 *
	 * @param Query $query The question.
	 */
	public static function answer( Query $query ): ?FacetAnswer {
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
			$families           = ( new Terms( $taxonomy ) )->families( $slugs );
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
	 * The arguments that fetch a page by the ids that the index has found for it; null:
	 * the database finds them faster.
	 *
	 * @param Query  $query The question.
	 * @param string $order Of the listing.
	 * @param int    $first How many are passed over.
	 * @param int    $count How many at most.
	 * @return array<string, mixed>|null
	 */
	public static function page( Query $query, string $order, int $first, int $count ): ?array {
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
	 * The index that answers; null: there is none.
	 */
	private static function index(): ?IndexedProducts {
		$catalogue = Plugin::engine()->catalogue();
		/**
		 * Changes what counts the facets of products: the shop's own index or another one,
		 * such as that of a search service.
		 *
		 * @param IndexedProducts|null $index The shop's own; null: its database counts.
		 *
		 * @example
		 * // While products are imported, the database itself counts.
		 * add_filter( 'vitrine_product_index', fn( $index ) => get_transient( 'acme_import_runs' ) ? null : $index );
		 */
		$index = apply_filters( 'vitrine_product_index', $catalogue instanceof FacetedProducts ? $catalogue->index() : null );
		return $index instanceof IndexedProducts ? $index : null;
	}

	/**
	 * Whether a facet is one of any posts', of which the index knows nothing.
	 *
	 * @param string $facet Name.
	 */
	private static function is_of_posts( string $facet ): bool {
		return PostFacets::is( $facet ) || RangeFacets::is( $facet );
	}

	/**
	 * What is listed at all, as terms.
	 *
	 * @param Query $query The question.
	 * @return list<array{taxonomy: string, terms: list<int>}>|null Null: not terms alone say it.
	 */
	private static function groups( Query $query ): ?array {
		$options = $query->options;
		$terms   = new Terms( $options->taxonomy );
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
					'terms'    => ( new Terms( $archive['taxonomy'] ) )->of_ids( $archive['terms'] ),
				);
			}
		}
		return $groups;
	}

	/**
	 * Whether a query of all products asks for nothing but what everybody may see.
	 *
	 * @param string $post_type Of the products.
	 */
	private static function is_plain( string $post_type ): bool {
		global $wpdb;
		// An order of WordPress's, since the shop's own join its table.
		$listing = array(
			'postType' => $post_type,
			'order'    => 'title',
		);
		$asked   = ( new Query( Options::of( $listing ), Context::of_request( '', '', 0 ), new State() ) )->conditions();
		$posts   = $wpdb->posts;
		$plain   = "AND $posts.post_password = '' AND ( ( $posts.post_type = '$post_type' AND ( $posts.post_status = 'publish' ) ) )";
		$bare    = static fn ( string $sql ): string => (string) preg_replace( '/[\s()]+/', '', $sql );
		// What the shop hides, its index does not have.
		$catalogue = Plugin::engine()->catalogue();
		$shown     = $catalogue instanceof DescribesProducts ? $catalogue->shown_condition() : '';
		return '' === trim( $asked['join'] ) && $bare( $shown . $plain ) === $bare( $asked['where'] );
	}
}

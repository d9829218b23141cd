<?php
/**
 * Terms as SQL condition.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * Terms of a taxonomy with their descendants. WP_Query joins the term relationships and
 * groups the result, so that the database must build the whole list first; with this
 * condition it can stop at the end of the page.
 */
final class TermCondition {

	/**
	 * @param string $taxonomy Taxonomy; empty: none.
	 */
	public function __construct( private readonly string $taxonomy ) {}

	/**
	 * Returns the condition for posts with one of the terms.
	 *
	 * @param list<string> $slugs Slugs of the terms; unknown ones match no post.
	 */
	public function with_slugs( array $slugs ): string {
		return self::condition( array_merge( array(), ...array_values( $this->families( $slugs ) ) ) );
	}

	/**
	 * Returns the condition for posts with one of the terms.
	 *
	 * @param list<int> $ids Term IDs; empty: no condition.
	 */
	public function with_ids( array $ids ): string {
		if ( array() === $ids ) {
			return '';
		}
		return self::condition( $this->of_ids( $ids ) );
	}

	/**
	 * Returns terms with their descendants in one list.
	 *
	 * @param list<int> $ids Term IDs; unknown ones are dropped.
	 * @return list<int> Term taxonomy ids.
	 */
	public function of_ids( array $ids ): array {
		$terms = array_filter( array_map( fn ( int $id ) => get_term( $id, $this->taxonomy ), $ids ), static fn ( $term ): bool => $term instanceof \WP_Term );
		return array_merge( array(), ...array_map( array( $this, 'family' ), array_values( $terms ) ) );
	}

	/**
	 * Returns terms with their descendants.
	 *
	 * @param list<string> $slugs Slugs of the terms.
	 * @return array<string, list<int>> Slug to term taxonomy ids.
	 */
	public function families( array $slugs ): array {
		$known    = $this->terms( $slugs );
		$families = array();
		foreach ( $slugs as $slug ) {
			$term              = $known[ $slug ] ?? ( '' === $this->taxonomy ? false : get_term_by( 'slug', $slug, $this->taxonomy ) );
			$families[ $slug ] = $term instanceof \WP_Term ? $this->family( $term ) : array();
		}
		return $families;
	}

	/**
	 * Loads several terms with one query.
	 *
	 * @param list<string> $slugs Slugs of the terms.
	 * @return array<string, \WP_Term> By slug; those whose slug is written otherwise are absent.
	 */
	private function terms( array $slugs ): array {
		$terms = count( $slugs ) < 2 || ! taxonomy_exists( $this->taxonomy ) ? array() : get_terms(
			array(
				'taxonomy'               => $this->taxonomy,
				'slug'                   => $slugs,
				'hide_empty'             => false,
				'orderby'                => 'none',
				'update_term_meta_cache' => false,
			)
		);
		$terms = is_array( $terms ) ? $terms : array();
		return array_combine( array_column( $terms, 'slug' ), $terms );
	}

	/**
	 * Returns a term and its descendants.
	 *
	 * @param \WP_Term $term The term.
	 * @return non-empty-list<int> Term taxonomy ids.
	 */
	private function family( \WP_Term $term ): array {
		$ids = array( $term->term_taxonomy_id );
		foreach ( is_taxonomy_hierarchical( $this->taxonomy ) ? (array) get_term_children( $term->term_id, $this->taxonomy ) : array() as $id ) {
			$child = get_term( (int) $id, $this->taxonomy );
			if ( $child instanceof \WP_Term ) {
				$ids[] = $child->term_taxonomy_id;
			}
		}
		return $ids;
	}

	/**
	 * Returns the condition.
	 *
	 * @param list<int> $ids Term taxonomy IDs; empty: no post matches.
	 */
	private static function condition( array $ids ): string {
		global $wpdb;
		return array() === $ids ? ' AND 1=0' : sprintf(
			' AND EXISTS ( SELECT 1 FROM %1$s loop_terms WHERE loop_terms.object_id = %2$s.ID AND loop_terms.term_taxonomy_id IN ( %3$s ) )',
			$wpdb->term_relationships,
			$wpdb->posts,
			implode( ', ', array_map( 'intval', $ids ) )
		);
	}
}

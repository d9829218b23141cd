<?php
/**
 * Product categories and tags.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Parts;

defined( 'ABSPATH' ) || exit;

/**
 * Converts a category or tag to a WooCommerce term with the same ID, so that its
 * products, menu items and data of plugins are kept. If WooCommerce has a term with the
 * same slug, the terms are merged.
 */
abstract class TermsMover implements Mover {

	/**
	 * @param string $own    Taxonomy of the built-in shop.
	 * @param string $theirs Taxonomy of WooCommerce.
	 */
	public function __construct( private readonly string $own, private readonly string $theirs ) {}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $after ID of the last item before them.
	 */
	public function left( int $after ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE taxonomy = %s AND term_taxonomy_id > %d', $wpdb->term_taxonomy, $this->own, $after ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $after ID of the last item before them.
	 * @param int $limit Maximum number.
	 */
	public function next( int $after, int $limit ): array {
		global $wpdb;
		return array_values( array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT term_taxonomy_id FROM %i WHERE taxonomy = %s AND term_taxonomy_id > %d ORDER BY term_taxonomy_id LIMIT %d', $wpdb->term_taxonomy, $this->own, $after, $limit ) ) ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $id ID from next().
	 */
	public function move( int $id ): string {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT x.term_id, x.parent, t.slug FROM %i x INNER JOIN %i t ON t.term_id = x.term_id WHERE x.term_taxonomy_id = %d AND x.taxonomy = %s', $wpdb->term_taxonomy, $wpdb->terms, $id, $this->own ), ARRAY_A );
		if ( ! is_array( $row ) ) {
			return self::KNOWN;
		}
		$there = get_term_by( 'slug', (string) $row['slug'], $this->theirs );
		if ( $there instanceof \WP_Term ) {
			$this->merge( $id, (int) $row['term_id'], $there );
		} else {
			$wpdb->update( $wpdb->term_taxonomy, array( 'taxonomy' => $this->theirs ), array( 'term_taxonomy_id' => $id ) );
			$this->complete( (int) $row['term_id'] );
		}
		clean_term_cache( array( (int) $row['term_id'], (int) $row['parent'] ), $this->theirs );
		return self::MOVED;
	}

	/**
	 * Assigns the products and child terms of a term to another term.
	 *
	 * @param int      $id      Term taxonomy ID.
	 * @param int      $term_id Term ID.
	 * @param \WP_Term $there   WooCommerce term.
	 */
	private function merge( int $id, int $term_id, \WP_Term $there ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'INSERT IGNORE INTO %i ( object_id, term_taxonomy_id, term_order ) SELECT object_id, %d, term_order FROM %i WHERE term_taxonomy_id = %d', $wpdb->term_relationships, $there->term_taxonomy_id, $wpdb->term_relationships, $id ) );
		$wpdb->delete( $wpdb->term_relationships, array( 'term_taxonomy_id' => $id ) );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET parent = %d WHERE parent = %d AND taxonomy IN ( %s, %s )', $wpdb->term_taxonomy, $there->term_id, $term_id, $this->own, $this->theirs ) );
		$wpdb->delete( $wpdb->term_taxonomy, array( 'term_taxonomy_id' => $id ) );
	}

	/**
	 * Adds the term meta that WooCommerce needs.
	 *
	 * @param int $term_id Term ID.
	 */
	protected function complete( int $term_id ): void {}
}

<?php
/**
 * Products of the same kind.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalogue;

use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Products that share categories or tags. What it reads is bounded: some of the
 * newest of each, by the index of the terms, however many products the shop has.
 */
final class Related {

	/** Categories, and tags, that are looked at. */
	private const MOST_TERMS = 5;

	/** Products that are looked at in each. */
	private const CANDIDATES = 50;

	/**
	 * The products that share most of them, the newest first among equals.
	 *
	 * @param int $product_id Product ID.
	 * @return list<int> Of posts that may not be visible.
	 */
	public static function of( int $product_id ): array {
		global $wpdb;
		$shared = array();
		foreach ( array( ...self::terms( $product_id, ContentTypes::CATEGORY ), ...self::terms( $product_id, ContentTypes::TAG ) ) as $term ) {
			$ids = $wpdb->get_col( $wpdb->prepare( 'SELECT object_id FROM %i WHERE term_taxonomy_id = %d ORDER BY object_id DESC LIMIT %d', $wpdb->term_relationships, $term->term_taxonomy_id, self::CANDIDATES ) );
			foreach ( $ids as $id ) {
				$shared[ (int) $id ] = ( $shared[ (int) $id ] ?? 0 ) + 1;
			}
		}
		unset( $shared[ $product_id ] );
		$ids = array_keys( $shared );
		usort( $ids, static fn ( int $one, int $other ): int => array( $shared[ $other ], $other ) <=> array( $shared[ $one ], $one ) );
		return $ids;
	}

	/**
	 * Terms that a product has.
	 *
	 * @param int    $product_id Product ID.
	 * @param string $taxonomy   Of its categories, or of its tags.
	 * @return list<WP_Term>
	 */
	private static function terms( int $product_id, string $taxonomy ): array {
		$terms = get_the_terms( $product_id, $taxonomy );
		return array_slice( is_array( $terms ) ? array_values( $terms ) : array(), 0, self::MOST_TERMS );
	}
}

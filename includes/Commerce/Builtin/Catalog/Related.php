<?php
/**
 * Related products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalog;

use WP_Term;

defined( 'ABSPATH' ) || exit;

/**
 * Products that share categories or tags. Only a limited number of the newest products
 * per term is read, for shops of any size.
 */
final class Related {

	/** Maximum number of categories, and of tags. */
	private const MOST_TERMS = 5;

	/** Maximum number of products per term. */
	private const CANDIDATES = 50;

	/**
	 * Returns the products that share the most terms, the newest first.
	 *
	 * @param int $product_id Product ID.
	 * @return list<int> Post IDs, some of which may not be visible.
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
	 * Returns the terms of a product.
	 *
	 * @param int    $product_id Product ID.
	 * @param string $taxonomy   Taxonomy of categories or tags.
	 * @return list<WP_Term>
	 */
	private static function terms( int $product_id, string $taxonomy ): array {
		$terms = get_the_terms( $product_id, $taxonomy );
		return array_slice( is_array( $terms ) ? array_values( $terms ) : array(), 0, self::MOST_TERMS );
	}
}

<?php
/**
 * Categories and tags of an import.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import\Write;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Products\ProductNames;

defined( 'ABSPATH' ) || exit;

/**
 * Finds terms by name and parent, and creates missing ones.
 */
final class ProductTerms {

	/**
	 * Returns the category IDs of paths.
	 *
	 * @param list<non-empty-list<string>> $paths Category names from the top level.
	 * @return list<int>|\WP_Error
	 */
	public static function categories( array $paths ): array|\WP_Error {
		$ids = array();
		foreach ( $paths as $names ) {
			$parent = 0;
			foreach ( $names as $name ) {
				$parent = self::term( $name, ContentTypes::CATEGORY, $parent );
				if ( is_wp_error( $parent ) ) {
					return $parent;
				}
			}
			$ids[] = $parent;
		}
		return $ids;
	}

	/**
	 * Returns the tag IDs of names.
	 *
	 * @param list<string> $names Tag names.
	 * @return list<int>|\WP_Error
	 */
	public static function tags( array $names ): array|\WP_Error {
		$ids = array();
		foreach ( $names as $name ) {
			$id = self::term( $name, ContentTypes::TAG, 0 );
			if ( is_wp_error( $id ) ) {
				return $id;
			}
			$ids[] = $id;
		}
		return $ids;
	}

	/**
	 * Returns the ID of a term, which is created if it does not exist.
	 *
	 * @param string $name     Name as plain text.
	 * @param string $taxonomy Taxonomy.
	 * @param int    $above    Parent term ID; 0: none.
	 */
	private static function term( string $name, string $taxonomy, int $above ): int|\WP_Error {
		$terms = get_terms(
			array(
				'taxonomy'   => $taxonomy,
				'name'       => array_values( array_unique( array( $name, esc_html( $name ) ) ) ),
				'hide_empty' => false,
				'parent'     => $above,
				'orderby'    => 'term_id',
			)
		);
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			// The collation of the database does not distinguish `Été` from `Ete`.
			if ( ProductNames::plain( $term->name ) === $name ) {
				return $term->term_id;
			}
		}
		$made = wp_insert_term( wp_slash( $name ), $taxonomy, array( 'parent' => max( 0, $above ) ) );
		if ( is_wp_error( $made ) && 'term_exists' === $made->get_error_code() ) {
			return (int) $made->get_error_data();
		}
		return is_wp_error( $made ) ? $made : (int) $made['term_id'];
	}
}

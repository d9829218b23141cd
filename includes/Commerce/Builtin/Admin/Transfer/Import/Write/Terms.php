<?php
/**
 * Categories and tags of a file.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import\Write;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Products\ProductNames;

defined( 'ABSPATH' ) || exit;

/**
 * Finds them by name below those that they are in, and makes what is missing.
 */
final class Terms {

	/**
	 * The categories of some paths.
	 *
	 * @param list<non-empty-list<string>> $paths Names, each from the top.
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
	 * The tags of some names.
	 *
	 * @param list<string> $names Of them.
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
	 * Id of a term, which is made where it is missing.
	 *
	 * @param string $name     Its name as text.
	 * @param string $taxonomy Taxonomy.
	 * @param int    $above    What it is in; 0: nothing.
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
			// The database does not tell `Été` from `Ete`.
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

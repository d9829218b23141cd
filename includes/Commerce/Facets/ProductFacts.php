<?php
/**
 * Product data for an external index.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Facets;

defined( 'ABSPATH' ) || exit;

/**
 * Everything that a FacetQuestion can query. Values have the format `facet=value`, see
 * value(). A unit is what can be bought: a variation or the product; attributes, stock
 * and price must match in the same unit.
 */
final class ProductFacts {

	/**
	 * @param int                                                $id         ID of a publicly listed product.
	 * @param string                                             $name       Name as plain text.
	 * @param list<int>                                          $terms      Term taxonomy IDs, including ancestors.
	 * @param list<string>                                       $values     Values of the product or any unit.
	 * @param list<array{values: list<string>, price: int|null}> $units      Attribute and stock values of each unit, with the displayed price in minor units.
	 * @param int|null                                           $lowest     Lowest price in minor units; null: none.
	 * @param int|null                                           $highest    Highest price in minor units.
	 * @param float                                              $rating     Average rating in stars; 0: none.
	 * @param int                                                $sales      Number of items sold.
	 * @param int                                                $menu_order Menu order.
	 * @param string                                             $created    Date, `Y-m-d H:i:s`.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $name,
		public readonly array $terms,
		public readonly array $values,
		public readonly array $units,
		public readonly ?int $lowest,
		public readonly ?int $highest,
		public readonly float $rating,
		public readonly int $sales,
		public readonly int $menu_order,
		public readonly string $created,
	) {}

	/**
	 * Returns a value of a facet.
	 *
	 * @param string $facet Facet name.
	 * @param string $value Value.
	 */
	public static function value( string $facet, string $value ): string {
		return "$facet=$value";
	}

	/**
	 * Returns the facet values of a rating.
	 *
	 * @param float $rating Average rating in stars.
	 * @return list<string>
	 */
	public static function stars( float $rating ): array {
		return $rating < 1 ? array() : array_map( static fn ( int $stars ): string => self::value( FacetedProducts::RATING, (string) $stars ), range( 1, (int) min( 5, $rating ) ) );
	}

	/**
	 * Adds the ancestors of terms.
	 *
	 * @param list<int> $ids Term IDs, not term taxonomy IDs.
	 * @return list<int> Term taxonomy IDs.
	 */
	public static function with_ancestors( array $ids ): array {
		$all = array();
		foreach ( $ids as $id ) {
			$term = get_term( $id );
			if ( $term instanceof \WP_Term && ! isset( $all[ $term->term_taxonomy_id ] ) ) {
				$above = $term->parent > 0 && is_taxonomy_hierarchical( $term->taxonomy ) ? self::with_ancestors( array( $term->parent ) ) : array();
				$all  += array_fill_keys( array( $term->term_taxonomy_id, ...$above ), true );
			}
		}
		return array_keys( $all );
	}
}

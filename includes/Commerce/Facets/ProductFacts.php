<?php
/**
 * What an index outside the shop is told of a product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Facets;

defined( 'ABSPATH' ) || exit;

/**
 * All that a FacetQuestion may ask. Values are written `facet=value`, as value() does.
 * A unit is what can be bought by itself: a variation, or the product; what several
 * facets of attributes, stock and price ask for is met by one unit.
 */
final class ProductFacts {

	/**
	 * @param int                                               $id         Of a product that listings show everybody.
	 * @param string                                            $name       Plain text.
	 * @param list<int>                                         $terms      Term taxonomy ids, with those above them.
	 * @param list<string>                                      $values     Of the product or any of its units.
	 * @param list<array{values: list<string>, price: int|null}> $units      Values of attributes and stock; price in minor units, as the shop shows it.
	 * @param int|null                                          $lowest     Lowest price, minor units; null: none.
	 * @param int|null                                          $highest    Highest price, minor units.
	 * @param float                                             $rating     Stars on average; 0: none.
	 * @param int                                               $sales      Pieces sold.
	 * @param int                                               $menu_order Of the owner.
	 * @param string                                            $created    `Y-m-d H:i:s`.
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
	 * A value of a facet.
	 *
	 * @param string $facet Facet name.
	 * @param string $value Value.
	 */
	public static function value( string $facet, string $value ): string {
		return "$facet=$value";
	}

	/**
	 * The values of a rating: so many stars and more.
	 *
	 * @param float $rating Stars on average.
	 * @return list<string>
	 */
	public static function stars( float $rating ): array {
		return $rating < 1 ? array() : array_map( static fn ( int $stars ): string => self::value( FacetedProducts::RATING, (string) $stars ), range( 1, (int) min( 5, $rating ) ) );
	}

	/**
	 * Terms with those above them.
	 *
	 * @param list<int> $ids Of terms, not of their taxonomies.
	 * @return list<int> Term taxonomy ids.
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

<?php
/**
 * A question in the words of the search service.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\SearchService;

use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Facets\FacetQuestion;
use Vitrine\Commerce\Facets\PriceRange;
use Vitrine\Commerce\Facets\ProductFacts;

defined( 'ABSPATH' ) || exit;

/**
 * One search with all counts: what is listed is its query, what was chosen its
 * `post_filter`, and each facet has an aggregation that is filtered by what was chosen of
 * the others. What attributes, stock and price ask for together one nested unit meets.
 *
 * @phpstan-type Json array<array-key, mixed>
 */
final class Search {

	/** Values of a facet that are counted at most; PostFacets and Options offer fewer. */
	private const MOST_VALUES = 1000;

	/** Products that are named with the counts. */
	public const NAMED = 2000;

	/**
	 * @param FacetQuestion $question What is asked.
	 * @param int           $decimals Of the currency.
	 */
	public function __construct( private readonly FacetQuestion $question, private readonly int $decimals ) {}

	/**
	 * The search for all that the question may ask.
	 *
	 * @return Json
	 */
	public function body(): array {
		$counts = array();
		foreach ( $this->question->facets as $number => $facet ) {
			$counts[ "facet_$number" ] = FacetedProducts::PRICE === $facet ? $this->bounds() : $this->values( $facet );
		}
		foreach ( $this->question->taxonomies as $number => $taxonomy ) {
			$counts[ "terms_$number" ] = self::filtered(
				in_array( $taxonomy, $this->question->narrowing, true ) ? $this->all( '' ) : $this->all( '', $taxonomy ),
				array( 'of' => array( 'terms' => array( 'field' => 'terms', 'size' => 10 * self::MOST_VALUES ) ) ) // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short.
			);
		}
		return $this->hits( self::NAMED, 0, array() ) + ( array() === $counts ? array() : array( 'aggs' => $counts ) );
	}

	/**
	 * The search for a page of the products.
	 *
	 * @param list<array<string, mixed>> $sort  Of the API.
	 * @param int                        $first How many are passed over.
	 * @param int                        $count How many at most.
	 * @return Json
	 */
	public function page( array $sort, int $first, int $count ): array {
		return $this->hits( $count, $first, $sort );
	}

	/**
	 * A search without counts.
	 *
	 * @param int                        $size How many at most.
	 * @param int                        $from How many are passed over.
	 * @param list<array<string, mixed>> $sort Of the API; none: as they stand in the index.
	 * @return Json
	 */
	private function hits( int $size, int $from, array $sort ): array {
		return array(
			'size'             => $size,
			'from'             => $from,
			'_source'          => false,
			'track_total_hits' => true,
			'query'            => self::both( $this->base() ),
			'post_filter'      => self::both( $this->all( '' ) ),
			'sort'             => array() === $sort ? array( '_doc' ) : $sort,
		);
	}

	/**
	 * The counts of a facet's values.
	 *
	 * @param string $facet Name.
	 * @return Json
	 */
	private function values( string $facet ): array {
		$others  = array_diff_key( $this->question->chosen, array( $facet => 0 ) );
		$coupled = array_filter( $others, array( self::class, 'is_coupled' ), ARRAY_FILTER_USE_KEY );
		if ( array() === $coupled || ! self::is_coupled( $facet ) ) {
			return self::filtered( $this->all( $facet ), array( 'of' => self::terms( 'values', $facet ) ) );
		}
		$of = self::terms( 'units.values', $facet ) + array( 'aggs' => array( 'products' => array( 'reverse_nested' => new \stdClass() ) ) );
		return self::filtered(
			array( ...$this->apart( $facet ), ...$this->chosen_terms( '' ) ),
			array(
				'units' => array(
					'nested' => array( 'path' => 'units' ),
					'aggs'   => array( 'met' => self::filtered( $this->unit( $coupled ), array( 'of' => $of ) ) ),
				),
			)
		);
	}

	/**
	 * The lowest and the highest price, whatever price was chosen.
	 *
	 * @return Json
	 */
	private function bounds(): array {
		return self::filtered(
			$this->all( FacetedProducts::PRICE ),
			array(
				'lowest'  => array( 'min' => array( 'field' => 'lowest' ) ),
				'highest' => array( 'max' => array( 'field' => 'highest' ) ),
			)
		);
	}

	/**
	 * What all are one of, whatever is chosen.
	 *
	 * @return list<Json>
	 */
	private function base(): array {
		$parts = array_map( static fn ( array $group ): array => self::any( 'terms', $group['terms'] ), $this->question->groups );
		if ( array() !== $this->question->without ) {
			$parts[] = array( 'bool' => array( 'must_not' => array( self::any( 'id', $this->question->without ) ) ) );
		}
		return $parts;
	}

	/**
	 * What was chosen.
	 *
	 * @param string $facet    Whose choice is left out; empty: none.
	 * @param string $taxonomy The same of a facet of a taxonomy.
	 * @return list<Json>
	 */
	private function all( string $facet, string $taxonomy = '' ): array {
		$parts   = array( ...$this->apart( $facet ), ...$this->chosen_terms( $taxonomy ) );
		$coupled = array_filter( array_diff_key( $this->question->chosen, array( $facet => 0 ) ), array( self::class, 'is_coupled' ), ARRAY_FILTER_USE_KEY );
		if ( array( FacetedProducts::STOCK ) === array_keys( $coupled ) ) {
			// Of a product with variations: whether any of them is.
			$parts[] = self::of_values( 'values', FacetedProducts::STOCK, $coupled[ FacetedProducts::STOCK ] );
		} elseif ( array() !== $coupled ) {
			$parts[] = array(
				'nested' => array(
					'path'  => 'units',
					'query' => self::both( $this->unit( $coupled ) ),
				),
			);
		}
		return $parts;
	}

	/**
	 * What was chosen of facets that a product meets as a whole.
	 *
	 * @param string $facet Whose choice is left out.
	 * @return list<Json>
	 */
	private function apart( string $facet ): array {
		$parts = array();
		foreach ( array_diff_key( $this->question->chosen, array( $facet => 0 ) ) as $name => $values ) {
			if ( ! self::is_coupled( $name ) ) {
				$parts[] = self::of_values( 'values', $name, $values );
			}
		}
		return $parts;
	}

	/**
	 * What was chosen of facets of taxonomies.
	 *
	 * @param string $without Whose choice is left out.
	 * @return list<Json>
	 */
	private function chosen_terms( string $without ): array {
		$parts = array();
		foreach ( array_diff_key( $this->question->terms, array( $without => 0 ) ) as $groups ) {
			foreach ( $groups as $terms ) {
				$parts[] = self::any( 'terms', $terms );
			}
		}
		return $parts;
	}

	/**
	 * What one unit has to be.
	 *
	 * @param array<string, list<string>> $coupled Facet to what was chosen of it.
	 * @return list<Json>
	 */
	private function unit( array $coupled ): array {
		$parts = array();
		foreach ( $coupled as $facet => $values ) {
			if ( FacetedProducts::PRICE !== $facet ) {
				$parts[] = self::of_values( 'units.values', $facet, $values );
				continue;
			}
			$range = PriceRange::of( $values[0] ?? '' );
			if ( null !== $range ) {
				$highest = $range->highest( $this->decimals );
				$parts[] = array( 'range' => array( 'units.price' => array( 'gte' => $range->lowest( $this->decimals ) ) + ( null === $highest ? array() : array( 'lte' => $highest ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- One condition.
			}
		}
		return $parts;
	}

	/**
	 * Whether a facet's choice is met by one unit together with those of others.
	 *
	 * @param string $facet Name.
	 */
	private static function is_coupled( string $facet ): bool {
		return in_array( $facet, array( FacetedProducts::STOCK, FacetedProducts::PRICE ), true ) || str_starts_with( $facet, FacetedProducts::ATTRIBUTE );
	}

	/**
	 * The condition that a field has any of a facet's values.
	 *
	 * @param string       $field  Of the document.
	 * @param string       $facet  Name.
	 * @param list<string> $values Values.
	 * @return Json
	 */
	private static function of_values( string $field, string $facet, array $values ): array {
		return self::any( $field, array_map( static fn ( string $value ): string => ProductFacts::value( $facet, $value ), $values ) );
	}

	/**
	 * The condition that a field is one of some.
	 *
	 * @param string           $field Of the document.
	 * @param list<int|string> $these None: no product is.
	 * @return Json
	 */
	private static function any( string $field, array $these ): array {
		return array( 'terms' => array( $field => $these ) );
	}

	/**
	 * The condition that all of some are met.
	 *
	 * @param list<Json> $parts Conditions; none: all are met.
	 * @return Json
	 */
	private static function both( array $parts ): array {
		return array() === $parts ? array( 'match_all' => new \stdClass() ) : array( 'bool' => array( 'filter' => $parts ) );
	}

	/**
	 * Counts of what meets conditions.
	 *
	 * @param list<Json>          $parts  Conditions.
	 * @param array<string, Json> $counts Aggregations.
	 * @return Json
	 */
	private static function filtered( array $parts, array $counts ): array {
		return array(
			'filter' => self::both( $parts ),
			'aggs'   => $counts,
		);
	}

	/**
	 * The counts of the values of one facet in a field of all of them.
	 *
	 * @param string $field Of the document.
	 * @param string $facet Name.
	 * @return Json
	 */
	private static function terms( string $field, string $facet ): array {
		return array(
			'terms' => array(
				'field'   => $field,
				'size'    => self::MOST_VALUES,
				// A pattern of Lucene's, in which more has a meaning than elsewhere.
				'include' => preg_replace( '/[^\p{L}\p{N}_]/u', '\\\\$0', ProductFacts::value( $facet, '' ) ) . '.*',
			),
		);
	}
}

<?php
/**
 * Facet query in the format of the search service.
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
 * One search with all counts: the listing is the query, the chosen facets are the
 * `post_filter`, and each facet has an aggregation filtered by the other facets.
 * Attributes, stock and price must match in the same nested unit.
 *
 * @phpstan-type Json array<array-key, mixed>
 */
final class SearchRequest {

	/** Maximum number of values counted per facet; PostFacets and Options offer fewer. */
	private const MOST_VALUES = 1000;

	/** Maximum number of product IDs returned with the counts. */
	public const NAMED = 2000;

	/**
	 * @param FacetQuestion $question Facet query.
	 * @param int           $decimals Number of decimals of the currency.
	 */
	public function __construct( private readonly FacetQuestion $question, private readonly int $decimals ) {}

	/**
	 * Returns the search with all counts.
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
				array( 'of' => array( 'terms' => array( 'field' => 'terms', 'size' => 10 * self::MOST_VALUES ) ) ) // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			);
		}
		return $this->hits( self::NAMED, 0, array() ) + ( array() === $counts ? array() : array( 'aggs' => $counts ) );
	}

	/**
	 * Returns the search for a page of products.
	 *
	 * @param list<array<string, mixed>> $sort  Sort in the format of the API.
	 * @param int                        $first Number of results to skip.
	 * @param int                        $count Maximum number.
	 * @return Json
	 */
	public function page( array $sort, int $first, int $count ): array {
		return $this->hits( $count, $first, $sort );
	}

	/**
	 * Returns a search without counts.
	 *
	 * @param int                        $size Maximum number.
	 * @param int                        $from Number of results to skip.
	 * @param list<array<string, mixed>> $sort Sort in the format of the API; empty: order of the index.
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
	 * Returns the aggregation of a facet's values.
	 *
	 * @param string $facet Facet name.
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
	 * Returns the aggregation of the lowest and highest price, ignoring the chosen
	 * price range.
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
	 * Returns the conditions of the listing, independent of the chosen facets.
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
	 * Returns the conditions of the chosen facets.
	 *
	 * @param string $facet    Facet to ignore; empty: none.
	 * @param string $taxonomy Taxonomy to ignore; empty: none.
	 * @return list<Json>
	 */
	private function all( string $facet, string $taxonomy = '' ): array {
		$parts   = array( ...$this->apart( $facet ), ...$this->chosen_terms( $taxonomy ) );
		$coupled = array_filter( array_diff_key( $this->question->chosen, array( $facet => 0 ) ), array( self::class, 'is_coupled' ), ARRAY_FILTER_USE_KEY );
		if ( array( FacetedProducts::STOCK ) === array_keys( $coupled ) ) {
			// A variable product matches if any variation does.
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
	 * Returns the conditions of facets that apply to the product as a whole.
	 *
	 * @param string $facet Facet to ignore.
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
	 * Returns the conditions of taxonomy facets.
	 *
	 * @param string $without Taxonomy to ignore.
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
	 * Returns the conditions for a single unit.
	 *
	 * @param array<string, list<string>> $coupled Chosen values by facet.
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
				$parts[] = array( 'range' => array( 'units.price' => array( 'gte' => $range->lowest( $this->decimals ) ) + ( null === $highest ? array() : array( 'lte' => $highest ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			}
		}
		return $parts;
	}

	/**
	 * Whether a facet must match in the same unit as others.
	 *
	 * @param string $facet Facet name.
	 */
	private static function is_coupled( string $facet ): bool {
		return in_array( $facet, array( FacetedProducts::STOCK, FacetedProducts::PRICE ), true ) || str_starts_with( $facet, FacetedProducts::ATTRIBUTE );
	}

	/**
	 * Returns the condition that a field has one of a facet's values.
	 *
	 * @param string       $field  Field of the document.
	 * @param string       $facet  Facet name.
	 * @param list<string> $values Values.
	 * @return Json
	 */
	private static function of_values( string $field, string $facet, array $values ): array {
		return self::any( $field, array_map( static fn ( string $value ): string => ProductFacts::value( $facet, $value ), $values ) );
	}

	/**
	 * Returns the condition that a field has one of some values.
	 *
	 * @param string           $field Field of the document.
	 * @param list<int|string> $these Values; empty: no product matches.
	 * @return Json
	 */
	private static function any( string $field, array $these ): array {
		return array( 'terms' => array( $field => $these ) );
	}

	/**
	 * Returns the condition that all conditions are met.
	 *
	 * @param list<Json> $parts Conditions; empty: always met.
	 * @return Json
	 */
	private static function both( array $parts ): array {
		return array() === $parts ? array( 'match_all' => new \stdClass() ) : array( 'bool' => array( 'filter' => $parts ) );
	}

	/**
	 * Returns a filtered aggregation.
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
	 * Returns the aggregation of a facet's values, in a field with the values of all
	 * facets.
	 *
	 * @param string $field Field of the document.
	 * @param string $facet Facet name.
	 * @return Json
	 */
	private static function terms( string $field, string $facet ): array {
		return array(
			'terms' => array(
				'field'   => $field,
				'size'    => self::MOST_VALUES,
				// Escapes the value for a Lucene pattern, which has more special
				// characters than usual.
				'include' => preg_replace( '/[^\p{L}\p{N}_]/u', '\\\\$0', ProductFacts::value( $facet, '' ) ) . '.*',
			),
		);
	}
}

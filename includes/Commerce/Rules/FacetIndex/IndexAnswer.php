<?php
/**
 * Answers a facet question from the index.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\FacetIndex;

use Vitrine\Commerce\Facets\FacetAnswer;
use Vitrine\Commerce\Facets\FacetQuestion;
use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Rules\FacetIndex\Bits\Bitmap;

defined( 'ABSPATH' ) || exit;

/**
 * Follows the same rules as the catalog's facets_condition(), which states them in SQL.
 */
final class IndexAnswer implements FacetAnswer {

	/**
	 * The listed products that the question is about, before any facet is chosen.
	 */
	private readonly string $base;

	/**
	 * Finds products by what one of their units meets.
	 */
	private readonly Units $units;

	/**
	 * The results without the choice of one facet, by its name; the counts of a facet leave its own choice out.
	 *
	 * @var array<string, string>
	 */
	private array $known = array();

	/**
	 * @param FacetQuestion $question Facet query.
	 * @param Sets          $sets     Sets of the query.
	 * @param Counts        $counts   Counts of the query.
	 * @param Source        $source   Products of the engine.
	 */
	private function __construct( private readonly FacetQuestion $question, private readonly Sets $sets, private readonly Counts $counts, private readonly Source $source ) {
		$base = $sets->one( Layers::LISTED, Layers::ALL ) & $sets->all;
		foreach ( $question->groups as $group ) {
			$base &= $sets->any( Layers::TERM . $group['taxonomy'], $group['terms'] );
		}
		if ( array() !== $question->without ) {
			$base = Bitmap::minus( $base, $sets->of_products( $question->without ) );
		}
		$this->base  = $base;
		$this->units = new Units( $sets, $source->prices() );
	}

	/**
	 * Answers a question.
	 *
	 * @param FacetQuestion $question Facet query.
	 * @param Keeper        $keeper   Keeper of the index.
	 * @return ?self Null where the index cannot answer, so that the tables have to.
	 */
	public static function to( FacetQuestion $question, Keeper $keeper ): ?self {
		$read = SetReader::read( $question, $keeper );
		return null === $read || $read[0]->are_too_many() ? null : new self( $question, $read[0], $read[1], $keeper->source );
	}

	/**
	 * {@inheritDoc}
	 */
	public function total(): int {
		return Bitmap::count( $this->without( '' ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $most Returns null if there are more results.
	 */
	public function ids( int $most ): ?array {
		return $this->total() > $most ? null : $this->sets->products( $this->without( '' ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $order One of sort_orders().
	 * @param int    $first Number of results to skip.
	 * @param int    $count Maximum number.
	 */
	public function page( string $order, int $first, int $count ): ?array {
		return Walk::page( $this->without( '' ), $this->total(), $this->source, $this->sets, $order, $first, $count );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string       $facet  Facet of the query.
	 * @param list<string> $values Values of the facet.
	 */
	public function counts( string $facet, array $values ): array {
		$others = array_diff_key( $this->question->chosen, array( $facet => 0 ) );
		$counts = array();
		if ( ! $this->sets->is_coupled( $facet ) || array() === array_filter( array_keys( $others ), array( $this->sets, 'is_coupled' ) ) ) {
			return $this->counts->of( $facet, array_combine( $values, $values ), $this->without( $facet ) );
		}
		$left = $this->apart( $others );
		if ( FacetedProducts::STOCK === $facet ) {
			foreach ( $values as $value ) {
				$counts[ $value ] = Bitmap::count( $left & $this->units->coupled( array( $facet => array( $value ) ) + $others ) );
			}
			return $counts;
		}
		return $this->counts->of_units( $facet, $values, array_map( static fn ( string $units ): string => $left & $units, $this->units->by_layer( $others ) ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string                   $taxonomy Taxonomy of the query.
	 * @param array<string, list<int>> $families Term taxonomy IDs by slug.
	 */
	public function term_counts( string $taxonomy, array $families ): array {
		$left   = $this->without( in_array( $taxonomy, $this->question->narrowing, true ) ? '' : Layers::TERM . $taxonomy );
		$counts = array();
		if ( $this->counts->has_columns( Layers::TERM . $taxonomy ) ) {
			// Columns are kept of flat taxonomies only: a slug has one term, or none.
			return $this->counts->of( Layers::TERM . $taxonomy, array_map( static fn ( array $terms ): int => $terms[0] ?? 0, $families ), $left );
		}
		foreach ( $families as $slug => $terms ) {
			$counts[ $slug ] = Bitmap::count( $left & $this->sets->any( Layers::TERM . $taxonomy, $terms ) );
		}
		return $counts;
	}

	/**
	 * {@inheritDoc}
	 */
	public function price_bounds(): ?array {
		$left   = $this->without( FacetedProducts::PRICE );
		$prices = array();
		// A variation may have another tax class than its product, so with taxes each unit is looked at.
		$known    = $this->source->prices();
		$taxed    = $known->are_taxed();
		$variable = $this->sets->one( Layers::LISTED, Layers::VARIABLE );
		foreach ( $taxed ? $this->sets->units() : array( Layers::PRODUCT ) as $layer ) {
			$whole   = $layer <= Layers::OWN;
			$on      = $whole ? Layers::PRODUCT : $layer;
			$among   = $taxed && $whole ? Bitmap::minus( $left, $variable ) : $left;
			$lowest  = $this->sets->numbers( Layers::LOWEST, $on );
			$highest = $whole ? $this->sets->numbers( Layers::HIGHEST, $on ) : $lowest;
			foreach ( $taxed ? $known->classes() : array( null ) as $class ) {
				$of    = null === $class ? $among : $among & $this->sets->one( FacetedProducts::PRICE, Layers::TAXED . $class, $on );
				$least = $lowest->lowest( $of );
				if ( null !== $least ) {
					$prices[] = $known->shown( $least, (string) $class );
					$prices[] = $known->shown( (int) $highest->highest( $of ), (string) $class );
				}
			}
		}
		return array() === $prices ? null : array( min( $prices ), max( $prices ) );
	}

	/**
	 * The results without the choice of one facet.
	 *
	 * @param string $facet Its name, for a taxonomy with the prefix Layers::TERM; empty: no choice is left out.
	 */
	private function without( string $facet ): string {
		if ( ! isset( $this->question->chosen[ $facet ] ) && ! ( str_starts_with( $facet, Layers::TERM ) && isset( $this->question->terms[ substr( $facet, strlen( Layers::TERM ) ) ] ) ) ) {
			$facet = '';
		}
		$chosen                  = array_diff_key( $this->question->chosen, array( $facet => 0 ) );
		$this->known[ $facet ] ??= $this->apart( $chosen, $facet ) & $this->units->coupled( $chosen );
		return $this->known[ $facet ];
	}

	/**
	 * The products that meet the choices of all facets that do not depend on variations.
	 *
	 * @param array<string, list<string>> $chosen Values by facet.
	 * @param string                      $facet  A taxonomy facet whose choice is left out.
	 */
	private function apart( array $chosen, string $facet = '' ): string {
		$left = $this->base;
		foreach ( $chosen as $name => $values ) {
			if ( ! $this->sets->is_coupled( $name ) ) {
				$left &= $this->sets->any( $name, $values );
			}
		}
		foreach ( $this->question->terms as $taxonomy => $groups ) {
			foreach ( Layers::TERM . $taxonomy === $facet ? array() : $groups as $terms ) {
				$left &= $this->sets->any( Layers::TERM . $taxonomy, $terms );
			}
		}
		return $left;
	}
}

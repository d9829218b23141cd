<?php
/**
 * What a question reads of the index.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\FacetIndex;

use Vitrine\Commerce\Facets\FacetQuestion;
use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Rules\FacetIndex\Bits\Columns;

defined( 'ABSPATH' ) || exit;

/**
 * The layers and slots of variations are needed only where something was chosen that a
 * single variation has to meet; the sets of values only where they were chosen.
 */
final class ReadPlan {

	/**
	 * @param list<string>                          $whole   Facets whose product layer is read.
	 * @param list<string>                          $layered Facets whose other layers are read.
	 * @param list<string>                          $counted Facets whose columns are read.
	 * @param list<string>                          $slotted Facets whose slots are read.
	 * @param array<string, array<string|int, int>> $values  Facets of which only the sets of some values are read: keys are values.
	 */
	private function __construct( public readonly array $whole, public readonly array $layered, public readonly array $counted, public readonly array $slotted, public readonly array $values ) {}

	/**
	 * Creates the plan for a question.
	 *
	 * @param FacetQuestion $question Facet query.
	 * @param bool          $taxed    Whether prices are shown with another tax than they are stored with.
	 * @param list<string>  $varying  Attributes in which variations differ; empty where nothing was chosen that a single variation has to meet.
	 */
	public static function of( FacetQuestion $question, bool $taxed, array $varying ): self {
		$coupled = array_filter( array_keys( $question->chosen ), static fn ( string $facet ): bool => Units::is_coupled( $facet, $varying ) );
		$whole   = array( Layers::LISTED, FacetedProducts::STOCK );
		$layered = array() === $coupled ? array() : array( FacetedProducts::STOCK );
		$counted = array();
		$slotted = array();
		$values  = array();
		$terms   = self::terms( $question );
		foreach ( array( ...array_keys( $terms ), ...$question->taxonomies ) as $taxonomy ) {
			$is_counted = in_array( $taxonomy, $question->taxonomies, true );
			$is_tree    = is_taxonomy_hierarchical( $taxonomy );
			if ( $is_counted && ! $is_tree ) {
				$counted[] = Layers::TERM . $taxonomy;
			}
			// A term of a tree counts together with those below it, which columns cannot.
			if ( isset( $terms[ $taxonomy ] ) || $is_tree ) {
				$whole[] = Layers::TERM . $taxonomy;
			}
			if ( ! $is_counted || ! $is_tree ) {
				$values[ Layers::TERM . $taxonomy ] = array_flip( $terms[ $taxonomy ] ?? array() );
			}
		}
		foreach ( array( ...array_keys( $question->chosen ), ...$question->facets ) as $facet ) {
			$chosen = $question->chosen[ $facet ] ?? null;
			if ( ! Columns::has( $facet ) ) {
				$whole[] = $facet;
				continue;
			}
			if ( null !== $chosen ) {
				$whole[]          = $facet;
				$values[ $facet ] = array_flip( $chosen );
			}
			if ( in_array( $facet, $question->facets, true ) || in_array( $facet, $coupled, true ) ) {
				$counted[] = $facet;
			}
			// Slots of an attribute that has none are asked for too: a variation may have changed that meanwhile.
			if ( array() !== $coupled || null !== $chosen ) {
				$slotted[] = $facet;
			}
		}
		// A variation may have another tax class than its product.
		if ( isset( $question->chosen[ FacetedProducts::PRICE ] ) || ( $taxed && in_array( FacetedProducts::PRICE, $question->facets, true ) ) ) {
			$layered[] = FacetedProducts::PRICE;
		}
		return new self( array_values( array_unique( $whole ) ), $layered, array_values( array_unique( $counted ) ), array_values( array_unique( $slotted ) ), $values );
	}

	/**
	 * Returns the terms that limit the results.
	 *
	 * @param FacetQuestion $question Facet query.
	 * @return array<string, list<int>> Terms by taxonomy.
	 */
	private static function terms( FacetQuestion $question ): array {
		$terms = array_map( static fn ( array $groups ): array => array_merge( array(), ...$groups ), $question->terms );
		foreach ( $question->groups as $group ) {
			$terms[ $group['taxonomy'] ] = array( ...( $terms[ $group['taxonomy'] ] ?? array() ), ...$group['terms'] );
		}
		return $terms;
	}
}

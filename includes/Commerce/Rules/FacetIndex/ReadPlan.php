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
	 * @param list<string> $whole   Facets whose product layer is read.
	 * @param list<string> $layered Facets whose other layers are read.
	 * @param list<string> $counted Facets whose columns are read.
	 * @param list<string> $slotted Facets whose slots are read.
	 */
	private function __construct( public readonly array $whole, public readonly array $layered, public readonly array $counted, public readonly array $slotted ) {}

	/**
	 * Creates the plan for a question.
	 *
	 * @param FacetQuestion $question Facet query.
	 * @param bool          $taxed    Whether prices are shown with another tax than they are stored with.
	 * @param list<string>  $varying  Attributes in which variations differ; empty where nothing was chosen that a single variation has to meet.
	 */
	public static function of( FacetQuestion $question, bool $taxed, array $varying ): self {
		$whole   = array( Layers::LISTED, FacetedProducts::STOCK );
		$layered = array();
		$counted = array();
		$slotted = array();
		$chosen  = array( ...array_column( $question->groups, 'taxonomy' ), ...array_keys( $question->terms ) );
		foreach ( array( ...$chosen, ...$question->taxonomies ) as $taxonomy ) {
			// A term of a tree counts together with those below it, which columns cannot.
			if ( in_array( $taxonomy, $chosen, true ) || is_taxonomy_hierarchical( $taxonomy ) ) {
				$whole[] = Layers::TERM . $taxonomy;
			} else {
				$counted[] = Layers::TERM . $taxonomy;
			}
		}
		$coupled = array_filter( array_keys( $question->chosen ), static fn ( string $facet ): bool => Units::is_coupled( $facet, $varying ) );
		foreach ( array( ...array_keys( $question->chosen ), ...$question->facets ) as $facet ) {
			if ( ! Columns::has( $facet ) || isset( $question->chosen[ $facet ] ) ) {
				$whole[] = $facet;
			}
			if ( Columns::has( $facet ) && ( ! isset( $question->chosen[ $facet ] ) || Units::is_coupled( $facet, $varying ) ) ) {
				$counted[] = $facet;
			}
			// Slots of an attribute that has none are asked for too: a variation may have changed that meanwhile.
			if ( Columns::has( $facet ) && ( array() !== $coupled || isset( $question->chosen[ $facet ] ) ) ) {
				$slotted[] = $facet;
			}
		}
		if ( isset( $question->chosen[ FacetedProducts::PRICE ] ) ) {
			$layered[] = FacetedProducts::PRICE;
		}
		// A variation may have another tax class than its product.
		if ( in_array( FacetedProducts::PRICE, $question->facets, true ) && $taxed ) {
			$layered[] = FacetedProducts::PRICE;
		}
		if ( array() !== $coupled ) {
			$layered[] = FacetedProducts::STOCK;
		}
		return new self( array_values( array_unique( $whole ) ), array_values( array_unique( $layered ) ), array_values( array_unique( $counted ) ), array_values( array_unique( $slotted ) ) );
	}
}

<?php
/**
 * Finds products of which one unit meets a choice.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\FacetIndex;

use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Rules\FacetIndex\Bits\Bitmap;

defined( 'ABSPATH' ) || exit;

/**
 * A unit is what can be bought: a product without variations, or an active variation.
 * Chosen attributes, stock status and price must match the same unit.
 */
final class Units {

	/**
	 * The products in a price range, by range and layer: the counts of every facet need them.
	 *
	 * @var array<string, array<int, string>>
	 */
	private array $priced = array();

	/**
	 * The stored prices of a price range, by range: every layer asks for them.
	 *
	 * @var array<string, array{array<string, array{int, int}>|null}>
	 */
	private array $bounds = array();

	/**
	 * The products whose unit meets a choice, by the choice and layer: facets of which
	 * nothing was chosen ask for the same ones.
	 *
	 * @var array<string, array<int, string>>
	 */
	private array $met = array();

	/**
	 * The products that have a chosen value, by facet, values and layer: every choice asks
	 * for them.
	 *
	 * @var array<string, array<int, string>>
	 */
	private array $having = array();

	/**
	 * @param Sets   $sets   The sets of the question.
	 * @param Prices $prices Price display settings.
	 */
	public function __construct( private readonly Sets $sets, private readonly Prices $prices ) {}

	/**
	 * Whether a facet's choice may have to be met by the same unit as those of other facets.
	 *
	 * @param string $facet Facet name.
	 */
	public static function may_be_coupled( string $facet ): bool {
		return in_array( $facet, array( FacetedProducts::STOCK, FacetedProducts::PRICE ), true ) || str_starts_with( $facet, FacetedProducts::ATTRIBUTE );
	}

	/**
	 * Whether a facet's choice has to be met by the same unit as those of other facets. All
	 * units of a product meet the choice of an attribute in which no variations differ, or
	 * none does.
	 *
	 * @param string       $facet   Facet name.
	 * @param list<string> $varying Attributes in which variations differ.
	 */
	public static function is_coupled( string $facet, array $varying ): bool {
		return self::may_be_coupled( $facet ) && ( ! str_starts_with( $facet, FacetedProducts::ATTRIBUTE ) || in_array( $facet, $varying, true ) );
	}

	/**
	 * The products of which one unit meets all choices of coupled facets.
	 *
	 * @param array<string, list<string>> $chosen Values by facet.
	 */
	public function coupled( array $chosen ): string {
		$coupled = array_filter( $chosen, array( $this->sets, 'is_coupled' ), ARRAY_FILTER_USE_KEY );
		if ( array() === $coupled ) {
			return $this->sets->all;
		}
		if ( array( FacetedProducts::STOCK ) === array_keys( $coupled ) ) {
			return $this->in_stock( $coupled[ FacetedProducts::STOCK ], Layers::PRODUCT );
		}
		$met = '';
		foreach ( $this->by_layer( $coupled ) as $units ) {
			$met |= $units;
		}
		return $met;
	}

	/**
	 * The products whose unit meets all choices of coupled facets, by layer.
	 *
	 * @param array<string, list<string>> $chosen Values by facet; facets that are not coupled are ignored.
	 * @return array<int, string>
	 */
	public function by_layer( array $chosen ): array {
		$key = (string) wp_json_encode( array_filter( $chosen, array( $this->sets, 'is_coupled' ), ARRAY_FILTER_USE_KEY ) );
		if ( ! isset( $this->met[ $key ] ) ) {
			$this->met[ $key ] = array();
			foreach ( $this->sets->units() as $layer ) {
				$this->met[ $key ][ $layer ] = $this->one( $layer, $chosen );
			}
		}
		return $this->met[ $key ];
	}

	/**
	 * The products whose unit on one layer meets all choices of coupled facets.
	 *
	 * @param int                         $layer  Layer, starting at Layers::OWN.
	 * @param array<string, list<string>> $chosen Values by facet; facets that are not coupled are ignored.
	 */
	private function one( int $layer, array $chosen ): string {
		$met = substr( $this->sets->all, 0, $this->sets->length( $layer ) );
		foreach ( $chosen as $facet => $values ) {
			if ( FacetedProducts::STOCK === $facet ) {
				$met &= $this->in_stock( $values, $layer );
			} elseif ( $this->sets->is_coupled( $facet ) && FacetedProducts::PRICE !== $facet ) {
				$met &= $this->having( $facet, $values, $layer );
			}
		}
		// Prices come last: they cost the most steps, and often no product is left by then.
		return ! isset( $chosen[ FacetedProducts::PRICE ] ) || Bitmap::is_empty( $met ) ? $met : $met & $this->at_a_price( $chosen[ FacetedProducts::PRICE ][0] ?? '', $layer );
	}

	/**
	 * The products whose unit is in a price range, computed once.
	 *
	 * @param string $text  Text of the range.
	 * @param int    $layer Layer of the unit.
	 */
	private function at_a_price( string $text, int $layer ): string {
		$this->priced[ $text ][ $layer ] ??= $this->priced( $text, $layer );
		return $this->priced[ $text ][ $layer ];
	}

	/**
	 * The products whose unit has one of the values of an attribute, its own or the product's.
	 *
	 * @param string       $facet  Facet name.
	 * @param list<string> $values Values.
	 * @param int          $layer  Layer of the unit.
	 */
	private function having( string $facet, array $values, int $layer ): string {
		$key = $facet . "\n" . implode( "\n", $values );

		$this->having[ $key ][ Layers::OWN ] ??= $this->sets->any( $facet, $values, Layers::OWN );
		$this->having[ $key ][ $layer ]      ??= substr( $this->having[ $key ][ Layers::OWN ], 0, $this->sets->length( $layer ) ) | $this->sets->any( $facet, $values, $layer );
		return $this->having[ $key ][ $layer ];
	}

	/**
	 * The products whose unit has one of the stock statuses.
	 *
	 * @param list<string> $values Values of the facet.
	 * @param int          $layer  Layer of the unit.
	 */
	public function in_stock( array $values, int $layer ): string {
		$met = '';
		foreach ( $values as $value ) {
			$of = $this->sets->one( FacetedProducts::STOCK, $value );
			// A product is out of stock only where all of its variations are.
			$met |= $layer < Layers::VARIATIONS || FacetedProducts::OUT_OF_STOCK === $value ? $of : $of & $this->sets->one( FacetedProducts::STOCK, $value, $layer );
		}
		return $met;
	}

	/**
	 * The products whose unit is in a price range. A variable product has no price of its
	 * own, only its variations have.
	 *
	 * @param string $text  Text of the range; all products match if it is invalid.
	 * @param int    $layer Layer of the unit.
	 */
	private function priced( string $text, int $layer ): string {
		$this->bounds[ $text ] ??= array( $this->prices->within( $text ) );
		$bounds                  = $this->bounds[ $text ][0];
		if ( null === $bounds ) {
			return $this->sets->all;
		}
		$whole   = $layer < Layers::VARIATIONS;
		$on      = $whole ? Layers::PRODUCT : $layer;
		$lowest  = $this->sets->numbers( Layers::LOWEST, $on );
		$highest = $whole ? $this->sets->numbers( Layers::HIGHEST, $on ) : $lowest;
		$met     = '';
		foreach ( $bounds as $class => [ $from, $to ] ) {
			$of   = $lowest->at_most( $to ) & $highest->at_least( $from );
			$met |= 1 === count( $bounds ) ? $of : $of & $this->sets->one( FacetedProducts::PRICE, Layers::TAXED . $class, $on );
		}
		return $whole ? Bitmap::minus( $met, $this->sets->one( Layers::LISTED, Layers::VARIABLE ) ) : $met;
	}
}

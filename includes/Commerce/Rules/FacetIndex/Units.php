<?php
/**
 * What can be bought of products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\FacetIndex;

use Vitrine\Commerce\Facets\FacetedProducts;

defined( 'ABSPATH' ) || exit;

/**
 * Units: a product without variations itself, of another each active variation. What
 * was chosen of attributes, of stock and of prices is met by one of them.
 */
final class Units {

	/**
	 * The products in a range of prices, by the range and the layer: every facet asks for
	 * that of the question.
	 *
	 * @var array<string, array<int, string>>
	 */
	private array $priced = array();

	/**
	 * The products that meet choices together, by these: facets that nothing was chosen of
	 * ask for the same ones.
	 *
	 * @var array<string, string>
	 */
	private array $met = array();

	/**
	 * @param Sets   $sets   Those of the question.
	 * @param Prices $prices What the prices in them are.
	 */
	public function __construct( private readonly Sets $sets, private readonly Prices $prices ) {}

	/**
	 * Whether the choices of a facet are met by one variation, together with those of others.
	 *
	 * @param string $facet Name.
	 */
	public static function is_coupled( string $facet ): bool {
		return in_array( $facet, array( FacetedProducts::STOCK, FacetedProducts::PRICE ), true ) || str_starts_with( $facet, FacetedProducts::ATTRIBUTE );
	}

	/**
	 * The products one unit of which is one of what was chosen of each coupled facet.
	 *
	 * @param array<string, list<string>> $chosen Facet to values.
	 */
	public function coupled( array $chosen ): string {
		$coupled = array_filter( $chosen, array( self::class, 'is_coupled' ), ARRAY_FILTER_USE_KEY );
		if ( array() === $coupled ) {
			return $this->sets->all;
		}
		if ( array( FacetedProducts::STOCK ) === array_keys( $coupled ) ) {
			return $this->in_stock( $coupled[ FacetedProducts::STOCK ], Layers::PRODUCT );
		}
		$key = (string) wp_json_encode( $coupled );
		if ( ! isset( $this->met[ $key ] ) ) {
			$met = '';
			foreach ( $this->sets->units() as $layer ) {
				$met |= $this->one( $layer, $coupled );
			}
			$this->met[ $key ] = $met;
		}
		return $this->met[ $key ];
	}

	/**
	 * The products whose unit on a layer is one of what was chosen.
	 *
	 * @param int                         $layer  From Layers::OWN.
	 * @param array<string, list<string>> $chosen Facet to values; those that are not coupled are passed over.
	 */
	public function one( int $layer, array $chosen ): string {
		$met = $this->sets->all;
		foreach ( $chosen as $facet => $values ) {
			if ( FacetedProducts::STOCK === $facet ) {
				$met &= $this->in_stock( $values, $layer );
			} elseif ( self::is_coupled( $facet ) && FacetedProducts::PRICE !== $facet ) {
				$met &= $this->having( $facet, $values, $layer );
			}
		}
		// Last, since it takes the most steps: often nobody is left to be asked.
		return ! isset( $chosen[ FacetedProducts::PRICE ] ) || Bitmap::is_empty( $met ) ? $met : $met & $this->at_a_price( $chosen[ FacetedProducts::PRICE ][0] ?? '', $layer );
	}

	/**
	 * The products whose unit is in a range of prices, worked out once.
	 *
	 * @param string $text  Of the range.
	 * @param int    $layer Of the unit.
	 */
	private function at_a_price( string $text, int $layer ): string {
		$this->priced[ $text ][ $layer ] ??= $this->priced( $text, $layer );
		return $this->priced[ $text ][ $layer ];
	}

	/**
	 * The products whose unit has a value of an attribute, or that have it with all of their units.
	 *
	 * @param string       $facet  Name.
	 * @param list<string> $values Values.
	 * @param int          $layer  Of the unit.
	 */
	private function having( string $facet, array $values, int $layer ): string {
		$own = $this->sets->any( $facet, $values, Layers::OWN );
		return Layers::OWN === $layer ? $own : $own | $this->sets->any( $facet, $values, $layer );
	}

	/**
	 * The products that have one of some values of stock, with their unit.
	 *
	 * @param list<string> $values Of the facet.
	 * @param int          $layer  Of the unit.
	 */
	public function in_stock( array $values, int $layer ): string {
		$met = '';
		foreach ( $values as $value ) {
			$of = $this->sets->one( FacetedProducts::STOCK, $value );
			// What is out of stock is so with all of its variations.
			$met |= $layer < Layers::VARIATIONS || FacetedProducts::OUT_OF_STOCK === $value ? $of : $of & $this->sets->one( FacetedProducts::STOCK, $value, $layer );
		}
		return $met;
	}

	/**
	 * The products whose unit is in a range of prices. What a variable product has by
	 * itself costs nothing by itself.
	 *
	 * @param string $text  Of the range; what is none is every product's.
	 * @param int    $layer Of the unit.
	 */
	private function priced( string $text, int $layer ): string {
		$bounds = $this->prices->within( $text );
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

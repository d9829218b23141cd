<?php
/**
 * Compact data of all variations of a product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Variations;

use Vitrine\Commerce\Value\Currency;
use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\Value\Variation;

defined( 'ABSPATH' ) || exit;

/**
 * Has the shape of `VariationMatrix` in src/contract/types/variation.ts: the data to
 * find a variation and to display the options. Stored as columns of small, repeating
 * numbers, which compress to a few bytes per variation.
 *
 * @see field 22
 */
final class Matrix {

	/**
	 * Returns the matrix.
	 *
	 * @param Product  $product  Variable product with all details.
	 * @param Currency $currency Currency of the shop.
	 * @return array<string, mixed>
	 */
	public static function of( Product $product, Currency $currency ): array {
		$variations = $product->variations;
		$options    = array_map( static fn ( array $attribute ): array => array_map( 'strval', array_keys( $attribute['options'] ) ), $product->attributes );
		$prices     = array_map( static fn ( Variation $variation ): array => array( Data::price_html( $variation, $currency ), $variation->sale_percentage() ), $variations );
		$kinds      = array_values( array_unique( $prices, SORT_REGULAR ) );
		return array(
			'names'   => array_column( $product->attributes, 'name' ),
			'options' => $options,
			'ids'     => self::steps( array_column( $variations, 'id' ) ),
			'values'  => array_map(
				static fn ( array $attribute, array $known ): array => self::places( $variations, $attribute['name'], $known ),
				$product->attributes,
				$options
			),
			'flags'   => array_map( array( self::class, 'flags' ), $variations ),
			'price'   => array_map( static fn ( array $price ): int => (int) array_search( $price, $kinds, true ), $prices ),
			'prices'  => $kinds,
		);
	}

	/**
	 * Returns the difference of each number to the previous one.
	 *
	 * @param list<int> $numbers Numbers.
	 * @return list<int>
	 */
	private static function steps( array $numbers ): array {
		$before = 0;
		$steps  = array();
		foreach ( $numbers as $number ) {
			$steps[] = $number - $before;
			$before  = $number;
		}
		return $steps;
	}

	/**
	 * Returns the option index of each variation, from 1; 0: any.
	 *
	 * @param list<Variation> $variations Variations.
	 * @param string          $name       Field name of the attribute.
	 * @param list<string>    $options    Options of the attribute.
	 * @return list<int>
	 */
	private static function places( array $variations, string $name, array $options ): array {
		$places = array_flip( $options );
		return array_map(
			static function ( Variation $variation ) use ( $name, $places ): int {
				$option = $variation->attributes[ $name ] ?? '';
				return '' === $option ? 0 : ( $places[ $option ] ?? -1 ) + 1;
			},
			$variations
		);
	}

	/**
	 * The properties of a variation as bit flags.
	 *
	 * @param Variation $variation The variation.
	 */
	private static function flags( Variation $variation ): int {
		return (int) $variation->active + 2 * (int) $variation->visible + 4 * (int) $variation->purchasable + 8 * (int) $variation->in_stock;
	}
}

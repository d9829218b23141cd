<?php
/**
 * Generates variations from a few rules.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Seed;

/**
 * Creates every combination of a product's options.
 */
final class Matrix {

	/**
	 * Returns the variations of a product.
	 *
	 * @param array<string, mixed>     $product Product with `attributes` and `matrix` as in the
	 *                                          data.
	 * @param callable( string ): int $picture Returns the attachment ID for the name of an image.
	 * @return list<array<string, mixed>> Variations for ProductWriter::save().
	 */
	public static function variations( array $product, callable $picture ): array {
		$rules      = $product['matrix'];
		$variations = array();
		foreach ( self::combinations( $product['attributes'] ) as $i => $options ) {
			$regular = $rules['regular_price'] + array_sum( self::of( $rules['surcharge'], $options ) );
			$sale    = self::of( $rules['sale_price'], $options );

			$variations[] = array(
				'attributes'    => $options,
				'sku'           => $product['sku'] . '-' . ( $i + 1 ),
				'regular_price' => $regular,
				'sale_price'    => array() === $sale ? null : min( $sale ) + $regular - $rules['regular_price'],
				'stock'         => self::is_sold_out( $rules['sold_out'], $options ) ? 0 : $rules['stock'],
				'image_id'      => $picture( $rules['image_prefix'] . $options[ $rules['image'] ] ),
			);
		}
		return $variations;
	}

	/**
	 * Returns every combination of options.
	 *
	 * @param list<array{name: string, options: array<string, string>}> $attributes Attributes.
	 * @return list<array<string, string>> Options by attribute.
	 */
	private static function combinations( array $attributes ): array {
		$all = array( array() );
		foreach ( $attributes as $attribute ) {
			$next = array();
			foreach ( $all as $options ) {
				foreach ( array_keys( $attribute['options'] ) as $option ) {
					$next[] = $options + array( $attribute['name'] => (string) $option );
				}
			}
			$all = $next;
		}
		return $all;
	}

	/**
	 * Returns the amounts of the rules that match the options.
	 *
	 * @param array<string, array<string, int>> $rules   Amounts by attribute and option.
	 * @param array<string, string>             $options Options by attribute.
	 * @return list<int>
	 */
	private static function of( array $rules, array $options ): array {
		$amounts = array();
		foreach ( $options as $name => $option ) {
			if ( isset( $rules[ $name ][ $option ] ) ) {
				$amounts[] = $rules[ $name ][ $option ];
			}
		}
		return $amounts;
	}

	/**
	 * Whether one of the rules matches the options.
	 *
	 * @param list<array<string, string>> $rules   Options by attribute.
	 * @param array<string, string>       $options Options by attribute.
	 */
	private static function is_sold_out( array $rules, array $options ): bool {
		foreach ( $rules as $rule ) {
			if ( array_intersect_assoc( $rule, $options ) === $rule ) {
				return true;
			}
		}
		return false;
	}
}

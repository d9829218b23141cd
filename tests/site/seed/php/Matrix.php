<?php
/**
 * Many variations from a few rules.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Seed;

/**
 * Every combination of a product's options.
 */
final class Matrix {

	/**
	 * The variations of a product.
	 *
	 * @param array<string, mixed>     $product With `attributes` and `matrix` as in the data.
	 * @param callable( string ): int $picture Attachment by the name of its picture.
	 * @return list<array<string, mixed>> As ProductWriter::save() takes them.
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
	 * Every combination.
	 *
	 * @param list<array{name: string, options: array<string, string>}> $attributes Attributes.
	 * @return list<array<string, string>> Option by attribute.
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
	 * The amounts of those rules that concern the options.
	 *
	 * @param array<string, array<string, int>> $rules   Attribute, option, amount.
	 * @param array<string, string>             $options Option by attribute.
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
	 * Whether one of the rules describes the options.
	 *
	 * @param list<array<string, string>> $rules   Options by attribute.
	 * @param array<string, string>       $options Option by attribute.
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

<?php
/**
 * Available options of a variable product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Variations;

use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * Determines for each option whether a variation has it in combination with the other
 * chosen ones. Twin of `offers()` in src/core/variations/lookup.ts, for the initial
 * page.
 *
 * @see spec 4.13, field 23
 */
final class AvailableOptions {

	public const AVAILABLE = 'available';
	public const SOLD_OUT  = 'sold-out';

	/**
	 * Returns the available options of each attribute. Missing options are in no
	 * variation.
	 *
	 * @param Product               $product Variable product with all details.
	 * @param array<string, string> $choices Options by field name; empty: none.
	 * @return array<string, array<string, string>> By field name and option.
	 */
	public static function of( Product $product, array $choices ): array {
		$active    = array();
		$available = array();
		foreach ( $product->variations as $variation ) {
			foreach ( self::reached( $product, $variation->attributes, $choices ) as $name => $options ) {
				$active[ $name ]    = ( $active[ $name ] ?? array() ) + ( $variation->active ? $options : array() );
				$available[ $name ] = ( $available[ $name ] ?? array() ) + ( $variation->is_available() ? $options : array() );
			}
		}
		$offers = array();
		foreach ( $active as $name => $options ) {
			foreach ( array_keys( $options ) as $option ) {
				$offers[ $name ][ $option ] = isset( $available[ $name ][ $option ] ) ? self::AVAILABLE : self::SOLD_OUT;
			}
		}
		return $offers;
	}

	/**
	 * Returns the options that lead to a variation: all of its own, or, if one of the
	 * chosen options differs, those of that attribute only.
	 *
	 * @param Product               $product    Variable product with all details.
	 * @param array<string, string> $attributes Attributes of the variation; empty: any.
	 * @param array<string, string> $choices    Options by field name.
	 * @return array<string, array<string, mixed>> By field name; the options are keys.
	 */
	private static function reached( Product $product, array $attributes, array $choices ): array {
		$reached = array();
		$against = array();
		foreach ( $product->attributes as $attribute ) {
			$name             = $attribute['name'];
			$own              = $attributes[ $name ] ?? '';
			$choice           = $choices[ $name ] ?? '';
			$reached[ $name ] = '' === $own ? $attribute['options'] : array( $own => true );
			if ( '' !== $own && '' !== $choice && $own !== $choice ) {
				$against[] = $name;
			}
		}
		return match ( count( $against ) ) {
			0       => $reached,
			1       => array( $against[0] => $reached[ $against[0] ] ),
			default => array(),
		};
	}
}

<?php
/**
 * What is left to choose.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Variations;

use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * Tells of each option whether any variation allows it as the others are chosen.
 * Twin of `offers()` in src/core/variations/lookup.ts, for the page as it comes.
 *
 * @see spec 4.13, field 23
 */
final class Offers {

	public const AVAILABLE = 'available';
	public const SOLD_OUT  = 'sold-out';

	/**
	 * The options of each attribute that lead somewhere. One that is missing is
	 * allowed by no variation.
	 *
	 * @param Product               $product Variable, whole.
	 * @param array<string, string> $choices By field name; empty: none.
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
	 * The options that lead to one variation: all of its own, or, where one of the
	 * choices disagrees, those in that one's place.
	 *
	 * @param Product               $product    As above.
	 * @param array<string, string> $attributes Of the variation; empty: any.
	 * @param array<string, string> $choices    As above.
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

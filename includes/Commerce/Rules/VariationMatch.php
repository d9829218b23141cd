<?php
/**
 * Finds the chosen variation.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * A variation matches if its attributes equal the choices; an empty attribute matches
 * any value.
 *
 * @see spec 5.4, readings 16
 */
final class VariationMatch {

	/**
	 * @param int|null              $variation  Variation ID; null: no match.
	 * @param array<string, string> $attributes Values by attribute.
	 * @param list<string>          $missing    Labels of attributes that still have to be chosen.
	 */
	private function __construct(
		public readonly ?int $variation,
		public readonly array $attributes,
		public readonly array $missing,
	) {}

	/**
	 * Finds the variation.
	 *
	 * @param list<array{name: string, label: string, options: array<string, string>}> $attributes   Attributes of the product.
	 * @param array<int, array<string, string>>                                        $variations   Attributes of the available variations by ID, in the owner's order.
	 * @param int                                                                      $variation_id Variation ID from the form; 0: find by attributes.
	 * @param array<string, string>                                                    $chosen       Slugs by field name.
	 */
	public static function find( array $attributes, array $variations, int $variation_id, array $chosen ): self {
		$named = $variation_id > 0 ? $variations[ $variation_id ] ?? null : null;
		if ( $variation_id > 0 && null === $named ) {
			return new self( null, array(), array() );
		}
		$values  = array();
		$missing = array();
		foreach ( $attributes as $attribute ) {
			// Attributes of the given variation need not be chosen.
			$value = ( $chosen[ $attribute['name'] ] ?? '' ) !== '' ? $chosen[ $attribute['name'] ] : ( $named[ $attribute['name'] ] ?? '' );
			if ( ! isset( $attribute['options'][ $value ] ) ) {
				$missing[] = $attribute['label'];
				continue;
			}
			$values[ $attribute['name'] ] = $value;
		}
		if ( array() !== $missing ) {
			return new self( null, $values, $missing );
		}
		foreach ( null === $named ? $variations : array( $variation_id => $named ) as $id => $own ) {
			if ( self::agrees( $own, $values ) ) {
				return new self( $id, $values, array() );
			}
		}
		return new self( null, $values, array() );
	}

	/**
	 * Whether the attributes of a variation match the choices.
	 *
	 * @param array<string, string> $own    Attributes of the variation; empty: any value.
	 * @param array<string, string> $values Chosen values.
	 */
	private static function agrees( array $own, array $values ): bool {
		foreach ( $own as $name => $value ) {
			if ( '' !== $value && ( $values[ $name ] ?? '' ) !== $value ) {
				return false;
			}
		}
		return true;
	}
}

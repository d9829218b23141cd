<?php
/**
 * Finds the variation that a shopper has chosen.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * A variation matches when its attributes agree with the choices; an empty
 * value on it matches any. Pure.
 *
 * @see spec 5.4, readings 16
 */
final class VariationMatch {

	/**
	 * @param int|null              $variation  Its id; null: none agrees.
	 * @param array<string, string> $attributes Every attribute with its value.
	 * @param list<string>          $missing    Labels of what is still to be chosen.
	 */
	private function __construct(
		public readonly ?int $variation,
		public readonly array $attributes,
		public readonly array $missing,
	) {}

	/**
	 * Looks for the variation.
	 *
	 * @param list<array{name: string, label: string, options: array<string, string>}> $attributes   Of the product.
	 * @param array<int, array<string, string>>                                       $variations   Attributes of those that can be chosen, by id, in the owner's order.
	 * @param int                                                                     $variation_id As the form says; 0: by attributes.
	 * @param array<string, string>                                                   $chosen       Field name to slug.
	 */
	public static function find( array $attributes, array $variations, int $variation_id, array $chosen ): self {
		$named = $variation_id > 0 ? $variations[ $variation_id ] ?? null : null;
		if ( $variation_id > 0 && null === $named ) {
			return new self( null, array(), array() );
		}
		$values  = array();
		$missing = array();
		foreach ( $attributes as $attribute ) {
			// What the named variation settles need not be said again.
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
	 * Whether a variation's attributes agree with choices.
	 *
	 * @param array<string, string> $own    Of the variation; empty: any.
	 * @param array<string, string> $values Chosen.
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

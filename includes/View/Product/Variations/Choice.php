<?php
/**
 * What is chosen as the page comes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Variations;

use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\Value\Variation;

defined( 'ABSPATH' ) || exit;

/**
 * The preselection: what the address asks for, else the product's own.
 *
 * @see spec 2.3
 */
final class Choice {

	/**
	 * The choices by field name; empty: nothing is chosen.
	 *
	 * @param Product              $product Variable.
	 * @param array<string, mixed> $asked   Parameters of the address.
	 * @return array<string, string>
	 */
	public static function of( Product $product, array $asked ): array {
		$choices = array();
		foreach ( $product->attributes as $attribute ) {
			$value                         = $asked[ $attribute['name'] ] ?? null;
			$known                         = is_string( $value ) && isset( $attribute['options'][ $value ] );
			$choices[ $attribute['name'] ] = $known ? $value : $attribute['default'];
		}
		return $choices;
	}

	/**
	 * The options that the address of this request asks for.
	 *
	 * @return array<string, mixed>
	 */
	public static function asked(): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Chooses what is shown first, and is only compared with options.
		return wp_unslash( $_GET );
	}

	/**
	 * The variation that a product's page comes with: the views beside the form
	 * show it, too.
	 *
	 * @param Product $product Whole.
	 */
	public static function shown( Product $product ): ?Variation {
		return Product::VARIABLE === $product->type && $product->in_stock && $product->purchasable
			? self::variation( $product->variations, self::of( $product, self::asked() ) )
			: null;
	}

	/**
	 * The variation of a full choice.
	 *
	 * @param list<Variation>       $variations In the owner's order.
	 * @param array<string, string> $choices    By field name.
	 */
	public static function variation( array $variations, array $choices ): ?Variation {
		if ( in_array( '', $choices, true ) ) {
			return null;
		}
		foreach ( $variations as $variation ) {
			if ( $variation->agrees( $choices ) ) {
				return $variation;
			}
		}
		return null;
	}
}

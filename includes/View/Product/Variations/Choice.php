<?php
/**
 * Preselected options of a variable product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Variations;

use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\Value\Variation;

defined( 'ABSPATH' ) || exit;

/**
 * Options from the URL, or the defaults of the product.
 *
 * @see spec 2.3
 */
final class Choice {

	/**
	 * Returns the preselected options by field name; an empty value: none.
	 *
	 * @param Product              $product Variable product.
	 * @param array<string, mixed> $asked   Query variables of the URL.
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
	 * Returns the query variables of the current URL.
	 *
	 * @return array<string, mixed>
	 */
	public static function asked(): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only compared with the options, to preselect one.
		return wp_unslash( $_GET );
	}

	/**
	 * Returns the preselected variation of a product page, which the other parts of the
	 * page display as well.
	 *
	 * @param Product $product Product with all details.
	 */
	public static function shown( Product $product ): ?Variation {
		return Product::VARIABLE === $product->type && $product->in_stock && $product->purchasable
			? self::variation( $product->variations, self::of( $product, self::asked() ) )
			: null;
	}

	/**
	 * Returns the variation that matches all options.
	 *
	 * @param list<Variation>       $variations Variations in the owner's order.
	 * @param array<string, string> $choices    Options by field name.
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

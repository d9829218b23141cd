<?php
/**
 * Writes weight and dimensions to WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Write;

use Vitrine\Commerce\Builtin\Products\Measures;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Commerce\Rules\Dimensions;

defined( 'ABSPATH' ) || exit;

/**
 * Converts them to WooCommerce's units. Values that are not numbers are stored in meta.
 */
final class Size {

	/** WooCommerce's unit to the unit of Measures. */
	private const WEIGHTS = array( 'lbs' => 'lb' );

	/**
	 * Converts a weight to WooCommerce's unit. Empty if there is none, null if it is not a number.
	 *
	 * @param string $text Text as entered.
	 */
	public static function weight( string $text ): ?string {
		if ( '' === trim( $text ) ) {
			return '';
		}
		$unit = (string) get_option( 'woocommerce_weight_unit', 'kg' );
		$mass = Measures::milligrams( $text, ShopOptions::units()['weight'] );
		return $mass > 0 ? Measures::number( $mass, self::WEIGHTS[ $unit ] ?? $unit ) : null;
	}

	/**
	 * Converts dimensions to length, width and height in WooCommerce's unit. Null if they are not numbers.
	 *
	 * @param string $text Text as entered; may be empty.
	 * @return array{string, string, string}|null
	 */
	public static function dimensions( string $text ): ?array {
		return Dimensions::of( $text, ShopOptions::units()['dimensions'], (string) get_option( 'woocommerce_dimension_unit', 'cm' ) );
	}

	/**
	 * Sets weight and dimensions.
	 *
	 * @param \WC_Product $product    WooCommerce product.
	 * @param string      $weight     Weight as entered; may be empty.
	 * @param string      $dimensions Dimensions as entered; may be empty.
	 */
	public static function set( \WC_Product $product, string $weight, string $dimensions ): void {
		$mass = self::weight( $weight );
		$size = self::dimensions( $dimensions );
		$product->set_weight( $mass ?? '' );
		$product->set_length( $size[0] ?? '' );
		$product->set_width( $size[1] ?? '' );
		$product->set_height( $size[2] ?? '' );
		if ( null === $mass ) {
			$product->update_meta_data( '_vitrine_weight', $weight );
		}
		if ( null === $size ) {
			$product->update_meta_data( '_vitrine_dimensions', $dimensions );
		}
	}
}

<?php
/**
 * How a product is taxed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions\Tax;

use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\VariationRow;

defined( 'ABSPATH' ) || exit;

/**
 * A product has a status and a class, a variation may have a class of its own.
 */
final class TaxStatus {

	public const TAXABLE = 'taxable';
	public const NONE    = 'none';

	/**
	 * The class of a product or a variation.
	 *
	 * @param ProductRow        $product   The product.
	 * @param VariationRow|null $variation Of it.
	 * @return string Of TaxRate; empty: not taxable.
	 */
	public static function of( ProductRow $product, ?VariationRow $variation = null ): string {
		if ( self::NONE === $product->data->tax_status ) {
			return '';
		}
		$own = null === $variation ? '' : $variation->tax_class;
		return '' === $own ? $product->data->tax_class : $own;
	}

	/**
	 * The classes for people.
	 *
	 * @return array<string, string> Value to name.
	 */
	public static function class_names(): array {
		return array(
			TaxRate::STANDARD => __( 'Standard', 'vitrine' ),
			TaxRate::REDUCED  => __( 'Reduced rate', 'vitrine' ),
			TaxRate::ZERO     => __( 'Zero rate', 'vitrine' ),
		);
	}

	/**
	 * A status that may be one.
	 *
	 * @param mixed $raw As given.
	 */
	public static function valid( mixed $raw ): string {
		return self::NONE === $raw ? self::NONE : self::TAXABLE;
	}

	/**
	 * A class that may be one.
	 *
	 * @param mixed  $raw     As given.
	 * @param string $default Of a product the standard one; of a variation none of its own.
	 */
	public static function valid_class( mixed $raw, string $default = TaxRate::STANDARD ): string {
		return is_string( $raw ) && in_array( $raw, TaxRate::CLASSES, true ) ? $raw : $default;
	}
}

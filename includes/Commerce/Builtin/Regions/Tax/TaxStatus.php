<?php
/**
 * Tax status and class of products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions\Tax;

use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\VariationRow;

defined( 'ABSPATH' ) || exit;

/**
 * A product has a status and a class; a variation may have its own class.
 */
final class TaxStatus {

	public const TAXABLE = 'taxable';
	public const NONE    = 'none';

	/**
	 * Returns the tax class of a product or variation.
	 *
	 * @param ProductRow        $product   Product row.
	 * @param VariationRow|null $variation Variation row.
	 * @return string Tax class, see TaxRate; empty: not taxable.
	 */
	public static function of( ProductRow $product, ?VariationRow $variation = null ): string {
		if ( self::NONE === $product->data->tax_status ) {
			return '';
		}
		$own = null === $variation ? '' : $variation->tax_class;
		return '' === $own ? $product->data->tax_class : $own;
	}

	/**
	 * Returns the names of tax classes.
	 *
	 * @return array<string, string> Names by value.
	 */
	public static function class_names(): array {
		return array(
			TaxRate::STANDARD => __( 'Standard', 'vitrine' ),
			TaxRate::REDUCED  => __( 'Reduced rate', 'vitrine' ),
			TaxRate::ZERO     => __( 'Zero rate', 'vitrine' ),
		);
	}

	/**
	 * Returns a valid status.
	 *
	 * @param mixed $raw Stored or entered value.
	 */
	public static function valid( mixed $raw ): string {
		return self::NONE === $raw ? self::NONE : self::TAXABLE;
	}

	/**
	 * Returns a valid class.
	 *
	 * @param mixed  $raw     Stored or entered value.
	 * @param string $default Default class; empty for variations.
	 */
	public static function valid_class( mixed $raw, string $default = TaxRate::STANDARD ): string {
		return is_string( $raw ) && in_array( $raw, TaxRate::CLASSES, true ) ? $raw : $default;
	}
}

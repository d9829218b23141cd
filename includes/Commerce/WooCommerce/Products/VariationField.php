<?php
/**
 * What plugins make of the field of an attribute.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Products;

use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\WooCommerce\Snapshot\Foreign;

defined( 'ABSPATH' ) || exit;

/**
 * Plugins of swatches put theirs around or in the place of WooCommerce's select.
 */
final class VariationField {

	private const FILTER = 'woocommerce_dropdown_variation_attribute_options_html';

	/**
	 * The field as plugins have it. Hooked.
	 *
	 * @param string  $html    Of others.
	 * @param Product $product Of the form.
	 * @param string  $name    Of the field.
	 * @param string  $chosen  The option that is chosen; empty: none.
	 * @param string  $id      Of the select.
	 * @return string Empty where none has changed WooCommerce's.
	 */
	public static function html( string $html, Product $product, string $name, string $chosen, string $id ): string {
		$known = '' === $html && has_filter( self::FILTER ) ? wc_get_product( $product->id ) : null;
		if ( ! $known instanceof \WC_Product_Variable ) {
			return $html;
		}
		foreach ( $known->get_variation_attributes() as $attribute => $options ) {
			if ( 'attribute_' . sanitize_title( (string) $attribute ) === $name ) {
				// As WooCommerce's template calls it, but for what stands more than once on a page.
				$draw   = static fn (): string => FormHooks::printed(
					$known,
					static fn () => wc_dropdown_variation_attribute_options(
						array(
							'options'   => $options,
							'attribute' => $attribute,
							'product'   => $known,
							'selected'  => $chosen,
							'required'  => true,
							'id'        => $id,
						)
					)
				);
				$theirs = $draw();
				return Foreign::without( array( self::FILTER ), $draw ) === $theirs ? '' : $theirs;
			}
		}
		return '';
	}
}

<?php
/**
 * Product names.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Products;

defined( 'ABSPATH' ) || exit;

/**
 * Converts names that WooCommerce stores as HTML to plain text.
 */
final class Names {

	/**
	 * Strips markup and decodes entities.
	 *
	 * @param string $html HTML from WooCommerce.
	 */
	public static function plain( string $html ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}

	/**
	 * Returns the name of a product; for a variation that of its parent.
	 *
	 * @param \WC_Product $product Product or variation.
	 */
	public static function of( \WC_Product $product ): string {
		return self::plain( $product->get_title() );
	}

	/**
	 * Returns the name of a product with the chosen values: `Shirt – Small, Blue`.
	 *
	 * @param \WC_Product           $product    Product or variation.
	 * @param array<string, string> $attributes Field name to slug.
	 */
	public static function whole( \WC_Product $product, array $attributes ): string {
		$values = array_column( VariationAttributes::chosen( $product, $attributes ), 'value' );
		return array() === $values ? self::of( $product ) : self::of( $product ) . ' – ' . implode( ', ', $values );
	}
}

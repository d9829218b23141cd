<?php
/**
 * What products are called.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Products;

defined( 'ABSPATH' ) || exit;

/**
 * Plain text, of what WooCommerce keeps as HTML.
 */
final class Names {

	/**
	 * A text without markup.
	 *
	 * @param string $html Of WooCommerce.
	 */
	public static function plain( string $html ): string {
		return trim( html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
	}

	/**
	 * A product's name; a variation has its product's.
	 *
	 * @param \WC_Product $product Product or variation.
	 */
	public static function of( \WC_Product $product ): string {
		return self::plain( $product->get_title() );
	}

	/**
	 * A product's name with the chosen values: `Shirt – Small, Blue`.
	 *
	 * @param \WC_Product           $product    Product or variation.
	 * @param array<string, string> $attributes Field name to slug.
	 */
	public static function whole( \WC_Product $product, array $attributes ): string {
		$values = array_column( Attributes::chosen( $product, $attributes ), 'value' );
		return array() === $values ? self::of( $product ) : self::of( $product ) . ' – ' . implode( ', ', $values );
	}
}

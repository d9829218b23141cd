<?php
/**
 * Variation fields changed by plugins.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Products;

use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\WooCommerce\Hooks\GlobalProduct;
use Vitrine\Commerce\WooCommerce\Snapshot\Foreign;

defined( 'ABSPATH' ) || exit;

/**
 * Swatches plugins add to WooCommerce's select or replace it.
 */
final class VariationField {

	private const FILTER    = 'woocommerce_dropdown_variation_attribute_options_html';
	private const ARGUMENTS = 'woocommerce_dropdown_variation_attribute_options_args';

	/**
	 * Returns the field as plugins have changed it. Hooked.
	 *
	 * @param string  $html    HTML from earlier filters.
	 * @param Product $product Product of the form.
	 * @param string  $name    Field name.
	 * @param string  $chosen  Chosen option; empty: none.
	 * @param string  $id      ID of the select.
	 * @return string Empty where none has changed WooCommerce's.
	 */
	public static function html( string $html, Product $product, string $name, string $chosen, string $id ): string {
		$known = '' === $html && has_filter( self::FILTER ) ? wc_get_product( $product->id ) : null;
		if ( ! $known instanceof \WC_Product_Variable ) {
			return $html;
		}
		$given = self::given( $known, $name, $chosen );
		if ( array() === $given ) {
			return '';
		}
		// With an ID of its own, since a product may be on the page more than once.
		$draw   = static fn (): string => GlobalProduct::output( $known, static fn () => wc_dropdown_variation_attribute_options( array( 'id' => $id ) + $given ) );
		$theirs = $draw();
		return Foreign::without( array( self::FILTER ), $draw ) === $theirs ? '' : $theirs;
	}

	/**
	 * Filters our field with WooCommerce's filter for its select. Hooked.
	 *
	 * @param array{options: array<string, string>, class: string, none: string} $args    Our arguments.
	 * @param Product                                                            $product Product of the form.
	 * @param string                                                             $name    Field name.
	 * @param string                                                             $chosen  Chosen option; empty: none.
	 * @return array{options: array<string, string>, class: string, none: string}
	 */
	public static function arguments( array $args, Product $product, string $name, string $chosen ): array {
		$known = has_filter( self::ARGUMENTS ) ? wc_get_product( $product->id ) : null;
		$given = $known instanceof \WC_Product_Variable ? self::given( $known, $name, $chosen ) : array();
		if ( array() === $given ) {
			return $args;
		}
		/** This filter is documented in WooCommerce: includes/wc-template-functions.php */
		$wanted  = (array) apply_filters( self::ARGUMENTS, $given ) + $given; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WooCommerce hook.
		$left    = array_map( 'strval', array_filter( (array) $wanted['options'], 'is_scalar' ) );
		$options = array_intersect_key( $args['options'], array_flip( $left ) );
		// Like WooCommerce, keep the term order of global attributes.
		$options = taxonomy_exists( (string) $given['attribute'] ) ? $options : array_replace( array_intersect_key( array_flip( $left ), $options ), $options );
		return array(
			'options' => array() === $options ? $args['options'] : $options,
			'class'   => is_string( $wanted['class'] ?? null ) ? $wanted['class'] : $args['class'],
			'none'    => is_string( $wanted['show_option_none'] ?? null ) && '' !== $wanted['show_option_none'] ? Names::plain( $wanted['show_option_none'] ) : $args['none'],
		);
	}

	/**
	 * Returns the arguments that WooCommerce's template passes to the select of an
	 * attribute.
	 *
	 * @param \WC_Product_Variable $product The product.
	 * @param string               $name    Field name.
	 * @param string               $chosen  Chosen option; empty: none.
	 * @return array<string, mixed> Empty where there is no such attribute.
	 */
	private static function given( \WC_Product_Variable $product, string $name, string $chosen ): array {
		foreach ( $product->get_variation_attributes() as $attribute => $options ) {
			if ( 'attribute_' . sanitize_title( (string) $attribute ) === $name ) {
				return array(
					'options'   => $options,
					'attribute' => $attribute,
					'product'   => $product,
					'selected'  => $chosen,
					'required'  => true,
				);
			}
		}
		return array();
	}
}

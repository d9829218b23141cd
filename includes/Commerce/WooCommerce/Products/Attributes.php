<?php
/**
 * What a shopper chooses from.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Products;

defined( 'ABSPATH' ) || exit;

/**
 * Attributes of a variable product: those of the whole shop, which are terms,
 * and those of the product alone, which are texts.
 */
final class Attributes {

	/**
	 * The attributes that lead to a variation.
	 *
	 * @param \WC_Product $product Variable product.
	 * @return list<array{name: string, label: string, options: array<string, string>, default: string}> `name` is the field; options are slug to label.
	 */
	public static function of( \WC_Product $product ): array {
		if ( ! $product instanceof \WC_Product_Variable ) {
			return array();
		}
		$attributes = array();
		foreach ( $product->get_variation_attributes() as $name => $options ) {
			$attributes[] = array(
				'name'    => self::field( (string) $name ),
				'label'   => Names::plain( wc_attribute_label( (string) $name, $product ) ),
				'options' => self::options( $product, (string) $name, array_map( 'strval', array_values( (array) $options ) ) ),
				'default' => (string) $product->get_variation_default_attribute( (string) $name ),
			);
		}
		return $attributes;
	}

	/**
	 * Chosen attributes for people.
	 *
	 * @param \WC_Product           $product    Variation, or its product.
	 * @param array<string, string> $attributes Field name to slug.
	 * @return list<array{name: string, value: string}>
	 */
	public static function chosen( \WC_Product $product, array $attributes ): array {
		$chosen = array();
		foreach ( $attributes as $field => $value ) {
			$value = (string) $value;
			if ( '' === $value ) {
				continue;
			}
			$name     = (string) preg_replace( '/^attribute_/', '', urldecode( (string) $field ) );
			$term     = taxonomy_exists( $name ) ? get_term_by( 'slug', $value, $name ) : false;
			$chosen[] = array(
				'name'  => Names::plain( wc_attribute_label( $name, $product ) ),
				'value' => self::label( $term instanceof \WP_Term ? $term->name : $value, $term instanceof \WP_Term ? $term : null, $name, $product ),
			);
		}
		return $chosen;
	}

	/**
	 * The field that carries an attribute.
	 *
	 * @param string $name As WooCommerce has it: `pa_colour`, or `Colour` of one product.
	 */
	private static function field( string $name ): string {
		return 'attribute_' . sanitize_title( $name );
	}

	/**
	 * Values with their labels, in the owner's order.
	 *
	 * @param \WC_Product  $product The product.
	 * @param string       $name    Of the attribute.
	 * @param list<string> $values  That variations have, or any.
	 * @return array<string, string>
	 */
	private static function options( \WC_Product $product, string $name, array $values ): array {
		$options = array();
		if ( taxonomy_exists( $name ) ) {
			foreach ( wc_get_product_terms( $product->get_id(), $name, array( 'fields' => 'all' ) ) as $term ) {
				if ( $term instanceof \WP_Term && in_array( $term->slug, $values, true ) ) {
					$options[ $term->slug ] = self::label( $term->name, $term, $name, $product );
				}
			}
			return $options;
		}
		foreach ( $values as $value ) {
			$options[ $value ] = self::label( $value, null, $name, $product );
		}
		return $options;
	}

	/**
	 * What a value is called.
	 *
	 * @param string        $value   As it is kept.
	 * @param \WP_Term|null $term    Of an attribute of the whole shop.
	 * @param string        $name    Of the attribute.
	 * @param \WC_Product   $product The product.
	 */
	private static function label( string $value, ?\WP_Term $term, string $name, \WC_Product $product ): string {
		/** This filter is documented in WooCommerce: includes/wc-template-functions.php */
		return Names::plain( (string) apply_filters( 'woocommerce_variation_option_name', $value, $term, $name, $product ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
	}
}

<?php
/**
 * Attributes of variable products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Products;

defined( 'ABSPATH' ) || exit;

/**
 * Attributes of a variable product: global attributes, which are taxonomies, and custom
 * attributes of the product, which are texts.
 */
final class VariationAttributes {

	/**
	 * Returns the attributes used for variations.
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
	 * Returns the chosen attributes with labels for display.
	 *
	 * @param \WC_Product           $product    Variation, or its parent.
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
	 * Returns the field name of an attribute.
	 *
	 * @param string $name Attribute name: `pa_colour`, or `Colour` for a custom attribute.
	 */
	private static function field( string $name ): string {
		return 'attribute_' . sanitize_title( $name );
	}

	/**
	 * Returns the values with their labels, in the owner's order.
	 *
	 * @param \WC_Product  $product The product.
	 * @param string       $name    Attribute name.
	 * @param list<string> $values  Values used by variations.
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
	 * Returns the label of a value.
	 *
	 * @param string        $value   Stored value.
	 * @param \WP_Term|null $term    Term of a global attribute.
	 * @param string        $name    Attribute name.
	 * @param \WC_Product   $product The product.
	 */
	private static function label( string $value, ?\WP_Term $term, string $name, \WC_Product $product ): string {
		/** This filter is documented in WooCommerce: includes/wc-template-functions.php */
		return Names::plain( (string) apply_filters( 'woocommerce_variation_option_name', $value, $term, $name, $product ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
	}
}

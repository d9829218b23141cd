<?php
/**
 * Writes attributes of products to WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Write;

use Vitrine\Commerce\Builtin\Products\ProductData;
use Vitrine\Move\Rules\AttributeRules;

defined( 'ABSPATH' ) || exit;

/**
 * Creates missing taxonomies and terms of the attributes of a product, and the product
 * attributes.
 *
 * @phpstan-type Own array{name: string, label: string, options: array<string, string>, default: string, variation: bool}
 */
final class Attributes {

	/**
	 * Whether an attribute becomes a taxonomy.
	 *
	 * @param string $field Field name such as `attribute_colour`.
	 */
	public static function is_shared( string $field ): bool {
		$slug = AttributeRules::slug( $field );
		return AttributeRules::is_shared( $slug, wc_check_if_attribute_name_is_reserved( $slug ) );
	}

	/**
	 * Returns the WooCommerce attributes of a product.
	 *
	 * @param ProductData $data Product data.
	 * @return list<\WC_Product_Attribute>
	 * @throws \RuntimeException When a taxonomy cannot be created.
	 */
	public static function of( ProductData $data ): array {
		$made = array();
		foreach ( $data->attributes as $position => $own ) {
			$options   = array_map( 'strval', $own['options'] );
			$attribute = new \WC_Product_Attribute();
			if ( self::is_shared( $own['name'] ) ) {
				$taxonomy = self::taxonomy( $own );
				$attribute->set_id( wc_attribute_taxonomy_id_by_name( $taxonomy ) );
				$attribute->set_name( $taxonomy );
				$attribute->set_options( self::terms( $taxonomy, $options ) );
			} else {
				$attribute->set_name( $own['label'] );
				$attribute->set_options( array_values( $options ) );
			}
			$attribute->set_position( $position );
			$attribute->set_visible( true );
			$attribute->set_variation( $own['variation'] );
			$made[] = $attribute;
		}
		return $made;
	}

	/**
	 * Returns the attribute values of a product (its default) or variation.
	 *
	 * @param ProductData           $data   Product data.
	 * @param array<string, string> $chosen Field name to slug; empty: any.
	 * @return array<string, string> WooCommerce's attribute name to value.
	 */
	public static function chosen( ProductData $data, array $chosen ): array {
		$values = array();
		foreach ( $data->attributes as $own ) {
			if ( ! $own['variation'] || ! isset( $chosen[ $own['name'] ] ) ) {
				continue;
			}
			$is_shared       = self::is_shared( $own['name'] );
			$name            = $is_shared ? wc_attribute_taxonomy_name( AttributeRules::slug( $own['name'] ) ) : sanitize_title( $own['label'] );
			$values[ $name ] = AttributeRules::value( $chosen[ $own['name'] ], array_map( 'strval', $own['options'] ), $is_shared );
		}
		return $values;
	}

	/**
	 * Returns the taxonomy of an attribute, which is created if it does not exist.
	 *
	 * @param Own $own The attribute.
	 * @throws \RuntimeException When it cannot be created.
	 */
	private static function taxonomy( array $own ): string {
		$slug     = AttributeRules::slug( $own['name'] );
		$taxonomy = wc_attribute_taxonomy_name( $slug );
		if ( 0 === wc_attribute_taxonomy_id_by_name( $taxonomy ) ) {
			// It may be registered since a transaction that was rolled back.
			unregister_taxonomy( $taxonomy );
			$made = wc_create_attribute(
				array(
					'name' => '' === $own['label'] ? $slug : $own['label'],
					'slug' => $slug,
				)
			);
			if ( is_wp_error( $made ) ) {
				throw new \RuntimeException( esc_html( $made->get_error_message() ) );
			}
		}
		if ( ! taxonomy_exists( $taxonomy ) ) {
			// WooCommerce registers it in the next request only.
			register_taxonomy( $taxonomy, array( 'product' ), array( 'hierarchical' => false ) );
		}
		return $taxonomy;
	}

	/**
	 * Returns the terms of options, which are created if they do not exist.
	 *
	 * @param string                $taxonomy Taxonomy of the attribute.
	 * @param array<string, string> $options  Slug to label.
	 * @return list<int>
	 * @throws \RuntimeException When a term cannot be created.
	 */
	private static function terms( string $taxonomy, array $options ): array {
		$ids = array();
		foreach ( $options as $slug => $label ) {
			$slug = (string) $slug;
			$term = get_term_by( 'slug', $slug, $taxonomy );
			if ( $term instanceof \WP_Term ) {
				$ids[] = $term->term_id;
				continue;
			}
			$made = wp_insert_term( '' === $label ? $slug : wp_slash( $label ), $taxonomy, array( 'slug' => $slug ) );
			if ( is_wp_error( $made ) ) {
				throw new \RuntimeException( esc_html( $made->get_error_message() ) );
			}
			update_term_meta( (int) $made['term_id'], 'order', count( $ids ) );
			$ids[] = (int) $made['term_id'];
		}
		return $ids;
	}
}

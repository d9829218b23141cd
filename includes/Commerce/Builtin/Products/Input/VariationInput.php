<?php
/**
 * Checks variations.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Products\Input;

use Vitrine\Commerce\Builtin\Products\ProductData;
use Vitrine\Commerce\Builtin\Products\VariationRow;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxStatus;

defined( 'ABSPATH' ) || exit;

/**
 * Turns variations as people describe them into rows, or says what cannot be.
 */
final class VariationInput {

	/**
	 * What is wrong with a list of variations, before anything is written.
	 *
	 * @param array<mixed> $raw        As ProductWriter::save() documents it.
	 * @param ProductData  $product    With the attributes it will have.
	 * @param int          $product_id 0: a new product.
	 */
	public static function check( array $raw, ProductData $product, int $product_id ): ?\WP_Error {
		$attributes = array_column( $product->variation_attributes(), null, 'name' );
		$seen       = array();
		foreach ( $raw as $one ) {
			$one    = (array) $one;
			$chosen = self::attributes( $one );
			foreach ( $chosen as $name => $slug ) {
				if ( ! isset( $attributes[ $name ] ) || ( '' !== $slug && ! isset( $attributes[ $name ]['options'][ $slug ] ) ) ) {
					/* translators: 1: attribute, 2: value. */
					return ProductInput::error( 'variations', sprintf( __( '"%2$s" is not a valid value for "%1$s".', 'vitrine' ), $name, $slug ) );
				}
			}
			$key = (string) wp_json_encode( $chosen );
			if ( array() === $chosen || isset( $seen[ $key ] ) ) {
				return ProductInput::error( 'variations', __( 'Each variation needs a unique combination of attributes.', 'vitrine' ) );
			}
			$seen[ $key ] = true;
			$columns      = self::columns( $one, null );
			if ( is_wp_error( $columns ) ) {
				return $columns;
			}
			if ( '' !== $columns['sku'] && Skus::is_taken( (string) $columns['sku'], $product_id ) ) {
				/* translators: %s: SKU. */
				return ProductInput::error( 'variations', sprintf( __( 'Another product has the SKU "%s".', 'vitrine' ), $columns['sku'] ) );
			}
		}
		return null;
	}

	/**
	 * The columns of a variation's row.
	 *
	 * @param array<string, mixed> $raw As ProductWriter::save() documents it.
	 * @param VariationRow|null    $row As it was.
	 * @return array<string, int|string|null>|\WP_Error
	 */
	public static function columns( array $raw, ?VariationRow $row ): array|\WP_Error {
		$prices = ProductInput::prices( $raw, $row );
		$stock  = ProductInput::stock( $raw, $row );
		$sale   = ProductInput::sale( $raw, $row );
		if ( is_wp_error( $prices ) || is_wp_error( $stock ) ) {
			return is_wp_error( $prices ) ? $prices : $stock;
		}
		if ( is_wp_error( $sale ) ) {
			return $sale;
		}
		return $prices + $stock + array(
			'attributes' => (string) wp_json_encode( self::attributes( $raw ), JSON_FORCE_OBJECT ),
			'sku'        => trim( (string) ( $raw['sku'] ?? $row->sku ?? '' ) ),
			'active'     => (int) (bool) ( $raw['active'] ?? $row->active ?? true ),
			'image_id'   => max( 0, (int) ( $raw['image_id'] ?? $row->image_id ?? 0 ) ),
			'data'       => (string) wp_json_encode(
				array(
					'weight'      => sanitize_text_field( (string) ( $raw['weight'] ?? $row->weight ?? '' ) ),
					'dimensions'  => sanitize_text_field( (string) ( $raw['dimensions'] ?? $row->dimensions ?? '' ) ),
					'description' => wp_kses_post( (string) ( $raw['description'] ?? $row->description ?? '' ) ),
					'tax_class'   => TaxStatus::valid_class( $raw['tax_class'] ?? $row->tax_class ?? '', '' ),
					'sale'        => $sale,
				)
			),
		);
	}

	/**
	 * The attributes of a variation by field name, in one order.
	 *
	 * @param array<string, mixed> $raw As ProductWriter::save() documents it.
	 * @return array<string, string>
	 */
	public static function attributes( array $raw ): array {
		$attributes = array();
		foreach ( (array) ( $raw['attributes'] ?? array() ) as $name => $slug ) {
			$name                               = sanitize_title( (string) preg_replace( '/^attribute_/', '', (string) $name ) );
			$attributes[ 'attribute_' . $name ] = (string) $slug;
		}
		ksort( $attributes );
		return $attributes;
	}
}

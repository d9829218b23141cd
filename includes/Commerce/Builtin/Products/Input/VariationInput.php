<?php
/**
 * Validation of variations.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Products\Input;

use Vitrine\Commerce\Builtin\Downloads\Files\DownloadInput;
use Vitrine\Commerce\Builtin\Products\ProductData;
use Vitrine\Commerce\Builtin\Products\VariationRow;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxStatus;

defined( 'ABSPATH' ) || exit;

/**
 * Converts data in the format of ProductWriter::save() to rows, or returns an error.
 */
final class VariationInput {

	/**
	 * Validates a list of variations before it is saved.
	 *
	 * @param array<mixed> $raw        Data in the format of ProductWriter::save().
	 * @param ProductData  $product    Product data with the new attributes.
	 * @param int          $product_id Product ID; 0: new.
	 */
	public static function check( array $raw, ProductData $product, int $product_id ): ?\WP_Error {
		$attributes = array_column( $product->variation_attributes(), null, 'name' );
		$seen       = array();
		foreach ( array_values( $raw ) as $at => $one ) {
			$one     = (array) $one;
			$key     = (string) wp_json_encode( self::attributes( $one ) );
			$problem = isset( $seen[ $key ] ) ? self::not_unique() : self::problem( $one, $attributes, $product_id );
			if ( null !== $problem ) {
				return self::of_variation( $problem, $at );
			}
			$seen[ $key ] = true;
		}
		return null;
	}

	/**
	 * Adds the variation to an error.
	 *
	 * @param \WP_Error $problem Error of a field.
	 * @param int       $at      Position of the variation, from 0.
	 */
	public static function of_variation( \WP_Error $problem, int $at ): \WP_Error {
		$data = $problem->get_error_data();
		$problem->add_data( array( 'variation' => $at + 1 ) + ( is_array( $data ) ? $data : array() ) );
		return $problem;
	}

	/**
	 * Validates a variation.
	 *
	 * @param array<mixed>                                                                                                        $one        Data in the format of ProductWriter::save().
	 * @param array<string, array{name: string, label: string, options: array<string, string>, default: string, variation: bool}> $attributes Attributes of the product by name.
	 * @param int                                                                                                                 $product_id Product ID; 0: new.
	 */
	private static function problem( array $one, array $attributes, int $product_id ): ?\WP_Error {
		$chosen = self::attributes( $one );
		foreach ( $chosen as $name => $slug ) {
			if ( ! isset( $attributes[ $name ] ) || ( '' !== $slug && ! isset( $attributes[ $name ]['options'][ $slug ] ) ) ) {
				/* translators: 1: attribute, 2: value. */
				return ProductInput::error( 'variations', sprintf( __( '"%2$s" is not a valid value for "%1$s".', 'vitrine' ), $name, $slug ) );
			}
		}
		if ( array() === $chosen ) {
			return self::not_unique();
		}
		$columns = self::columns( $one, null );
		if ( is_wp_error( $columns ) ) {
			return $columns;
		}
		if ( '' !== $columns['sku'] && Skus::is_taken( (string) $columns['sku'], $product_id ) ) {
			/* translators: %s: SKU. */
			$taken = ProductInput::error( 'variations', sprintf( __( 'Another product has the SKU "%s".', 'vitrine' ), $columns['sku'] ) );
			$taken->add_data( array( 'part' => 'sku' ) + (array) $taken->get_error_data() );
			return $taken;
		}
		return null;
	}

	/**
	 * Returns the error for duplicate or missing attributes.
	 */
	private static function not_unique(): \WP_Error {
		return ProductInput::error( 'variations', __( 'Each variation needs a unique combination of attributes.', 'vitrine' ) );
	}

	/**
	 * Returns the columns of a variation's row.
	 *
	 * @param array<string, mixed> $raw Data in the format of ProductWriter::save().
	 * @param VariationRow|null    $row Row before the change; null: new.
	 * @return array<string, int|string|null>|\WP_Error
	 */
	public static function columns( array $raw, ?VariationRow $row ): array|\WP_Error {
		$prices = ProductInput::prices( $raw, $row );
		$stock  = ProductInput::stock( $raw, $row );
		$sale   = ProductInput::sale( $raw, $row );
		if ( is_wp_error( $prices ) || is_wp_error( $stock ) ) {
			return is_wp_error( $prices ) ? $prices : $stock;
		}
		$downloads = DownloadInput::read( $raw, $row?->downloads );
		if ( is_wp_error( $sale ) || is_wp_error( $downloads ) ) {
			return is_wp_error( $sale ) ? $sale : $downloads;
		}
		return $prices + $stock + array(
			'attributes'       => (string) wp_json_encode( self::attributes( $raw ), JSON_FORCE_OBJECT ),
			'sku'              => trim( (string) ( $raw['sku'] ?? $row->sku ?? '' ) ),
			'global_unique_id' => GlobalIds::of( $raw, $row ),
			'active'           => (int) (bool) ( $raw['active'] ?? $row->active ?? true ),
			'image_id'         => max( 0, (int) ( $raw['image_id'] ?? $row->image_id ?? 0 ) ),
			'data'             => (string) wp_json_encode(
				array(
					'weight'      => sanitize_text_field( (string) ( $raw['weight'] ?? $row->weight ?? '' ) ),
					'dimensions'  => sanitize_text_field( (string) ( $raw['dimensions'] ?? $row->dimensions ?? '' ) ),
					'description' => wp_kses_post( (string) ( $raw['description'] ?? $row->description ?? '' ) ),
					'tax_class'   => TaxStatus::valid_class( $raw['tax_class'] ?? $row->tax_class ?? '', '' ),
					'sale'        => $sale,
					'downloads'   => $downloads,
				)
			),
		);
	}

	/**
	 * Returns the attributes of a variation by field name, sorted.
	 *
	 * @param array<string, mixed> $raw Data in the format of ProductWriter::save().
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

<?php
/**
 * Validation of attributes, children and other product data.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Products\Input;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Downloads\Files\DownloadInput;
use Vitrine\Commerce\Builtin\Products\ProductData;
use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxStatus;
use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * Converts them for the JSON column of the product's row.
 */
final class ProductDataInput {

	private const PREFIX = 'attribute_';

	/** Maximum number of linked products of each kind. */
	private const MOST_LINKED = 50;

	/**
	 * Returns the column.
	 *
	 * @param array<string, mixed> $data Data in the format of ProductWriter::save().
	 * @param ProductRow|null      $row  Row before the change; null: new.
	 * @param string               $type Product type.
	 * @return array{data: string}|\WP_Error
	 */
	public static function column( array $data, ?ProductRow $row, string $type ): array|\WP_Error {
		$was        = $row->data ?? new ProductData();
		$attributes = isset( $data['attributes'] ) ? self::attributes( (array) $data['attributes'] ) : $was->attributes;
		if ( is_wp_error( $attributes ) ) {
			return $attributes;
		}
		$children = isset( $data['children'] ) ? self::ids( $data['children'] ) : $was->children;
		if ( Product::GROUPED === $type && ! self::are_simple( $children ) ) {
			return ProductInput::error( 'children', __( 'A grouped product can only contain simple products.', 'vitrine' ) );
		}
		$sale = ProductInput::sale( $data, $row );
		if ( is_wp_error( $sale ) ) {
			return $sale;
		}
		$downloads = DownloadInput::read( $data, $was->downloads );
		if ( is_wp_error( $downloads ) ) {
			return $downloads;
		}
		$result = new ProductData(
			$attributes,
			$children,
			isset( $data['cross_sells'] ) ? self::linked( $data['cross_sells'], $row->id ?? 0 ) : $was->cross_sells,
			isset( $data['image_ids'] ) ? array_slice( self::ids( $data['image_ids'] ), 1 ) : $was->gallery,
			TaxStatus::valid( $data['tax_status'] ?? $was->tax_status ),
			TaxStatus::valid_class( $data['tax_class'] ?? $was->tax_class ),
			sanitize_key( (string) ( $data['shipping_class'] ?? $was->shipping_class ) ),
			sanitize_text_field( (string) ( $data['weight'] ?? $was->weight ) ),
			sanitize_text_field( (string) ( $data['dimensions'] ?? $was->dimensions ) ),
			$sale,
			isset( $data['upsells'] ) ? self::linked( $data['upsells'], $row->id ?? 0 ) : $was->upsells,
			$downloads,
		);
		if ( Product::VARIABLE === $type && isset( $data['variations'] ) ) {
			$wrong = VariationInput::check( (array) $data['variations'], $result, $row->id ?? 0 );
			if ( null !== $wrong ) {
				return $wrong;
			}
		}
		return array( 'data' => $result->to_json() );
	}

	/**
	 * Validates attributes, and converts their names to field names.
	 *
	 * @param array<mixed> $raw Data in the format of ProductWriter::save().
	 * @return list<array{name: string, label: string, options: array<string, string>, default: string, variation: bool}>|\WP_Error
	 */
	private static function attributes( array $raw ): array|\WP_Error {
		$attributes = array();
		foreach ( $raw as $attribute ) {
			$attribute = (array) $attribute;
			$label     = sanitize_text_field( (string) ( $attribute['label'] ?? $attribute['name'] ?? '' ) );
			$slug      = sanitize_title( (string) preg_replace( '/^' . self::PREFIX . '/', '', (string) ( $attribute['name'] ?? $label ) ) );
			$options   = array();
			foreach ( (array) ( $attribute['options'] ?? array() ) as $option => $text ) {
				$options[ sanitize_title( (string) $option ) ] = sanitize_text_field( (string) $text );
			}
			$default = (string) ( $attribute['default'] ?? '' );
			if ( '' === $slug || array() === $options || isset( $attributes[ $slug ] ) || ( '' !== $default && ! isset( $options[ $default ] ) ) ) {
				return ProductInput::error( 'attributes', __( 'An attribute needs a unique name, values, and a default that is one of its values.', 'vitrine' ) );
			}
			$attributes[ $slug ] = array(
				'name'      => self::PREFIX . $slug,
				'label'     => $label,
				'options'   => $options,
				'default'   => $default,
				'variation' => (bool) ( $attribute['variation'] ?? true ),
			);
		}
		return array_values( $attributes );
	}

	/**
	 * Returns distinct positive IDs.
	 *
	 * @param mixed $raw List of IDs.
	 * @return list<int>
	 */
	private static function ids( mixed $raw ): array {
		return array_values( array_unique( array_filter( array_map( 'intval', (array) $raw ), static fn ( int $id ): bool => $id > 0 ) ) );
	}

	/**
	 * Returns the IDs of other existing products. Others are skipped without error: a
	 * product may have been deleted while the form was open.
	 *
	 * @param mixed $raw List of IDs.
	 * @param int   $own ID of the product itself; 0: new.
	 * @return list<int>
	 */
	private static function linked( mixed $raw, int $own ): array {
		$ids = array_slice( self::ids( $raw ), 0, self::MOST_LINKED );
		_prime_post_caches( $ids, false, false );
		return array_values( array_filter( $ids, static fn ( int $id ): bool => $id !== $own && ContentTypes::PRODUCT === get_post_type( $id ) ) );
	}

	/**
	 * Whether all IDs are simple products.
	 *
	 * @param list<int> $ids Post IDs.
	 */
	private static function are_simple( array $ids ): bool {
		foreach ( $ids as $id ) {
			if ( ContentTypes::PRODUCT !== get_post_type( $id ) || Product::SIMPLE !== ( ProductRows::product( $id )->type ?? '' ) ) {
				return false;
			}
		}
		return true;
	}
}

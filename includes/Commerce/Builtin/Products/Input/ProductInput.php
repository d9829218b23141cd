<?php
/**
 * Validation of product data.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Products\Input;

use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\Sale;
use Vitrine\Commerce\Builtin\Products\VariationRow;
use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * Converts data in the format of ProductWriter::save() to columns, or returns an error
 * with the invalid field.
 */
final class ProductInput {

	private const TYPES = array( Product::SIMPLE, Product::VARIABLE, Product::GROUPED, Product::EXTERNAL );

	/**
	 * Returns the columns of a product's row.
	 *
	 * @param array<string, mixed> $data Data in the format of ProductWriter::save().
	 * @param ProductRow|null      $row  Row before the change; null: new.
	 * @return array<string, int|string|null>|\WP_Error
	 */
	public static function columns( array $data, ?ProductRow $row ): array|\WP_Error {
		$type = (string) ( $data['type'] ?? $row->type ?? Product::SIMPLE );
		if ( ! in_array( $type, self::TYPES, true ) ) {
			return self::error( 'type', __( 'Invalid product type.', 'vitrine' ) );
		}
		$columns = array( 'type' => $type );
		$parts   = array(
			self::identity( $data, $row, $type ),
			GlobalIds::column( $data, $row, $type ),
			self::price( $data, $row ),
			self::stock( $data, $row ),
			self::quantities( $data, $row ),
			ProductDataInput::column( $data, $row, $type ),
		);
		foreach ( $parts as $part ) {
			if ( is_wp_error( $part ) ) {
				return $part;
			}
			$columns += $part;
		}
		return $columns;
	}

	/**
	 * Returns an error.
	 *
	 * @param string $field   Key of the invalid field.
	 * @param string $message Message for the user.
	 */
	public static function error( string $field, string $message ): \WP_Error {
		return new \WP_Error(
			'vitrine_invalid_product',
			$message,
			array(
				'status' => 400,
				'field'  => $field,
			)
		);
	}

	/**
	 * Returns the current price columns of a product or variation. Empty prices are
	 * null.
	 *
	 * @param array<string, mixed>         $data `regular_price`, `sale_price`, `sale_from` and `sale_to`.
	 * @param ProductRow|VariationRow|null $row  Row before the change; null: new.
	 * @return array{price: int|null, regular_price: int|null}|\WP_Error
	 */
	public static function prices( array $data, ProductRow|VariationRow|null $row ): array|\WP_Error {
		$regular = array_key_exists( 'regular_price', $data ) ? self::amount( $data['regular_price'] ) : ( $row->regular_price ?? null );
		$price   = self::sale_price( $data, $row );
		if ( false === $regular ) {
			return self::error( 'regular_price', __( 'A price must be a whole number of minor units, 0 or more.', 'vitrine' ) );
		}
		if ( false === $price || ( null !== $price && ( null === $regular || $price >= $regular ) ) ) {
			return self::error( 'sale_price', __( 'The sale price must be lower than the regular price.', 'vitrine' ) );
		}
		$sale = self::sale( $data, $row );
		if ( is_wp_error( $sale ) ) {
			return $sale;
		}
		return array(
			'price'         => null === $price || ( null !== $sale && ! $sale->is_on( time() ) ) ? $regular : $price,
			'regular_price' => $regular,
		);
	}

	/**
	 * Returns the sale of a product or variation; null: no dates.
	 *
	 * @param array<string, mixed>         $data See prices().
	 * @param ProductRow|VariationRow|null $row  Row before the change; null: new.
	 */
	public static function sale( array $data, ProductRow|VariationRow|null $row ): Sale|\WP_Error|null {
		$price = self::sale_price( $data, $row );
		return SaleInput::read( $data, Sale::in( $row ), false === $price ? null : $price );
	}

	/**
	 * Returns the sale price, current or scheduled.
	 *
	 * @param array<string, mixed>         $data See prices().
	 * @param ProductRow|VariationRow|null $row  Row before the change; null: new.
	 * @return int|null|false Null: none; false: invalid.
	 */
	private static function sale_price( array $data, ProductRow|VariationRow|null $row ): int|null|false {
		return array_key_exists( 'sale_price', $data ) ? self::amount( $data['sale_price'] ) : Sale::price_of( $row );
	}

	/**
	 * Returns the stock columns of a product or variation.
	 *
	 * @param array<string, mixed>         $data `manage_stock`, `stock` and `in_stock`.
	 * @param ProductRow|VariationRow|null $row  Row before the change; null: new.
	 * @return array<string, int|null>|\WP_Error Without `stock` if it is not given, so that concurrent sales are not lost.
	 */
	public static function stock( array $data, ProductRow|VariationRow|null $row ): array|\WP_Error {
		$stock = isset( $data['stock'] ) ? self::amount( $data['stock'] ) : null;
		if ( false === $stock ) {
			return self::error( 'stock', __( 'Stock must be a whole number, 0 or more.', 'vitrine' ) );
		}
		$counts  = array_key_exists( 'manage_stock', $data ) ? (bool) $data['manage_stock'] : ( null !== $stock || null !== ( $row->stock ?? null ) );
		$columns = array(
			'manage_stock' => (int) $counts,
			'in_stock'     => (int) (bool) ( $data['in_stock'] ?? $row->in_stock ?? true ),
		);
		if ( $counts && ( null !== $stock || null === ( $row->stock ?? null ) ) ) {
			$columns['stock'] = $stock ?? 0;
		}
		return $columns;
	}

	/**
	 * Returns the columns of identifiers and the external URL.
	 *
	 * @param array<string, mixed> $data Data in the format of ProductWriter::save().
	 * @param ProductRow|null      $row  Row before the change; null: new.
	 * @param string               $type Product type.
	 * @return array<string, int|string|null>|\WP_Error
	 */
	private static function identity( array $data, ?ProductRow $row, string $type ): array|\WP_Error {
		$sku = trim( (string) ( $data['sku'] ?? $row->sku ?? '' ) );
		if ( '' !== $sku && Skus::is_taken( $sku, $row->id ?? 0 ) ) {
			/* translators: %s: SKU. */
			return self::error( 'sku', sprintf( __( 'Another product has the SKU "%s".', 'vitrine' ), $sku ) );
		}
		$url = esc_url_raw( (string) ( $data['external_url'] ?? $row->external_url ?? '' ), array( 'http', 'https' ) );
		if ( Product::EXTERNAL === $type && '' === $url ) {
			return self::error( 'external_url', __( 'An external product needs a product URL.', 'vitrine' ) );
		}
		return array(
			'sku'            => $sku,
			'external_url'   => $url,
			'external_text'  => sanitize_text_field( (string) ( $data['external_text'] ?? $row->external_text ?? '' ) ),
			'needs_shipping' => (int) (bool) ( $data['needs_shipping'] ?? $row->needs_shipping ?? true ),
			'featured'       => (int) (bool) ( $data['featured'] ?? $row->featured ?? false ),
			'low_stock'      => isset( $data['low_stock'] ) ? max( 0, (int) $data['low_stock'] ) : ( array_key_exists( 'low_stock', $data ) ? null : ( $row->low_stock ?? null ) ),
		) + ( isset( $data['total_sales'] ) ? array( 'total_sales' => max( 0, (int) $data['total_sales'] ) ) : array() );
	}

	/**
	 * Returns the price columns; variable and grouped products have those of their
	 * variations or children.
	 *
	 * @param array<string, mixed> $data Data in the format of ProductWriter::save().
	 * @param ProductRow|null      $row  Row before the change; null: new.
	 * @return array<string, int|null>|\WP_Error
	 */
	private static function price( array $data, ?ProductRow $row ): array|\WP_Error {
		$prices = self::prices( $data, $row );
		return is_wp_error( $prices ) ? $prices : $prices + array(
			'max_price' => $prices['price'],
			'on_sale'   => (int) ( $prices['price'] !== $prices['regular_price'] ),
		);
	}

	/**
	 * Returns the quantity limits. The minimum must be a multiple of the step, so that
	 * the sum of two valid quantities is valid.
	 *
	 * @param array<string, mixed> $data Data in the format of ProductWriter::save().
	 * @param ProductRow|null      $row  Row before the change; null: new.
	 * @return array<string, int|null>|\WP_Error
	 */
	private static function quantities( array $data, ?ProductRow $row ): array|\WP_Error {
		$step = (int) ( $data['step'] ?? $row->step ?? 1 );
		$min  = (int) ( $data['min'] ?? ( isset( $data['step'] ) ? $step : ( $row->min ?? 1 ) ) );
		$max  = array_key_exists( 'max', $data ) ? $data['max'] : ( $row->max ?? null );
		$max  = null === $max ? null : (int) $max;
		if ( $step < 1 || $min < 1 || 0 !== $min % $step || ( null !== $max && $max < $min ) ) {
			return self::error( 'min', __( 'The minimum quantity must be a multiple of the step and not above the maximum.', 'vitrine' ) );
		}
		return array(
			'min_quantity'      => $min,
			'max_quantity'      => $max,
			'step_quantity'     => $step,
			'sold_individually' => (int) (bool) ( $data['sold_individually'] ?? $row->sold_individually ?? false ),
		);
	}

	/**
	 * Validates an integer from 0, or null for none.
	 *
	 * @param mixed $value Entered value.
	 * @return int|null|false False if it is invalid.
	 */
	private static function amount( mixed $value ): int|null|false {
		if ( null === $value || '' === $value ) {
			return null;
		}
		return is_int( $value ) || ( is_string( $value ) && ctype_digit( $value ) ) ? ( (int) $value >= 0 ? (int) $value : false ) : false;
	}
}

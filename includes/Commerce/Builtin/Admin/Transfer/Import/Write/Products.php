<?php
/**
 * Writes imported products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import\Write;

use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Outcome;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read\ImportRow;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Results;
use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * Uses ProductWriter in the transaction of the row. Linked products are written later,
 * after all products exist.
 */
final class Products {

	private const PRICES = array( 'regular_price', 'sale_price', 'sale_from', 'sale_to' );

	/**
	 * Returns the outcome of a row that is skipped, null if it is to be written.
	 *
	 * @param ImportRow $row    Product row.
	 * @param int       $id     ID of the existing product, 0 for a new one.
	 * @param bool      $update Whether existing products are updated.
	 */
	public static function skipped( ImportRow $row, int $id, bool $update ): ?Outcome {
		if ( $update === $id > 0 ) {
			return null;
		}
		$text = match ( true ) {
			$update                => __( 'The product to update does not exist.', 'vitrine' ),
			$id === $row->source_id => __( 'A product with this ID already exists.', 'vitrine' ),
			default                => __( 'A product with this SKU already exists.', 'vitrine' ),
		};
		return Outcome::of( Results::SKIPPED, $row, array( $text ), $id );
	}

	/**
	 * Writes a row.
	 *
	 * @param ImportRow      $row    Product row.
	 * @param int            $id     ID of the existing product, 0 for a new one.
	 * @param list<int>|null $images Attachment IDs; null: keep the images.
	 * @return Outcome|\WP_Error Error if it cannot be written.
	 */
	public static function write( ImportRow $row, int $id, ?array $images ): Outcome|\WP_Error {
		$was  = $id > 0 ? ProductRows::product( $id ) : null;
		$type = '' === $row->type ? ( $was->type ?? Product::SIMPLE ) : $row->type;
		$data = array( 'type' => $type ) + $row->data + ( $id > 0 ? array( 'id' => $id ) : array() );
		if ( ! in_array( $type, array( Product::SIMPLE, Product::EXTERNAL ), true ) ) {
			$data = array_diff_key( $data, array_flip( self::PRICES ) );
		}
		if ( Product::VARIABLE === $type ) {
			// ProductWriter computes the stock status from the variations.
			unset( $data['in_stock'] );
		}
		$files = Files::of( $row, $was?->data->downloads );
		$terms = self::terms( $row );
		if ( is_wp_error( $terms ) ) {
			return $terms;
		}
		$data += $terms + $files['data'] + ( null === $images ? array() : array( 'image_ids' => $images ) );
		if ( null !== $row->attributes ) {
			$data['attributes'] = AttributeNames::product( $row->attributes, $was->data->attributes ?? array() );
		}
		$saved = ProductWriter::save( $data + self::kept( $was, $type ) );
		return is_wp_error( $saved ) ? $saved : Outcome::of( $id > 0 ? Results::UPDATED : Results::IMPORTED, $row, $files['notes'], $saved );
	}

	/**
	 * Returns the IDs of the categories and tags of a row.
	 *
	 * @param ImportRow $row Product row.
	 * @return array<string, list<int>>|\WP_Error
	 */
	private static function terms( ImportRow $row ): array|\WP_Error {
		$terms = array();
		foreach ( array(
			'categories' => null === $row->categories ? null : ProductTerms::categories( $row->categories ),
			'tags'       => null === $row->tags ? null : ProductTerms::tags( $row->tags ),
		) as $key => $ids ) {
			if ( is_wp_error( $ids ) ) {
				return $ids;
			}
			$terms += null === $ids ? array() : array( $key => $ids );
		}
		return $terms;
	}

	/**
	 * Returns the existing variations unchanged, so that the attributes they need are kept.
	 *
	 * @param ProductRow|null $was  Existing product; null: a new one.
	 * @param string          $type New product type.
	 * @return array<string, mixed>
	 */
	private static function kept( ?ProductRow $was, string $type ): array {
		if ( null === $was || Product::VARIABLE !== $type ) {
			return array();
		}
		return array( 'variations' => ImportedVariations::kept( ProductRows::variations( array( $was->id ) )[ $was->id ] ?? array() ) );
	}
}

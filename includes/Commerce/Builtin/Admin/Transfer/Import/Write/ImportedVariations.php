<?php
/**
 * Writes imported variations.
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
use Vitrine\Commerce\Builtin\Products\VariationRow;
use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * Each is saved with the existing variations of its product, which are listed but not
 * changed.
 */
final class ImportedVariations {

	/**
	 * Returns the parent product of a variation, or an error.
	 *
	 * @param ImportRow $row Variation row.
	 */
	public static function product( ImportRow $row ): ProductRow|\WP_Error {
		$product = '' === $row->parent ? null : ProductRows::product( ProductFinder::referred( $row->parent ) );
		return match ( true ) {
			'' === $row->parent                 => new \WP_Error( 'vitrine_import_row', __( 'The column “Parent” does not name the product of the variation.', 'vitrine' ) ),
			/* translators: %s: SKU or id of a product. */
			null === $product                   => new \WP_Error( 'vitrine_import_row', sprintf( __( 'The product “%s” of this variation does not exist.', 'vitrine' ), $row->parent ) ),
			/* translators: %s: SKU or id of a product. */
			Product::VARIABLE !== $product->type => new \WP_Error( 'vitrine_import_row', sprintf( __( 'The product “%s” of this variation is not a variable product.', 'vitrine' ), $row->parent ) ),
			default                             => $product,
		};
	}

	/**
	 * Returns the outcome of a row that is skipped, null if it is to be written.
	 *
	 * @param ImportRow         $row     Variation row.
	 * @param VariationRow|null $was     Existing variation; null: a new one.
	 * @param ProductRow        $product Parent product.
	 * @param bool              $update  Whether existing variations are updated.
	 */
	public static function skipped( ImportRow $row, ?VariationRow $was, ProductRow $product, bool $update ): ?Outcome {
		if ( $update === ( null !== $was ) ) {
			return null;
		}
		$text = $update ? __( 'The variation to update does not exist.', 'vitrine' ) : __( 'This variation already exists.', 'vitrine' );
		return Outcome::of( Results::SKIPPED, $row, array( $text ), $product->id, $was->id ?? 0 );
	}

	/**
	 * Writes a row.
	 *
	 * @param ImportRow         $row     Variation row.
	 * @param VariationRow|null $was     Existing variation; null: a new one.
	 * @param ProductRow        $product Parent product.
	 * @param list<int>|null    $images  Attachment IDs; null: keep the images.
	 * @return Outcome|\WP_Error Error if it cannot be written.
	 */
	public static function write( ImportRow $row, ?VariationRow $was, ProductRow $product, ?array $images ): Outcome|\WP_Error {
		$known   = $product->data->attributes;
		$choices = null === $row->attributes && null !== $was ? $was->attributes : AttributeNames::choices( $row->attributes ?? array(), $known );
		if ( is_string( $choices ) ) {
			/* translators: %s: an attribute, perhaps with a value. */
			return new \WP_Error( 'vitrine_import_row', sprintf( __( 'The product of this variation does not have “%s”.', 'vitrine' ), $choices ) );
		}
		foreach ( $known as &$attribute ) {
			$attribute['variation'] = $attribute['variation'] || isset( $choices[ $attribute['name'] ] );
		}
		unset( $attribute );
		$others = ProductRows::variations( array( $product->id ) )[ $product->id ] ?? array();
		$files  = Files::of( $row, $was?->downloads );
		$one    = self::data( $row, $product, $images ) + $files['data'] + array( 'attributes' => $choices );
		$all    = self::kept( $others );
		$place  = null === $was ? count( $all ) : (int) array_search( $was->id, array_keys( $others ), true );
		unset( $others[ $was->id ?? 0 ] );
		$all[ $place ] = null === $was ? $one : array( 'id' => $was->id ) + $one;
		$data          = array(
			'id'         => $product->id,
			'attributes' => $known,
			'variations' => $all,
		);
		if ( isset( $row->data['needs_shipping'] ) ) {
			// All variations share one flag: the product is shipped if any variation is.
			$data['needs_shipping'] = $row->data['needs_shipping'] || ( array() !== $others && $product->needs_shipping );
		}
		$saved = ProductWriter::save( $data );
		if ( is_wp_error( $saved ) ) {
			return $saved;
		}
		$ids = array_keys( ProductRows::variations( array( $product->id ) )[ $product->id ] ?? array() );
		return Outcome::of( null === $was ? Results::IMPORTED : Results::UPDATED, $row, $files['notes'], $product->id, $was->id ?? (int) end( $ids ) );
	}

	/**
	 * Returns unchanged variations for ProductWriter.
	 *
	 * @param array<int, VariationRow> $rows Variation rows in their order.
	 * @return list<array<string, mixed>>
	 */
	public static function kept( array $rows ): array {
		return array_values(
			array_map(
				static fn ( VariationRow $row ): array => array(
					'id'         => $row->id,
					'attributes' => $row->attributes,
				),
				$rows
			)
		);
	}

	/**
	 * Returns the fields of the variation itself.
	 *
	 * @param ImportRow      $row     Variation row.
	 * @param ProductRow     $product Parent product.
	 * @param list<int>|null $images  Attachment IDs; null: keep the images.
	 * @return array<string, mixed>
	 */
	private static function data( ImportRow $row, ProductRow $product, ?array $images ): array {
		$data = array_diff_key( $row->data, array( 'needs_shipping' => true ) );
		if ( 0 === $product->stock && false === ( $data['manage_stock'] ?? null ) ) {
			// The variation is only out of stock because its product is, so keep its own status.
			unset( $data['in_stock'] );
		}
		return $data + ( null === $images ? array() : array( 'image_id' => $images[0] ?? 0 ) );
	}
}

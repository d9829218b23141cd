<?php
/**
 * Finds existing products for an import.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import\Write;

use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read\ImportRow;
use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Results;
use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Products\VariationRow;

defined( 'ABSPATH' ) || exit;

/**
 * Finds products by their IDs and SKUs. An ID in the file refers to a product that
 * existed before the import, never to one that the import has created.
 */
final class ProductFinder {

	/**
	 * Returns the ID of the product that a row describes, 0 for a new one.
	 *
	 * @param ImportRow $row Product row.
	 */
	public static function product( ImportRow $row ): int {
		return self::is_there( $row->source_id ) && ! Results::has_made( $row->source_id, false ) ? $row->source_id : self::by_sku( $row->sku );
	}

	/**
	 * Returns the variation that a row describes, null for a new one.
	 *
	 * @param ImportRow                $row        Variation row.
	 * @param array<int, VariationRow> $variations Variations of the product, keyed by ID.
	 */
	public static function variation( ImportRow $row, array $variations ): ?VariationRow {
		if ( isset( $variations[ $row->source_id ] ) && ! Results::has_made( $row->source_id, true ) ) {
			return $variations[ $row->source_id ];
		}
		foreach ( '' === $row->sku ? array() : $variations as $variation ) {
			if ( $variation->sku === $row->sku ) {
				return $variation;
			}
		}
		return null;
	}

	/**
	 * Returns the ID of the product with a reference, 0 if there is none.
	 *
	 * @param string $reference SKU or `id:12`.
	 */
	public static function referred( string $reference ): int {
		if ( 1 !== preg_match( '/^id:\s*(\d{1,18})$/Di', trim( $reference ), $parts ) ) {
			return self::by_sku( trim( $reference ) );
		}
		$id     = (int) $parts[1];
		$target = Results::product_called( $id );
		return $target ?? ( self::is_there( $id ) && ! Results::has_made( $id, false ) ? $id : 0 );
	}

	/**
	 * Returns the ID of the product with an SKU, 0 if there is none.
	 *
	 * @param string $sku SKU; may be empty.
	 */
	private static function by_sku( string $sku ): int {
		global $wpdb;
		foreach ( '' === $sku ? array() : $wpdb->get_col( $wpdb->prepare( 'SELECT product_id FROM %i WHERE sku = %s ORDER BY product_id', Tables::products(), $sku ) ) as $id ) {
			if ( self::is_there( (int) $id ) ) {
				return (int) $id;
			}
		}
		return 0;
	}

	/**
	 * Whether a product exists and is not in the trash.
	 *
	 * @param int $id Product ID.
	 */
	private static function is_there( int $id ): bool {
		return $id > 0 && ContentTypes::PRODUCT === get_post_type( $id ) && ! in_array( get_post_status( $id ), array( 'trash', 'auto-draft' ), true );
	}
}

<?php
/**
 * Linked products of an import.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Transfer\Import\Write;

use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Read\ImportRow;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * Grouped products, upsells and cross-sells, written after all products were imported.
 */
final class Links {

	/**
	 * Saves the linked products of a product.
	 *
	 * @param ImportRow $row Product row.
	 * @param int       $id  Product ID.
	 * @return string|\WP_Error Note on missing products, empty if there are none, or an error.
	 */
	public static function write( ImportRow $row, int $id ): string|\WP_Error {
		$was = ProductRows::product( $id );
		if ( null === $was ) {
			return '';
		}
		$had     = array(
			'upsells'     => $was->data->upsells,
			'cross_sells' => $was->data->cross_sells,
		) + ( Product::GROUPED === $was->type ? array( 'children' => $was->data->children ) : array() );
		$data    = array();
		$missing = array();
		foreach ( array_intersect_key( $row->links, $had ) as $key => $references ) {
			$ids = array();
			foreach ( $references as $reference ) {
				$target = ProductFinder::referred( $reference );
				if ( 0 === $target ) {
					$missing[] = $reference;
				} else {
					$ids[] = $target;
				}
			}
			if ( ( $had[ $key ] ?? array() ) !== $ids ) {
				$data[ $key ] = $ids;
			}
		}
		$saved = array() === $data ? $id : ProductWriter::save( array( 'id' => $id ) + $data );
		if ( is_wp_error( $saved ) ) {
			return $saved;
		}
		/* translators: %s: SKUs or ids of products. */
		return array() === $missing ? '' : sprintf( __( 'Linked products that do not exist were not imported: %s.', 'vitrine' ), implode( ', ', $missing ) );
	}
}

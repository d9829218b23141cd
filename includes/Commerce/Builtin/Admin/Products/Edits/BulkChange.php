<?php
/**
 * Bulk edit of a product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Products\Edits;

use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Builtin\Products\Aggregates;
use Vitrine\Commerce\Builtin\Products\Input\Known;
use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Builtin\Products\Sale;
use Vitrine\Commerce\Builtin\Products\Stock;
use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * Changes prices of simple and external products, like WooCommerce, and stock of simple
 * and variable products, including variations that manage their own stock.
 */
final class BulkChange {

	/**
	 * Changes a product.
	 *
	 * @param int       $id    Product ID.
	 * @param BulkInput $input Changes to make.
	 * @return true|\WP_Error
	 */
	public static function apply( int $id, BulkInput $input ): bool|\WP_Error {
		$row  = ProductRows::product( $id );
		$data = self::prices( $row, $input );
		if ( is_wp_error( $data ) ) {
			return $data;
		}
		$data += self::stock( $row, $input );
		$done  = array() === $data ? true : ProductWriter::save( array( 'id' => $id ) + $data );
		if ( is_wp_error( $done ) || '' === $input->stock || ! self::has_stock( $row ) ) {
			return is_wp_error( $done ) ? $done : true;
		}
		$type   = $row->type ?? Product::SIMPLE;
		$by     = PriceChange::INCREASE === $input->stock ? $input->pieces : -$input->pieces;
		$result = Transaction::run(
			static function () use ( $id, $input, $by, $type ): bool|\WP_Error {
				$done = Stock::change( $id, PriceChange::SET === $input->stock ? $input->pieces : null, $by );
				return true === $done ? Aggregates::refresh( $id, $type ) : $done;
			}
		);
		Changes::happened();
		return is_wp_error( $result ) ? $result : true;
	}

	/**
	 * Returns the new prices for ProductWriter; empty for variable and grouped
	 * products.
	 *
	 * @param ProductRow|null $row   Product row; null: not saved yet.
	 * @param BulkInput       $input Changes to make.
	 * @return array<string, int|null>|\WP_Error
	 */
	private static function prices( ?ProductRow $row, BulkInput $input ): array|\WP_Error {
		if ( null !== $row && ! Known::has_own_price( $row ) ) {
			return array();
		}
		$was     = $row->regular_price ?? null;
		$regular = null === $input->regular ? $was : $input->regular->of( $was, $was );
		if ( is_wp_error( $regular ) ) {
			return $regular;
		}
		$prices = null === $input->regular ? array() : array( 'regular_price' => $regular );
		if ( null === $input->sale ) {
			return $prices;
		}
		$sale = $input->sale->of( Sale::price_of( $row ), $regular );
		return is_wp_error( $sale ) ? $sale : $prices + array( 'sale_price' => $sale );
	}

	/**
	 * Returns the new stock settings for ProductWriter.
	 *
	 * @param ProductRow|null $row   Product row; null: not saved yet.
	 * @param BulkInput       $input Changes to make.
	 * @return array<string, mixed>
	 */
	private static function stock( ?ProductRow $row, BulkInput $input ): array {
		if ( ! self::has_stock( $row ) ) {
			return array();
		}
		$data = null === $input->manage ? array() : array( 'manage_stock' => $input->manage );
		if ( null === $input->in_stock ) {
			return $data;
		}
		$data['in_stock'] = $input->in_stock;
		$variations       = array();
		foreach ( null === $row || Product::VARIABLE !== $row->type ? array() : ProductRows::variations( array( $row->id ) )[ $row->id ] as $variation ) {
			$variations[] = array(
				'id'         => $variation->id,
				'attributes' => $variation->attributes,
			) + ( null === $variation->stock ? array( 'in_stock' => $input->in_stock ) : array() );
		}
		return $data + ( array() === $variations ? array() : array( 'variations' => $variations ) );
	}

	/**
	 * Whether the product type has stock.
	 *
	 * @param ProductRow|null $row Product row; null: not saved yet.
	 */
	private static function has_stock( ?ProductRow $row ): bool {
		return in_array( $row->type ?? Product::SIMPLE, array( Product::SIMPLE, Product::VARIABLE ), true );
	}
}

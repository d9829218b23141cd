<?php
/**
 * Writes a variation to WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Write;

use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Products\VariationRow;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxRate;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Move\Marks;
use Vitrine\Commerce\Rules\Decimal;
use Vitrine\Move\Rules\SalePrice;

defined( 'ABSPATH' ) || exit;

/**
 * A variation is a row in the built-in shop and a post in WooCommerce.
 */
final class VariationWriter {

	/**
	 * Writes the variation, in the transaction of its product.
	 *
	 * @param VariationRow $row     Variation row.
	 * @param ProductRow   $product Row of the parent product.
	 */
	public static function write( VariationRow $row, ProductRow $product ): void {
		$decimals  = ShopOptions::get()->currency->decimals;
		$sale      = SalePrice::of( $row, time() );
		$variation = new \WC_Product_Variation( Marks::variations( $product->id )[ $row->id ] ?? 0 );
		$variation->set_parent_id( $product->id );
		$variation->set_status( $row->active ? 'publish' : 'private' );
		$variation->set_attributes( Attributes::chosen( $product->data, $row->attributes + array_fill_keys( array_column( $product->data->attributes, 'name' ), '' ) ) );
		$variation->set_menu_order( self::position( $row, $product ) );
		ProductWriter::set_sku( $variation, $row->sku );
		ProductWriter::set_global_unique_id( $variation, $row->global_unique_id );
		$variation->set_regular_price( Decimal::price( $row->regular_price, $decimals ) );
		$variation->set_sale_price( Decimal::price( $sale['price'], $decimals ) );
		$variation->set_date_on_sale_from( $sale['from'] );
		$variation->set_date_on_sale_to( $sale['to'] );
		// A variation set to out of stock must not use the stock of the product.
		$is_off = null === $row->stock && ! $row->in_stock && null !== $product->stock;
		$variation->set_manage_stock( null !== $row->stock || $is_off );
		$variation->set_stock_quantity( $is_off ? 0 : $row->stock );
		$variation->set_stock_status( $row->is_available( $product ) ? 'instock' : 'outofstock' );
		$variation->set_virtual( ! $product->needs_shipping );
		DownloadPermissions::set( $variation, $row->downloads );
		$variation->set_image_id( $row->image_id );
		$variation->set_description( $row->description );
		$variation->set_tax_class( '' === $row->tax_class ? 'parent' : ( TaxRate::STANDARD === $row->tax_class ? '' : $row->tax_class ) );
		Size::set( $variation, $row->weight, $row->dimensions );
		$variation->update_meta_data( Marks::VARIATION, (string) $row->id );
		$variation->save();
	}

	/**
	 * Returns the position among the variations of the product, from 1.
	 *
	 * @param VariationRow $row     Variation row.
	 * @param ProductRow   $product Row of the parent product.
	 */
	private static function position( VariationRow $row, ProductRow $product ): int {
		$order = array_keys( ProductRows::variations( array( $product->id ) )[ $product->id ] ?? array() );
		return 1 + (int) array_search( $row->id, $order, true );
	}
}

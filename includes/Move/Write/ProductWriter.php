<?php
/**
 * Writes a product to WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Write;

use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxRate;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Move\Marks;
use Vitrine\Move\Parts\ProductsMover;
use Vitrine\Commerce\Rules\Decimal;
use Vitrine\Move\Rules\SalePrice;

defined( 'ABSPATH' ) || exit;

/**
 * Converts a product post of the built-in shop to a WooCommerce product.
 */
final class ProductWriter {

	private const CLASSES = array(
		'variable' => \WC_Product_Variable::class,
		'grouped'  => \WC_Product_Grouped::class,
		'external' => \WC_Product_External::class,
	);

	/** Row of a post that was never saved as a product. */
	private const BLANK = array(
		'type'              => 'simple',
		'sku'               => '',
		'price'             => null,
		'max_price'         => null,
		'regular_price'     => null,
		'on_sale'           => '0',
		'manage_stock'      => '0',
		'stock'             => null,
		'low_stock'         => null,
		'in_stock'          => '1',
		'sold_individually' => '0',
		'min_quantity'      => '1',
		'max_quantity'      => null,
		'step_quantity'     => '1',
		'needs_shipping'    => '1',
		'featured'          => '0',
		'total_sales'       => '0',
		'external_url'      => '',
		'external_text'     => '',
		'data'              => '{}',
	);

	/**
	 * Writes the product, in a transaction.
	 *
	 * @param int $id ID of a product of the built-in shop.
	 */
	public static function write( int $id ): void {
		$row     = ProductRows::product( $id ) ?? ProductRow::of( array( 'product_id' => (string) $id ) + self::BLANK );
		$dates   = get_post( $id, ARRAY_A );
		$product = self::convert( $id, $row->type );
		self::set( $product, $row );
		$product->update_meta_data( Marks::PRODUCT, (string) $id );
		$product->save();
		if ( $product instanceof \WC_Product_Variable ) {
			foreach ( ProductRows::variations( array( $id ) )[ $id ] ?? array() as $variation ) {
				VariationWriter::write( $variation, $row );
			}
			\WC_Product_Variable::sync( $id );
		}
		\WC_Comments::clear_transients( $id );
		// Must come last because every save changes the dates.
		self::keep_dates( $id, is_array( $dates ) ? $dates : array() );
	}

	/**
	 * Converts the post to a WooCommerce product.
	 *
	 * @param int    $id   Post ID.
	 * @param string $type Product type.
	 */
	private static function convert( int $id, string $type ): \WC_Product {
		// wp_update_post() would remove HTML that the current user may not use.
		global $wpdb;
		$wpdb->update( $wpdb->posts, array( 'post_type' => ProductsMover::TYPE ), array( 'ID' => $id ) );
		clean_post_cache( $id );
		self::set_slug( $id );
		wp_set_object_terms( $id, isset( self::CLASSES[ $type ] ) ? $type : 'simple', 'product_type' );
		$class = self::CLASSES[ $type ] ?? \WC_Product_Simple::class;
		return new $class( $id );
	}

	/**
	 * Sets a unique slug if a WooCommerce product has the same one.
	 *
	 * @param int $id Post ID.
	 */
	private static function set_slug( int $id ): void {
		global $wpdb;
		$post = get_post( $id );
		if ( ! $post instanceof \WP_Post || '' === $post->post_name ) {
			return;
		}
		$slug = wp_unique_post_slug( $post->post_name, $id, $post->post_status, ProductsMover::TYPE, 0 );
		if ( $slug === $post->post_name ) {
			return;
		}
		$wpdb->update( $wpdb->posts, array( 'post_name' => $slug ), array( 'ID' => $id ) );
		add_post_meta( $id, '_wp_old_slug', $post->post_name );
		clean_post_cache( $id );
	}

	/**
	 * Sets all data that is not stored in the post.
	 *
	 * @param \WC_Product $product WooCommerce product.
	 * @param ProductRow  $row     Product row of the built-in shop.
	 */
	private static function set( \WC_Product $product, ProductRow $row ): void {
		$data     = $row->data;
		$decimals = ShopOptions::get()->currency->decimals;
		self::set_sku( $product, $row->sku );
		self::set_global_unique_id( $product, $row->global_unique_id );
		if ( in_array( $row->type, array( 'simple', 'external' ), true ) ) {
			$sale = SalePrice::of( $row, time() );
			$product->set_regular_price( Decimal::price( $row->regular_price, $decimals ) );
			$product->set_sale_price( Decimal::price( $sale['price'], $decimals ) );
			$product->set_date_on_sale_from( $sale['from'] );
			$product->set_date_on_sale_to( $sale['to'] );
		}
		if ( in_array( $row->type, array( 'simple', 'variable' ), true ) ) {
			$product->set_manage_stock( null !== $row->stock );
			$product->set_stock_quantity( $row->stock );
			$product->set_stock_status( $row->is_available() ? 'instock' : 'outofstock' );
			$product->set_low_stock_amount( $row->low_stock ?? '' );
			$product->set_sold_individually( $row->sold_individually );
		}
		if ( 'simple' === $row->type ) {
			$product->set_virtual( ! $row->needs_shipping );
			DownloadPermissions::set( $product, $data->downloads );
		}
		$product->set_featured( $row->featured );
		$product->set_total_sales( $row->total_sales );
		$product->set_tax_status( $data->tax_status );
		$product->set_tax_class( TaxRate::STANDARD === $data->tax_class ? '' : $data->tax_class );
		$product->set_shipping_class_id( self::shipping_class( $data->shipping_class ) );
		$product->set_gallery_image_ids( $data->gallery );
		$product->set_upsell_ids( $data->upsells );
		$product->set_cross_sell_ids( $data->cross_sells );
		$product->set_attributes( Attributes::of( $data ) );
		$product->set_default_attributes( array_filter( Attributes::chosen( $data, array_column( $data->attributes, 'default', 'name' ) ) ) );
		Size::set( $product, $data->weight, $data->dimensions );
		if ( $product instanceof \WC_Product_Grouped ) {
			$product->set_children( $data->children );
		}
		if ( $product instanceof \WC_Product_External ) {
			$product->set_product_url( $row->external_url );
			$product->set_button_text( $row->external_text );
		}
		foreach ( array_filter( array( '_vitrine_min_quantity' => $row->min > 1 ? $row->min : 0, '_vitrine_max_quantity' => $row->max, '_vitrine_step_quantity' => $row->step > 1 ? $row->step : 0 ) ) as $key => $bound ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			$product->update_meta_data( $key, (string) $bound );
		}
	}

	/**
	 * Sets the SKU. A duplicate is stored in meta because SKUs are unique in WooCommerce.
	 *
	 * @param \WC_Product $product The product.
	 * @param string      $sku     SKU; may be empty.
	 */
	public static function set_sku( \WC_Product $product, string $sku ): void {
		if ( '' === $sku || wc_product_has_unique_sku( $product->get_id(), $sku ) ) {
			$product->set_sku( $sku );
		} else {
			$product->update_meta_data( '_vitrine_sku', $sku );
		}
	}

	/**
	 * Sets the GTIN, UPC, EAN or ISBN. A duplicate is stored in meta, like the SKU.
	 *
	 * @param \WC_Product $product The product.
	 * @param string      $id      GTIN, UPC, EAN or ISBN; may be empty.
	 */
	public static function set_global_unique_id( \WC_Product $product, string $id ): void {
		if ( '' === $id || wc_product_has_global_unique_id( $product->get_id(), $id ) ) {
			$product->set_global_unique_id( $id );
		} else {
			$product->update_meta_data( '_vitrine_global_unique_id', $id );
		}
	}

	/**
	 * Returns the shipping class, which is created if it does not exist.
	 *
	 * @param string $slug Slug; may be empty.
	 * @return int Term ID; 0: none.
	 */
	private static function shipping_class( string $slug ): int {
		if ( '' === $slug ) {
			return 0;
		}
		$term = get_term_by( 'slug', $slug, 'product_shipping_class' );
		$made = $term instanceof \WP_Term ? array( 'term_id' => $term->term_id ) : wp_insert_term( $slug, 'product_shipping_class', array( 'slug' => $slug ) );
		return is_wp_error( $made ) ? 0 : (int) $made['term_id'];
	}

	/**
	 * Restores the original dates of the post.
	 *
	 * @param int                  $id   Product ID.
	 * @param array<string, mixed> $post Post before the move.
	 */
	private static function keep_dates( int $id, array $post ): void {
		global $wpdb;
		$wpdb->update( $wpdb->posts, array_intersect_key( $post, array_flip( array( 'post_date', 'post_date_gmt', 'post_modified', 'post_modified_gmt' ) ) ), array( 'ID' => $id ) );
		clean_post_cache( $id );
	}
}

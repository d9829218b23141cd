<?php
/**
 * Variations of variable products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Products;

use Vitrine\Commerce\Value\Variation;
use Vitrine\Commerce\WooCommerce\Catalog\Visibility;
use Vitrine\Commerce\WooCommerce\Products\Quantity\Quantities;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the variations that shoppers may see, in the owner's order.
 */
final class VisibleVariations {

	/**
	 * Returns the variations of a product.
	 *
	 * @param \WC_Product_Variable $product The product.
	 * @return list<Variation>
	 */
	public static function of( \WC_Product_Variable $product ): array {
		return array_values( array_map( static fn ( \WC_Product_Variation $variation ): Variation => self::make( $variation, $product ), $product->get_available_variations( 'objects' ) ) );
	}

	/**
	 * Returns the attribute values of variations and whether they are in stock, with
	 * one query for a whole list.
	 *
	 * @param list<int> $ids       Product IDs.
	 * @param string    $attribute Field name of the attribute, which is also the meta key of the variations.
	 * @return array<int, array<string, bool>> Of HasCardExtras.
	 */
	public static function stock_of_values( array $ids, string $attribute ): array {
		global $wpdb;
		if ( array() === $ids ) {
			return array();
		}
		$marks = implode( ',', array_fill( 0, count( $ids ), '%d' ) );
		$stock = array();
		// phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQLPlaceholders.UnfinishedPrepare -- Interpolates only placeholders; WooCommerce would load every variation.
		$rows = (array) $wpdb->get_results(
			$wpdb->prepare(
				"SELECT variation.post_parent AS product, COALESCE( own.meta_value, '' ) AS value, MAX( CASE WHEN lookup.stock_status = 'outofstock' THEN 0 ELSE 1 END ) AS in_stock
				FROM {$wpdb->posts} variation
				INNER JOIN {$wpdb->prefix}wc_product_meta_lookup lookup ON lookup.product_id = variation.ID
				LEFT JOIN {$wpdb->postmeta} own ON own.post_id = variation.ID AND own.meta_key = %s
				WHERE variation.post_type = 'product_variation' AND variation.post_status = 'publish' AND variation.post_parent IN ( $marks )
				GROUP BY product, value",
				$attribute,
				...$ids
			),
			ARRAY_A
		);
		// phpcs:enable
		foreach ( $rows as $row ) {
			$stock[ (int) $row['product'] ][ (string) $row['value'] ] = '1' === (string) $row['in_stock'];
		}
		return $stock;
	}

	/**
	 * Data that plugins filter for WooCommerce's own form, by variation ID; the filter
	 * runs once per variation.
	 *
	 * @var array<int, array<string, mixed>>
	 */
	private static array $filtered = array();

	/**
	 * Creates a variation.
	 *
	 * @param \WC_Product_Variation $variation The variation.
	 * @param \WC_Product_Variable  $product   Parent product.
	 */
	private static function make( \WC_Product_Variation $variation, \WC_Product_Variable $product ): Variation {
		$prices     = Prices::of( $variation );
		$quantities = Quantities::of( $variation );
		$single     = $variation->is_sold_individually();
		$weight     = $variation->has_weight() ? wc_format_weight( (float) $variation->get_weight() ) : '';
		$dimensions = $variation->has_dimensions() ? wc_format_dimensions( (array) $variation->get_dimensions( false ) ) : '';
		$image      = (int) $variation->get_image_id();
		$filtered   = self::filtered( $variation, $product );
		return new Variation(
			$variation->get_id(),
			array_map( 'strval', $variation->get_variation_attributes() ),
			wc_product_sku_enabled() ? (string) $variation->get_sku() : '',
			$prices->price,
			$prices->regular,
			$quantities->left,
			$variation->is_in_stock(),
			Visibility::is_sold( $variation ),
			$variation->variation_is_visible(),
			$variation->variation_is_active(),
			$single,
			$quantities->min,
			$quantities->most( $single ),
			// WooCommerce falls back to the parent's image for a variation without one.
			$image === (int) $product->get_image_id() ? 0 : $image,
			Names::plain( $weight ),
			Names::plain( $dimensions ),
			$filtered['variation_description'] ?? wc_format_content( $variation->get_description() ),
			wp_kses_post( $weight ),
			wp_kses_post( $dimensions ),
			$filtered['price_html'] ?? self::price_html( $variation, $product ),
			$filtered['availability_html'] ?? wp_kses_post( wc_get_stock_html( $variation ) ),
			Quantities::few( $variation ),
			global_unique_id: (string) $variation->get_global_unique_id(),
		);
	}

	/**
	 * Returns the data for WooCommerce's own form, if a plugin filters it.
	 *
	 * @param \WC_Product_Variation $variation The variation.
	 * @param \WC_Product_Variable  $product   Parent product.
	 * @return array<string, string> `price_html`, `availability_html` and `variation_description`, as safe HTML; empty if no plugin changes it.
	 */
	private static function filtered( \WC_Product_Variation $variation, \WC_Product_Variable $product ): array {
		$filtered = has_filter( 'woocommerce_available_variation' ) ? $product->get_available_variation( $variation ) : array();
		$filtered = is_array( $filtered ) ? $filtered : array();

		self::$filtered[ $variation->get_id() ] = $filtered;
		return array_map( 'wp_kses_post', array_filter( array_intersect_key( $filtered, array_flip( array( 'price_html', 'availability_html', 'variation_description' ) ) ), 'is_string' ) );
	}

	/**
	 * Adds the data of plugins to the variation data for scripts: gallery images, a
	 * deposit, a quantity step. Hooked.
	 *
	 * @param array<string, mixed> $data      Our data.
	 * @param Variation            $variation The variation.
	 * @return array<string, mixed>
	 */
	public static function with_theirs( array $data, Variation $variation ): array {
		return $data + ( self::$filtered[ $variation->id ] ?? array() );
	}

	/**
	 * Returns WooCommerce's price HTML; empty if all variations have the same price.
	 *
	 * @param \WC_Product_Variation $variation The variation.
	 * @param \WC_Product_Variable  $product   Parent product.
	 */
	private static function price_html( \WC_Product_Variation $variation, \WC_Product_Variable $product ): string {
		$differs = '' === $variation->get_price()
			|| $product->get_variation_sale_price( 'min' ) !== $product->get_variation_sale_price( 'max' )
			|| $product->get_variation_regular_price( 'min' ) !== $product->get_variation_regular_price( 'max' );
		/** This filter is documented in WooCommerce: includes/class-wc-product-variable.php */
		$shown = (bool) apply_filters( 'woocommerce_show_variation_price', $differs, $product, $variation ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		return $shown ? '<span class="price">' . wp_kses_post( $variation->get_price_html() ) . '</span>' : '';
	}
}

<?php
/**
 * Columns of the products list.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Products;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\ShopOptions;

defined( 'ABSPATH' ) || exit;

/**
 * Image, SKU, GTIN, stock and price. The category column is WordPress's own.
 */
final class ProductColumns {

	/**
	 * Registers its hooks.
	 */
	public static function boot(): void {
		add_filter( 'manage_' . ContentTypes::PRODUCT . '_posts_columns', array( self::class, 'columns' ) );
		add_action( 'manage_' . ContentTypes::PRODUCT . '_posts_custom_column', array( self::class, 'render' ), 10, 2 );
		add_filter( 'default_hidden_columns', array( self::class, 'hidden' ), 10, 2 );
	}

	/**
	 * Hides columns by default that can be enabled in Screen Options, as in
	 * WooCommerce.
	 *
	 * @param list<string> $hidden Hidden columns.
	 * @param \WP_Screen   $screen Screen of the list.
	 * @return list<string>
	 */
	public static function hidden( array $hidden, \WP_Screen $screen ): array {
		return 'edit-' . ContentTypes::PRODUCT === $screen->id ? array( ...$hidden, 'vitrine_global_unique_id' ) : $hidden;
	}

	/**
	 * Adds the columns.
	 *
	 * @param array<string, string> $columns Columns from WordPress.
	 * @return array<string, string>
	 */
	public static function columns( array $columns ): array {
		$ours = array(
			'vitrine_sku'              => __( 'SKU', 'vitrine' ),
			'vitrine_global_unique_id' => __( 'GTIN, UPC, EAN, or ISBN', 'vitrine' ),
			'vitrine_stock'            => __( 'Stock', 'vitrine' ),
			'vitrine_price'            => __( 'Price', 'vitrine' ),
		);
		$all  = array();
		foreach ( $columns as $name => $label ) {
			if ( 'title' === $name ) {
				$all['vitrine_image'] = __( 'Image', 'vitrine' );
			}
			$all[ $name ] = match ( $name ) {
				'taxonomy-' . ContentTypes::CATEGORY => __( 'Categories', 'vitrine' ),
				'taxonomy-' . ContentTypes::TAG      => __( 'Tags', 'vitrine' ),
				default                              => $label,
			};
			if ( 'title' === $name ) {
				$all += $ours;
			}
		}
		return $all;
	}

	/**
	 * Prints a cell.
	 *
	 * @param string $column Column name.
	 * @param int    $id     Post ID.
	 */
	public static function render( string $column, int $id ): void {
		if ( 'vitrine_image' === $column ) {
			echo get_the_post_thumbnail( $id, array( 48, 48 ), array( 'alt' => '' ) );
			return;
		}
		$row = ProductRows::product( $id );
		if ( 'vitrine_price' === $column && MissingPrice::concerns( (string) get_post_status( $id ), $row ) ) {
			MissingPrice::print_mark();
			return;
		}
		if ( null === $row ) {
			echo 'vitrine_stock' === $column ? esc_html__( 'No product data', 'vitrine' ) : '–';
			return;
		}
		if ( 'vitrine_sku' === $column ) {
			echo esc_html( '' === $row->sku ? '–' : $row->sku );
		} elseif ( 'vitrine_global_unique_id' === $column ) {
			echo esc_html( '' === $row->global_unique_id ? '–' : $row->global_unique_id );
		} elseif ( 'vitrine_stock' === $column ) {
			self::stock( $row );
		} elseif ( 'vitrine_price' === $column ) {
			self::price( $row );
		}
	}

	/**
	 * Prints the stock.
	 *
	 * @param ProductRow $row Product row.
	 */
	private static function stock( ProductRow $row ): void {
		$there = $row->is_available();
		$text  = $there ? __( 'In stock', 'vitrine' ) : __( 'Out of stock', 'vitrine' );
		printf( '<span class="vitrine-stock vitrine-stock--%s">%s</span>', esc_attr( $there ? 'in' : 'out' ), esc_html( $text ) );
		echo null === $row->stock ? '' : esc_html( ' (' . number_format_i18n( $row->stock ) . ')' );
	}

	/**
	 * Prints the price or price range.
	 *
	 * @param ProductRow $row Product row.
	 */
	private static function price( ProductRow $row ): void {
		$money = ShopOptions::get()->currency;
		if ( null === $row->price ) {
			echo '–';
			return;
		}
		if ( null !== $row->regular_price && $row->on_sale && $row->regular_price !== $row->price ) {
			printf( '<del>%s</del> ', esc_html( $money->format( $row->regular_price ) ) );
		}
		echo esc_html( $money->format( $row->price ) . ( null !== $row->max_price && $row->max_price !== $row->price ? ' – ' . $money->format( $row->max_price ) : '' ) );
	}
}

<?php
/**
 * Panels of the product data meta box.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Products;

use Vitrine\Commerce\Builtin\Regions\Tax\TaxStatus;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Commerce\Value\Currency;
use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the fields. Those with `data-types` apply only to some product types; the
 * script hides the others.
 */
final class ProductPanels {

	/**
	 * Prints all panels.
	 *
	 * @param array<string, string> $values   Values from ProductFormValues.
	 * @param Currency              $currency Currency of the shop.
	 */
	public static function render( array $values, Currency $currency ): void {
		$field = new ProductFields( $values );
		$money = $currency->symbol;
		printf( '<div class="vitrine-product-data" data-vitrine-product-data data-upload-path="%s">', esc_attr( UploadRoute::path() ) );
		$field->select(
			'type',
			__( 'Product type', 'vitrine' ),
			array(
				Product::SIMPLE   => __( 'Simple product', 'vitrine' ),
				Product::VARIABLE => __( 'Variable product', 'vitrine' ),
				Product::GROUPED  => __( 'Grouped product', 'vitrine' ),
				Product::EXTERNAL => __( 'External/Affiliate product', 'vitrine' ),
			)
		);

		$field->open( __( 'Price', 'vitrine' ), 'simple external' );
		/* translators: %s: sign of the currency. */
		$field->text( 'regular_price', sprintf( __( 'Regular price (%s)', 'vitrine' ), $money ), 'decimal' );
		/* translators: %s: sign of the currency. */
		$field->text( 'sale_price', sprintf( __( 'Sale price (%s)', 'vitrine' ), $money ), 'decimal' );
		$field->date( 'sale_from', __( 'Sale start date', 'vitrine' ) );
		$field->date( 'sale_to', __( 'Sale end date', 'vitrine' ) );
		$field->close();

		$field->open( __( 'Tax', 'vitrine' ), 'simple variable' );
		$field->select(
			'tax_status',
			__( 'Tax status', 'vitrine' ),
			array(
				TaxStatus::TAXABLE => __( 'Taxable', 'vitrine' ),
				TaxStatus::NONE    => __( 'None', 'vitrine' ),
			)
		);
		$field->select( 'tax_class', __( 'Tax class', 'vitrine' ), TaxStatus::class_names() );
		$field->close();

		$field->open( __( 'External/Affiliate product', 'vitrine' ), 'external' );
		$field->text( 'external_url', __( 'Product URL', 'vitrine' ), 'url' );
		$field->text( 'external_text', __( 'Button text', 'vitrine' ) );
		$field->close();

		$field->open( __( 'Inventory', 'vitrine' ) );
		$field->text( 'sku', __( 'SKU', 'vitrine' ) );
		$field->text( 'global_unique_id', __( 'GTIN, UPC, EAN, or ISBN', 'vitrine' ) );
		self::inventory( $field );
		$field->close();

		$field->open( __( 'Cart', 'vitrine' ), 'simple variable' );
		$field->checkbox( 'sold_individually', __( 'Sold individually', 'vitrine' ) );
		$field->number( 'min', __( 'Minimum quantity', 'vitrine' ), 1 );
		$field->number( 'max', __( 'Maximum quantity (leave empty for no limit)', 'vitrine' ), 1 );
		$field->number( 'step', __( 'Quantity step', 'vitrine' ), 1 );
		$field->checkbox( 'needs_shipping', __( 'Needs shipping', 'vitrine' ) );
		$options = ShopOptions::get();
		$classes = $options->delivery->classes;
		/* translators: %s: unit, such as kg. */
		$field->text( 'weight', sprintf( __( 'Weight (%s)', 'vitrine' ), $options->weight_unit ), 'decimal' );
		/* translators: %s: unit, such as cm. */
		$field->text( 'dimensions', sprintf( __( 'Dimensions, length × width × height (%s)', 'vitrine' ), $options->dimension_unit ) );
		if ( array() !== $classes ) {
			$field->select( 'shipping_class', __( 'Shipping class', 'vitrine' ), array( '' => __( 'None', 'vitrine' ) ) + $classes );
		}
		$field->close();

		self::downloads( $field );

		$field->open( __( 'Attributes and variations', 'vitrine' ), 'simple variable' );
		$field->variations();
		$field->close();

		$field->open( __( 'Grouped products', 'vitrine' ), 'grouped' );
		$field->products( 'children', __( 'Grouped products', 'vitrine' ) );
		$field->close();

		$field->open( __( 'Linked products', 'vitrine' ) );
		$field->gallery( 'gallery' );
		$field->products( 'upsells', __( 'Upsells (shown on the product page)', 'vitrine' ) );
		$field->products( 'cross_sells', __( 'Cross-sells (shown in the cart)', 'vitrine' ) );
		$field->checkbox( 'featured', __( 'Featured product', 'vitrine' ) );
		$field->close();
		echo '</div>';
	}

	/**
	 * Prints the download fields; variations have their own.
	 *
	 * @param ProductFields $field Field controls.
	 */
	private static function downloads( ProductFields $field ): void {
		$field->open( __( 'Downloads', 'vitrine' ), 'simple' );
		$field->checkbox( 'downloadable', __( 'Downloadable', 'vitrine' ) );
		echo '<div data-when="downloadable">';
		$field->downloads( 'downloads' );
		$field->text( 'download_limit', __( 'Download limit (leave empty for unlimited)', 'vitrine' ), 'numeric' );
		$field->text( 'download_expiry', __( 'Download expiry in days (leave empty to never expire)', 'vitrine' ), 'numeric' );
		echo '</div>';
		$field->close();
	}

	/**
	 * Prints the stock fields.
	 *
	 * @param ProductFields $field Field controls.
	 */
	private static function inventory( ProductFields $field ): void {
		echo '<div data-types="simple variable">';
		$field->checkbox( 'manage_stock', __( 'Manage stock', 'vitrine' ) );
		echo '<div data-when="manage_stock">';
		$field->number( 'stock', __( 'Stock', 'vitrine' ), 0 );
		$field->hidden( 'stock_was' );
		$field->number( 'low_stock', __( 'Low stock threshold (leave empty to use the shop setting)', 'vitrine' ), 0 );
		echo '</div><div data-unless="manage_stock" data-types="simple">';
		$field->select(
			'in_stock',
			__( 'Availability', 'vitrine' ),
			array(
				'1' => __( 'In stock', 'vitrine' ),
				'0' => __( 'Out of stock', 'vitrine' ),
			)
		);
		echo '</div></div>';
	}
}

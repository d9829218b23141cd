<?php
/**
 * Tests of WooCommerce's catalog settings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce;

use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Commerce\Value\ProductQuery;

/**
 * Visibility, sort orders and global attributes follow WooCommerce's settings.
 */
final class CatalogSettingsTest extends WooCommerceShop {

	/**
	 * @testdox A product hidden from the catalog is in no listing and keeps its page
	 */
	public function test_hidden(): void {
		$hidden = $this->lamp( array( 'name' => 'Hidden' ) );
		$search = $this->lamp( array( 'name' => 'Only searched' ) );
		wc_get_product( $hidden )->set_catalog_visibility( 'hidden' );
		foreach ( array(
			$hidden => 'hidden',
			$search => 'search',
		) as $id => $visibility ) {
			$product = wc_get_product( $id );
			$product->set_catalog_visibility( $visibility );
			$product->save();
		}
		$catalog = $this->shop->visitor()->catalog();

		$this->assertSame( array(), $catalog->query( new ProductQuery() )->products );
		$this->assertSame( array( 'Only searched' ), array_column( $catalog->query( new ProductQuery( search: 'searched' ) )->products, 'name' ) );
		$this->assertSame( 0, $catalog->query( new ProductQuery( search: 'Hidden' ) )->total );
		$this->assertSame( 'Hidden', $catalog->find( $hidden )->name );
		$this->assertIsArray( $this->shop->visitor()->cart()->add( new AddRequest( $hidden ) ) );
	}

	/**
	 * @testdox Hides out-of-stock products from listings when set
	 */
	public function test_hide_sold_out(): void {
		$this->lamp( array( 'stock' => 0 ) );
		$this->lamp( array( 'name' => 'Mug' ) );
		$this->assertSame( 2, $this->shop->visitor()->catalog()->query( new ProductQuery() )->total );

		update_option( 'woocommerce_hide_out_of_stock_items', 'yes' );

		$this->assertSame( array( 'Mug' ), array_column( $this->shop->visitor()->catalog()->query( new ProductQuery() )->products, 'name' ) );
	}

	/**
	 * @testdox The default sort order comes first, and plugins' orders are offered
	 */
	public function test_orders(): void {
		update_option( 'woocommerce_default_catalog_orderby', 'price' );
		add_filter( 'woocommerce_catalog_orderby', static fn ( array $orders ): array => $orders + array( 'title' => 'By name' ) );
		$this->lamp(
			array(
				'name'          => 'Zebra',
				'regular_price' => 100,
			)
		);
		$this->lamp(
			array(
				'name'          => 'Apple',
				'regular_price' => 900,
			)
		);
		$catalog = $this->shop->visitor()->catalog();

		$this->assertSame( 'price', array_key_first( $catalog->sort_orders() ) );
		$this->assertArrayNotHasKey( 'menu_order', $catalog->sort_orders() );
		$this->assertSame( array( 'Zebra', 'Apple' ), array_column( $catalog->query( new ProductQuery() )->products, 'name' ) );
		$this->assertSame( array( 'Apple', 'Zebra' ), array_column( $catalog->query( new ProductQuery( 'title' ) )->products, 'name' ) );
	}

	/**
	 * @testdox Global attributes are terms with names in the owner's order
	 */
	public function test_shop_attributes(): void {
		$id = wc_create_attribute( array( 'name' => 'Colour' ) );
		// As WooCommerce does at the start of a request.
		register_taxonomy( 'pa_colour', 'product' );
		$GLOBALS['wc_product_attributes']['pa_colour'] = wc_get_attribute_taxonomies()[ "id:$id" ];
		foreach ( array( 'Sky Blue', 'Deep Red' ) as $name ) {
			wp_insert_term( $name, 'pa_colour' );
		}
		$attribute = new \WC_Product_Attribute();
		$attribute->set_id( $id );
		$attribute->set_name( 'pa_colour' );
		$attribute->set_options( array( 'Sky Blue', 'Deep Red' ) );
		$attribute->set_variation( true );
		$product = new \WC_Product_Variable();
		$product->set_name( 'Shirt' );
		$product->set_attributes( array( $attribute ) );
		$product->save();
		$variation = new \WC_Product_Variation();
		$variation->set_parent_id( $product->get_id() );
		$variation->set_attributes( array( 'pa_colour' => 'deep-red' ) );
		$variation->set_regular_price( '15' );
		$variation->save();
		\WC_Product_Variable::sync( $product->get_id() );
		$engine = $this->shop->visitor();

		$shown = $engine->catalog()->find( $product->get_id() );

		$this->assertSame( array( 'attribute_pa_colour', 'Colour', array( 'deep-red' => 'Deep Red' ) ), array( $shown->attributes[0]['name'], $shown->attributes[0]['label'], $shown->attributes[0]['options'] ) );
		$this->assertEquals( $shown->variations, $engine->catalog()->variations( $product->get_id() ) );
		$this->assertIsArray( $engine->cart()->add( new AddRequest( $variation->get_id() ) ), 'The variation ID alone is enough.' );
		$line = $engine->cart()->snapshot()->lines[0];
		$this->assertSame( array( $product->get_id(), $variation->get_id(), 'Shirt' ), array( $line->product_id, $line->variation_id, $line->name ) );
		$this->assertSame(
			array(
				array(
					'name'  => 'Colour',
					'value' => 'Deep Red',
				),
			),
			$line->data
		);
		$this->assertStringContainsString( 'attribute_pa_colour=deep-red', $line->permalink );
		unregister_taxonomy( 'pa_colour' );
		unset( $GLOBALS['wc_product_attributes']['pa_colour'] );
	}
}

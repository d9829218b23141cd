<?php
/**
 * Contract tests of the catalog.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Contract;

use Vitrine\Commerce\Capability;
use Vitrine\Commerce\Optional\Catalog\LinksProducts;
use Vitrine\Commerce\Value\ProductPage;
use Vitrine\Commerce\Value\ProductQuery;

/**
 * Product listings and products.
 */
final class CatalogContractTest extends EngineContract {

	/**
	 * Creates five products.
	 *
	 * @param EngineFixture $shop The shop.
	 * @return array<string, int> IDs by name.
	 */
	private static function stocked( EngineFixture $shop ): array {
		$products = array(
			'Lamp'  => array(
				'regular_price' => 3000,
				'date'          => '2024-01-01 10:00:00',
				'menu_order'    => 3,
				'total_sales'   => 5,
				'categories'    => array( 'Light' ),
				'sku'           => 'L-77',
			),
			'Mug'   => array(
				'regular_price' => 900,
				'sale_price'    => 700,
				'date'          => '2024-01-05 10:00:00',
				'menu_order'    => 1,
				'total_sales'   => 9,
				'categories'    => array( 'Kitchen' ),
			),
			'Pen'   => array(
				'regular_price' => 200,
				'date'          => '2024-01-03 10:00:00',
				'menu_order'    => 2,
				'total_sales'   => 0,
				'description'   => 'Writes in the light of the moon.',
			),
			'Torch' => array(
				'regular_price' => 1500,
				'date'          => '2024-01-04 10:00:00',
				'menu_order'    => 2,
				'total_sales'   => 7,
				'featured'      => true,
				'categories'    => array( 'Light' ),
			),
			'Vase'  => array(
				'regular_price' => null,
				'date'          => '2024-01-02 10:00:00',
				'menu_order'    => 9,
				'total_sales'   => 1,
			),
		);
		$ids      = array();
		foreach ( $products as $name => $data ) {
			$ids[ $name ] = self::lamp( $shop, array( 'name' => $name ) + $data );
		}
		return $ids;
	}

	/**
	 * Returns the product names of a page.
	 *
	 * @param ProductPage $page A page.
	 * @return list<string>
	 */
	private static function names( ProductPage $page ): array {
		return array_column( $page->products, 'name' );
	}

	/**
	 * @testdox Sorts products as requested
	 * @dataProvider orders
	 *
	 * @param EngineFixture $shop     The shop.
	 * @param string        $orderby  Requested order.
	 * @param string        $used     Effective order.
	 * @param list<string>  $expected Expected names.
	 */
	public function test_sorting( EngineFixture $shop, string $orderby, string $used, array $expected ): void {
		self::stocked( $shop );

		$page = $shop->visitor()->catalog()->query( new ProductQuery( $orderby ) );

		$this->assertSame( $expected, self::names( $page ) );
		$this->assertSame( $used, $page->orderby );
	}

	/**
	 * Data provider of sort orders.
	 *
	 * @return iterable<string, array{0: EngineFixture, 1: string, 2: string, 3: list<string>}>
	 */
	public static function orders(): iterable {
		$menu = array( 'Mug', 'Pen', 'Torch', 'Lamp', 'Vase' );
		foreach ( self::engines() as $engine => [ $shop ] ) {
			yield "$engine: default" => array( $shop, '', 'menu_order', $menu );
			yield "$engine: no such order" => array( $shop, "price'; DROP TABLE x", 'menu_order', $menu );
			yield "$engine: popularity" => array( $shop, 'popularity', 'popularity', array( 'Mug', 'Torch', 'Lamp', 'Vase', 'Pen' ) );
			yield "$engine: date" => array( $shop, 'date', 'date', array( 'Mug', 'Torch', 'Pen', 'Vase', 'Lamp' ) );
			// In engines where every product has a price, one without a price is free.
			$free = self::offers( Capability::NoPrice ) ? array() : array( 'Vase' );
			yield "$engine: price" => array( $shop, 'price', 'price', array_values( array_unique( array_merge( $free, array( 'Pen', 'Mug', 'Torch', 'Lamp', 'Vase' ) ) ) ) );
			yield "$engine: price-desc" => array( $shop, 'price-desc', 'price-desc', array( 'Lamp', 'Torch', 'Mug', 'Pen', 'Vase' ) );
		}
	}

	/**
	 * @testdox Every offered sort order works and has a label
	 * @dataProvider engines
	 */
	public function test_sort_orders( EngineFixture $shop ): void {
		self::stocked( $shop );
		$catalog = $shop->visitor()->catalog();

		$this->assertSame( 'menu_order', array_key_first( $catalog->sort_orders() ) );
		foreach ( $catalog->sort_orders() as $orderby => $label ) {
			$this->assertNotSame( '', $label );
			$this->assertSame( $orderby, $catalog->query( new ProductQuery( $orderby ) )->orderby );
		}
	}

	/**
	 * @testdox Finds products by category, search, sale, featured flag and IDs
	 * @dataProvider questions
	 *
	 * @param EngineFixture        $shop     The shop.
	 * @param array<string, mixed> $question Arguments of ProductQuery, with names instead of IDs.
	 * @param list<string>         $expected Expected names.
	 */
	public function test_finding( EngineFixture $shop, array $question, array $expected ): void {
		$ids = self::stocked( $shop );
		if ( isset( $question['ids'] ) ) {
			$question['ids'] = array_map( static fn ( string $name ): int => $ids[ $name ] ?? 999999, $question['ids'] );
		}

		$page = $shop->visitor()->catalog()->query( new ProductQuery( ...$question ) );

		$this->assertSame( $expected, self::names( $page ) );
		$this->assertSame( count( $expected ), $page->total );
	}

	/**
	 * Data provider of queries and results.
	 *
	 * @return iterable<string, array{0: EngineFixture, 1: array<string, mixed>, 2: list<string>}>
	 */
	public static function questions(): iterable {
		foreach ( self::engines() as $engine => [ $shop ] ) {
			yield "$engine: a category" => array( $shop, array( 'category' => 'light' ), array( 'Torch', 'Lamp' ) );
			yield "$engine: no such category" => array( $shop, array( 'category' => 'nothing' ), array() );
			yield "$engine: a word of the title" => array( $shop, array( 'search' => 'torch' ), array( 'Torch' ) );
			yield "$engine: words of the text" => array( $shop, array( 'search' => ' moon  LIGHT ' ), array( 'Pen' ) );
			yield "$engine: a number" => array( $shop, array( 'search' => 'L-77' ), array( 'Lamp' ) );
			yield "$engine: a wildcard is no wildcard" => array( $shop, array( 'search' => '%' ), array() );
			yield "$engine: on sale" => array( $shop, array( 'on_sale' => true ), self::offers( Capability::SalePrice ) ? array( 'Mug' ) : array() );
			yield "$engine: featured" => array( $shop, array( 'featured' => true ), self::offers( Capability::Featured ) ? array( 'Torch' ) : array() );
			yield "$engine: ids in their order" => array( $shop, array( 'ids' => array( 'Vase', 'none', 'Lamp', 'Mug' ) ), array( 'Vase', 'Lamp', 'Mug' ) );
			yield "$engine: all together" => array(
				$shop,
				array(
					'category' => 'light',
					'search'   => 'or',
					'orderby'  => 'price',
				),
				array( 'Torch' ),
			);
		}
	}

	/**
	 * @testdox A category includes the products of its children
	 * @dataProvider engines
	 */
	public function test_category_tree( EngineFixture $shop ): void {
		$taxonomy = $shop->visitor()->content_types()['category'];
		$parent   = wp_insert_term( 'House', $taxonomy );
		wp_insert_term( 'Light', $taxonomy, array( 'parent' => $parent['term_id'] ) );
		self::stocked( $shop );

		$this->assertSame( 2, $shop->visitor()->catalog()->query( new ProductQuery( category: 'house' ) )->total );
	}

	/**
	 * @testdox Pages list each product once; a page past the end is empty with the right total
	 * @dataProvider engines
	 */
	public function test_paging( EngineFixture $shop ): void {
		self::stocked( $shop );
		$catalog = $shop->visitor()->catalog();
		$names   = array();
		foreach ( array( 1, 2, 3 ) as $number ) {
			$page  = $catalog->query( new ProductQuery( 'date', page: $number, per_page: 2 ) );
			$names = array_merge( $names, self::names( $page ) );
			$this->assertSame( array( 5, 3 ), array( $page->total, $page->pages() ) );
		}
		$this->assertSame( array( 'Mug', 'Torch', 'Pen', 'Vase', 'Lamp' ), $names );

		$past = $catalog->query( new ProductQuery( page: 9, per_page: 2 ) );
		$this->assertSame( array( array(), 5, 9 ), array( $past->products, $past->total, $past->page ) );
		$this->assertSame( array( 1, 1 ), array( $catalog->query( new ProductQuery( page: -5, per_page: -5 ) )->page, $catalog->query( new ProductQuery( page: -5, per_page: -5 ) )->per_page ) );
	}

	/**
	 * @testdox Upsells and cross-sells keep the owner's order; other products have none
	 * @dataProvider engines
	 * @group needs-cross_sells
	 */
	public function test_linked( EngineFixture $shop ): void {
		$products = self::stocked( $shop );
		$catalog  = $shop->visitor()->catalog();
		self::assertInstanceOf( LinksProducts::class, $catalog );
		$id = $shop->product(
			array(
				'name'        => 'Shelf',
				'upsells'     => array( $products['Vase'], $products['Lamp'] ),
				'cross_sells' => array( $products['Pen'] ),
			)
		);
		$this->assertSame( array( $products['Vase'], $products['Lamp'] ), $catalog->upsells( $id ) );
		$this->assertSame( array( $products['Pen'] ), $catalog->cross_sells( $id ) );
		$this->assertSame( array(), $catalog->upsells( $products['Vase'] ) );
		$this->assertSame( array(), $catalog->cross_sells( 987654 ) );
	}

	/**
	 * @testdox Lists categories with products
	 * @dataProvider engines
	 */
	public function test_categories( EngineFixture $shop ): void {
		wp_insert_term( 'Empty', $shop->visitor()->content_types()['category'] );
		self::stocked( $shop );

		$categories = $shop->visitor()->catalog()->categories();

		$this->assertSame(
			array(
				'kitchen' => 1,
				'light'   => 2,
			),
			array_column( $categories, 'count', 'slug' )
		);
		$this->assertStringContainsString( '/kitchen/', $categories[0]['url'] );
	}
}

<?php
/**
 * Tests of WooCommerce products in listings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop\WooCommerce;

use Vitrine\Loop\Context;
use Vitrine\Loop\Posts\LoopOptions;
use Vitrine\Loop\Posts\PostSortOrders;
use Vitrine\Loop\Posts\PostsQuery;
use Vitrine\Loop\LoopState;
use Vitrine\Tests\Commerce\Contract\Fixtures\WooCommerceFixture;
use Vitrine\Tests\Loop\LoopTestCase;

/**
 * A listing shows the same products as the shop, in the shop's orders.
 */
final class ProductsTest extends LoopTestCase {

	/** A listing of products that fit on one page. */
	private const PRODUCTS = array(
		'postType' => 'product',
		'perPage'  => 9,
	);

	/**
	 * @testdox Sorts products by price, sales and rating as WooCommerce does, those without a price last
	 * @dataProvider orders
	 *
	 * @param string       $order  Sort order of the shop.
	 * @param list<string> $titles Expected titles.
	 */
	public function test_orders( string $order, array $titles ): void {
		self::sell(
			'Cup',
			array(
				'regular_price' => 900,
				'total_sales'   => 1,
			),
			4.0
		);
		self::sell(
			'Vase',
			array(
				'regular_price' => 4000,
				'sale_price'    => 500,
				'total_sales'   => 8,
			),
			2.0
		);
		self::sell(
			'Bowl',
			array(
				'regular_price' => null,
				'total_sales'   => 3,
			),
			5.0
		);
		self::sell(
			'Lamp',
			array(
				'regular_price' => 2500,
				'total_sales'   => 2,
			),
			3.0
		);
		$page = self::page( self::listing( self::PRODUCTS ) );

		$this->assertSame( $titles, $this->titles( $page, array( 'sorting' => $order ) ) );
		$this->assertSame(
			array_slice( $titles, 2 ),
			$this->titles(
				self::page( self::listing( array( 'perPage' => 2 ) + self::PRODUCTS ) ),
				array(
					'sorting' => $order,
					'paged'   => 2,
				)
			)
		);
	}

	/**
	 * Data provider of orders and titles.
	 *
	 * @return array<string, array{0: string, 1: list<string>}>
	 */
	public static function orders(): array {
		return array(
			'price'             => array( 'price', array( 'Vase', 'Cup', 'Lamp', 'Bowl' ) ),
			'price, descending' => array( 'price-desc', array( 'Lamp', 'Cup', 'Vase', 'Bowl' ) ),
			'sales'             => array( 'popularity', array( 'Vase', 'Bowl', 'Lamp', 'Cup' ) ),
			'rating'            => array( 'rating', array( 'Bowl', 'Cup', 'Lamp', 'Vase' ) ),
		);
	}

	/**
	 * @testdox Offers and applies sort orders of other plugins
	 */
	public function test_order_of_a_plugin(): void {
		foreach ( array(
			'Light'  => 1,
			'Heavy'  => 20,
			'Medium' => 3,
		) as $name => $weight ) {
			update_post_meta( self::sell( $name ), 'plugin_weight', $weight );
		}
		add_filter( 'woocommerce_catalog_orderby', static fn ( array $orders ): array => $orders + array( 'weight' => 'By weight' ) );
		add_filter(
			'woocommerce_get_catalog_ordering_args',
			static fn ( array $arguments, string $order ): array => 'weight' === $order ? array(
				'orderby'  => 'meta_value_num',
				'order'    => 'DESC',
				'meta_key' => 'plugin_weight', // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- As plugins do.
			) : $arguments,
			10,
			2
		);
		$query = new PostsQuery( LoopOptions::of( self::PRODUCTS ), Context::current(), new LoopState( sorting: 'weight' ) );

		$this->assertSame( 'By weight', PostSortOrders::labels( 'product' )['weight'] );
		$this->assertSame( array( 'Heavy', 'Medium', 'Light' ), array_column( $query->posts( 0, 9 ), 'post_title' ) );
	}

	/**
	 * @testdox Shows and counts only visible products, and no out-of-stock ones when hidden
	 */
	public function test_hidden(): void {
		foreach ( array( 'visible', 'catalog', 'search', 'hidden' ) as $visibility ) {
			self::sell( "Mug $visibility", array(), 0.0, $visibility );
		}
		self::sell( 'Mug gone', array( 'stock' => 0 ) );
		$page = self::page( self::listing( self::PRODUCTS, self::TITLES . '<!-- wp:vitrine/loop-count /-->' ) );
		$seen = fn ( array $fields = array() ): array => $this->titles( $page, $fields + array( 'sorting' => 'title' ) );

		$this->assertSame( array( 'Mug catalog', 'Mug gone', 'Mug visible' ), $seen() );
		$this->assertSame( array( 'Mug gone', 'Mug search', 'Mug visible' ), $seen( array( 'search' => 'mug' ) ) );
		$this->assertStringContainsString( '3', self::texts( $this->open( $page )->body, '//*[contains(@class,"vitrine-loop-count")]' )[0] );

		update_option( 'woocommerce_hide_out_of_stock_items', 'yes' );
		$this->assertSame( array( 'Mug catalog', 'Mug visible' ), $seen() );
		$this->assertStringContainsString( '2', self::texts( $this->open( $page )->body, '//*[contains(@class,"vitrine-loop-count")]' )[0] );
	}

	/**
	 * Creates a product.
	 *
	 * @param string               $name       Name.
	 * @param array<string, mixed> $data       Data for EngineFixture::product().
	 * @param float                $rating     Average rating.
	 * @param string               $visibility Catalog visibility in WooCommerce.
	 */
	private static function sell( string $name, array $data = array(), float $rating = 0.0, string $visibility = 'visible' ): int {
		$id      = ( new WooCommerceFixture() )->product(
			$data + array(
				'name'          => $name,
				'regular_price' => 1000,
			)
		);
		$product = wc_get_product( $id );
		$product->set_average_rating( $rating );
		$product->set_catalog_visibility( $visibility );
		return $product->save();
	}
}

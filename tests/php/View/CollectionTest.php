<?php
/**
 * Tests of product collections in a listing.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View;

use Vitrine\Commerce\Builtin\BuiltinPages;
use Vitrine\Commerce\Builtin\Reviews\Ratings;
use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Page\Assets;
use Vitrine\Plugin;
use Vitrine\Tests\TestCase;

/**
 * Collections: related, upsells, cross-sells, newest, on sale, best sellers, top rated and hand-picked.
 */
final class CollectionTest extends TestCase {

	use Blocks;

	/**
	 * Returns the product names in a listing.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 * @param int                  $product    Product of the current page; 0: none.
	 * @return list<string>
	 */
	private function names( array $attributes, int $product = 0 ): array {
		$GLOBALS['wp']->extra_query_vars = array();
		$_SERVER['REQUEST_URI']          = '/';
		$GLOBALS['wp']->main( $product > 0 ? "p=$product&post_type=vitrine_product" : '' );
		$html = $this->block( 'product-listing', $attributes );
		if ( '' === $html ) {
			return array();
		}
		return array_map( static fn ( \DOMElement $link ): string => $link->textContent, $this->find( $html, '//li/h2/a' ) ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- DOM property.
	}

	/**
	 * @testdox Related products share categories or tags, closest first, without itself and hidden ones
	 */
	public function test_related(): void {
		$make    = fn ( string $name, array $categories, array $data = array() ): int => $this->product(
			$data + array(
				'name'       => $name,
				'categories' => $categories,
			)
		);
		$product = $make( 'Mug', array( 'Cups', 'Kitchen' ), array( 'tags' => array( 'Gift', 'Blue' ) ) );
		$make( 'Candle', array( 'Lighting' ), array( 'tags' => array( 'Gift' ) ) );
		$make( 'Bowl', array( 'Kitchen' ) );
		$make( 'Cup', array( 'Cups', 'Kitchen' ) );
		$make( 'Lamp', array( 'Lighting' ) );
		$make( 'Draft', array( 'Cups' ), array( 'status' => 'draft' ) );
		$make( 'Secret', array( 'Cups' ), array( 'password' => 'x' ) );
		$related = array( 'collection' => 'related' );
		$this->assertSame( array( 'Cup', 'Bowl', 'Candle' ), $this->names( $related, $product ) );
		$this->assertSame(
			array( 'Cup' ),
			$this->names(
				$related + array(
					'columns' => 1,
					'rows'    => 1,
				),
				$product
			)
		);
		$this->assertSame( array(), $this->names( $related ) );
	}

	/**
	 * @testdox Upsells and cross-sells keep the owner's order without hidden products, and are empty elsewhere
	 */
	public function test_linked(): void {
		$cup    = $this->product( array( 'name' => 'Cup' ) );
		$bowl   = $this->product( array( 'name' => 'Bowl' ) );
		$secret = $this->product( array( 'password' => 'x' ) );
		$mug    = $this->product(
			array(
				'name'        => 'Mug',
				'upsells'     => array( $secret, $cup, $bowl ),
				'cross_sells' => array( $bowl ),
			)
		);
		$this->assertSame( array( 'Cup', 'Bowl' ), $this->names( array( 'collection' => 'upsells' ), $mug ) );
		$this->assertSame( array( 'Bowl' ), $this->names( array( 'collection' => 'cross-sells' ), $mug ) );
		$this->assertSame( array(), $this->names( array( 'collection' => 'upsells' ), $cup ) );
		$this->assertSame( array(), $this->names( array( 'collection' => 'cross-sells' ), $cup ) );
		$this->assertSame( array(), $this->names( array( 'collection' => 'upsells' ) ) );
	}

	/**
	 * @testdox Cart cross-sells show only on uncached pages
	 */
	public function test_cross_sells_of_the_cart(): void {
		$cup = $this->product( array( 'name' => 'Cup' ) );
		$mug = $this->product( array( 'cross_sells' => array( $cup ) ) );
		Plugin::engine()->cart()->add( new AddRequest( $mug ) );
		$block = array( 'collection' => 'cross-sells' );
		$this->assertSame( array(), $this->names( $block ) );
		$this->assertSame( '', $this->block( 'product-listing', $block ) );

		$GLOBALS['wp']->main( 'page_id=' . BuiltinPages::ids()['cart'] );
		$html = $this->block( 'product-listing', $block );
		$this->assertStringContainsString( 'data-vitrine-cross-sells="' . $cup . '"', $html );
		$this->assertCount( 1, $this->find( $html, '//li' ) );
		$this->assertTrue( wp_script_is( Assets::CROSS_SELLS ) );

		Plugin::engine()->cart()->add( new AddRequest( $cup ) );
		$html = $this->block( 'product-listing', $block );
		$this->assertCount( 1, $this->find( $html, '//div[@hidden and @data-vitrine-cross-sells="" and @data-list and not( * ) and not( @aria-busy )]' ) );
	}

	/**
	 * @testdox Recently viewed products come from the URL, public and limited; without them a placeholder is printed
	 */
	public function test_viewed(): void {
		$cup    = $this->product( array( 'name' => 'Cup' ) );
		$mug    = $this->product( array( 'name' => 'Mug' ) );
		$secret = $this->product( array( 'status' => 'draft' ) );
		$block  = array( 'collection' => 'recently-viewed' );
		$this->names( array(), $mug );
		$place = $this->block( 'product-listing', $block );
		$this->assertMatchesRegularExpression( '~^<div hidden [^>]* data-vitrine-viewed="' . $mug . '" data-key="[a-z]+_viewed_[0-9a-f]{8}" data-list="\d+" aria-busy="true">~', trim( $place ) );
		$this->assertCount( 12, $this->find( $place, '//ul[@aria-hidden="true"]/li[not( * )]' ) );
		$this->assertTrue( wp_script_is( Assets::VIEWED ) );
		try {
			$_GET['vitrine_viewed'] = "$secret,$mug,$cup,$cup,-3,x";
			$html                   = $this->block( 'product-listing', $block );
			$this->assertSame( array( 'Cup' ), array_map( static fn ( \DOMElement $link ): string => $link->textContent, $this->find( $html, '//li/h2/a' ) ) ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- DOM property.
			$_GET['vitrine_viewed'] = implode( ',', range( 900001, 900012 ) ) . ",$cup";
			$this->assertStringStartsWith( '<div hidden', trim( $this->block( 'product-listing', $block ) ) );
		} finally {
			unset( $_GET['vitrine_viewed'] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Test data.
		}
	}

	/**
	 * @testdox A carousel is a focusable region with a name; a grid has none
	 */
	public function test_layout(): void {
		$this->product();
		$grid = $this->block( 'product-listing' );
		$this->assertSame( $grid, $this->block( 'product-listing', array( 'layout' => 'grid' ) ) );
		$this->assertSame( $grid, $this->block( 'product-listing', array( 'layout' => 'sideways' ) ) );
		$this->assertStringNotContainsString( 'is-layout', $grid );
		$this->assertFalse( wp_style_is( 'vitrine-carousel' ) );

		$named  = $this->block(
			'product-listing',
			array(
				'layout' => 'carousel',
				'title'  => 'New "things"',
			)
		);
		$region = $this->find( $named, '//div[@role="region"][@tabindex="0"][ul]' );
		$this->assertSame( 'New "things"', $region[0]->getAttribute( 'aria-label' ) );
		$unnamed = $this->find( $this->block( 'product-listing', array( 'layout' => 'carousel' ) ), '//div[@role="region"]' );
		$this->assertSame( 'Products', $unnamed[0]->getAttribute( 'aria-label' ) );
		$this->assertStringContainsString( 'is-layout-list', $this->block( 'product-listing', array( 'layout' => 'list' ) ) );
	}

	/**
	 * @testdox An empty collection prints nothing; one with products has its heading
	 */
	public function test_heading(): void {
		$alone = $this->product( array( 'categories' => array( 'Alone' ) ) );
		$query = array(
			'collection' => 'related',
			'title'      => 'You may also like <3',
		);
		$this->assertSame( array(), $this->names( $query, $alone ) );
		$this->assertSame( '', $this->block( 'product-listing', $query ) );
		$this->product( array( 'categories' => array( 'Alone' ) ) );
		$this->assertStringContainsString( '>You may also like &lt;3</h2>', $this->block( 'product-listing', $query ) );
		$none = $this->block( 'product-listing', array( 'category' => 'none' ) );
		$this->assertStringContainsString( 'No products found.', $none );
		$this->assertSame( Plugin::engine()->page_url( 'shop' ), $this->find( $none, '//a[.="Browse the shop"]' )[0]->getAttribute( 'href' ) );
	}

	/**
	 * @testdox Lists newest, on-sale, featured, best-selling, top-rated and hand-picked products
	 */
	public function test_orders(): void {
		global $wpdb;
		$ids = array();
		foreach ( array( 'Old', 'Loved', 'Cheap' ) as $index => $name ) {
			$ids[ $name ] = $this->product(
				array(
					'name'        => $name,
					'sale_price'  => 'Cheap' === $name ? 500 : null,
					'total_sales' => 'Old' === $name ? 9 : $index,
					'featured'    => 'Loved' === $name,
					'date'        => '2025-01-1' . $index . ' 10:00:00',
				)
			);
		}
		wp_insert_comment(
			array(
				'comment_post_ID'  => $ids['Loved'],
				'comment_approved' => 1,
				'comment_meta'     => array( Ratings::META => 5 ),
			)
		);
		$this->assertSame( array( 'Cheap', 'Loved', 'Old' ), $this->names( array( 'collection' => 'newest' ) ) );
		$this->assertSame( array( 'Cheap' ), $this->names( array( 'collection' => 'on-sale' ) ) );
		$this->assertSame( array( 'Loved' ), $this->names( array( 'collection' => 'featured' ) ) );
		$this->assertSame( array( 'Old', 'Cheap', 'Loved' ), $this->names( array( 'collection' => 'best-sellers' ) ) );
		$this->assertSame( 'Loved', $this->names( array( 'collection' => 'top-rated' ) )[0] );
		$this->assertSame(
			array( 'Loved', 'Old' ),
			$this->names(
				array(
					'collection' => 'hand-picked',
					'productIds' => array( $ids['Loved'], $ids['Old'], $ids['Loved'] ),
				)
			)
		);
		$this->assertSame( array(), $this->names( array( 'collection' => 'hand-picked' ) ) );
	}

	/**
	 * @testdox Related products read a limited number of rows per category by index
	 */
	public function test_bounded(): void {
		global $wpdb;
		$product = $this->product( array( 'categories' => array( 'Cups', 'Kitchen' ) ) );
		$this->product( array( 'categories' => array( 'Cups' ) ) );
		// As the main query of a product page does.
		update_object_term_cache( $product, 'vitrine_product' );
		$wpdb->queries = array();
		$before        = $wpdb->num_queries;
		$catalog       = Plugin::engine()->catalog();
		self::assertInstanceOf( \Vitrine\Commerce\Optional\Catalog\RelatesProducts::class, $catalog );
		$this->assertCount( 1, $catalog->related( $product, 4 ) );
		$this->assertLessThanOrEqual( 3, $wpdb->num_queries - $before );
	}

	/**
	 * @testdox A category collection lists its products, and none without a category
	 */
	public function test_category(): void {
		foreach ( array(
			'Cup'  => 'Cups',
			'Lamp' => 'Lighting',
		) as $name => $category ) {
			$this->product(
				array(
					'name'       => $name,
					'categories' => array( $category ),
				)
			);
		}
		$chosen = array(
			'collection' => 'category',
			'category'   => 'cups',
		);
		$this->assertSame( array( 'Cup' ), $this->names( $chosen ) );
		$this->assertSame( array(), $this->names( array( 'collection' => 'category' ) ) );
		$this->assertSame( array(), $this->names( array( 'category' => 'gone' ) + $chosen ) );
	}
}

<?php
/**
 * Collections of a listing.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View;

use Vitrine\Commerce\Builtin\Reviews\Ratings;
use Vitrine\Plugin;
use Vitrine\Tests\TestCase;

/**
 * Related, newest, on sale, best sellers, top rated and hand-picked.
 */
final class CollectionTest extends TestCase {

	use Blocks;

	/**
	 * Names of the products that a listing shows.
	 *
	 * @param array<string, mixed> $attributes Of the block.
	 * @param int                  $product    The product of the page; 0: none.
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
		return array_map( static fn ( \DOMElement $link ): string => $link->textContent, $this->find( $html, '//li/h2/a' ) ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- DOM's.
	}

	/**
	 * @testdox Related ones share categories, the closest first, without the product itself and without hidden ones
	 */
	public function test_related(): void {
		$make    = fn ( string $name, array $categories, array $data = array() ): int => $this->product(
			$data + array(
				'name'       => $name,
				'categories' => $categories,
			)
		);
		$product = $make( 'Mug', array( 'Cups', 'Kitchen' ) );
		$make( 'Bowl', array( 'Kitchen' ) );
		$make( 'Cup', array( 'Cups', 'Kitchen' ) );
		$make( 'Lamp', array( 'Lighting' ) );
		$make( 'Draft', array( 'Cups' ), array( 'status' => 'draft' ) );
		$make( 'Secret', array( 'Cups' ), array( 'password' => 'x' ) );
		$related = array( 'collection' => 'related' );
		$this->assertSame( array( 'Cup', 'Bowl' ), $this->names( $related, $product ) );
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
	 * @testdox An empty collection leaves nothing, not even its heading; one with products has it
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
		$this->assertStringContainsString( 'No products found.', $this->block( 'product-listing', array( 'category' => 'none' ) ) );
	}

	/**
	 * @testdox Collects the newest, what is on sale, what sells and what is rated best, and what was picked
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
	 * @testdox Reads a bounded number of rows of each category, by the index
	 */
	public function test_bounded(): void {
		global $wpdb;
		$product = $this->product( array( 'categories' => array( 'Cups', 'Kitchen' ) ) );
		$this->product( array( 'categories' => array( 'Cups' ) ) );
		get_the_terms( $product, 'vitrine_product_cat' );
		$wpdb->queries = array();
		$before        = $wpdb->num_queries;
		$catalogue     = Plugin::engine()->catalogue();
		self::assertInstanceOf( \Vitrine\Commerce\Optional\RelatesProducts::class, $catalogue );
		$this->assertCount( 1, $catalogue->related( $product, 4 ) );
		$this->assertLessThanOrEqual( 3, $wpdb->num_queries - $before );
	}
}

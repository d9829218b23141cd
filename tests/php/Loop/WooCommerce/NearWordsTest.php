<?php
/**
 * Tests of searches for WooCommerce products with a typo.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop\WooCommerce;

use Vitrine\Commerce\Value\ProductQuery;
use Vitrine\Commerce\WooCommerce\Catalog\NearWords;
use Vitrine\Plugin;
use Vitrine\Tests\Loop\LoopTestCase;

/**
 * In listings and in the catalog, and nowhere else.
 */
final class NearWordsTest extends LoopTestCase {

	/**
	 * Creates a few products.
	 */
	protected function setUp(): void {
		parent::setUp();
		foreach ( array( 'Blanket blue', 'Blanket green', 'Blankes', 'Möbel oak', 'Lamp XK200' ) as $number => $name ) {
			$product = new \WC_Product_Simple();
			$product->set_name( $name );
			$product->set_regular_price( '5' );
			$product->set_sku( "SKU-$number" );
			$product->set_description( 'Woven by hand.' );
			$product->save();
		}
		$draft = new \WC_Product_Simple();
		$draft->set_name( 'Candle' );
		$draft->set_status( 'draft' );
		$draft->save();
	}

	/**
	 * @testdox A search without results is corrected to the nearest one with results
	 */
	public function test_corrects(): void {
		$table = array(
			'blnket'        => 'blanket',
			'Blanekt'       => 'blanket',
			'blanket'       => null,
			'balnket grren' => 'blanket green',
			'mobl'          => 'möbel',
			'MÖBL'          => 'möbel',
			'woven lamo'    => 'woven lamp',
			'wuven'         => null,
			'blanket oak'   => null,
			'planket'       => null,
			'lam'           => null,
			'XK201'         => null,
			'SKU-1'         => null,
			'"blnket"'      => null,
			'blnket -blue'  => null,
			'candel'        => null,
			"blnke' OR 1=1" => null,
			''              => null,
		);
		foreach ( $table as $typed => $expected ) {
			self::assertSame( $expected, NearWords::corrected( (string) $typed ), (string) $typed );
		}
		$product = new \WC_Product_Simple();
		$product->set_name( 'Blnket' );
		$product->save();
		self::assertNull( NearWords::corrected( 'blnket' ) );
	}

	/**
	 * @testdox A listing shows and names the corrected search and links to the original; the catalog finds the same
	 */
	public function test_listing(): void {
		$page = self::page( self::listing( array( 'postType' => 'product', 'perPage' => 9, 'order' => 'title' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$html = $this->open( $page, '?search-1=blanekt+blue' )->body;
		self::assertSame( array( 'Blanket blue' ), self::titles_in( $html ) );
		self::assertSame( array( 'No results for “blanekt blue”. Showing results for “blanket blue”. Search for exactly “blanekt blue”' ), self::texts( $html, '//p[@class="vitrine-corrected"]' ) );
		self::assertStringContainsString( 'search-1=%22blanekt%20blue%22', self::query( $html, '//p[@class="vitrine-corrected"]/a' )[0]->getAttribute( 'href' ) );
		self::assertSame( array(), $this->titles( $page, array( 'search' => '"blanekt blue"' ) ) );
		$answer = $this->update( $page, array( 'search' => 'blanekt' ) )->json()['data']['content'];
		self::assertSame( 2, $answer['total'] );
		self::assertSame( 2, Plugin::engine()->catalog()->query( new ProductQuery( search: 'blanekt' ) )->total );
	}

	/**
	 * @testdox A page without a search, and WooCommerce's own search, take no extra queries
	 */
	public function test_costs_nothing(): void {
		global $wpdb;
		remove_all_filters( 'posts_search', 20 );
		Plugin::engine()->catalog()->query( new ProductQuery() );
		new \WP_Query( array( 'post_type' => 'product', 's' => 'blanekt' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::assertFalse( has_filter( 'posts_search', array( NearWords::class, 'condition' ) ) );
		NearWords::arguments();
		$before = $wpdb->num_queries;
		$query  = new \WP_Query( array( 'post_type' => 'product', 's' => 'blanekt', 'no_found_rows' => true, 'cache_results' => false ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::assertSame( 0, $query->post_count );
		self::assertSame( 1, $wpdb->num_queries - $before );
	}
}

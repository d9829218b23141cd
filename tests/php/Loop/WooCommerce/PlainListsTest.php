<?php
/**
 * Tests of unfiltered WooCommerce product queries that the index answers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop\WooCommerce;

use Vitrine\Commerce\Value\ProductQuery;
use Vitrine\Commerce\WooCommerce\Catalog\FacetIndex\PlainLists;
use Vitrine\Plugin;

/**
 * Only exactly the known queries use the index.
 */
final class PlainListsTest extends FacetIndexCase {

	/**
	 * Queries that have sorted or counted products.
	 *
	 * @var list<string>
	 */
	private array $asked = array();

	/**
	 * Creates lamp B in a room and a password-protected lamp, and records
	 * queries.
	 */
	protected function setUp(): void {
		parent::setUp();
		$rooms = wp_insert_term( 'Rooms', 'product_cat' );
		$beds  = wp_insert_term( 'Beds', 'product_cat', array( 'parent' => $rooms['term_id'] ) );
		wp_set_object_terms( $this->ids[1], array( $beds['term_id'] ), 'product_cat' );
		$secret = new \WC_Product_Simple();
		$secret->set_name( 'Lamp 0' );
		$secret->set_post_password( 'open' );
		$secret->save();
		IndexedShop::make();
		add_filter(
			'query',
			function ( string $sql ): string {
				if ( str_contains( $sql, 'post_content LIKE' ) || preg_match( "/^SELECT .*post_type = 'product'.*ORDER BY/s", $sql ) && ! str_contains( $sql, '.ID IN' ) ) {
					$this->asked[] = $sql;
				}
				return $sql;
			}
		);
	}

	/**
	 * Returns a page of the catalog.
	 *
	 * @param ProductQuery $query The query.
	 * @return array{list<int>, int, int} IDs, total, and number of queries.
	 */
	private function list( ProductQuery $query ): array {
		$this->asked = array();
		$page        = Plugin::engine()->catalog()->query( $query );
		return array( array_column( $page->products, 'id' ), $page->total, count( $this->asked ) );
	}

	/**
	 * @testdox Catalog pages by order, category and page equal the database's, without sorting or counting there
	 */
	public function test_catalog(): void {
		[ $one, $two, $three ] = $this->ids;
		self::assertSame( array( array( $one, $two ), 3, 0 ), $this->list( new ProductQuery( per_page: 2 ) ) );
		self::assertSame( array( array( $three ), 3, 0 ), $this->list( new ProductQuery( per_page: 2, page: 2 ) ) );
		self::assertSame( array( array(), 3, 0 ), $this->list( new ProductQuery( per_page: 2, page: 3 ) ) );
		self::assertSame( array( array( $two ), 1, 0 ), $this->list( new ProductQuery( category: 'rooms', per_page: 2 ) ) );
		wp_update_post( array( 'ID' => $three, 'post_title' => 'A lamp' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::assertSame( array( array( $three, $one ), 3, 0 ), $this->list( new ProductQuery( per_page: 2 ) ) );
		wp_trash_post( $one );
		self::assertSame( array( array( $three, $two ), 2, 0 ), $this->list( new ProductQuery( per_page: 2 ) ) );
	}

	/**
	 * @testdox Uses the database for other orders, searches, sales, unknown categories and plugins' conditions
	 */
	public function test_else(): void {
		[ $one, $two, $three ] = $this->ids;
		self::assertSame( array( array( $three, $two ), 3, 1 ), $this->list( new ProductQuery( orderby: 'price', per_page: 2 ) ) );
		self::assertSame( array( $this->ids, 3 ), array_slice( $this->list( new ProductQuery( search: 'lamp' ) ), 0, 2 ) );
		self::assertNotSame( array(), $this->asked );
		self::assertSame( array( array(), 0 ), array_slice( $this->list( new ProductQuery( category: 'cellar' ) ), 0, 2 ) );
		add_filter( 'posts_where', static fn ( string $where ): string => $where . " AND ID <> $one" );
		self::assertSame( array( array( $two, $three ), 2, 1 ), $this->list( new ProductQuery() ) );
	}

	/**
	 * @testdox Suggests products by name first, then by all texts if too few
	 */
	public function test_suggestions(): void {
		[ $one, $two, $three ] = $this->ids;
		$suggest               = fn ( string $search, int $most ): array => array_diff_key( $this->list( new ProductQuery( search: $search, per_page: $most, counted: false ) ), array( 1 => 0 ) );
		$quick                 = array(
			array( $one, $two ),
			2 => 0,
		);
		self::assertSame( $quick, $suggest( ' lamp ', 2 ) );
		self::assertSame(
			array(
				array( $two ),
				2 => 0,
			),
			$suggest( 'lamp B', 1 )
		);
		wp_update_post( array( 'ID' => $three, 'post_content' => 'Read by it.' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::assertSame(
			array(
				array( $three ),
				2 => 1,
			),
			$suggest( 'read', 1 )
		);
		self::assertSame( $this->ids, $suggest( 'lamp', 4 )[0] );
		self::assertSame( $this->ids, $suggest( 'read or lamp', 4 )[0] );
		wp_trash_post( $one );
		self::assertSame(
			array(
				array( $two, $three ),
				2 => 0,
			),
			$suggest( 'lamp', 2 )
		);
		add_filter( 'woocommerce_product_pre_search_products', static fn (): array => array( $three ) );
		self::assertSame( array( $three ), $suggest( 'lamp', 2 )[0], 'another plugin handles the search' );
	}

	/**
	 * Runs WordPress's main query of a URL.
	 *
	 * @param string $query Query string.
	 * @return array{list<int>, int, int} The same as list().
	 */
	private function main( string $query ): array {
		$this->asked = array();
		global $wp_query;
		// Clear WordPress's query cache.
		wp_cache_set_posts_last_changed();
		wp( $query );
		return array( array_column( $wp_query->posts, 'ID' ), $wp_query->found_posts, count( $this->asked ) );
	}

	/**
	 * @testdox The main query of a large archive uses the index once a listing has shown its products, until something else does
	 */
	public function test_main(): void {
		global $wp_query;
		[ $one, $two, $three ] = $this->ids;
		$all                   = $this->main( 'post_type=product' );
		self::assertSame( array( 4, 1 ), array_slice( $all, 1 ) );
		PlainLists::replace( $wp_query );
		self::assertSame( $all, $this->main( 'post_type=product' ), 'a small archive does not use the index' );

		$wp_query->found_posts = PlainLists::LARGE;
		do_blocks( '<!-- wp:vitrine/product-listing {"inherit":true} /-->' );
		self::assertSame( array( array( $one, $two, $three ), 3, 0 ), $this->main( 'post_type=product' ) );
		add_filter( 'woocommerce_default_catalog_orderby', static fn (): string => 'price' );
		self::assertSame( array( 4, 1 ), array_slice( $this->main( 'post_type=product' ), 1 ), 'a different order does not use the index' );
		remove_all_filters( 'woocommerce_default_catalog_orderby' );
		self::assertSame( array( array( $two ), 1, 1 ), $this->main( 'product_cat=rooms' ) );
		self::assertSame( 1, $this->main( 'post_type=product&s=lamp' )[2] );

		$this->main( 'post_type=product' );
		do_blocks( '<!-- wp:vitrine/product-listing {"inherit":true} /-->' );
		remove_all_actions( 'wp_footer' );
		do_action( 'wp_footer' );
		PlainLists::give_up();
		self::assertSame( 0, $this->main( 'post_type=product' )[2], 'the listing was shown' );
		PlainLists::give_up();
		self::assertSame( $all, $this->main( 'post_type=product' ), 'the listing was not shown' );
	}
}

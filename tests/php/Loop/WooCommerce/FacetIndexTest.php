<?php
/**
 * Tests that the facet index follows WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop\WooCommerce;

use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Optional\Catalog\HasCardAttributes;
use Vitrine\Commerce\Value\ProductQuery;
use Vitrine\Commerce\WooCommerce\Catalog\FacetIndex\FacetIndex;
use Vitrine\Commerce\WooCommerce\WooCommerceEngine;
use Vitrine\Loop\Posts\Counts;
use Vitrine\Loop\Posts\Indexed;
use Vitrine\Plugin;
use Vitrine\Support\Lifecycle\SiteData;

/**
 * Each change of a product shows in the next response, before and after the index
 * is updated.
 */
final class FacetIndexTest extends FacetIndexCase {

	/**
	 * @testdox A shop without facets has no index table, option or hook; the first listing with facets requests one
	 */
	public function test_none(): void {
		self::assertArrayNotHasKey( FacetIndex::OPTION, wp_load_alloptions( true ) );
		self::assertSame( array(), preg_grep( '/vitrine_wc_/', SiteData::tables() ) );
		remove_all_actions( FacetIndex::WORK );
		( new WooCommerceEngine() )->boot();
		self::assertFalse( has_action( FacetIndex::WORK ) );
		self::assertNull( self::asked()->indexed() );
		self::assertSame( '', get_option( FacetIndex::OPTION ) );
		self::assertIsInt( wp_next_scheduled( FacetIndex::WORK ) );
		( new WooCommerceEngine() )->boot();
		self::assertTrue( has_action( FacetIndex::WORK ) );
		// A shop with three lamps needs no index.
		do_action( FacetIndex::WORK );
		self::assertSame( array(), preg_grep( '/vitrine_wc_/', SiteData::tables() ) );
		self::assertNull( self::asked()->indexed() );
		add_filter( 'vitrine_facet_index_from', static fn (): int => 3 );
		do_action( FacetIndex::WORK );
		self::assertCount( 4, (array) preg_grep( '/vitrine_wc_/', SiteData::tables() ) );
		self::assertSame( 3, self::asked()->indexed()?->total() );
	}

	/**
	 * @testdox Changes of stock, products, REST, ratings, categories, visibility, trash and deletion reach the next answer
	 */
	public function test_follows(): void {
		[ $one, $two, $three ] = $this->ids;
		IndexedShop::make();
		$total = static fn (): int => Counts::total( self::asked() );
		self::assertSame( 3, $total() );

		wc_update_product_stock( $one, 2, 'decrease' );
		self::assert_says( 2, static fn (): int => self::with( FacetedProducts::STOCK, 'instock' ) );

		$lamp = wc_get_product( $one );
		$lamp->set_regular_price( '77.77' );
		$lamp->set_average_rating( 4 );
		$lamp->save();
		self::assert_says( array( array( 1000, 7777 ), 1 ), static fn (): array => array( Counts::price_bounds( self::asked() ), self::with( FacetedProducts::RATING, '4' ) ) );

		wp_set_current_user( 1 );
		$request = new \WP_REST_Request( 'PUT', "/wc/v3/products/$two" );
		$request->set_body_params( array( 'sale_price' => '5' ) );
		self::assertSame( 200, rest_do_request( $request )->get_status() );
		self::assert_says( array( 1, array( 500, 7777 ) ), static fn (): array => array( self::with( FacetedProducts::SALE, '1' ), Counts::price_bounds( self::asked() ) ) );

		$term = wp_insert_term( 'Rooms', 'product_cat' );
		$beds = wp_insert_term( 'Beds', 'product_cat', array( 'parent' => $term['term_id'] ) );
		wp_set_object_terms( $three, array( $beds['term_id'] ), 'product_cat' );
		self::assert_says( array( 1, 1 ), static fn (): array => array( self::with( 'product_cat', 'rooms' ), self::with( 'product_cat', 'beds' ) ) );
		// The parent of a category may change without a change of a product.
		wp_update_term( $beds['term_id'], 'product_cat', array( 'parent' => 0 ) );
		self::assertSame( array( 0, 1 ), array( self::with( 'product_cat', 'rooms' ), self::with( 'product_cat', 'beds' ) ) );

		$lamp = wc_get_product( $two );
		$lamp->set_catalog_visibility( 'hidden' );
		$lamp->save();
		self::assert_says( 2, $total );
		wp_trash_post( $three );
		self::assert_says( 1, $total );
		wp_untrash_post( $three );
		wp_publish_post( $three );
		self::assert_says( 2, $total );
		wp_delete_post( $three, true );
		self::assert_says( 1, $total );
	}

	/**
	 * @testdox Pages products in listing order, including changed ones, and uses the database for unindexed orders
	 */
	public function test_order(): void {
		[ $one, $two, $three ] = $this->ids;
		IndexedShop::make();
		$page = static fn ( string $order, int $first = 0 ): ?array => self::asked( array( 'stock_status' => array( 'instock' ) ) )->indexed()?->page( $order, $first, 2 );
		self::assertSame( array( $one, $two ), $page( 'menu_order' ) );
		self::assertSame( array( $three ), $page( 'menu_order', 2 ) );
		wp_update_post(
			array(
				'ID'         => $three,
				'post_title' => 'A lamp',
				'post_date'  => '2020-01-01 00:00:00',
			)
		);
		self::assertSame( array( $three, $one ), $page( 'menu_order' ) );
		self::assertSame( array( $three ), $page( 'date', 2 ) );
		wp_delete_post( $one, true );
		self::assertSame( array( $three, $two ), $page( 'menu_order' ) );
		self::assertNull( $page( 'price' ) );
	}

	/**
	 * @testdox Finds pages of all products by the index, and more variable products take no more queries
	 */
	public function test_queries(): void {
		global $wpdb;
		$this->make_attribute( 'wood' );
		$tables = array( self::make_table()[0], self::make_table()[0], self::make_table()[0], self::make_table()[0] );
		IndexedShop::make();
		$page = static fn ( int $first ): array => Indexed::page( self::asked(), 'menu_order', $first, 4 )['post__in'] ?? array();
		self::assertSame( array( ...$this->ids, $tables[0] ), $page( 0 ) );
		self::assertSame( array_slice( $tables, 1 ), $page( 4 ) );
		$count = static function ( int $amount ) use ( $tables, $wpdb ): int {
			wp_cache_flush();
			wp_load_alloptions();
			$before = $wpdb->num_queries;
			Plugin::engine()->catalog()->query( new ProductQuery( ids: array_slice( $tables, 0, $amount ), per_page: $amount ) );
			return $wpdb->num_queries - $before;
		};
		// WooCommerce stores the prices of variations on first use.
		$count( 4 );
		self::assertSame( $count( 1 ), $count( 4 ) );
		$catalog = Plugin::engine()->catalog();
		self::assertInstanceOf( HasCardAttributes::class, $catalog );
		self::assertEquals( array( 'elm' => 'Elm', 'oak' => 'Oak' ), $catalog->card_attributes( $tables )[ $tables[3] ][0]['options'] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
	}

	/**
	 * @testdox Does not count the values of disabled variations
	 */
	public function test_disabled(): void {
		$this->make_attribute( 'wood' );
		$parts = self::make_table();
		IndexedShop::make();
		$counts = static fn (): array => Counts::of_facet( self::asked(), 'attribute_pa_wood', array( 'oak', 'elm' ) );
		self::assertSame( array( 'oak' => 1, 'elm' => 1 ), $counts() ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$elm    = wc_get_product( $parts[2] );
		$elm->set_status( 'private' );
		$elm->save();
		self::sync( $parts[0] );
		self::assert_says( array( 'oak' => 1, 'elm' => 0 ), $counts ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
	}

	/**
	 * @testdox Follows a variation's price, stock and deletion, and renamed or deleted terms
	 */
	public function test_variations(): void {
		$this->make_attribute( 'wood' );
		$terms = array();
		foreach ( array( 'oak', 'elm' ) as $slug ) {
			$terms[ $slug ] = wp_insert_term( ucfirst( $slug ), 'pa_wood', array( 'slug' => $slug ) )['term_id'];
		}
		IndexedShop::make();
		$attribute = new \WC_Product_Attribute();
		$attribute->set_id( wc_attribute_taxonomy_id_by_name( 'pa_wood' ) );
		$attribute->set_name( 'pa_wood' );
		$attribute->set_options( array_values( $terms ) );
		$attribute->set_variation( true );
		$table = new \WC_Product_Variable();
		$table->set_name( 'Table' );
		$table->set_attributes( array( $attribute ) );
		$parent = $table->save();
		$parts  = array();
		foreach ( array_keys( $terms ) as $i => $slug ) {
			$part = new \WC_Product_Variation();
			$part->set_parent_id( $parent );
			$part->set_attributes( array( 'pa_wood' => $slug ) );
			$part->set_regular_price( (string) ( 100 + $i ) );
			$parts[ $slug ] = $part->save();
		}
		self::sync( $parent );
		$own = clone $attribute;
		$own->set_variation( false );
		$own->set_options( array( $terms['oak'] ) );
		$chair = new \WC_Product_Simple();
		$chair->set_name( 'Chair' );
		$chair->set_regular_price( '300' );
		$chair->set_stock_status( 'outofstock' );
		$chair->set_attributes( array( $own ) );
		$chair->save();
		$at   = static fn ( string $wood, string $range ): int => Counts::total( self::asked( array( 'attribute_pa_wood' => array( $wood ), 'price_range' => array( $range ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$both = static fn (): array => array( $at( 'oak', '100-100' ), $at( 'oak', '101-101' ), $at( 'elm', '101-101' ) );
		self::assert_says( array( 1, 0, 1 ), $both );

		$part = wc_get_product( $parts['elm'] );
		$part->set_stock_status( 'outofstock' );
		$part->set_regular_price( '200' );
		$part->save();
		self::sync( $parent );
		$in = static fn ( string $wood ): int => Counts::total( self::asked( array( 'attribute_pa_wood' => array( $wood ), 'stock_status' => array( 'instock' ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::assert_says( array( 1, 0, 1, 0 ), static fn (): array => array( $in( 'oak' ), $in( 'elm' ), $at( 'elm', '200-200' ), $at( 'elm', '101-101' ) ) );

		wp_update_term( $terms['oak'], 'pa_wood', array( 'slug' => 'oak-wood' ) );
		self::assert_says( 2, static fn (): int => self::with( 'attribute_pa_wood', 'oak-wood' ) );
		wc_get_product( $parts['elm'] )->delete( true );
		self::sync( $parent );
		self::assert_says( 0, static fn (): int => $at( 'elm', '200-200' ) );
		wp_delete_term( $terms['oak'], 'pa_wood' );
		self::assert_says( 0, static fn (): int => Counts::total( self::asked( array( 'attribute_pa_wood' => array( 'oak-wood' ) ) ) ) );
	}

	/**
	 * @testdox A sale that ends is over in the next answer, without any save
	 */
	public function test_sale_ends(): void {
		global $wpdb;
		$lamp = wc_get_product( $this->ids[0] );
		$lamp->set_sale_price( '5' );
		$lamp->set_date_on_sale_from( time() - HOUR_IN_SECONDS );
		$lamp->set_date_on_sale_to( time() + HOUR_IN_SECONDS );
		$lamp->save();
		IndexedShop::make();
		$on_sale = static fn (): int => self::with( FacetedProducts::SALE, '1' );
		self::assertSame( 1, $on_sale() );
		self::assertSame( array(), FacetIndex::keeper()->changes->read( 9 ) );
		$table = FacetIndex::keeper()->source->tables()->changes;
		$due   = $wpdb->get_row( $wpdb->prepare( 'SELECT product_id, due FROM %i', $table ), ARRAY_A );
		self::assertSame( $this->ids[0], (int) $due['product_id'] );
		self::assertEqualsWithDelta( time() + HOUR_IN_SECONDS + 1, (int) $due['due'], 60 );
		// An hour later.
		$wpdb->update( $wpdb->postmeta, array( 'meta_value' => time() - 1 ), array( 'post_id' => $this->ids[0], 'meta_key' => '_sale_price_dates_to' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound, WordPress.DB.SlowDBQuery -- Short array.
		$wpdb->update( $table, array( 'due' => time() ), array( 'product_id' => $this->ids[0] ) );
		self::assert_says( 0, $on_sale );
	}

	/**
	 * @testdox Uses the database while taxes, stock visibility or WooCommerce's tables change, until the index is rebuilt
	 */
	public function test_rebuilt(): void {
		IndexedShop::make();
		wc_update_product_stock( $this->ids[0], 2, 'decrease' );
		self::assertSame( 3, self::asked()->indexed()?->total() );
		update_option( 'woocommerce_hide_out_of_stock_items', 'yes' );
		self::assertNull( self::asked()->indexed() );
		self::assertSame( 2, Counts::total( self::asked() ) );
		do_action( FacetIndex::WORK );
		self::assertSame( 2, self::asked()->indexed()?->total() );

		update_option( 'woocommerce_attribute_lookup_regeneration_in_progress', 'yes' );
		self::assertNull( self::asked()->indexed() );
		do_action( FacetIndex::WORK );
		self::assertNull( self::asked()->indexed() );
		delete_option( 'woocommerce_attribute_lookup_regeneration_in_progress' );
		do_action( FacetIndex::WORK );
		self::assertSame( 2, self::asked()->indexed()?->total() );
		do_action( 'vitrine_activate' );
		self::assertNull( self::asked()->indexed() );
	}

	/**
	 * @testdox An index unused for a month is dropped with its tables and tasks, and rebuilt on the next request
	 */
	public function test_unused(): void {
		IndexedShop::make();
		$month = static fn ( int $days ): bool => update_option( FacetIndex::ASKED, (string) ( intdiv( time(), DAY_IN_SECONDS ) - $days ) );
		$month( 31 );
		// A listing that uses the index keeps it.
		self::assertSame( 3, self::asked()->indexed()?->total() );
		do_action( FacetIndex::WORK );
		$month( 30 );
		do_action( FacetIndex::WORK );
		self::assertCount( 4, (array) preg_grep( '/vitrine_wc_/', SiteData::tables() ) );
		$month( 31 );
		do_action( FacetIndex::WORK );
		self::assertSame( array(), preg_grep( '/vitrine_wc_/', SiteData::tables() ) );
		self::assertSame( array(), preg_grep( '/vitrine_wc_facet/', array_keys( wp_load_alloptions( true ) ) ) );
		self::assertFalse( wp_next_scheduled( FacetIndex::WORK ) );
		wc_update_product_stock( $this->ids[0], 2, 'decrease' );
		FacetIndex::flush();

		self::assertNull( self::asked()->indexed() );
		do_action( FacetIndex::WORK );
		self::assertSame( array( 3, 2 ), array( self::asked()->indexed()?->total(), self::with( FacetedProducts::STOCK, 'instock' ) ) );
	}

	/**
	 * @testdox The shop status compares products with the index and rebuilds it
	 */
	public function test_status(): void {
		global $wpdb;
		IndexedShop::make();
		wp_set_current_user( 1 );
		$level = static fn (): string => array_column( rest_do_request( new \WP_REST_Request( 'GET', '/vitrine/v1/status' ) )->get_data()['checks'], 'level', 'id' )['index'] ?? '';
		self::assertSame( 'good', $level() );
		$wpdb->update( $wpdb->wc_product_meta_lookup, array( 'stock_status' => 'onbackorder' ), array( 'product_id' => $this->ids[0] ) );
		self::assertSame( 'critical', $level() );
		$request = new \WP_REST_Request( 'POST', '/vitrine/v1/status/index' );
		$request->set_param( 'begin', true );
		self::assertSame( array( 'progress' => 1.0 ), rest_do_request( $request )->get_data() );
		self::assertSame( 'good', $level() );
		self::assertSame( 1, self::with( FacetedProducts::STOCK, 'onbackorder' ) );
	}
}

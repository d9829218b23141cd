<?php
/**
 * Tests of the search service.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Modules\SearchService;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Builtin\Products\Stock;
use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Loop\Context;
use Vitrine\Loop\Posts\Counts;
use Vitrine\Loop\Posts\LoopOptions;
use Vitrine\Loop\Posts\PostsQuery;
use Vitrine\Loop\LoopState;
use Vitrine\Modules\SearchService\SearchServiceUrl;
use Vitrine\Modules\SearchService\Module;
use Vitrine\Modules\SearchService\Queue;
use Vitrine\Modules\SearchService\SearchServiceState;
use Vitrine\Modules\SearchService\Sync;
use Vitrine\Tests\TestCase;

/**
 * Its index follows the shop, and the shop works without it.
 */
final class ModuleTest extends TestCase {

	/**
	 * The fake service.
	 */
	private FakeSearchService $service;

	/**
	 * IDs of the products.
	 *
	 * @var list<int>
	 */
	private array $ids = array();

	/**
	 * Creates three lamps and enables the service.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->service = FakeSearchService::start();
		Module::boot();
		foreach ( array( 'A', 'B', 'C' ) as $number => $name ) {
			$this->ids[] = self::save(
				array(
					'name'          => "Lamp $name",
					'regular_price' => 1000 * ( 3 - $number ),
					'manage_stock'  => true,
					'stock'         => 2,
				)
			);
		}
	}

	/**
	 * Saves a product.
	 *
	 * @param array<string, mixed> $product Data for ProductWriter.
	 */
	private static function save( array $product ): int {
		$id = ProductWriter::save( $product );
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * Returns a query.
	 *
	 * @param array<string, list<string>> $chosen Selected values by facet.
	 */
	private static function asked( array $chosen = array() ): PostsQuery {
		$blocks = array( array( 'taxonomy' => ContentTypes::CATEGORY ), ...array_map( static fn ( string $kind ): array => array( 'kind' => $kind ), array( FacetedProducts::PRICE, FacetedProducts::STOCK ) ) );
		return new PostsQuery( LoopOptions::of( array( 'postType' => ContentTypes::PRODUCT ), '', $blocks ), Context::of_request( 'x', 'post', 0 ), new LoopState( facets: $chosen ) );
	}

	/**
	 * Returns the service's verdict in the status.
	 */
	private static function status(): string {
		$check = apply_filters( 'vitrine_status_checks', array() )[0];
		return "{$check['level']}: {$check['title']} {$check['text']}";
	}

	/**
	 * Returns the number of search requests.
	 */
	private function searches(): int {
		return count( array_keys( $this->service->asked, 'POST /shop/_search', true ) );
	}

	/**
	 * @testdox The background task builds the index, which follows sales, prices, categories, drafts and deletions
	 */
	public function test_follows(): void {
		[ $one, $two, $three ] = $this->ids;
		$in_stock              = array( FacetedProducts::STOCK => array( FacetedProducts::IN_STOCK ) );
		self::assertNull( self::asked( $in_stock )->indexed(), 'The index is not used before it exists.' );
		self::assertStringContainsString( 'recommended: The index of the search service is being built: 0%.', self::status() );
		do_action( Sync::WORK );
		self::assertStringStartsWith( 'good: The search service responds.', self::status() );
		self::assertSame( 0, Queue::length() );
		self::assertSame( 3, Counts::total( self::asked( $in_stock ) ) );
		self::assertSame( array( 1000, 3000 ), Counts::price_bounds( self::asked( $in_stock ) ) );
		self::assertSame( 1, Counts::total( self::asked( array( FacetedProducts::PRICE => array( '25-' ) ) ) ) );
		self::assertGreaterThan( 0, $this->searches() );

		self::assertTrue( Stock::take( array( array( $one, 0, 2 ) ) ) );
		self::save(
			array(
				'id'            => $two,
				'regular_price' => 7777,
			)
		);
		$above = wp_insert_term( 'Rooms', ContentTypes::CATEGORY );
		$below = wp_insert_term( 'Beds', ContentTypes::CATEGORY, array( 'parent' => $above['term_id'] ) );
		wp_set_object_terms( $three, array( $below['term_id'] ), ContentTypes::CATEGORY );
		self::assertSame( 3, Queue::length() );
		do_action( Sync::WORK );
		self::assertSame( 0, Queue::length() );
		self::assertSame( array( 'instock' => 2, 'outofstock' => 1 ), Counts::of_facet( self::asked(), FacetedProducts::STOCK, array( 'instock', 'outofstock' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::assertSame( array( 1000, 7777 ), Counts::price_bounds( self::asked() ) );
		self::assertSame( array( 'rooms' => 1, 'beds' => 1 ), Counts::of_facet( self::asked(), ContentTypes::CATEGORY, array( 'rooms', 'beds' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.

		wp_update_post(
			array(
				'ID'          => $three,
				'post_status' => 'draft',
			)
		);
		wp_delete_post( $one, true );
		do_action( Sync::WORK );
		self::assertSame( 1, Counts::total( self::asked( $in_stock ) ) );
		self::assertSame( array( $two ), array_keys( $this->service->indexes[ $this->service->aliases['shop'] ] ) );
		self::assertSame( array(), $this->service->refused );
	}

	/**
	 * @testdox When the service is down, the shop answers itself, skips retries, queues changes, and reports it in the status
	 */
	public function test_away(): void {
		do_action( Sync::WORK );
		$this->service->is_away = true;
		$in_stock               = array( FacetedProducts::STOCK => array( FacetedProducts::IN_STOCK ) );
		$before                 = $this->searches();
		self::assertSame( 3, Counts::total( self::asked( $in_stock ) ) );
		self::assertSame( 3, Counts::total( self::asked( $in_stock ) ) );
		self::assertSame( $before + 1, $this->searches() );
		self::assertMatchesRegularExpression( '/^critical: The search service does not respond. Connection refused .+ Meanwhile, filters use the shop’s own data.$/u', self::status() );

		self::assertTrue( Stock::take( array( array( $this->ids[0], 0, 2 ) ) ) );
		do_action( Sync::WORK );
		self::assertSame( 1, Queue::length() );
		self::assertSame( 2, Counts::total( self::asked( $in_stock ) ) );

		$this->service->is_away = false;
		do_action( Sync::WORK );
		self::assertSame( 0, Queue::length() );
		self::assertStringStartsWith( 'good:', self::status() );
		$before = $this->searches();
		self::assertSame( 2, Counts::total( self::asked( $in_stock ) ) );
		self::assertSame( $before + 1, $this->searches() );
	}

	/**
	 * @testdox A deleted or outdated index is rebuilt
	 */
	public function test_anew(): void {
		do_action( Sync::WORK );
		$first = $this->service->aliases['shop'];
		SearchServiceState::set( array( 'stamp' => 'another' ) );
		do_action( Sync::WORK );
		self::assertNotSame( $first, $this->service->aliases['shop'] );
		self::assertSame( array( $this->service->aliases['shop'] ), array_keys( $this->service->indexes ) );
		$this->service->indexes = array();
		Queue::note( array( $this->ids[0] ) );
		do_action( Sync::WORK );
		do_action( Sync::WORK );
		self::assertCount( 3, $this->service->indexes[ $this->service->aliases['shop'] ] );
		self::assertSame( array(), $this->service->refused );
	}

	/**
	 * @testdox Gets a page of many results from the service in the shop's order
	 */
	public function test_page(): void {
		do_action( Sync::WORK );
		$answer = self::asked( array( FacetedProducts::STOCK => array( FacetedProducts::IN_STOCK ) ) )->indexed();
		self::assertNotNull( $answer );
		self::assertSame( array( $this->ids[1], $this->ids[0] ), $answer->page( 'price', 1, 2 ) );
		self::assertSame( $this->ids, $answer->page( 'price-desc', 0, 9 ) );
		self::assertSame( $this->ids, $answer->page( 'menu_order', 0, 9 ) );
		self::assertNull( $answer->page( 'another', 0, 9 ) );
		self::assertNull( $answer->page( 'price', 9999, 9 ) );
		self::assertSame( array(), $this->service->refused );
	}

	/**
	 * @testdox The service URL contains server, index, user and password; an invalid one is reported in the status
	 */
	public function test_address(): void {
		$address = SearchServiceUrl::of( 'https://shop:a%40b@search.example:9200/my-shop/' );
		self::assertSame( array( 'https://search.example:9200', 'my-shop', 'Basic ' . base64_encode( 'shop:a@b' ) ), array( $address?->server, $address?->index, $address?->authorization ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- HTTP basic authentication.
		self::assertSame( 'ApiKey abc', SearchServiceUrl::of( 'http://search.example/shop', 'abc' )?->authorization );
		foreach ( array( '', 'search.example:9200/shop', 'ftp://search.example/shop', 'https://search.example', 'https://search.example/a/b', 'https://search.example/Shop', 'https://search.example/_all' ) as $wrong ) {
			self::assertNull( SearchServiceUrl::of( $wrong ), $wrong );
		}
		add_filter( 'vitrine_search_service', static fn (): string => 'nothing' );
		self::assertStringContainsString( 'critical: The search service has no valid address. Define VITRINE_SEARCH_SERVICE in wp-config.php', self::status() );
		self::assertSame( 3, Counts::total( self::asked( array( FacetedProducts::STOCK => array( FacetedProducts::IN_STOCK ) ) ) ) );
	}

	/**
	 * @testdox The shop status includes the search service check
	 */
	public function test_status(): void {
		wp_set_current_user( 1 );
		$checks = rest_do_request( new \WP_REST_Request( 'GET', '/vitrine/v1/status' ) )->get_data()['checks'];
		self::assertSame( 'recommended', array_column( $checks, 'level', 'id' )['search-service'] ?? '' );
	}
}

<?php
/**
 * Tests that one variation must match price, stock and attributes of a
 * WooCommerce product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop\WooCommerce;

use Vitrine\Commerce\WooCommerce\Catalog\FacetIndex\FacetIndex;
use Vitrine\Commerce\WooCommerce\Catalog\FacetIndex\IndexCheck;
use Vitrine\Loop\Context;
use Vitrine\Loop\Posts\Counts;
use Vitrine\Loop\Posts\LoopOptions;
use Vitrine\Loop\Posts\PostsQuery;
use Vitrine\Loop\LoopState;
use Vitrine\Modules\SearchService\Module;
use Vitrine\Modules\SearchService\Sync;
use Vitrine\Tests\Modules\SearchService\FakeSearchService;

/**
 * Compares random catalogs with a naive count of all variations.
 */
final class VariationPricesTest extends RandomCatalogTestCase {

	/** Products per catalog, and selections. */
	private const PRODUCTS  = 12;
	private const QUESTIONS = 170;

	/**
	 * Removes the index.
	 */
	protected function tearDown(): void {
		IndexedShop::forget();
		parent::tearDown();
	}

	/**
	 * @testdox A price between two variations' prices matches neither
	 */
	public function test_between(): void {
		$this->make_variable( array( array( 'red', 's', 10, 'instock' ), array( 'blue', 's', 50, 'outofstock' ) ) );
		$total = fn ( array $chosen ): int => Counts::total( self::asked( $chosen ) );
		self::assertSame( 0, $total( array( 'price_range' => array( '20-40' ) ) ) );
		self::assertSame( 1, $total( array( 'price_range' => array( '20-50' ) ) ) );
		self::assertSame( 0, $total( array( 'price_range' => array( '20-50' ), 'stock_status' => array( 'instock' ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::assertSame( 0, $total( array( 'price_range' => array( '20-50' ), 'attribute_pa_color' => array( 'red' ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::assertSame( 1, $total( array( 'price_range' => array( '20-50' ), 'attribute_pa_color' => array( 'blue' ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
	}

	/**
	 * @testdox Totals and counts equal a naive count on random catalogs
	 * @dataProvider seeds
	 *
	 * @param int $seed Seed of the catalog.
	 */
	public function test_random( int $seed ): void {
		mt_srand( $seed ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Fixed seed for repeatable tests.
		for ( $i = 0; $i < self::PRODUCTS; $i++ ) {
			$this->make_random();
		}
		$this->compare( $seed );
	}

	/**
	 * @testdox A search service gives the same totals and counts
	 */
	public function test_service(): void {
		$service = FakeSearchService::start();
		Module::boot();
		mt_srand( 7 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Fixed seed for repeatable tests.
		for ( $i = 0; $i < self::PRODUCTS; $i++ ) {
			$this->make_random();
		}
		// A hidden product, which is in no listing and not in the search service.
		$hidden = new \WC_Product_Simple();
		$hidden->set_name( 'Hidden' );
		$hidden->set_regular_price( '10' );
		$hidden->set_catalog_visibility( 'hidden' );
		$hidden->save();
		Sync::work( 60 );
		self::assertNotNull( self::asked( array( 'stock_status' => array( 'instock' ) ) )->indexed() );
		$this->compare( 7 );
		self::assertSame( array(), $service->refused );
	}

	/**
	 * @testdox The facet index gives the same totals and counts, before and after it processes changes
	 */
	public function test_index(): void {
		mt_srand( 8 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Fixed seed for repeatable tests.
		for ( $i = 0; $i < self::PRODUCTS; $i++ ) {
			if ( self::PRODUCTS / 2 === $i ) {
				IndexedShop::make();
			}
			$this->make_random();
		}
		$hidden = new \WC_Product_Simple();
		$hidden->set_name( 'Hidden' );
		$hidden->set_regular_price( '10' );
		$hidden->set_catalog_visibility( 'hidden' );
		$hidden->save();
		self::assertNotNull( self::asked( array( 'stock_status' => array( 'instock' ) ) )->indexed() );
		$this->compare( 8 );
		do_action( FacetIndex::WORK );
		self::assertSame( array(), FacetIndex::keeper()->changes->read( 1 ) );
		$this->compare( 8 );
		do_action( FacetIndex::WORK );
		self::assertSame( array( 'checked' => self::PRODUCTS + 1, 'different' => 0 ), IndexCheck::sample() ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
	}

	/**
	 * Compares random selections.
	 *
	 * @param int $seed Seed of the catalog.
	 */
	private function compare( int $seed ): void {
		for ( $i = 0; $i < self::QUESTIONS; $i++ ) {
			$chosen = self::random_question();
			$name   = "$seed: " . wp_json_encode( $chosen );
			self::assertSame( $this->naive( $chosen ), Counts::total( self::asked( $chosen ) ), $name );
			foreach ( self::VALUES as $attribute => $values ) {
				$facet    = "attribute_pa_$attribute";
				$expected = array();
				foreach ( $values as $value ) {
					$expected[ $value ] = $this->naive( array( $facet => array( $value ) ) + $chosen );
				}
				self::assertSame( $expected, Counts::of_facet( self::asked( $chosen ), $facet, $values ), "$name $facet" );
			}
			$expected = array();
			foreach ( self::STOCK as $value ) {
				$expected[ $value ] = $this->naive( array( 'stock_status' => array( $value ) ) + $chosen );
			}
			self::assertSame( $expected, Counts::of_facet( self::asked( $chosen ), 'stock_status', self::STOCK ), "$name stock" );
		}
	}

	/**
	 * Data provider of seeds.
	 *
	 * @return array<string, array{int}>
	 */
	public static function seeds(): array {
		return array(
			'one'   => array( 1 ),
			'two'   => array( 20261126 ),
			'three' => array( 77 ),
		);
	}

	/**
	 * Returns a query.
	 *
	 * @param array<string, list<string>> $chosen Selected values by facet.
	 */
	private static function asked( array $chosen ): PostsQuery {
		$blocks = array_map( static fn ( string $kind ): array => array( 'kind' => $kind ), array( 'price_range', 'stock_status' ) );
		foreach ( array_keys( self::VALUES ) as $name ) {
			$blocks[] = array( 'kind' => 'attribute', 'attribute' => "pa_$name" ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		}
		return new PostsQuery( LoopOptions::of( array( 'postType' => 'product' ), '', $blocks ), Context::of_request( 'x', 'post', 0 ), new LoopState( facets: $chosen ) );
	}
}

<?php
/**
 * Base class of tests of product facets that are not taxonomies.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop\Facets;

use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Loop\Context;
use Vitrine\Loop\Posts\Counts;
use Vitrine\Loop\Posts\Kept;
use Vitrine\Loop\Posts\LoopOptions;
use Vitrine\Loop\Posts\PostsQuery;
use Vitrine\Loop\LoopState;
use Vitrine\Plugin;
use Vitrine\Tests\Loop\LoopTestCase;

/**
 * Runs the same tests on every engine; each creates products from the same data.
 */
abstract class ProductFacetsCase extends LoopTestCase {

	private const CATALOGS = 12;

	/** Random selections per catalog. */
	private const CHOICES = 14;

	private const DEPARTMENTS = array( 'rooms', 'table' );

	/** Begin and end of a sale in days from now; null for none. */
	private const SALES = array( null, array( -2, 2 ), array( -9, -2 ), array( 2, 9 ) );

	/**
	 * Creates a product.
	 *
	 * @param array<string, mixed> $product Product of any_product().
	 * @return int Its ID.
	 */
	abstract protected static function make( array $product ): int;

	/**
	 * @testdox Stock, sale and rating facets combine with the category, with correct counts
	 */
	public function test_property(): void {
		mt_srand( 21 ); // phpcs:ignore WordPress.WP.AlternativeFunctions.rand_seeding_mt_srand -- Fixed seed for repeatable tests.
		$types    = Plugin::engine()->content_types();
		$compared = 0;
		foreach ( self::DEPARTMENTS as $slug ) {
			wp_insert_term( $slug, $types['category'], array( 'slug' => $slug ) );
		}
		for ( $i = 0; $i < self::CATALOGS; $i++ ) {
			$catalog = self::write_catalog( $types );
			for ( $k = 0; $k < self::CHOICES; $k++ ) {
				$compared += $this->compare( $catalog, $types );
			}
		}
		self::assertGreaterThan( 1500, $compared );
	}

	/**
	 * @testdox A stock change updates the next count without a post change
	 */
	public function test_nothing_is_kept(): void {
		$product = array(
			'stock'  => array( 3 ),
			'sale'   => null,
			'rating' => 4.0,
		);
		$id      = static::make( $product );
		$types   = Plugin::engine()->content_types();
		$block   = array( 'kind' => FacetedProducts::STOCK );
		$total   = static fn (): int => Counts::total( new PostsQuery( LoopOptions::of( array( 'postType' => $types['post_type'] ), '', array( $block ) ), Context::of_request( 'x', 'post', 0 ), new LoopState( facets: array( FacetedProducts::STOCK => array( FacetedProducts::IN_STOCK ) ) ) ) );
		self::assertSame( 1, $total() );
		static::sell_out( $id );
		self::assertSame( 0, $total() );
	}

	/**
	 * @testdox Product facet URLs are read, rejected when invalid, not indexed, and their chips are labeled
	 */
	public function test_page(): void {
		static::make(
			array(
				'stock'  => array( 3 ),
				'sale'   => array( -2, 2 ),
				'rating' => 4.0,
			)
		);
		static::make(
			array(
				'stock'  => array( 0 ),
				'sale'   => null,
				'rating' => 0.0,
			)
		);
		$blocks = '<!-- wp:vitrine/loop-active-filters /--><!-- wp:vitrine/loop-facet {"kind":"stock_status"} /--><!-- wp:vitrine/loop-facet {"kind":"on_sale"} /--><!-- wp:vitrine/loop-facet {"kind":"rating"} /-->' . self::TITLES;
		$page   = self::page( self::listing( array( 'postType' => Plugin::engine()->content_types()['post_type'] ), $blocks ) );
		$body   = $this->open( $page, '?rating-1=4&stock_status-1=instock' )->body;
		self::assertCount( 1, self::titles_in( $body ) );
		self::assertSame( array( '4 stars & up', 'In stock' ), self::texts( $body, '//a[@class="vitrine-loop-chip"]' ) );
		self::assertSame( array( 'Availability', 'Offers', 'Rating' ), self::texts( $body, '//summary' ) );
		self::assertStringContainsString( 'noindex', $body );
		self::assertStringContainsString( 'noindex', $this->open( $page, '?on_sale-1=1' )->body );
		self::assertStringNotContainsString( 'noindex', $this->open( $page )->body );
		self::assertCount( 0, self::titles_in( $this->open( $page, '?stock_status-1=no-such' )->body ) );
		self::assertCount( 2, self::titles_in( $this->open( self::page( self::listing( array( 'postType' => Plugin::engine()->content_types()['post_type'] ) ) ), '?on_sale-1=1' )->body ) );
		$counts = $this->update( $page, array( 'facets' => '{"on_sale":["1"]}' ) )->json()['data']['content']['facets'];
		self::assertSame( 1, $counts['stock_status']['instock'] );
		self::assertSame( 0, $counts['stock_status']['outofstock'] );
		self::assertSame( array( 0, 1 ), array( $counts['rating']['5'], $counts['rating']['1'] ) );
	}

	/**
	 * @testdox Posts have no product facets
	 */
	public function test_other_content(): void {
		self::assertSame( array(), LoopOptions::of( array( 'postType' => 'post' ), '', array( array( 'kind' => FacetedProducts::SALE ) ) )->facets );
		self::assertSame( array(), LoopOptions::of( array( 'postType' => Plugin::engine()->content_types()['post_type'] ), '', array( array( 'kind' => 'no-such' ) ) )->facets );
	}

	/**
	 * Sells a product with managed stock out, as an order does.
	 *
	 * @param int $id Product ID.
	 */
	abstract protected static function sell_out( int $id ): void;

	/**
	 * Compares all counts of a random selection.
	 *
	 * @param list<array<string, mixed>> $catalog Catalog of write_catalog().
	 * @param array<string, string>      $types   Content types of the engine.
	 * @return int Number of compared counts.
	 */
	private function compare( array $catalog, array $types ): int {
		$values  = array(
			FacetedProducts::STOCK  => array( FacetedProducts::IN_STOCK, FacetedProducts::OUT_OF_STOCK ),
			FacetedProducts::SALE   => array( FacetedProducts::ON_SALE ),
			FacetedProducts::RATING => array( '5', '4', '3', '2', '1' ),
			$types['category']      => self::DEPARTMENTS,
		);
		$state   = LoopState::read( array( 'facets' => array_map( static fn ( array $all ): array => self::some( array( ...$all, 'no-such' ) ), $values ) ), true, array_keys( $values ) );
		$blocks  = array( array( 'kind' => FacetedProducts::STOCK ), array( 'kind' => FacetedProducts::SALE ), array( 'kind' => FacetedProducts::RATING ), array( 'taxonomy' => $types['category'] ) );
		$query   = new PostsQuery( LoopOptions::of( array( 'postType' => $types['post_type'] ), '', $blocks ), Context::of_request( 'x', 'post', 0 ), $state );
		$message = (string) wp_json_encode( array( $state, $catalog ) );
		$ids     = array_column( $query->posts( 0, 100 ), 'ID' );
		self::assertSame( self::left( $catalog, $state, $types ), Counts::total( $query ), $message );
		self::assertCount( Counts::total( $query ), $ids, $message );
		$compared = 0;
		foreach ( $values as $facet => $all ) {
			$expected = array();
			foreach ( $all as $value ) {
				$expected[ $value ] = self::left( $catalog, $state->with( array( 'facets' => array( $facet => array( $value ) ) + $state->facets ) ), $types );
				++$compared;
			}
			self::assertEquals( $expected, Counts::of_facet( $query, $facet, $all ), "$facet of $message" );
			self::assertEquals( $expected, Counts::of_facet( $query, $facet, $all, $ids ), "$facet of $message, results known" );
		}
		return $compared;
	}

	/**
	 * Returns the number of products that match a selection, counted in PHP.
	 *
	 * @param list<array<string, mixed>> $catalog Catalog of write_catalog().
	 * @param LoopState                      $state   The selection.
	 * @param array<string, string>      $types   Content types of the engine.
	 */
	private static function left( array $catalog, LoopState $state, array $types ): int {
		$had = static fn ( array $product ): array => array(
			FacetedProducts::STOCK  => array( max( $product['stock'] ) > 0 ? FacetedProducts::IN_STOCK : FacetedProducts::OUT_OF_STOCK ),
			FacetedProducts::SALE   => $product['sale'] && $product['sale'][0] < 0 && $product['sale'][1] > 0 ? array( FacetedProducts::ON_SALE ) : array(),
			FacetedProducts::RATING => array_map( 'strval', $product['rating'] >= 1 ? range( 1, (int) $product['rating'] ) : array() ),
			$types['category']      => array( $product['category'] ),
		);
		return count(
			array_filter(
				$catalog,
				static function ( array $product ) use ( $state, $had ): bool {
					foreach ( $state->facets as $facet => $values ) {
						if ( array() === array_intersect( $values, $had( $product )[ $facet ] ) ) {
							return false;
						}
					}
					return true;
				}
			)
		);
	}

	/**
	 * Replaces the catalog with a random one.
	 *
	 * @param array<string, string> $types Content types of the engine.
	 * @return list<array{stock: non-empty-list<int>, sale: array{int, int}|null, rating: float, category: string}> `stock` of each variation, where there are two.
	 */
	private static function write_catalog( array $types ): array {
		foreach ( get_posts(
			array(
				'post_type'   => $types['post_type'],
				'numberposts' => -1,
				'fields'      => 'ids',
			)
		) as $id ) {
			wp_delete_post( $id, true );
		}
		$catalog = array();
		foreach ( range( 1, mt_rand( 1, 8 ) ) as $number ) {
			$stock     = static fn (): int => max( 0, mt_rand( -2, 2 ) );
			$product   = array(
				'stock'    => 0 === mt_rand( 0, 2 ) ? array( $stock(), $stock() ) : array( $stock() ),
				'sale'     => self::SALES[ mt_rand( 0, 3 ) ],
				'rating'   => mt_rand( 0, 10 ) / 2,
				'category' => self::DEPARTMENTS[ mt_rand( 0, 1 ) ],
			);
			$catalog[] = $product;
			wp_set_object_terms( static::make( $product + array( 'name' => "Product $number" ) ), $product['category'], $types['category'] );
		}
		Kept::count_up();
		return $catalog;
	}

	/**
	 * Returns a random subset, often empty.
	 *
	 * @param list<string> $all All values.
	 * @return list<string>
	 */
	private static function some( array $all ): array {
		return 1 === mt_rand( 0, 1 ) ? array() : array_values( array_filter( $all, static fn (): bool => 0 === mt_rand( 0, 2 ) ) );
	}

	/**
	 * Returns product data for every engine's fixture.
	 *
	 * @param array<string, mixed> $product Product of the catalog.
	 * @param array<string, mixed> $priced  Prices, including the sale.
	 * @return array<string, mixed> Data for EngineFixture::product().
	 */
	protected static function data( array $product, array $priced ): array {
		$name = array( 'name' => $product['name'] ?? 'Lamp' );
		if ( 1 === count( $product['stock'] ) ) {
			return $name + $priced + array(
				'manage_stock' => true,
				'stock'        => $product['stock'][0],
			);
		}
		$variation = static fn ( string $size, int $stock ): array => array(
			'attributes'   => array( 'size' => $size ),
			'manage_stock' => true,
			'stock'        => $stock,
		) + $priced;
		return $name + array(
			'type'       => 'variable',
			'attributes' => array(
				array(
					'name'    => 'size',
					'label'   => 'Size',
					'options' => array(
						'small' => 'Small',
						'large' => 'Large',
					),
				),
			),
			'variations' => array( $variation( 'small', $product['stock'][0] ), $variation( 'large', $product['stock'][1] ) ),
		);
	}
}

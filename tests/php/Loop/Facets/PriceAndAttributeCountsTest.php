<?php
/**
 * Tests of price and attribute counts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop\Facets;

use Vitrine\Commerce\Builtin\Catalog\FacetIndex\FacetIndex;
use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Loop\Context;
use Vitrine\Loop\Posts\Counts;
use Vitrine\Loop\Posts\Indexed;
use Vitrine\Loop\Posts\Kept;
use Vitrine\Loop\Posts\LoopOptions;
use Vitrine\Loop\Posts\ProductFacets;
use Vitrine\Loop\Posts\PostsQuery;
use Vitrine\Loop\LoopState;
use Vitrine\Modules\SearchService\Module;
use Vitrine\Modules\SearchService\Sync;
use Vitrine\Plugin;
use Vitrine\Tests\Loop\LoopTestCase;
use Vitrine\Tests\Modules\SearchService\FakeSearchService;

/**
 * Compares them with counts in PHP, for random catalogs of the built-in engine,
 * random taxes and random selections.
 */
final class PriceAndAttributeCountsTest extends LoopTestCase {

	private const CATALOGS = 26;

	/** Random selections per catalog. */
	private const CHOICES = 14;

	private const RANGES = array( '', '10-30', '-20', '25-', '11.9-11.9', '60-10', 'x', '0.01-0.02' );

	private const TAXES = array(
		array( 'prices_include_tax' => true, 'shop_incl' => true ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		array( 'prices_include_tax' => false, 'shop_incl' => true ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		array( 'prices_include_tax' => true, 'shop_incl' => false ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
	);

	/**
	 * Whether the index is used.
	 */
	private bool $indexed = false;

	/**
	 * The search service; null for none.
	 */
	private ?FakeSearchService $service = null;

	/**
	 * Removes the index.
	 */
	protected function tearDown(): void {
		update_option( FacetIndex::OPTION, '' );
		remove_all_filters( 'vitrine_facet_index_from' );
		parent::tearDown();
	}

	/**
	 * @testdox Attribute counts match a naive count, with one variation, displayed prices and stock
	 */
	public function test_property(): void {
		$this->compare_all();
	}

	/**
	 * @testdox The facet index gives the same counts, including changed products
	 */
	public function test_index(): void {
		$this->indexed = true;
		add_filter( 'vitrine_facet_index_from', '__return_zero' );
		$this->compare_all();
	}

	/**
	 * @testdox A search service gives the same counts, and gets only valid requests
	 */
	public function test_service(): void {
		$this->service = FakeSearchService::start();
		Module::boot();
		$this->compare_all();
		self::assertSame( array(), $this->service->refused );
	}

	/**
	 * Compares random selections of random catalogs.
	 */
	private function compare_all(): void {
		mt_srand( 22 ); // phpcs:ignore WordPress.WP.AlternativeFunctions.rand_seeding_mt_srand -- Fixed seed for repeatable tests.
		$compared = 0;
		for ( $i = 0; $i < self::CATALOGS; $i++ ) {
			update_option(
				ShopOptions::OPTION,
				array(
					'tax' => self::TAXES[ $i % 3 ] + array(
						'rates' => array(
							array( 'rate' => '19' ),
							array(
								'rate'  => '7',
								'class' => 'reduced-rate',
							),
						),
					),
				)
			);
			Changes::happened();
			$catalog = $this->write_catalog();
			for ( $k = 0; $k < self::CHOICES; $k++ ) {
				$compared += $this->compare( $catalog );
			}
		}
		self::assertGreaterThan( 3000, $compared );
	}

	/**
	 * Compares all counts of a random selection.
	 *
	 * @param list<array<string, mixed>> $catalog Catalog of write_catalog().
	 * @return int Number of compared counts.
	 */
	private function compare( array $catalog ): int {
		$stock  = array( FacetedProducts::IN_STOCK, FacetedProducts::OUT_OF_STOCK );
		$sent   = array_map( static fn ( array $all ): array => 0 === mt_rand( 0, 1 ) ? array() : RandomProducts::some( array( ...$all, 'no-such' ), 2 ), RandomProducts::VALUES );
		$sent  += array(
			FacetedProducts::STOCK => 0 === mt_rand( 0, 1 ) ? RandomProducts::some( $stock, 2 ) : array(),
			FacetedProducts::PRICE => self::RANGES[ mt_rand( 0, count( self::RANGES ) - 1 ) ],
		);
		$state  = LoopState::read( array( 'facets' => $sent ), true, array_keys( $sent ) );
		$blocks = array( array( 'kind' => FacetedProducts::STOCK ), array( 'kind' => FacetedProducts::PRICE ) );
		foreach ( array( 'color', 'size', 'material' ) as $name ) {
			$blocks[] = array(
				'kind'      => 'attribute',
				'attribute' => $name,
			);
		}
		$query   = new PostsQuery( LoopOptions::of( array( 'postType' => Plugin::engine()->content_types()['post_type'] ), '', $blocks ), Context::of_request( 'x', 'post', 0 ), $state );
		$message = (string) wp_json_encode( array( $state, $catalog ) );
		self::assertSame( count( CountedProducts::left( $catalog, $state ) ), Counts::total( $query ), $message );
		$compared = 0;
		$ids      = array_column( $query->posts( 0, 100 ), 'ID' );
		foreach ( RandomProducts::VALUES + array( FacetedProducts::STOCK => $stock ) as $facet => $all ) {
			$expected = array();
			foreach ( $all as $value ) {
				$expected[ $value ] = count( CountedProducts::left( $catalog, $state->with( array( 'facets' => array( $facet => array( $value ) ) + $state->facets ) ) ) );
				++$compared;
			}
			self::assertEquals( $expected, Counts::of_facet( $query, $facet, $all ), "$facet of $message" );
			self::assertEquals( $expected, Counts::of_facet( $query, $facet, $all, $ids ), "$facet of $message, results known" );
		}
		$prices = array_merge( array(), ...array_map( array( CountedProducts::class, 'prices' ), CountedProducts::left( $catalog, $state->with( array( 'facets' => array_diff_key( $state->facets, array( FacetedProducts::PRICE => 0 ) ) ) ) ) ) );
		self::assertSame( array() === $prices ? null : array( min( $prices ), max( $prices ) ), Counts::price_bounds( $query ), "prices of $message" );
		return $compared + 1;
	}

	/**
	 * Replaces the catalog with a random one.
	 *
	 * @return list<array<string, mixed>> Products for ProductWriter.
	 */
	private function write_catalog(): array {
		$type = Plugin::engine()->content_types()['post_type'];
		foreach ( get_posts( array( 'post_type' => $type, 'numberposts' => -1, 'post_status' => 'any', 'fields' => 'ids' ) ) as $id ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			wp_delete_post( $id, true );
		}
		if ( $this->indexed ) {
			// The index includes deleted products, too.
			self::make_index( '' === get_option( FacetIndex::OPTION, '' ) );
		}
		$catalog = array();
		$offered = array();
		foreach ( range( 1, mt_rand( 1, 9 ) ) as $number ) {
			$product   = 0 === mt_rand( 0, 1 ) ? RandomProducts::simple() : RandomProducts::variable();
			$product  += array(
				'name'       => "Product $number",
				'status'     => 0 === mt_rand( 0, 7 ) ? 'draft' : 'publish',
				'tax_status' => 0 === mt_rand( 0, 5 ) ? 'none' : 'taxable',
				'tax_class'  => RandomProducts::one( array( 'standard', 'standard', 'reduced-rate', 'zero-rate' ) ),
			);
			$catalog[] = $product;
			if ( $this->indexed && 1 === mt_rand( 0, 3 ) ) {
				self::make_index( 0 === mt_rand( 0, 1 ) );
			}
			$id = ProductWriter::save( $product );
			self::assertIsInt( $id, is_wp_error( $id ) ? $id->get_error_message() : '' );
			// Saved twice: old values must not be found.
			if ( 0 === mt_rand( 0, 2 ) ) {
				$other = RandomProducts::variable();
				ProductWriter::save( array( 'id' => $id ) + $other );
				self::assertSame( $id, ProductWriter::save( array( 'id' => $id ) + $product ) );
			}
			foreach ( 'publish' === $product['status'] ? CountedProducts::units( $product ) : array() as $unit ) {
				$offered = array_merge_recursive( $offered, $unit['values'] );
			}
		}
		Kept::count_up();
		if ( $this->indexed && 0 === mt_rand( 0, 2 ) ) {
			self::make_index( false );
		}
		if ( null !== $this->service ) {
			Sync::work( 60 );
		}
		self::assertSame( $this->indexed || null !== $this->service, null !== Indexed::answer( new PostsQuery( LoopOptions::of( array( 'postType' => $type ) ), Context::of_request( 'x', 'post', 0 ), new LoopState() ) ) );
		foreach ( RandomProducts::VALUES as $facet => $all ) {
			self::assertEqualsCanonicalizing( array_values( array_unique( $offered[ $facet ] ?? array() ) ), array_map( 'strval', array_keys( ProductFacets::attribute_values( $facet, $type, 100 ) ) ), "$facet is offered" );
		}
		return $catalog;
	}

	/**
	 * Rebuilds the index, or updates it with the latest changes.
	 *
	 * @param bool $anew Whether to rebuild it.
	 */
	private static function make_index( bool $anew ): void {
		if ( $anew ) {
			FacetIndex::keeper()->start();
		}
		FacetIndex::keeper()->work( 60 );
	}
}

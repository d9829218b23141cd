<?php
/**
 * Tests that the counts of prices and attributes are true.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop\Facets;

use Vitrine\Commerce\Builtin\Catalogue\FacetIndex\FacetIndex;
use Vitrine\Commerce\Builtin\Catalogue\ShopPrices;
use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Facets\PriceRange;
use Vitrine\Loop\Context;
use Vitrine\Loop\Posts\Counts;
use Vitrine\Loop\Posts\Indexed;
use Vitrine\Loop\Posts\Kept;
use Vitrine\Loop\Posts\Options;
use Vitrine\Loop\Posts\ProductFacets;
use Vitrine\Loop\Posts\Query;
use Vitrine\Loop\State;
use Vitrine\Modules\SearchService\Module;
use Vitrine\Modules\SearchService\Sync;
use Vitrine\Plugin;
use Vitrine\Tests\Loop\LoopTestCase;
use Vitrine\Tests\Modules\SearchService\StandIn;

/**
 * Against what is counted one by one, over random catalogs of the built-in engine,
 * taxed in random ways, and random choices.
 */
final class PriceAndAttributeCountsTest extends LoopTestCase {

	private const CATALOGS = 26;

	/** Random choices for each catalog. */
	private const CHOICES = 14;

	private const VALUES = array(
		'attribute_color'    => array( 'red', 'blue', '38' ),
		'attribute_size'     => array( 's', 'm', 'l' ),
		'attribute_material' => array( 'oak', 'wool' ),
	);

	private const RANGES = array( '', '10-30', '-20', '25-', '11.9-11.9', '60-10', 'x', '0.01-0.02' );

	private const TAXES = array(
		array( 'prices_include_tax' => true, 'shop_incl' => true ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short.
		array( 'prices_include_tax' => false, 'shop_incl' => true ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short.
		array( 'prices_include_tax' => true, 'shop_incl' => false ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short.
	);

	/**
	 * Whether the index is asked.
	 */
	private bool $indexed = false;

	/**
	 * The search service that is asked; null: none is.
	 */
	private ?StandIn $service = null;

	/**
	 * Leaves no index behind.
	 */
	protected function tearDown(): void {
		update_option( FacetIndex::OPTION, '' );
		remove_all_filters( 'vitrine_facet_index_from' );
		parent::tearDown();
	}

	/**
	 * @testdox Each value of an attribute has as many results as its choice leaves, met by one variation, beside prices as they are shown and stock
	 */
	public function test_property(): void {
		$this->compare_all();
	}

	/**
	 * @testdox The index of facets says the same, with products that have changed since it was made
	 */
	public function test_index(): void {
		$this->indexed = true;
		add_filter( 'vitrine_facet_index_from', '__return_zero' );
		$this->compare_all();
	}

	/**
	 * @testdox A search service says the same, and is asked nothing that its API does not have
	 */
	public function test_service(): void {
		$this->service = StandIn::start();
		Module::boot();
		$this->compare_all();
		self::assertSame( array(), $this->service->refused );
	}

	/**
	 * Compares random choices of random catalogs.
	 */
	private function compare_all(): void {
		mt_srand( 22 ); // phpcs:ignore WordPress.WP.AlternativeFunctions.rand_seeding_mt_srand -- The same cases each time.
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
	 * Compares all counts of one random choice.
	 *
	 * @param list<array<string, mixed>> $catalog Of write_catalog().
	 * @return int How many were compared.
	 */
	private function compare( array $catalog ): int {
		$stock  = array( FacetedProducts::IN_STOCK, FacetedProducts::OUT_OF_STOCK );
		$sent   = array_map( static fn ( array $all ): array => 0 === mt_rand( 0, 1 ) ? array() : self::some( array( ...$all, 'no-such' ), 2 ), self::VALUES );
		$sent  += array(
			FacetedProducts::STOCK => 0 === mt_rand( 0, 1 ) ? self::some( $stock, 2 ) : array(),
			FacetedProducts::PRICE => self::RANGES[ mt_rand( 0, count( self::RANGES ) - 1 ) ],
		);
		$state  = State::read( array( 'facets' => $sent ), true, array_keys( $sent ) );
		$blocks = array( array( 'kind' => FacetedProducts::STOCK ), array( 'kind' => FacetedProducts::PRICE ) );
		foreach ( array( 'color', 'size', 'material' ) as $name ) {
			$blocks[] = array(
				'kind'      => 'attribute',
				'attribute' => $name,
			);
		}
		$query   = new Query( Options::of( array( 'postType' => Plugin::engine()->content_types()['post_type'] ), '', $blocks ), Context::of_request( 'x', 'post', 0 ), $state );
		$message = (string) wp_json_encode( array( $state, $catalog ) );
		self::assertSame( count( self::left( $catalog, $state ) ), Counts::total( $query ), $message );
		$compared = 0;
		$ids      = array_column( $query->posts( 0, 100 ), 'ID' );
		foreach ( self::VALUES + array( FacetedProducts::STOCK => $stock ) as $facet => $all ) {
			$expected = array();
			foreach ( $all as $value ) {
				$expected[ $value ] = count( self::left( $catalog, $state->with( array( 'facets' => array( $facet => array( $value ) ) + $state->facets ) ) ) );
				++$compared;
			}
			self::assertEquals( $expected, Counts::of_facet( $query, $facet, $all ), "$facet of $message" );
			self::assertEquals( $expected, Counts::of_facet( $query, $facet, $all, $ids ), "$facet of $message, results known" );
		}
		$prices = array_merge( array(), ...array_map( array( self::class, 'prices' ), self::left( $catalog, $state->with( array( 'facets' => array_diff_key( $state->facets, array( FacetedProducts::PRICE => 0 ) ) ) ) ) ) );
		self::assertSame( array() === $prices ? null : array( min( $prices ), max( $prices ) ), Counts::price_bounds( $query ), "prices of $message" );
		return $compared + 1;
	}

	/**
	 * Writes a random catalog in the place of the last.
	 *
	 * @return list<array<string, mixed>> As ProductWriter takes them.
	 */
	private function write_catalog(): array {
		$type = Plugin::engine()->content_types()['post_type'];
		foreach ( get_posts( array( 'post_type' => $type, 'numberposts' => -1, 'post_status' => 'any', 'fields' => 'ids' ) ) as $id ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short.
			wp_delete_post( $id, true );
		}
		if ( $this->indexed ) {
			// Those that are gone are in it, too.
			self::make_index( '' === get_option( FacetIndex::OPTION, '' ) );
		}
		$catalog = array();
		$offered = array();
		foreach ( range( 1, mt_rand( 1, 9 ) ) as $number ) {
			$product   = 0 === mt_rand( 0, 1 ) ? self::simple() : self::variable();
			$product  += array(
				'name'       => "Product $number",
				'status'     => 0 === mt_rand( 0, 7 ) ? 'draft' : 'publish',
				'tax_status' => 0 === mt_rand( 0, 5 ) ? 'none' : 'taxable',
				'tax_class'  => self::one( array( 'standard', 'standard', 'reduced-rate', 'zero-rate' ) ),
			);
			$catalog[] = $product;
			if ( $this->indexed && 1 === mt_rand( 0, 3 ) ) {
				self::make_index( 0 === mt_rand( 0, 1 ) );
			}
			$id = ProductWriter::save( $product );
			self::assertIsInt( $id, is_wp_error( $id ) ? $id->get_error_message() : '' );
			// Written twice: what has gone is no longer found.
			if ( 0 === mt_rand( 0, 2 ) ) {
				$other = self::variable();
				ProductWriter::save( array( 'id' => $id ) + $other );
				self::assertSame( $id, ProductWriter::save( array( 'id' => $id ) + $product ) );
			}
			foreach ( 'publish' === $product['status'] ? self::units( $product ) : array() as $unit ) {
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
		self::assertSame( $this->indexed || null !== $this->service, null !== Indexed::answer( new Query( Options::of( array( 'postType' => $type ) ), Context::of_request( 'x', 'post', 0 ), new State() ) ) );
		foreach ( self::VALUES as $facet => $all ) {
			self::assertEqualsCanonicalizing( array_values( array_unique( $offered[ $facet ] ?? array() ) ), array_map( 'strval', array_keys( ProductFacets::attribute_values( $facet, $type, 100 ) ) ), "$facet is offered" );
		}
		return $catalog;
	}

	/**
	 * Makes the index anew, or takes over what has changed since.
	 *
	 * @param bool $anew Which.
	 */
	private static function make_index( bool $anew ): void {
		if ( $anew ) {
			FacetIndex::start();
		}
		FacetIndex::work( 60 );
	}

	/**
	 * A random product without variations.
	 *
	 * @return array<string, mixed>
	 */
	private static function simple(): array {
		return array(
			'type'       => 'simple',
			'attributes' => array_values( array_filter( array_map( array( self::class, 'attribute' ), array_keys( self::VALUES ) ), static fn ( array $one ): bool => array() !== $one['options'] ) ),
		) + self::priced() + self::stocked();
	}

	/**
	 * A random product with variations.
	 *
	 * @return array<string, mixed>
	 */
	private static function variable(): array {
		$attributes = array_map( array( self::class, 'attribute' ), array_keys( self::VALUES ) );
		$variations = array();
		foreach ( array( 0, 1 ) as $i ) {
			if ( array() === $attributes[ $i ]['options'] ) {
				$attributes[ $i ]['options'] = array( 'red' === self::VALUES[ $attributes[ $i ]['name'] ][0] ? 'blue' : 'm' => 'Only' );
			}
		}
		foreach ( range( 1, mt_rand( 1, 4 ) ) as $ignored ) {
			$chosen = array();
			foreach ( array( 0, 1 ) as $i ) {
				$chosen[ $attributes[ $i ]['name'] ] = self::one( array( '', ...array_map( 'strval', array_keys( $attributes[ $i ]['options'] ) ) ) );
			}
			$variations[ implode( ' ', $chosen ) ] = array(
				'attributes' => $chosen,
				'active'     => mt_rand( 0, 4 ) > 0,
				'tax_class'  => self::one( array( '', '', 'reduced-rate', 'standard' ) ),
			) + self::priced() + self::stocked();
		}
		return array(
			'type'       => 'variable',
			'attributes' => array_values( array_filter( $attributes, static fn ( array $one ): bool => array() !== $one['options'] ) ),
			'variations' => array_values( $variations ),
		) + ( 0 === mt_rand( 0, 2 ) ? array( 'manage_stock' => true, 'stock' => mt_rand( 0, 1 ) ) : array( 'manage_stock' => false ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short.
	}

	/**
	 * An attribute with random values.
	 *
	 * @param string $name Of VALUES.
	 * @return array<string, mixed>
	 */
	private static function attribute( string $name ): array {
		$options = self::some( self::VALUES[ $name ], 3 );
		return array(
			'name'      => $name,
			'label'     => ucfirst( substr( $name, 10 ) ),
			'options'   => array_combine( $options, array_map( 'ucfirst', $options ) ),
			'variation' => 'attribute_material' !== $name,
		);
	}

	/**
	 * A random price.
	 *
	 * @return array<string, mixed>
	 */
	private static function priced(): array {
		$regular = self::one( array( null, 1000, 1190, 1191, 2000, mt_rand( 1, 7000 ) ) );
		return array(
			'regular_price' => $regular,
			'sale_price'    => null !== $regular && $regular > 500 && 0 === mt_rand( 0, 2 ) ? $regular - 400 : null,
		);
	}

	/**
	 * A random stock.
	 *
	 * @return array<string, mixed>
	 */
	private static function stocked(): array {
		return 0 === mt_rand( 0, 1 ) ? array( 'manage_stock' => true, 'stock' => mt_rand( 0, 1 ), 'in_stock' => true ) : array( 'manage_stock' => false, 'in_stock' => mt_rand( 0, 2 ) > 0 ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short.
	}

	/**
	 * The products that a choice leaves, one by one.
	 *
	 * @param list<array<string, mixed>> $catalog Of write_catalog().
	 * @param State                      $state   What is chosen.
	 * @return list<array<string, mixed>>
	 */
	private static function left( array $catalog, State $state ): array {
		$chosen     = $state->facets;
		$stock      = $chosen[ FacetedProducts::STOCK ] ?? null;
		$range      = PriceRange::of( $chosen[ FacetedProducts::PRICE ][0] ?? '' );
		$attributes = array_intersect_key( $chosen, self::VALUES );
		$fits       = static function ( array $product ) use ( $stock, $range, $attributes ): bool {
			if ( 'publish' !== $product['status'] ) {
				return false;
			}
			$units = array_filter( self::units( $product ), static fn ( array $unit ): bool => array() === array_filter( $attributes, static fn ( array $values, string $name ): bool => array() === array_intersect( $values, $unit['values'][ $name ] ?? array() ), ARRAY_FILTER_USE_BOTH ) );
			$any   = array() === $attributes && null === $range;
			if ( $range ) {
				$units = array_filter( $units, static fn ( array $unit ): bool => null !== $unit['price'] && $unit['price'] >= (float) $range->min * 100 - 0.001 && ( '' === $range->max || $unit['price'] <= (float) $range->max * 100 + 0.001 ) );
			}
			if ( null === $stock ) {
				return $any || array() !== $units;
			}
			$sold_out = ! self::in_stock( $product );
			foreach ( $stock as $value ) {
				$asked = FacetedProducts::OUT_OF_STOCK === $value ? $sold_out : ! $sold_out;
				if ( $asked && ( $any || array() !== ( $sold_out ? $units : array_filter( array_column( $units, 'in_stock' ) ) ) ) ) {
					return true;
				}
			}
			return false;
		};
		return array_values( array_filter( $catalog, $fits ) );
	}

	/**
	 * What of a product can be chosen: itself, and each of its active variations.
	 *
	 * @param array<string, mixed> $product Of the catalog.
	 * @return list<array{values: array<string, list<string>>, in_stock: bool, price: int|null}>
	 */
	private static function units( array $product ): array {
		$variable = 'variable' === $product['type'];
		$own      = array();
		$all      = array();
		foreach ( $product['attributes'] as $attribute ) {
			$all[ $attribute['name'] ] = array_map( 'strval', array_keys( $attribute['options'] ) );
			if ( ! $variable || ! $attribute['variation'] ) {
				$own[ $attribute['name'] ] = $all[ $attribute['name'] ];
			}
		}
		$units = array(
			array(
				'values'   => $own,
				'in_stock' => true,
				'price'    => $variable ? null : self::price( $product, $product ),
			),
		);
		foreach ( self::active( $product ) as $variation ) {
			$left   = $variation['manage_stock'] ? $variation['stock'] : ( $variation['in_stock'] ? $product['stock'] ?? 1 : 0 );
			$values = $own;
			foreach ( $variation['attributes'] as $name => $value ) {
				$values[ $name ] = '' === $value ? $all[ $name ] : array( $value );
			}
			$units[] = array(
				'values'   => $values,
				'in_stock' => null !== $variation['regular_price'] && $left > 0,
				'price'    => self::price( $product, $variation ),
			);
		}
		return $units;
	}

	/**
	 * Whether a product can be had.
	 *
	 * @param array<string, mixed> $product Of the catalog.
	 */
	private static function in_stock( array $product ): bool {
		$has = static fn ( array $one ): bool => $one['manage_stock'] ? $one['stock'] > 0 : $one['in_stock'];
		return 'variable' === $product['type'] ? array() !== array_filter( self::active( $product ), static fn ( array $one ): bool => null !== $one['regular_price'] && $has( $one ) ) : $has( $product );
	}

	/**
	 * The prices of a product as they are shown.
	 *
	 * @param array<string, mixed> $product Of the catalog.
	 * @return list<int>
	 */
	private static function prices( array $product ): array {
		$parts = 'variable' === $product['type'] ? self::active( $product ) : array( $product );
		return array_values( array_filter( array_map( static fn ( array $part ): ?int => self::price( $product, $part ), $parts ), 'is_int' ) );
	}

	/**
	 * The price of a product or a variation as it is shown; null: it has none.
	 *
	 * @param array<string, mixed> $product Of the catalog.
	 * @param array<string, mixed> $part    The product, or its variation.
	 */
	private static function price( array $product, array $part ): ?int {
		$price = $part['sale_price'] ?? $part['regular_price'];
		return null === $price ? null : ShopPrices::shown( $price, 'none' === $product['tax_status'] ? '' : ( $part['tax_class'] ?: $product['tax_class'] ) );
	}

	/**
	 * The variations that shoppers may choose.
	 *
	 * @param array<string, mixed> $product Of the catalog.
	 * @return list<array<string, mixed>>
	 */
	private static function active( array $product ): array {
		return array_values( array_filter( $product['variations'] ?? array(), static fn ( array $one ): bool => $one['active'] ) );
	}

	/**
	 * One of some.
	 *
	 * @param non-empty-list<mixed> $all Some.
	 */
	private static function one( array $all ): mixed {
		return $all[ mt_rand( 0, count( $all ) - 1 ) ];
	}

	/**
	 * Some of all.
	 *
	 * @param non-empty-list<string> $all  All.
	 * @param int                    $most How many at most.
	 * @return list<string>
	 */
	private static function some( array $all, int $most ): array {
		$some = array();
		for ( $i = mt_rand( 0, $most ); $i > 0; $i-- ) {
			$some[] = (string) self::one( $all );
		}
		return array_values( array_unique( $some ) );
	}
}

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
use Vitrine\Tests\Modules\SearchService\StandIn;

/**
 * Compares random catalogs with a naive count of all variations.
 */
final class VariationPricesTest extends AttributeTestCase {

	private const VALUES = array(
		'color' => array( 'red', 'blue', 'green' ),
		'size'  => array( 's', 'l' ),
	);

	private const PRICES = array( 10, 20, 30, 40, 50 );

	private const STOCK = array( 'instock', 'outofstock', 'onbackorder' );

	/** Products per catalog, and selections. */
	private const PRODUCTS  = 12;
	private const QUESTIONS = 170;

	/**
	 * Units of each product: its variations, or the product itself.
	 *
	 * @var list<list<array{color: string, size: string, price: ?int, stock: string}>>
	 */
	private array $catalog = array();

	/**
	 * Creates two global attributes and enables WooCommerce's attribute lookup
	 * table.
	 */
	protected function setUp(): void {
		parent::setUp();
		foreach ( self::VALUES as $name => $slugs ) {
			$this->make_attribute( $name );
			foreach ( $slugs as $slug ) {
				wp_insert_term( ucfirst( $slug ), "pa_$name", array( 'slug' => $slug ) );
			}
		}
		update_option( 'woocommerce_attribute_lookup_enabled', 'yes' );
		update_option( 'woocommerce_attribute_lookup_direct_updates', 'yes' );
		delete_option( 'woocommerce_attribute_lookup_regeneration_in_progress' );
	}

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
		$service = StandIn::start();
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
	 * Counts naively.
	 *
	 * @param array<string, list<string>> $chosen Selected values by facet.
	 */
	private function naive( array $chosen ): int {
		$range = explode( '-', $chosen['price_range'][0] ?? '-' );
		$fits  = static fn ( array $unit ): bool =>
			( ! isset( $chosen['attribute_pa_color'] ) || in_array( $unit['color'], $chosen['attribute_pa_color'], true ) )
			&& ( ! isset( $chosen['attribute_pa_size'] ) || in_array( $unit['size'], $chosen['attribute_pa_size'], true ) )
			&& ( ! isset( $chosen['price_range'] ) || ( null !== $unit['price'] && $unit['price'] >= (int) $range[0] && ( '' === $range[1] || $unit['price'] <= (int) $range[1] ) ) );
		$count = 0;
		foreach ( $this->catalog as $units ) {
			$stocks = array_column( $units, 'stock' );
			// In WooCommerce, a product has the best stock status of its variations.
			$whole = in_array( 'instock', $stocks, true ) ? 'instock' : ( in_array( 'onbackorder', $stocks, true ) ? 'onbackorder' : 'outofstock' );
			$is_in = false;
			foreach ( $chosen['stock_status'] ?? array( '' ) as $stock ) {
				$in_stock = static fn ( array $unit ): bool => '' === $stock || 'outofstock' === $stock || $unit['stock'] === $stock;
				$is_in    = $is_in || ( ( '' === $stock || $whole === $stock ) && array() !== array_filter( $units, static fn ( array $unit ): bool => $fits( $unit ) && $in_stock( $unit ) ) );
			}
			$count += (int) $is_in;
		}
		return $count;
	}

	/**
	 * Returns a random selection.
	 *
	 * @return array<string, list<string>> Selected values by facet.
	 */
	private static function random_question(): array {
		$chosen = array();
		foreach ( self::VALUES as $name => $values ) {
			if ( 0 === mt_rand( 0, 1 ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- Fixed seed for repeatable tests.
				$chosen[ "attribute_pa_$name" ] = self::some( $values );
			}
		}
		if ( 0 !== mt_rand( 0, 3 ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- Fixed seed for repeatable tests.
			$min                   = mt_rand( 0, 50 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Fixed seed for repeatable tests.
			$chosen['price_range'] = array( $min . '-' . ( 0 === $min || mt_rand( 0, 2 ) ? $min + mt_rand( 0, 20 ) : '' ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Fixed seed for repeatable tests.
		}
		if ( 0 === mt_rand( 0, 1 ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- Fixed seed for repeatable tests.
			$chosen['stock_status'] = self::some( self::STOCK );
		}
		return $chosen;
	}

	/**
	 * Returns one or two of some values.
	 *
	 * @param non-empty-list<string> $values The values.
	 * @return list<string>
	 */
	private static function some( array $values ): array {
		shuffle( $values );
		return array_slice( $values, 0, mt_rand( 1, 2 ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Fixed seed for repeatable tests.
	}

	/**
	 * Creates a product of any type.
	 */
	private function make_random(): void {
		$unit = static fn (): array => array( self::some( self::VALUES['color'] )[0], self::some( self::VALUES['size'] )[0], self::PRICES[ mt_rand( 0, 4 ) ], self::STOCK[ mt_rand( 0, 2 ) ] ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Fixed seed for repeatable tests.
		if ( 0 === mt_rand( 0, 3 ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- Fixed seed for repeatable tests.
			$this->make_simple( $unit() );
			return;
		}
		$variations = array();
		for ( $i = mt_rand( 1, 4 ); $i > 0; $i-- ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- Fixed seed for repeatable tests.
			$one                             = $unit();
			$variations[ $one[0] . $one[1] ] = $one;
		}
		$this->make_variable( array_values( $variations ) );
	}

	/**
	 * Creates a simple product.
	 *
	 * @param array{string, string, int, string} $of Color, size, price, stock.
	 */
	private function make_simple( array $of ): void {
		$product = new \WC_Product_Simple();
		$product->set_name( 'Simple' );
		$product->set_attributes( self::attributes( array( 'color' => array( $of[0] ), 'size' => array( $of[1] ) ), false ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$product->set_regular_price( (string) $of[2] );
		$product->set_stock_status( $of[3] );
		$this->index( $product->save() );
		$this->catalog[] = array( array_combine( array( 'color', 'size', 'price', 'stock' ), $of ) );
	}

	/**
	 * Creates a product with variations.
	 *
	 * @param list<array{string, string, int, string}> $variations Color, size, price and stock of each.
	 */
	private function make_variable( array $variations ): void {
		$product = new \WC_Product_Variable();
		$product->set_name( 'Variable' );
		$product->set_attributes( self::attributes( self::VALUES, true ) );
		$id = $product->save();
		foreach ( $variations as $one ) {
			$variation = new \WC_Product_Variation();
			$variation->set_parent_id( $id );
			$variation->set_attributes( array( 'pa_color' => $one[0], 'pa_size' => $one[1] ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			$variation->set_regular_price( (string) $one[2] );
			$variation->set_stock_status( $one[3] );
			$variation->save();
		}
		\WC_Product_Variable::sync( $id );
		wc_get_product( $id )->save();
		$this->index( $id );
		$this->catalog[] = array_map( static fn ( array $one ): array => array_combine( array( 'color', 'size', 'price', 'stock' ), $one ), $variations );
	}

	/**
	 * Returns the attributes of a product.
	 *
	 * @param array<string, list<string>> $values     Slugs by attribute name.
	 * @param bool                        $variations Whether they are used for variations.
	 * @return list<\WC_Product_Attribute>
	 */
	private static function attributes( array $values, bool $variations ): array {
		$attributes = array();
		foreach ( $values as $name => $slugs ) {
			$attribute = new \WC_Product_Attribute();
			$attribute->set_id( wc_attribute_taxonomy_id_by_name( "pa_$name" ) );
			$attribute->set_name( "pa_$name" );
			$attribute->set_options( array_map( static fn ( string $slug ): int => get_term_by( 'slug', $slug, "pa_$name" )->term_id, $slugs ) );
			$attribute->set_variation( $variations );
			$attributes[] = $attribute;
		}
		return $attributes;
	}

	/**
	 * Updates WooCommerce's attribute lookup table, which usually happens in the
	 * background.
	 *
	 * @param int $id Product ID.
	 */
	private function index( int $id ): void {
		wc_get_container()->get( \Automattic\WooCommerce\Internal\ProductAttributesLookup\LookupDataStore::class )->create_data_for_product( $id );
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

<?php
/**
 * Tests of price and attribute facets of WooCommerce products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop\WooCommerce;

use Vitrine\Loop\Context;
use Vitrine\Loop\Posts\Counts;
use Vitrine\Loop\Posts\LoopOptions;
use Vitrine\Loop\Posts\PostsQuery;
use Vitrine\Loop\LoopState;

/**
 * With WooCommerce's price and attribute lookup tables, and without the latter.
 */
final class PriceAndAttributeFacetsTest extends AttributeTestCase {

	private const COLORS = array( 'red', 'blue' );

	private const SIZES = array( 's', 'l' );

	/**
	 * Creates two global attributes and enables WooCommerce's attribute lookup
	 * table.
	 */
	protected function setUp(): void {
		parent::setUp();
		foreach ( array( 'color' => self::COLORS, 'size' => self::SIZES ) as $name => $slugs ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
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
	 * @testdox Two attribute values must match one published variation, in stock where that is selected
	 */
	public function test_one_variation(): void {
		self::throws();
		self::assert_counts( array( 2, 2 ), array(), 'color' );
		self::assert_counts( array( 2, 1 ), array( 'attribute_pa_size' => array( 'l' ) ), 'color' );
		self::assert_counts( array( 2, 1 ), array( 'attribute_pa_color' => array( 'blue' ) ), 'size' );
		self::assertSame(
			0,
			self::total(
				array(
					'attribute_pa_color' => array( 'blue' ),
					'attribute_pa_size'  => array( 'l' ),
					'stock_status'       => array( 'instock' ),
				)
			)
		);
		self::assert_counts(
			array( 1, 0 ),
			array(
				'attribute_pa_size' => array( 'l' ),
				'stock_status'      => array( 'instock' ),
			),
			'color'
		);
		self::assertSame( 1, self::total( array( 'attribute_pa_color' => array( 'blue' ), 'attribute_pa_size' => array( 's' ), 'stock_status' => array( 'instock' ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::assertSame( 0, self::total( array( 'attribute_pa_color' => array( 'no-such' ) ) ) );
	}

	/**
	 * @testdox With WooCommerce's lookup table off or regenerating, uses the product's assigned terms
	 */
	public function test_without_table(): void {
		self::throws();
		foreach ( array( 'woocommerce_attribute_lookup_enabled' => 'no', 'woocommerce_attribute_lookup_regeneration_in_progress' => 'yes' ) as $option => $value ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			$before = get_option( $option );
			update_option( $option, $value );
			self::assert_counts( array( 2, 2 ), array( 'attribute_pa_size' => array( 'l' ) ), 'color' );
			update_option( $option, $before );
		}
	}

	/**
	 * @testdox A product is in a price range its prices touch, with tax as displayed
	 */
	public function test_price(): void {
		self::throws();
		$in = static fn ( string $range ): int => self::total( array( 'price_range' => array( $range ) ) );
		self::assertSame( array( 1000, 3000 ), self::bounds() );
		self::assertSame( array( 2, 1, 1, 0, 1, 0 ), array_map( $in, array( '10-30', '-10', '25-', '31-', '14.5-15', '-9.99' ) ) );
		update_option( 'woocommerce_calc_taxes', 'yes' );
		update_option( 'woocommerce_tax_display_shop', 'incl' );
		update_option( 'woocommerce_prices_include_tax', 'no' );
		update_option( 'woocommerce_default_country', 'DE' );
		\WC_Tax::_insert_tax_rate(
			array(
				'tax_rate_country'  => 'DE',
				'tax_rate'          => '20.0000',
				'tax_rate_name'     => 'VAT',
				'tax_rate_priority' => 1,
				'tax_rate_shipping' => 1,
			)
		);
		\WC_Cache_Helper::invalidate_cache_group( 'taxes' );
		self::assertSame( array( 1200, 3600 ), self::bounds() );
		self::assertSame( array( 0, 1, 1, 1 ), array_map( $in, array( '-11.99', '-12', '18-18', '36-' ) ) );
	}

	/**
	 * @testdox Price and attribute URLs are read, chips are labeled, and invalid values filter nothing
	 */
	public function test_page(): void {
		self::throws();
		$page = self::page( self::listing( array( 'postType' => 'product' ), '<!-- wp:vitrine/loop-active-filters /--><!-- wp:vitrine/loop-facet {"kind":"price_range"} /--><!-- wp:vitrine/loop-facet {"kind":"attribute","attribute":"pa_size"} /-->' . self::TITLES ) );
		$body = $this->open( $page, '?attribute_pa_size-1=l&price_range-1=18-12' )->body;
		self::assertSame( array( 'L', '€12 – €18' ), self::texts( $body, '//a[@class="vitrine-loop-chip"]' ) );
		self::assertSame( array( 'Price', 'Size' ), self::texts( $body, '//summary' ) );
		self::assertCount( 1, self::titles_in( $body ) );
		self::assertCount( 2, self::titles_in( $this->open( $page, '?price_range-1=x--9' )->body ) );
	}

	/**
	 * Creates a throw in red L (in stock), red S, blue S and blue L (out of
	 * stock), and one in blue S, red L and blue L (unpublished).
	 */
	private static function throws(): void {
		self::make( 'First', array( array( 'red', 'l', 10, true ), array( 'red', 's', 10, true ), array( 'blue', 's', 15, true ), array( 'blue', 'l', 15, false ) ) );
		self::make( 'Second', array( array( 'blue', 's', 30, false ), array( 'blue', 'l', 99, true, 'private' ), array( 'red', 'l', 20, false ) ) );
	}

	/**
	 * Creates a product with variations.
	 *
	 * @param string                                                                                     $name       Name.
	 * @param list<array{0: string, 1: string, 2: int, 3: bool, 4?: string}> $variations Color, size, price, whether it is in stock, status.
	 */
	private static function make( string $name, array $variations ): void {
		$product    = new \WC_Product_Variable();
		$attributes = array();
		foreach ( array( 'pa_color' => self::COLORS, 'pa_size' => self::SIZES ) as $taxonomy => $slugs ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			$attribute = new \WC_Product_Attribute();
			$attribute->set_id( wc_attribute_taxonomy_id_by_name( $taxonomy ) );
			$attribute->set_name( $taxonomy );
			$attribute->set_options( array_map( static fn ( string $slug ): int => get_term_by( 'slug', $slug, $taxonomy )->term_id, $slugs ) );
			$attribute->set_variation( true );
			$attributes[] = $attribute;
		}
		$product->set_name( $name );
		$product->set_attributes( $attributes );
		$id = $product->save();
		foreach ( $variations as $one ) {
			$variation = new \WC_Product_Variation();
			$variation->set_parent_id( $id );
			$variation->set_attributes(
				array(
					'pa_color' => $one[0],
					'pa_size'  => $one[1],
				)
			);
			$variation->set_regular_price( (string) $one[2] );
			$variation->set_stock_status( $one[3] ? 'instock' : 'outofstock' );
			$variation->set_status( $one[4] ?? 'publish' );
			$variation->save();
		}
		\WC_Product_Variable::sync( $id );
		wc_get_product( $id )->save();
		wc_get_container()->get( \Automattic\WooCommerce\Internal\ProductAttributesLookup\LookupDataStore::class )->create_data_for_product( $id );
	}

	/**
	 * Asserts the number of products for each value.
	 *
	 * @param array{int, int}             $expected Counts of both values.
	 * @param array<string, list<string>> $chosen   Selected values of other facets.
	 * @param string                      $name     Name of the attribute.
	 */
	private static function assert_counts( array $expected, array $chosen, string $name ): void {
		$values = 'color' === $name ? self::COLORS : self::SIZES;
		self::assertSame( array_combine( $values, $expected ), Counts::of_facet( self::asked( $chosen ), "attribute_pa_$name", $values ), (string) wp_json_encode( $chosen ) );
		foreach ( $values as $i => $value ) {
			self::assertSame( $expected[ $i ], self::total( $chosen + array( "attribute_pa_$name" => array( $value ) ) ), $value );
		}
	}

	/**
	 * Returns the number of products that match a selection.
	 *
	 * @param array<string, list<string>> $chosen Selected values by facet.
	 */
	private static function total( array $chosen ): int {
		return Counts::total( self::asked( $chosen ) );
	}

	/**
	 * Returns the lowest and the highest price.
	 *
	 * @return array{int, int}|null
	 */
	private static function bounds(): ?array {
		return Counts::price_bounds( self::asked( array() ) );
	}

	/**
	 * Returns a query.
	 *
	 * @param array<string, list<string>> $chosen Selected values by facet.
	 */
	private static function asked( array $chosen ): PostsQuery {
		return new PostsQuery( LoopOptions::of( array( 'postType' => 'product' ), '', array( array( 'kind' => 'price_range' ), array( 'kind' => 'stock_status' ) ) ), Context::of_request( 'x', 'post', 0 ), new LoopState( facets: $chosen ) );
	}
}

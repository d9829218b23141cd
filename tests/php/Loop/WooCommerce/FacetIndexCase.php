<?php
/**
 * Base class of tests of the facet index in WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop\WooCommerce;

use Vitrine\Commerce\WooCommerce\Catalog\FacetIndex\FacetIndex;
use Vitrine\Loop\Context;
use Vitrine\Loop\Posts\Counts;
use Vitrine\Loop\Posts\LoopOptions;
use Vitrine\Loop\Posts\PostsQuery;
use Vitrine\Loop\LoopState;

/**
 * Provides three lamps, and reads what a listing returns for them.
 */
abstract class FacetIndexCase extends AttributeTestCase {

	/**
	 * IDs of the lamps.
	 *
	 * @var list<int>
	 */
	protected array $ids = array();

	/**
	 * Creates the lamps.
	 */
	protected function setUp(): void {
		parent::setUp();
		update_option( 'woocommerce_attribute_lookup_enabled', 'yes' );
		update_option( 'woocommerce_attribute_lookup_direct_updates', 'yes' );
		foreach ( array( 'A', 'B', 'C' ) as $number => $name ) {
			$lamp = new \WC_Product_Simple();
			$lamp->set_name( "Lamp $name" );
			$lamp->set_regular_price( (string) ( 10 * ( 3 - $number ) ) );
			$lamp->set_manage_stock( true );
			$lamp->set_stock_quantity( 2 );
			$this->ids[] = $lamp->save();
		}
	}

	/**
	 * Removes the index.
	 */
	protected function tearDown(): void {
		IndexedShop::forget();
		parent::tearDown();
	}

	/**
	 * Returns a query.
	 *
	 * @param array<string, list<string>> $chosen Selected values by facet.
	 */
	protected static function asked( array $chosen = array() ): PostsQuery {
		$blocks = array( array( 'taxonomy' => 'product_cat' ), ...array_map( static fn ( string $kind ): array => array( 'kind' => $kind ), array( 'price_range', 'stock_status', 'on_sale', 'rating' ) ) );
		if ( taxonomy_exists( 'pa_wood' ) ) {
			$blocks[] = array( 'kind' => 'attribute', 'attribute' => 'pa_wood' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		}
		return new PostsQuery( LoopOptions::of( array( 'postType' => 'product' ), '', $blocks ), Context::of_request( 'x', 'post', 0 ), new LoopState( facets: $chosen ) );
	}

	/**
	 * Returns the number of results with a value.
	 *
	 * @param string $facet Name of the facet.
	 * @param string $value Value of the facet.
	 */
	protected static function with( string $facet, string $value ): int {
		return Counts::of_facet( self::asked(), $facet, array( $value ) )[ $value ];
	}

	/**
	 * Asserts a result now, and again after the index has been updated.
	 *
	 * @param mixed    $expected Expected result.
	 * @param \Closure $say      Returns the result.
	 */
	protected static function assert_says( mixed $expected, \Closure $say ): void {
		self::assertNotNull( self::asked()->indexed() );
		self::assertSame( $expected, $say(), 'before it is taken over' );
		self::assertNotSame( array(), FacetIndex::keeper()->changes->read( 9 ) );
		do_action( FacetIndex::WORK );
		self::assertSame( array(), FacetIndex::keeper()->changes->read( 9 ) );
		self::assertNotNull( self::asked()->indexed() );
		self::assertSame( $expected, $say(), 'after it was taken over' );
	}

	/**
	 * Syncs a variable product with its variations, which WooCommerce does at the
	 * end of a request.
	 *
	 * @param int $id Product ID.
	 */
	protected static function sync( int $id ): void {
		\WC_Product_Variable::sync( $id );
		wc_get_product( $id )->save();
	}

	/**
	 * Creates a table with the attribute `wood`: oak for 100 and elm for 200.
	 *
	 * @return array{int, int, int} IDs of the product and its variations.
	 */
	protected static function make_table(): array {
		$terms = array();
		foreach ( array( 'oak', 'elm' ) as $slug ) {
			$terms[] = (int) ( term_exists( $slug, 'pa_wood' ) ?: wp_insert_term( ucfirst( $slug ), 'pa_wood', array( 'slug' => $slug ) ) )['term_id'];
		}
		$attribute = new \WC_Product_Attribute();
		$attribute->set_id( wc_attribute_taxonomy_id_by_name( 'pa_wood' ) );
		$attribute->set_name( 'pa_wood' );
		$attribute->set_options( $terms );
		$attribute->set_variation( true );
		$table = new \WC_Product_Variable();
		$table->set_name( 'Table' );
		$table->set_attributes( array( $attribute ) );
		$made = array( $table->save() );
		foreach ( array( 'oak' => '100', 'elm' => '200' ) as $slug => $price ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			$part = new \WC_Product_Variation();
			$part->set_parent_id( $made[0] );
			$part->set_attributes( array( 'pa_wood' => $slug ) );
			$part->set_regular_price( $price );
			$made[] = $part->save();
		}
		self::sync( $made[0] );
		return $made;
	}
}

<?php
/**
 * A WooCommerce shop whose index of facets is followed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop\WooCommerce;

use Vitrine\Commerce\WooCommerce\Catalog\FacetIndex\FacetIndex;
use Vitrine\Loop\Context;
use Vitrine\Loop\Posts\Counts;
use Vitrine\Loop\Posts\Options;
use Vitrine\Loop\Posts\Query;
use Vitrine\Loop\State;

/**
 * Three lamps, and what a listing says of them.
 */
abstract class FacetIndexCase extends AttributeTestCase {

	/**
	 * Three lamps.
	 *
	 * @var list<int>
	 */
	protected array $ids = array();

	/**
	 * Makes them.
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
	 * Leaves no index behind.
	 */
	protected function tearDown(): void {
		IndexedShop::forget();
		parent::tearDown();
	}

	/**
	 * A question.
	 *
	 * @param array<string, list<string>> $chosen Facet to values.
	 */
	protected static function asked( array $chosen = array() ): Query {
		$blocks = array( array( 'taxonomy' => 'product_cat' ), ...array_map( static fn ( string $kind ): array => array( 'kind' => $kind ), array( 'price_range', 'stock_status', 'on_sale', 'rating' ) ) );
		if ( taxonomy_exists( 'pa_wood' ) ) {
			$blocks[] = array( 'kind' => 'attribute', 'attribute' => 'pa_wood' ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short.
		}
		return new Query( Options::of( array( 'postType' => 'product' ), '', $blocks ), Context::of_request( 'x', 'post', 0 ), new State( facets: $chosen ) );
	}

	/**
	 * How many there are with a value.
	 *
	 * @param string $facet Name.
	 * @param string $value Value.
	 */
	protected static function with( string $facet, string $value ): int {
		return Counts::of_facet( self::asked(), $facet, array( $value ) )[ $value ];
	}

	/**
	 * Asserts what the index says now, and once it has taken over what has changed.
	 *
	 * @param mixed    $expected What it should say.
	 * @param \Closure $say      Asks it.
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
	 * Brings a variable product up to date with its variations, which WooCommerce does at the end of a request.
	 *
	 * @param int $id Of the product.
	 */
	protected static function sync( int $id ): void {
		\WC_Product_Variable::sync( $id );
		wc_get_product( $id )->save();
	}

	/**
	 * A table of oak and of elm, 100 and 200, of the attribute `wood`.
	 *
	 * @return array{int, int, int} Itself, and its variations.
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
		foreach ( array( 'oak' => '100', 'elm' => '200' ) as $slug => $price ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short.
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

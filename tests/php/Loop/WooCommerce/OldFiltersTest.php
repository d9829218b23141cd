<?php
/**
 * Tests of WooCommerce's filter URLs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop\WooCommerce;

use Vitrine\Commerce\WooCommerce\Catalog\Facets\OldFilters;

/**
 * Bookmarks and links from before the migration.
 */
final class OldFiltersTest extends AttributeTestCase {

	private const FACETS = '<!-- wp:vitrine/loop-active-filters /--><!-- wp:vitrine/loop-facet {"kind":"price_range"} /--><!-- wp:vitrine/loop-facet {"kind":"attribute","attribute":"pa_color"} /--><!-- wp:vitrine/loop-facet {"kind":"stock_status"} /--><!-- wp:vitrine/loop-facet {"kind":"rating"} /-->' . self::TITLES . '<!-- wp:vitrine/loop-pagination /-->';

	/**
	 * Creates an attribute, and products with its terms.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->make_attribute( 'color' );
		update_option( 'woocommerce_attribute_lookup_enabled', 'no' );
		foreach ( array( 'Red mug' => array( 'red', '10' ), 'Blue mug' => array( 'blue', '20' ), 'Green mug' => array( 'green', '30' ) ) as $name => list( $color, $price ) ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			$product = new \WC_Product_Simple();
			$product->set_name( $name );
			$product->set_regular_price( $price );
			wp_set_object_terms( $product->save(), $color, 'pa_color' );
		}
	}

	/**
	 * Creates a page with listings.
	 *
	 * @param array<string, mixed> ...$listings Attributes of each loop builder.
	 */
	private static function listings( array ...$listings ): int {
		return self::page( implode( '', array_map( static fn ( array $own ): string => self::listing( $own + array( 'postType' => 'product', 'order' => 'title' ), self::FACETS ), $listings ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
	}

	/**
	 * @testdox Reads WooCommerce's old filter parameters and ignores invalid ones
	 */
	public function test_read(): void {
		$values = static fn ( array $query ): array => array_map( static fn ( array $one ): array => $one['values'], OldFilters::read( $query ) );
		self::assertSame( array( 'attribute_pa_color' => array( 'blue', 'red' ) ), $values( array( 'filter_color' => 'Blue, red' ) ) );
		self::assertSame( array( 'price_range' => array( '10-50' ) ), $values( array( 'max_price' => '50', 'min_price' => '10' ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::assertSame( array( 'price_range' => array( '-50' ) ), $values( array( 'max_price' => '50' ) ) );
		self::assertSame( array( 'rating' => array( '3' ) ), $values( array( 'rating_filter' => '5,3,9' ) ) );
		self::assertSame( array( 'stock_status' => array( 'instock', 'onbackorder' ) ), $values( array( 'filter_stock_status' => 'onbackorder,instock,x' ) ) );
		foreach ( array( 'filter_none' => 'red', 'filter_' => 'red', 'filter_color' => '', 'color' => 'red', 'min_price' => 'x', 'rating_filter' => '4.5', 'filter_stock_status' => 'sold', 'query_type_color' => 'or' ) as $name => $value ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			self::assertSame( array(), OldFilters::read( array( $name => $value ) ), $name );
		}
		self::assertSame( array(), OldFilters::read( array( 'filter_color' => array( 'red' ), 'min_price' => array( 'a' => array() ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::assertSame( array( 'filter_color', 'query_type_color' ), OldFilters::read( array( 'filter_color' => 'red', 'query_type_color' => 'or' ) )['attribute_pa_color']['parameters'] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
	}

	/**
	 * @testdox The page's main listing applies old filter parameters, links with its own, and sets the canonical URL
	 */
	public function test_page(): void {
		$page = self::listings( array( 'inherit' => true, 'perPage' => 1 ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$html = $this->open( $page, '?filter_color=red,blue&query_type_color=or&max_price=25&utm=1' )->body;
		self::assertSame( array( 'Blue mug' ), self::titles_in( $html ) );
		self::assertSame( array( 'Blue', 'Red', 'Up to €25' ), array_map( static fn ( string $chip ): string => ucfirst( $chip ), self::texts( $html, '//a[@class="vitrine-loop-chip"]' ) ) );
		$next = self::query( $html, '//a[@rel="next"]' )[0]->getAttribute( 'href' );
		self::assertStringContainsString( '?color=blue%2Cred&paged-1=2&price=-25&utm=1', $next );
		$data = json_decode( self::query( $html, '//*[@data-loop]' )[0]->getAttribute( 'data-loop' ), true );
		self::assertEquals( array( 'max_price', 'filter_color', 'query_type_color' ), $data['old']['parameters'] );
		self::assertStringContainsString( 'noindex', self::query( $html, '//meta[@name="robots"]' )[0]->getAttribute( 'content' ) );
		self::assertSame( get_permalink( $page ), self::query( $html, '//link[@rel="canonical"]' )[0]->getAttribute( 'href' ) );
		// The listing's own parameter takes precedence.
		self::assertSame( array( 'Green mug' ), self::titles_in( $this->open( $page, '?filter_color=red&attribute_pa_color-1=green' )->body ) );
		self::assertArrayNotHasKey( 'old', json_decode( self::query( $this->open( $page )->body, '//*[@data-loop]' )[0]->getAttribute( 'data-loop' ), true ) );
	}

	/**
	 * @testdox Old filter parameters affect neither other listings nor missing facets
	 */
	public function test_others(): void {
		$all  = array( 'Blue mug', 'Green mug', 'Red mug' );
		$page = self::listings( array( 'block_id' => 'a' ), array( 'block_id' => 'b', 'queryId' => 2, 'inherit' => true ), array( 'block_id' => 'c', 'queryId' => 3, 'inherit' => true ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		self::assertSame( array( ...$all, 'Red mug', ...$all ), self::titles_in( $this->open( $page, '?filter_color=red' )->body ) );
		$bare = self::page( self::listing( array( 'postType' => 'product', 'order' => 'title', 'inherit' => true ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$html = $this->open( $bare, '?filter_color=red' )->body;
		self::assertSame( $all, self::titles_in( $html ) );
		self::assertStringNotContainsString( 'noindex', self::query( $html, '//meta[@name="robots"]' )[0]->getAttribute( 'content' ) );
	}
}

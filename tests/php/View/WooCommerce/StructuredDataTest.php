<?php
/**
 * Tests of structured data next to WooCommerce's.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View\WooCommerce;

use Vitrine\Commerce\Value\Product;
use Vitrine\Plugin;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\TestCase;
use Vitrine\Tests\View\Blocks;
use Vitrine\View\StructuredData\ProductOffers;
use Vitrine\View\StructuredData\ProductGraph;
use WC_Comments;
use WC_Product;
use WC_Product_Attribute;
use WC_Product_Simple;
use WC_Product_Variable;
use WC_Product_Variation;
use WC_Structured_Data;

/**
 * The built-in shop must include everything that WooCommerce includes for a
 * product.
 */
final class StructuredDataTest extends TestCase {

	use Blocks;

	/**
	 * Asserts that our graph of a product has everything that WooCommerce's has.
	 *
	 * @param WC_Product $product A saved product.
	 * @return array<string, mixed> Our graph.
	 */
	private function compare( WC_Product $product ): array {
		$data = new WC_Structured_Data();
		$data->generate_product_data( $product );
		$theirs = (array) $data->get_data()[0];
		$whole  = Plugin::engine()->catalog()->find( $product->get_id() );
		self::assertInstanceOf( Product::class, $whole );
		$offers = new ProductOffers( Plugin::engine()->currency(), get_bloginfo( 'name' ), home_url(), gmdate( 'Y-12-31', time() + YEAR_IN_SECONDS ) );
		$ours   = (array) ProductGraph::of( $whole, wp_strip_all_tags( $whole->short_description ), $offers );
		$this->assertSame( array(), array_values( array_diff( array_keys( $theirs ), array_keys( $ours ) ) ) );
		foreach ( array( '@id', 'name', 'url', 'sku', 'gtin' ) as $key ) {
			$this->assertSame( (string) ( $theirs[ $key ] ?? '' ), $ours[ $key ] ?? '', $key );
		}
		$this->assertSame( array(), array_values( array_diff( array_keys( $theirs['offers'][0] ), array_keys( $ours['offers'][0] ) ) ) );
		foreach ( array( '@type', 'price', 'lowPrice', 'highPrice', 'offerCount', 'priceCurrency', 'priceValidUntil', 'availability', 'url', 'seller' ) as $key ) {
			$this->assertSame( $theirs['offers'][0][ $key ] ?? null, $ours['offers'][0][ $key ] ?? null, $key );
		}
		return $ours;
	}

	/**
	 * @testdox A simple product's data has everything WooCommerce's has, on sale or out of stock
	 */
	public function test_simple(): void {
		$product = new WC_Product_Simple();
		$product->set_props(
			array(
				'name'              => 'Lamp',
				'regular_price'     => '64',
				'sku'               => 'L-1',
				'global_unique_id'  => '400-6381-333931',
				'short_description' => 'Bright',
			)
		);
		$product->save();
		$this->assertSame( '4006381333931', $this->compare( $product )['gtin'] );
		// An ISBN-10 is not a GTIN.
		$product->set_global_unique_id( '0-8044-2957-X' );
		$product->set_sale_price( '50' );
		$product->set_stock_status( 'outofstock' );
		$product->save();
		$this->compare( $product );
	}

	/**
	 * @testdox A variable product's data has everything WooCommerce's has, plus variants
	 */
	public function test_variable(): void {
		$attribute = new WC_Product_Attribute();
		$attribute->set_name( 'Colour' );
		$attribute->set_options( array( 'Red', 'Blue' ) );
		$attribute->set_variation( true );
		$product = new WC_Product_Variable();
		$product->set_props(
			array(
				'name'              => 'Lamp',
				'global_unique_id'  => '12345670',
				'short_description' => 'Bright',
			)
		);
		$product->set_attributes( array( $attribute ) );
		$product->save();
		foreach ( array(
			'Red'  => '10',
			'Blue' => '25',
		) as $option => $price ) {
			$variation = new WC_Product_Variation();
			$variation->set_parent_id( $product->get_id() );
			$variation->set_attributes( array( 'colour' => $option ) );
			$variation->set_regular_price( $price );
			$variation->set_global_unique_id( 'Red' === $option ? '4006381333931' : '' );
			$variation->save();
		}
		WC_Product_Variable::sync( $product->get_id() );
		$saved = wc_get_product( $product->get_id() );
		self::assertInstanceOf( WC_Product_Variable::class, $saved );
		$variants = $this->compare( $saved )['hasVariant'];
		$this->assertCount( 2, $variants );
		$this->assertSame( array( 'Red' => '4006381333931', 'Blue' => '' ), array_combine( array( 'Red', 'Blue' ), array_map( static fn ( array $one ): string => $one['gtin'] ?? '', $variants ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
	}

	/**
	 * @testdox A product with image and review has everything WooCommerce's has
	 */
	public function test_reviewed(): void {
		$product = new WC_Product_Simple();
		$product->set_props(
			array(
				'name'              => 'Lamp',
				'regular_price'     => '64',
				'sale_price'        => '50',
				'short_description' => 'Bright',
				'image_id'          => $this->picture( 'lamp' ),
			)
		);
		$product->save();
		$review = array(
			'author' => 'Ada',
			'date'   => '2026-05-04T08:00:00+00:00',
			'text'   => 'Warm.',
			'rating' => 4,
		);
		wp_insert_comment(
			array(
				'comment_post_ID'  => $product->get_id(),
				'comment_author'   => $review['author'],
				'comment_content'  => $review['text'],
				'comment_date_gmt' => '2026-05-04 08:00:00',
				'comment_date'     => '2026-05-04 08:00:00',
				'comment_type'     => 'review',
				'comment_approved' => 1,
				'comment_meta'     => array( 'rating' => $review['rating'] ),
			)
		);
		WC_Comments::clear_transients( $product->get_id() );
		$saved = wc_get_product( $product->get_id() );
		self::assertInstanceOf( WC_Product_Simple::class, $saved );
		$data = new WC_Structured_Data();
		$data->generate_product_data( $saved );
		$theirs = (array) $data->get_data()[0];
		$this->assertArrayHasKey( 'review', $theirs );
		$this->assertArrayHasKey( 'image', $theirs );
		$whole = Plugin::engine()->catalog()->find( $product->get_id() );
		self::assertInstanceOf( Product::class, $whole );
		$offers = new ProductOffers( Plugin::engine()->currency(), get_bloginfo( 'name' ), home_url(), gmdate( 'Y-12-31', time() + YEAR_IN_SECONDS ) );
		$ours   = (array) ProductGraph::of( $whole, 'Bright', $offers, array( $review ) );
		$this->assertSame( array(), self::missing( $theirs, $ours ) );
		$this->assertSame( $theirs['image'], $ours['image'][0] );
		$this->assertSame( (float) $theirs['aggregateRating']['ratingValue'], (float) $ours['aggregateRating']['ratingValue'] );
		$this->assertSame( $theirs['offers'][0]['priceSpecification'][0]['price'], $ours['offers'][0]['priceSpecification'][0]['price'] );
		$this->assertSame( $theirs['offers'][0]['priceSpecification'][0]['validThrough'], $ours['offers'][0]['priceSpecification'][0]['validThrough'] );
		$this->assertSame( $theirs['review'][0]['reviewBody'], $ours['review'][0]['reviewBody'] );
	}

	/**
	 * Returns the paths of all properties that are missing in a graph.
	 *
	 * @param array<array-key, mixed> $wanted Graph with all properties.
	 * @param array<array-key, mixed> $given  Graph to check.
	 * @param string                  $path   Path of both.
	 * @return list<string>
	 */
	private static function missing( array $wanted, array $given, string $path = '' ): array {
		$missing = array();
		foreach ( $wanted as $key => $value ) {
			if ( ! array_key_exists( $key, $given ) ) {
				$missing[] = "$path/$key";
			} elseif ( is_array( $value ) && is_array( $given[ $key ] ) ) {
				array_push( $missing, ...self::missing( $value, $given[ $key ], "$path/$key" ) );
			}
		}
		return $missing;
	}

	/**
	 * @testdox WooCommerce product pages have only one Product graph
	 */
	public function test_once(): void {
		$product = new WC_Product_Simple();
		$product->set_props(
			array(
				'name'          => 'Lamp',
				'regular_price' => '64',
			)
		);
		$product->save();
		$html = $this->visitor()->get( str_replace( Environment::url(), '', $product->get_permalink() ) )->body;
		$this->assertSame( 1, substr_count( $html, '"@type":"Product"' ) );
	}
}

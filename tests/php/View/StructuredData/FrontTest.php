<?php
/**
 * Tests of structured data.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View\StructuredData;

use Vitrine\Plugin;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\TestCase;
use Vitrine\Tests\View\Blocks;

/**
 * Structured data of the built-in shop, over HTTP.
 */
final class FrontTest extends TestCase {

	use Blocks;

	/**
	 * Returns the graphs of a page by type.
	 *
	 * @param string $url Absolute URL.
	 * @return array<string, array<string, mixed>>
	 */
	private function graphs( string $url ): array {
		$answer = $this->visitor()->get( str_replace( Environment::url(), '', $url ) );
		$this->assertSame( 200, $answer->status );
		$graphs = array();
		foreach ( $this->find( $answer->body, '//script[@type="application/ld+json"]' ) as $script ) {
			$data = json_decode( $script->textContent, true, 32, JSON_THROW_ON_ERROR ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- DOM property.
			$this->assertSame( 'https://schema.org/', $data['@context'] );
			$graphs = array_merge( $graphs, array_column( $data['@graph'], null, '@type' ) );
		}
		foreach ( $graphs as $graph ) {
			$this->assertSame( array(), Vocabulary::faults( $graph ) );
		}
		return $graphs;
	}

	/**
	 * @testdox A simple product has price, availability and seller
	 */
	public function test_simple(): void {
		$id      = $this->product(
			array(
				'name'              => 'Lamp & more',
				'sku'               => 'L-1',
				'global_unique_id'  => '400-6381-333931',
				'regular_price'     => 6400,
				'sale_price'        => 5000,
				'short_description' => 'Bright &amp; <b>warm</b>.',
				'image_ids'         => array( $this->picture( 'lamp' ), $this->picture( 'lamp-2' ) ),
			)
		);
		$product = $this->graphs( (string) get_permalink( $id ) )['Product'];
		$this->assertSame( 'Lamp & more', $product['name'] );
		$this->assertSame( array( 'L-1', '4006381333931' ), array( $product['sku'], $product['gtin'] ) );
		$this->assertSame( 'Bright & warm.', $product['description'] );
		$this->assertCount( 2, $product['image'] );
		$this->assertArrayNotHasKey( 'aggregateRating', $product );
		$this->assertArrayNotHasKey( 'brand', $product );
		$offer = $product['offers'][0];
		$this->assertSame( array( 'Offer', '50.00', 'EUR', 'https://schema.org/InStock', get_permalink( $id ) ), array( $offer['@type'], $offer['price'], $offer['priceCurrency'], $offer['availability'], $offer['url'] ) );
		$this->assertSame( array( null, 'https://schema.org/ListPrice' ), array( $offer['priceSpecification'][0]['priceType'] ?? null, $offer['priceSpecification'][1]['priceType'] ) );
		$this->assertSame( get_bloginfo( 'name' ), $offer['seller']['name'] );
		$this->assertGreaterThan( gmdate( 'Y-m-d' ), $offer['priceValidUntil'] );
	}

	/**
	 * @testdox A sold-out product is OutOfStock, with its ID when it has no SKU
	 */
	public function test_sold_out(): void {
		$id      = $this->product( array( 'in_stock' => false ) );
		$product = $this->graphs( (string) get_permalink( $id ) )['Product'];
		$this->assertSame( 'https://schema.org/OutOfStock', $product['offers'][0]['availability'] );
		$this->assertSame( (string) $id, $product['sku'] );
		$this->assertArrayNotHasKey( 'gtin', $product );
	}

	/**
	 * @testdox A variable product lists its variants with their prices
	 */
	public function test_variable(): void {
		$id      = $this->product(
			array(
				'type'             => 'variable',
				'sku'              => 'V',
				'global_unique_id' => '12345670',
				'attributes'       => array(
					array(
						'name'      => 'attribute_colour',
						'label'     => 'Colour',
						'options'   => array(
							'red'  => 'Red',
							'blue' => 'Blue',
						),
						'default'   => '',
						'variation' => true,
					),
					array(
						'name'      => 'attribute_shade',
						'label'     => 'Shade',
						'options'   => array( 'linen' => 'Linen' ),
						'default'   => '',
						'variation' => true,
					),
				),
				'variations'       => array(
					array(
						'attributes'       => array(
							'attribute_colour' => 'red',
							'attribute_shade'  => 'linen',
						),
						'sku'              => 'V-R',
						'global_unique_id' => '4006381333931',
						'regular_price'    => 1000,
					),
					array(
						'attributes'    => array(
							'attribute_colour' => 'blue',
							'attribute_shade'  => '',
						),
						'regular_price' => 2500,
						'in_stock'      => false,
					),
				),
			)
		);
		$product = $this->graphs( (string) get_permalink( $id ) )['ProductGroup'];
		$this->assertSame( 'V', $product['productGroupID'] );
		$this->assertSame( array( 'https://schema.org/color', 'Shade' ), $product['variesBy'] );
		$this->assertSame( array( 'AggregateOffer', '10.00', '25.00', 2 ), array( $product['offers'][0]['@type'], $product['offers'][0]['lowPrice'], $product['offers'][0]['highPrice'], $product['offers'][0]['offerCount'] ) );
		[ $red, $blue ] = $product['hasVariant'];
		$this->assertSame( array( 'V-R', 'Red', 'Linen', '10.00', 'https://schema.org/InStock' ), array( $red['sku'], $red['color'], $red['additionalProperty'][0]['value'], $red['offers'][0]['price'], $red['offers'][0]['availability'] ) );
		$this->assertStringContainsString( 'attribute_colour=red', $red['url'] );
		$this->assertSame( 'https://schema.org/OutOfStock', $blue['offers'][0]['availability'] );
		$this->assertArrayNotHasKey( 'additionalProperty', $blue );
		$this->assertSame( array( '12345670', '4006381333931', null ), array( $product['gtin'], $red['gtin'], $blue['gtin'] ?? null ), 'Each variant has its own GTIN.' );
	}

	/**
	 * @testdox A scheduled sale sets priceValidUntil, per variation
	 */
	public function test_sale_that_ends(): void {
		$day     = static fn ( int $days ): string => ( new \DateTimeImmutable( 'today', wp_timezone() ) )->modify( "$days days" )->format( 'Y-m-d' );
		$sale    = array(
			'regular_price' => 1000,
			'sale_price'    => 800,
			'sale_to'       => $day( 4 ),
		);
		$last    = fn ( int|\WP_Error $id ): string => $this->graphs( (string) get_permalink( $id ) )['Product']['offers'][0]['priceValidUntil'];
		$id      = $this->product( $sale );
		$offer   = $this->graphs( (string) get_permalink( $id ) )['Product']['offers'][0];
		$through = array_column( $offer['priceSpecification'], 'validThrough' );
		$this->assertSame( array( $day( 4 ), $day( 4 ) ), array( $offer['priceValidUntil'], $through[0] ) );
		// The regular price is valid longer than the sale price.
		$this->assertGreaterThan( $day( 30 ), $through[1] );
		// A sale that has not started does not limit the current price.
		$this->assertGreaterThan(
			$day( 30 ),
			$last(
				$this->product(
					array(
						'sale_from' => $day( 2 ),
					) + $sale
				)
			)
		);

		$id                 = $this->product(
			array(
				'type'       => 'variable',
				'attributes' => array(
					array(
						'name'      => 'attribute_size',
						'label'     => 'Size',
						'options'   => array(
							's' => 'S',
							'm' => 'M',
						),
						'default'   => '',
						'variation' => true,
					),
				),
				'variations' => array(
					array( 'attributes' => array( 'attribute_size' => 's' ) ) + $sale,
					array(
						'attributes'    => array( 'attribute_size' => 'm' ),
						'regular_price' => 1000,
					),
				),
			)
		);
		[ $small, $medium ] = $this->graphs( (string) get_permalink( $id ) )['ProductGroup']['hasVariant'];
		$this->assertSame( $day( 4 ), $small['offers'][0]['priceValidUntil'] );
		$this->assertGreaterThan( $day( 30 ), $medium['offers'][0]['priceValidUntil'] );
	}

	/**
	 * @testdox A product without a price has no Product data
	 */
	public function test_no_price(): void {
		$id = $this->product( array( 'regular_price' => null ) );
		$this->assertSame( array( 'BreadcrumbList' ), array_keys( $this->graphs( (string) get_permalink( $id ) ) ) );
	}

	/**
	 * @testdox Products and categories have breadcrumbs
	 */
	public function test_breadcrumbs(): void {
		$id   = $this->product( array( 'categories' => array( 'Lighting' ) ) );
		$list = $this->graphs( (string) get_permalink( $id ) )['BreadcrumbList']['itemListElement'];
		$this->assertSame( array( 'Home', 'Shop', 'Lighting', get_the_title( $id ) ), array_column( $list, 'name' ) );
		$this->assertSame( array( 1, 2, 3, 4 ), array_column( $list, 'position' ) );
		$this->assertSame( get_permalink( $id ), $list[3]['item'] );
		$list = $this->graphs( $list[2]['item'] )['BreadcrumbList']['itemListElement'];
		$this->assertSame( array( 'Home', 'Shop', 'Lighting' ), array_column( $list, 'name' ) );
	}

	/**
	 * @testdox The front page has the organization and search, other pages do not
	 */
	public function test_site(): void {
		$graphs = $this->graphs( Environment::url() . '/' );
		$this->assertSame( array( 'Organization', 'WebSite' ), array_keys( $graphs ) );
		$this->assertStringEndsWith( '/?s={search_term_string}&post_type=vitrine_product', $graphs['WebSite']['potentialAction']['target']['urlTemplate'] );
		$this->assertSame( array(), $this->graphs( Plugin::engine()->page_url( 'shop' ) ) );
	}
}

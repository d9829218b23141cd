<?php
/**
 * Tests of swatches in composed cards.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\View;

use Vitrine\Commerce\Builtin\Catalog\Facets\Swatches;

/**
 * Links, labels and availability of swatches.
 */
final class SwatchCardsTest extends ComposedCardsTestCase {

	use Blocks;

	/**
	 * @testdox Swatches link to the product with the value, are labeled, and end after six
	 */
	public function test_swatches(): void {
		$colors  = array_combine( range( 'a', 'h' ), array_map( static fn ( string $one ): string => "#{$one}00000", array( 'a', 'b', 'c', 'd', 'e', 'f', '1', '2' ) ) );
		$options = array_map( 'strtoupper', array_combine( array_keys( $colors ), array_keys( $colors ) ) );
		$this->product(
			array(
				'name'       => 'Robe',
				'type'       => 'variable',
				'attributes' => array(
					array(
						'name'      => 'attribute_size',
						'label'     => 'Size',
						'options'   => array( 'l' => 'Large' ),
						'variation' => true,
					),
					array(
						'name'      => 'attribute_color',
						'label'     => 'Color',
						'options'   => $options,
						'variation' => true,
					),
				),
			)
		);
		$this->product( array( 'name' => 'Plain' ) );
		$part = '<!-- wp:vitrine/loop-product {"part":"swatches"} /-->';
		self::assertSame( array(), $this->find( self::composed( $part ), '//*[@class="vitrine-swatches"]' ), 'No colors are known.' );
		self::assertSame( array(), Swatches::save( 'attribute_color', $colors ) );
		$html  = self::composed( $part );
		$group = '//li/div[contains(@class,"vitrine-swatches")][@role="group"][@aria-label="Color"]';
		self::assertCount( 1, $this->find( $html, $group ) );
		$links = $this->find( $html, "$group/a" );
		self::assertCount( 6, $links );
		self::assertStringContainsString( 'attribute_color=a', $links[0]->getAttribute( 'href' ) );
		self::assertSame( 'A: “Robe”', $links[0]->getAttribute( 'aria-label' ) );
		self::assertSame( '--vitrine-swatch:#a00000', $links[0]->getAttribute( 'style' ) );
		self::assertSame( '+2', $this->find( $html, "$group/span" )[0]->textContent );
	}

	/**
	 * @testdox A swatch is marked sold out when no variation with its value is available
	 */
	public function test_sold_out_swatches(): void {
		self::assertSame(
			array(),
			Swatches::save(
				'attribute_color',
				array(
					'red'  => '#ff0000',
					'blue' => '#0000ff',
					'gray' => '#777777',
				)
			)
		);
		$robe = static fn ( string $name, array $left ): array => array(
			'name'       => $name,
			'type'       => 'variable',
			'attributes' => array(
				array(
					'name'      => 'attribute_color',
					'label'     => 'Color',
					'options'   => array(
						'red'  => 'Red',
						'blue' => 'Blue',
						'gray' => 'Gray',
					),
					'variation' => true,
				),
				array(
					'name'      => 'attribute_size',
					'label'     => 'Size',
					'options'   => array(
						's' => 'Small',
						'l' => 'Large',
					),
					'variation' => true,
				),
			),
			'variations' => array_map(
				static fn ( array $one ): array => array(
					'attributes'    => array(
						'attribute_color' => $one[0],
						'attribute_size'  => $one[1],
					),
					'regular_price' => 1000,
					'manage_stock'  => true,
					'stock'         => $one[2],
				),
				$left
			),
		);
		$this->product( $robe( 'Robe', array( array( 'red', '', 3 ), array( 'blue', 's', 0 ), array( 'blue', 'l', 0 ), array( 'gray', 's', 0 ), array( 'gray', 'l', 1 ) ) ) );
		$this->product( $robe( 'Cape', array( array( 'red', '', 0 ), array( '', '', 2 ) ) ) );
		$html = self::composed( '<!-- wp:vitrine/loop-product {"part":"swatches"} /-->' );
		$gone = $this->find( $html, '//li//a[contains(@class,"is-sold-out")]' );
		self::assertCount( 1, $gone, 'Only a value without an available variation is sold out.' );
		self::assertSame( 'Blue: “Robe” – Sold out', $gone[0]->getAttribute( 'aria-label' ) );
		self::assertSame( 'Blue – Sold out', $gone[0]->getAttribute( 'title' ) );
	}
}

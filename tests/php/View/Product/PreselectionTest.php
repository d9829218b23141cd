<?php
/**
 * Tests of product pages with selected options.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View\Product;

use Vitrine\Settings\SaleBadgeText;
use Vitrine\Tests\TestCase;
use Vitrine\Tests\View\Blocks;

/**
 * The server renders the selection, so that the first view needs no JavaScript.
 */
final class PreselectionTest extends TestCase {

	use Blocks;

	/**
	 * @testdox Shows image, SKU, weight and badge of the variation in the URL, and keeps the product's own data
	 */
	public function test_first_view(): void {
		update_option(
			'vitrine_settings',
			array(
				'sale_badge_mode'     => SaleBadgeText::PERCENTAGE,
				'sale_badge_template' => '-[value]%',
			)
		);
		$own  = $this->picture( 'own' );
		$red  = $this->picture( 'red' );
		$_GET = self::asked( 's', 'red' );
		$html = $this->shirt( $own, $red );

		$gallery = $this->find( $html, '//div[contains(@class,"vitrine-gallery")][@data-vitrine-own]' )[0];
		self::assertStringContainsString( '/own.jpg', json_decode( $gallery->getAttribute( 'data-vitrine-own' ), true )['full_src'] );
		self::assertStringContainsString( '/red.jpg', $this->find( $html, '//img[@class="wp-post-image"]' )[0]->getAttribute( 'src' ) );
		$price = $this->find( $html, '//div[contains(@class,"summary")]/p[contains(@class,"vitrine-product-price")]' )[0];
		self::assertSame( 'Original price: €10.00 Current price: €8.00', $price->textContent ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- DOM property.
		self::assertStringContainsString( '€5.00', $price->getAttribute( 'data-vitrine-own' ) );
		$this->assert_fact( $html, 'sku', 'SH-1', 'SHIRT' );
		$this->assert_fact( $html, 'product_weight', '2 kg', 'N/A' );
		$this->assert_fact( $html, 'onsale vitrine-badge', '-20%', '-50%' );
		self::assertMatchesRegularExpression( '/^[1-9]\d* enabled$/', $this->printed( $html ) );
	}

	/**
	 * @testdox Without a selection shows no variation data, and marks values that no variation has
	 */
	public function test_no_choice(): void {
		$html = $this->shirt( $this->picture( 'own' ), $this->picture( 'red' ) );
		self::assertStringNotContainsString( 'data-vitrine-own', $html );
		self::assertSame( '', $this->printed( $html ) );
		self::assertSame( array( 'xl' ), $this->marked( $html, 'data-vitrine-gone' ) );
	}

	/**
	 * @testdox Marks values that are unavailable or sold out with the current selection
	 */
	public function test_offers(): void {
		$_GET = array( 'attribute_size' => 's' );
		$html = $this->shirt( $this->picture( 'own' ), 0 );
		self::assertSame( array( 'xl', 'green' ), $this->marked( $html, 'data-vitrine-gone' ) );
		self::assertSame( array( 'blue' ), array_map( static fn ( $label ): string => $label->getAttribute( 'data-slug' ), $this->find( $html, '//label[contains(@class,"is-sold-out")]' ) ) );
		self::assertSame( ' selection-needed', $this->printed( $html ) );
		// They can still be selected: without JavaScript, the shopper may change the other attribute.
		self::assertCount( 0, $this->find( $html, '//input[@type="radio"][@disabled]' ) );
	}

	/**
	 * @testdox Shows the state of a selection that cannot be bought
	 * @dataProvider states
	 *
	 * @param string $size    Selected size.
	 * @param string $color   Selected color.
	 * @param string $printed Pattern of the form's `data-vitrine-printed`.
	 */
	public function test_state( string $size, string $color, string $printed ): void {
		$_GET = self::asked( $size, $color );
		self::assertMatchesRegularExpression( $printed, $this->printed( $this->shirt( $this->picture( 'own' ), 0 ) ) );
	}

	/**
	 * @return array<string, array{string, string, string}>
	 */
	public function states(): array {
		return array(
			'sold out'              => array( 's', 'blue', '/^\d+ unavailable sold-out$/' ),
			'a missing combination' => array( 'xl', 'red', '/^ unavailable$/' ),
			'any color of m'        => array( 'm', 'green', '/^\d+ enabled$/' ),
		);
	}

	/**
	 * @testdox Leaves the preselection to the script when a filter changes variation data
	 */
	public function test_changed_data(): void {
		add_filter( 'vitrine_variation_data', static fn ( array $data ): array => $data );
		$_GET = self::asked( 's', 'red' );
		self::assertSame( '', $this->printed( $this->shirt( $this->picture( 'own' ), 0 ) ) );
	}

	/**
	 * Asserts the text of an element, and the product's own value in its attribute.
	 *
	 * @param string $html  HTML of the product.
	 * @param string $style Class of the element.
	 * @param string $text  Text of the element.
	 * @param string $own   Value of `data-vitrine-own`.
	 */
	private function assert_fact( string $html, string $style, string $text, string $own ): void {
		$found = $this->find( $html, '//span[@class="' . $style . '"]' );
		self::assertSame( array( $text, $own ), array( $found[0]->textContent, $found[0]->getAttribute( 'data-vitrine-own' ) ) );
	}

	/**
	 * Returns the state of the selection that the server has printed.
	 *
	 * @param string $html HTML of the product.
	 */
	private function printed( string $html ): string {
		return $this->find( $html, '//form' )[0]->getAttribute( 'data-vitrine-printed' );
	}

	/**
	 * Returns the values of the option buttons with an attribute.
	 *
	 * @param string $html      HTML of the product.
	 * @param string $attribute Name of the attribute.
	 * @return list<string>
	 */
	private function marked( string $html, string $attribute ): array {
		return array_map( static fn ( $radio ): string => $radio->getAttribute( 'value' ), $this->find( $html, "//input[@type='radio'][@$attribute]" ) );
	}

	/**
	 * Returns query parameters.
	 *
	 * @param string $size   Option of the size attribute.
	 * @param string $color  Option of the color attribute.
	 * @return array<string, string>
	 */
	private static function asked( string $size, string $color ): array {
		return array(
			'attribute_size'   => $size,
			'attribute_colour' => $color,
		);
	}

	/**
	 * Renders a shirt: small in red (on sale) and in blue (sold out), medium in any
	 * color at half the price, no extra large.
	 *
	 * @param int $own ID of the product's image.
	 * @param int $red ID of the first variation's image; 0: none.
	 */
	private function shirt( int $own, int $red ): string {
		$attribute = static fn ( string $name, string ...$options ): array => array(
			'name'      => $name,
			'label'     => $name,
			'options'   => array_combine( $options, $options ),
			'default'   => '',
			'variation' => true,
		);
		$variation = static fn ( string $size, string $color, array $more ): array => $more + array(
			'attributes'    => self::asked( $size, $color ),
			'regular_price' => 1000,
		);
		$id        = $this->product(
			array(
				'type'       => 'variable',
				'sku'        => 'SHIRT',
				'image_ids'  => array( $own ),
				'attributes' => array( $attribute( 'size', 's', 'm', 'xl' ), $attribute( 'colour', 'red', 'blue', 'green' ) ),
				'variations' => array(
					$variation(
						's',
						'red',
						array(
							'sale_price' => 800,
							'sku'        => 'SH-1',
							'weight'     => '2 kg',
							'image_id'   => $red,
						)
					),
					$variation( 's', 'blue', array( 'stock' => 0 ) ),
					$variation( 'm', '', array( 'sale_price' => 500 ) ),
				),
			)
		);
		return $this->block( 'product', array( 'productId' => $id ) );
	}
}

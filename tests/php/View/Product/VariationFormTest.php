<?php
/**
 * Tests of the variations form.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View\Product;

use Vitrine\Commerce\Engines;
use Vitrine\Page\PageSettings;
use Vitrine\Tests\TestCase;
use Vitrine\Tests\View\Blocks;

/**
 * HTML of the variation form.
 */
final class VariationFormTest extends TestCase {

	use Blocks;

	/**
	 * @testdox Each attribute has a select and option buttons with their slugs [2.3-08]
	 */
	public function test_fields(): void {
		$html = $this->form( $this->shirt() );
		foreach ( array( 'attribute_size', 'attribute_colour' ) as $name ) {
			self::assertCount( 1, $this->find( $html, '//form[contains(@class,"variations_form")]//table[contains(@class,"variations")]//select[@name="' . $name . '"]' ) );
		}
		$slugs = array_map( static fn ( $label ): string => $label->getAttribute( 'data-slug' ), $this->find( $html, '//label[contains(@class,"vitrine-option")]' ) );
		self::assertSame( array( 's', 'm', 'red', 'blue' ), $slugs );
		// Only the buttons are submitted, also without JavaScript.
		self::assertCount( 2, $this->find( $html, '//select[@disabled][@hidden]' ) );
		self::assertCount( 4, $this->find( $html, '//input[@type="radio"][starts-with(@name,"attribute_")][@required]' ) );
	}

	/**
	 * @testdox Uses a dropdown for many options, or by setting
	 */
	public function test_dropdowns(): void {
		$many = array_combine( range( 100, 112 ), range( 100, 112 ) );
		$id   = $this->shirt( array( 'sizes' => array_map( 'strval', $many ) ) );
		$html = $this->form( $id );
		self::assertCount( 1, $this->find( $html, '//select[@name="attribute_size"][not(@disabled)][not(@hidden)][@required]' ) );

		update_option( 'vitrine_settings', array( 'variation_buttons' => false ) );
		$html = $this->form( $id );
		self::assertCount( 2, $this->find( $html, '//select[not(@disabled)]' ) );
		self::assertCount( 0, $this->find( $html, '//input[@type="radio"]' ) );
	}

	/**
	 * @testdox Has a single-variation panel, a quantity, a hidden variation_id and the button [2.3-10]
	 */
	public function test_parts(): void {
		$html = $this->form( $this->shirt() );
		$wrap = '//form//div[@class="single_variation_wrap"]';
		self::assertCount( 1, $this->find( $html, $wrap . '/div[contains(@class,"single_variation")]' ) );
		self::assertCount( 1, $this->find( $html, $wrap . '//input[@name="quantity"]' ) );
		self::assertCount( 1, $this->find( $html, $wrap . '//input[@type="hidden"][@name="variation_id"][@class="variation_id"][@value="0"]' ) );
		self::assertCount( 1, $this->find( $html, $wrap . '//button[contains(@class,"single_add_to_cart_button")]' ) );
		self::assertCount( 1, $this->find( $html, '//form//div[@role="status"][@aria-live="polite"][not(node())]' ) );
	}

	/**
	 * @testdox Preselects the URL's values, else the default, and ignores invalid ones
	 * @dataProvider addresses
	 *
	 * @param array<string, mixed> $query    Query parameters.
	 * @param list<string>         $selected Selected options.
	 * @param string               $price    Price in the panel.
	 */
	public function test_preselection( array $query, array $selected, string $price ): void {
		$_GET = $query;
		$html = $this->form( $this->shirt( array( 'default' => 'red' ) ) );
		self::assertSame( $selected, array_map( static fn ( $option ): string => $option->getAttribute( 'value' ), $this->find( $html, '//option[@selected]' ) ) );
		self::assertSame( $selected, array_map( static fn ( $radio ): string => $radio->getAttribute( 'value' ), $this->find( $html, '//input[@checked]' ) ) );
		$panel = $this->find( $html, '//div[contains(@class,"single_variation") and not(contains(@class,"wrap"))]' );
		self::assertSame( '' === $price ? 'display: none' : 'display: block', $panel[0]->getAttribute( 'style' ) );
		self::assertStringContainsString( $price, $panel[0]->textContent );
	}

	/**
	 * @return array<string, array{array<string, mixed>, list<string>, string}>
	 */
	public function addresses(): array {
		return array(
			'no preselection'   => array( array(), array( 'red' ), '' ),
			'all attributes'    => array(
				array(
					'attribute_size'   => 'm',
					'attribute_colour' => 'blue',
				),
				array( 'm', 'blue' ),
				'€12.00',
			),
			'an invalid option' => array( array( 'attribute_size' => '"><script>' ), array( 'red' ), '' ),
			'an array'          => array( array( 'attribute_size' => array( 'm' ) ), array( 'red' ), '' ),
		);
	}

	/**
	 * @testdox Few variations are printed completely with the fields of 3.18 [3.18-01]
	 */
	public function test_list(): void {
		$picture = $this->picture( 'red' );
		$html    = $this->form( $this->shirt( array( 'image_id' => $picture ) ) );
		$list    = json_decode( $this->find( $html, '//form' )[0]->getAttribute( 'data-product_variations' ), true );
		self::assertCount( 3, $list );
		$first = $list[0];
		foreach ( array( 'variation_id', 'sku', 'weight', 'weight_html', 'dimensions', 'dimensions_html', 'image', 'attributes', 'variation_is_visible', 'variation_is_active', 'is_sold_individually', 'min_qty', 'max_qty', 'is_purchasable', 'is_in_stock' ) as $field ) {
			self::assertArrayHasKey( $field, $first );
		}
		self::assertSame(
			array(
				'attribute_colour' => 'red',
				'attribute_size'   => 's',
			),
			$first['attributes']
		);
		self::assertSame( array( 'SH-1', '2 kg', '2 kg', 'N/A', 'no', 1, 3, true, true ), array( $first['sku'], $first['weight'], $first['weight_html'], $first['dimensions_html'], $first['is_sold_individually'], $first['min_qty'], $first['max_qty'], $first['is_purchasable'], $first['is_in_stock'] ) );
		self::assertSame( $picture, $first['image_id'] );
		self::assertSame( array( 8, 10 ), array( $first['display_price'], $first['display_regular_price'] ) );
		self::assertStringContainsString( '€8.00', $first['price_html'] );
		self::assertStringContainsString( 'Only 3 left', $first['availability_html'] );
		self::assertFalse( $list[1]['is_in_stock'] );
		// A limit of 0 would set the quantity field to 0.
		self::assertSame( array( 1, '' ), array( $list[1]['min_qty'], $list[1]['max_qty'] ) );
	}

	/**
	 * @testdox Many variations are printed as a matrix of at most 40 bytes each, with the selected one complete
	 */
	public function test_matrix(): void {
		$sizes  = array(
			'xs' => 'XS',
			's'  => 'S',
			'm'  => 'M',
			'l'  => 'L',
			'xl' => 'XL',
		);
		$colors = array_combine( range( 'a', 'k' ), range( 'a', 'k' ) );
		$cuts   = array(
			'short' => 'Short',
			'long'  => 'Long',
		);
		$all    = array();
		foreach ( array_keys( $sizes ) as $s => $size ) {
			foreach ( array_keys( $colors ) as $c => $color ) {
				foreach ( array_keys( $cuts ) as $cut ) {
					$all[] = array(
						'attributes'    => array(
							'attribute_size'   => $size,
							'attribute_colour' => $color,
							'attribute_cut'    => $cut,
						),
						'sku'           => "ROBE-$s-$c-$cut",
						'regular_price' => 7900 + 500 * $s + ( 'long' === $cut ? 1000 : 0 ),
						'stock'         => 0 === $c % 4 ? 0 : 12,
					);
				}
			}
		}
		$_GET = array(
			'attribute_size'   => 'xl',
			'attribute_colour' => 'b',
			'attribute_cut'    => 'long',
		);
		$form = $this->find(
			$this->form(
				$this->product(
					array(
						'type'       => 'variable',
						'attributes' => array( self::attribute( 'size', $sizes ), self::attribute( 'colour', $colors ), self::attribute( 'cut', $cuts ) ),
						'variations' => $all,
					)
				)
			),
			'//form'
		)[0];
		self::assertSame( 'false', $form->getAttribute( 'data-product_variations' ) );
		$printed = $form->getAttribute( 'data-vitrine-matrix' );
		$matrix  = json_decode( $printed, true );
		self::assertCount( 110, $matrix['ids'] );
		self::assertLessThanOrEqual( 40 * 110, strlen( (string) gzencode( htmlspecialchars( $printed ) ) ) );
		self::assertCount( 7, $matrix['prices'] );
		$chosen = json_decode( $form->getAttribute( 'data-vitrine-chosen' ), true );
		self::assertSame( array( 'ROBE-4-1-long', array_sum( array_slice( $matrix['ids'], 0, 92 ) ) ), array( $chosen['sku'], $chosen['variation_id'] ) );
		self::assertSame( array( 5, 2, 2, 15 ), array( $matrix['values'][0][91], $matrix['values'][1][91], $matrix['values'][2][91], $matrix['flags'][91] ) );
		self::assertSame( 7, $matrix['flags'][0], 'The variation is sold out.' );
	}

	/**
	 * @testdox The four form texts can be changed [8.6-05]
	 */
	public function test_texts(): void {
		$texts = array(
			'variation_needed'      => 'Choose!',
			'variation_unavailable' => 'Gone!',
			'variation_reset'       => 'Cleared!',
			'variation_none'        => 'None!',
		);
		foreach ( array_keys( $texts ) as $key ) {
			self::assertNotSame( '', $this->page_texts()[ $key ] );
		}
		update_option( 'vitrine_settings', $texts );
		self::assertSame( $texts, array_intersect_key( $this->page_texts(), $texts ) );
	}

	/**
	 * Returns the texts that a page prints for scripts.
	 *
	 * @return array<string, string>
	 */
	private function page_texts(): array {
		return PageSettings::all( Engines::active() )['texts'];
	}

	/**
	 * Renders the product block.
	 *
	 * @param int $id Product ID.
	 */
	private function form( int $id ): string {
		return $this->block( 'product', array( 'productId' => $id ) );
	}

	/**
	 * Returns an attribute for ProductWriter::save().
	 *
	 * @param string                $name    Name of the attribute.
	 * @param array<string, string> $options Labels by slug.
	 * @param string                $chosen  Slug of the default option.
	 * @return array<string, mixed>
	 */
	private static function attribute( string $name, array $options, string $chosen = '' ): array {
		return array(
			'name'      => $name,
			'label'     => ucfirst( $name ),
			'options'   => $options,
			'default'   => $chosen,
			'variation' => true,
		);
	}

	/**
	 * Creates a shirt with two sizes and two colors.
	 *
	 * @param array{sizes?: array<string, string>, default?: string, image_id?: int} $more Changes; `default` is the default color.
	 */
	private function shirt( array $more = array() ): int {
		$variation = static fn ( string $size, string $color, array $data ): array => $data + array(
			'attributes'    => array(
				'attribute_size'   => $size,
				'attribute_colour' => $color,
			),
			'regular_price' => 1200,
		);
		$sizes     = $more['sizes'] ?? array(
			's' => 'Small',
			'm' => 'Medium',
		);
		$first     = (string) array_key_first( $sizes );
		return $this->product(
			array(
				'type'       => 'variable',
				'attributes' => array(
					self::attribute( 'size', $sizes ),
					self::attribute(
						'colour',
						array(
							'red'  => 'Red',
							'blue' => 'Blue',
						),
						$more['default'] ?? ''
					),
				),
				'variations' => array(
					$variation(
						$first,
						'red',
						array(
							'regular_price' => 1000,
							'sale_price'    => 800,
							'sku'           => 'SH-1',
							'weight'        => '2 kg',
							'stock'         => 3,
							'image_id'      => $more['image_id'] ?? 0,
						)
					),
					$variation( $first, 'blue', array( 'stock' => 0 ) ),
					$variation( (string) array_key_last( $sizes ), '', array() ),
				),
			)
		);
	}
}

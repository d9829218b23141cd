<?php
/**
 * Tests of product fields in WordPress's block bindings.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View\Product;

use Vitrine\Tests\TestCase;
use Vitrine\Tests\View\Blocks;

/**
 * HTML of bound blocks.
 */
final class BindingTest extends TestCase {

	use Blocks;

	/**
	 * Returns a product block with a bound paragraph.
	 *
	 * @param int    $id  Product ID.
	 * @param string $key Key of the field.
	 */
	private static function bound( int $id, string $key ): string {
		$set = wp_json_encode( array( 'metadata' => array( 'bindings' => array( 'content' => array( 'source' => 'vitrine/product', 'args' => array( 'key' => $key ) ) ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- One line, as the editor saves it.
		return do_blocks( "<!-- wp:vitrine/product {\"productId\":$id} --><!-- wp:paragraph $set --><p>Saved</p><!-- /wp:paragraph --><!-- /wp:vitrine/product -->" );
	}

	/**
	 * Data provider of fields, and the HTML of a bound paragraph.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function fields(): array {
		return array(
			'the name'                           => array( 'title', 'Cup &amp; saucer' ),
			'the price'                          => array( 'price', '€12.00' ),
			'the regular price'                  => array( 'regular_price', '€15.00' ),
			'the SKU'                            => array( 'sku', 'CUP-1' ),
			'the barcode'                        => array( 'global_unique_id', '4006381333931' ),
			'the short description without tags' => array( 'short_description', 'Thin &amp; light, &lt;b&gt; 5 mm.' ),
			'the stock'                          => array( 'stock', 'Out of stock' ),
			'an unknown field'                   => array( 'cost', 'Saved' ),
		);
	}

	/**
	 * @testdox A bound paragraph shows $key of its product
	 * @dataProvider fields
	 *
	 * @param string $key      Key of the field.
	 * @param string $expected HTML of the paragraph.
	 */
	public function test_fields( string $key, string $expected ): void {
		$id = $this->product(
			array(
				'name'              => 'Cup & saucer',
				'sku'               => 'CUP-1',
				'global_unique_id'  => '4006381333931',
				'regular_price'     => 1500,
				'sale_price'        => 1200,
				'short_description' => '<p>Thin &amp; <em>light</em>, &lt;b&gt; 5 mm.</p>',
				'stock'             => 0,
			)
		);
		self::assertStringContainsString( ">$expected</p>", self::bound( $id, $key ) );
	}

	/**
	 * @testdox Hidden products expose nothing by binding or REST, and REST has the fields only on request
	 */
	public function test_hidden_and_rest(): void {
		$id = $this->product(
			array(
				'name'          => 'Secret cup',
				'regular_price' => 1500,
			)
		);
		$at = "/wp/v2/vitrine_product/$id";
		do_action( 'rest_api_init' );
		$asked = new \WP_REST_Request( 'GET', $at );
		$asked->set_param( '_fields', 'id,vitrine_fields' );
		self::assertSame( '€15.00', rest_do_request( $asked )->get_data()['vitrine_fields']['price'] );
		self::assertNull( rest_do_request( new \WP_REST_Request( 'GET', $at ) )->get_data()['vitrine_fields'] );
		wp_update_post(
			array(
				'ID'            => $id,
				'post_password' => 'tea',
			)
		);
		self::assertNull( rest_do_request( $asked )->get_data()['vitrine_fields'] );
		self::assertStringNotContainsString( 'Secret', self::bound( $id, 'title' ) );
		$page = do_blocks( '<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"vitrine/product","args":{"key":"title"}}}}} --><p>Saved</p><!-- /wp:paragraph -->' );
		self::assertStringContainsString( '>Saved</p>', $page, 'Without a product the saved content stays.' );
	}
}

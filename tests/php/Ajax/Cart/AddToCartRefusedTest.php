<?php
/**
 * Tests of refused adds from a listing.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Ajax\Cart;

use Vitrine\Tests\Ajax\ShopTestCase;

/**
 * Calls `/?wc-ajax=add_to_cart` with invalid input over HTTP.
 *
 * @see spec 7.1
 */
final class AddToCartRefusedTest extends ShopTestCase {

	private const URL = '/?wc-ajax=add_to_cart';

	/**
	 * Data provider of invalid quantities.
	 *
	 * @return array<string, array{string|array<string>, int, string}>
	 */
	public function bad_quantities(): array {
		return array(
			'zero'       => array( '0', 200, 'invalid_quantity' ),
			'negative'   => array( '-1', 200, 'invalid_quantity' ),
			'a fraction' => array( '1.5', 200, 'invalid_quantity' ),
			'exponent'   => array( '1e9', 200, 'invalid_quantity' ),
			'text'       => array( 'abc', 200, 'invalid_quantity' ),
			'empty'      => array( '', 200, 'invalid_quantity' ),
			'too large'  => array( '99999999999999999999', 200, 'invalid_quantity' ),
			'an array'   => array( array( '-1' ), 200, 'invalid_quantity' ),
		);
	}

	/**
	 * @testdox Rejects an invalid quantity: $_dataName
	 *
	 * @dataProvider bad_quantities
	 *
	 * @param string|array<string> $quantity Quantity of the request.
	 * @param int                  $status   HTTP status.
	 * @param string               $code     Error code.
	 */
	public function test_bad_quantities( string|array $quantity, int $status, string $code ): void {
		list( $visitor, , $product ) = $this->shopper();
		$this->assert_refused(
			$status,
			$code,
			static fn() => $visitor->post(
				self::URL,
				array(
					'product_id' => $product,
					'quantity'   => $quantity,
				)
			)
		);
		$this->assertSame( array( 'Lamp' => 1 ), $this->items( $visitor ) );
	}

	/**
	 * @testdox Rejects more than is in stock, including what is already in the cart
	 */
	public function test_above_stock(): void {
		$product         = $this->product( array( 'stock' => 2 ) );
		list( $visitor ) = $this->shopper( $product );
		$this->assert_refused(
			200,
			'out_of_stock',
			static fn() => $visitor->post(
				self::URL,
				array(
					'product_id' => $product,
					'quantity'   => '2',
				)
			)
		);
		$this->assertSame( array( 'Lamp' => 1 ), $this->items( $visitor ) );
	}

	/**
	 * @testdox Rejects products that are out of stock, without a price, missing a chosen variation, or external
	 */
	public function test_what_cannot_be_bought(): void {
		list( $shirt, $variations ) = $this->variable();
		$external                   = $this->product(
			array(
				'type'         => 'external',
				'external_url' => 'https://example.org/',
			)
		);
		$cases                      = array(
			array( 'out_of_stock', array( 'product_id' => $this->product( array( 'stock' => 0 ) ) ) ),
			array( 'not_purchasable', array( 'product_id' => $this->product( array( 'regular_price' => null ) ) ) ),
			array( 'not_purchasable', array( 'product_id' => $external ) ),
			array( 'variation_required', array( 'product_id' => $shirt ) ),
			array(
				'out_of_stock',
				array(
					'product_id'       => $shirt,
					'variation_id'     => $variations[1],
					'attribute_colour' => 'blue',
				),
			),
		);
		foreach ( $cases as list( $code, $fields ) ) {
			$this->assert_refused( 200, $code, fn() => $this->http( 'POST', self::URL, $fields ) );
		}
	}

	/**
	 * @testdox Rejects a product that is unknown, deleted, a draft or not a product, without product_url
	 */
	public function test_unknown_products(): void {
		$deleted = $this->product();
		wp_trash_post( $deleted );
		$draft = $this->product( array( 'status' => 'draft' ) );
		$page  = wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => 'No product',
			)
		);
		foreach ( array( 999999, $deleted, $draft, $page ) as $id ) {
			$answer = $this->assert_refused( 200, 'unknown_product', fn() => $this->http( 'POST', self::URL, array( 'product_id' => $id ) ) );
			$this->assertArrayNotHasKey( 'product_url', $answer->json() );
		}
	}

	/**
	 * Data provider of invalid product IDs.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public function malformed(): array {
		return array(
			'no product'                  => array( array( 'quantity' => '1' ) ),
			'product 0'                   => array( array( 'product_id' => '0' ) ),
			'a negative product'          => array( array( 'product_id' => '-14' ) ),
			'text'                        => array( array( 'product_id' => 'abc' ) ),
			'a number with trailing text' => array( array( 'product_id' => '14abc' ) ),
			'an array of products'        => array( array( 'product_id' => array( '14' ) ) ),
			'an array of variations'      => array(
				array(
					'product_id'   => '14',
					'variation_id' => array( '1' ),
				),
			),
			'an array of attributes'      => array(
				array(
					'product_id'       => '14',
					'attribute_colour' => array( 'red' ),
				),
			),
			'a null byte'                 => array( array( 'product_id' => "14\0" ) ),
		);
	}

	/**
	 * @testdox Answers 400 to a malformed request: $_dataName
	 *
	 * @dataProvider malformed
	 *
	 * @param array<string, mixed> $fields Fields of the request.
	 */
	public function test_malformed( array $fields ): void {
		$this->assert_refused( 400, 'malformed', fn() => $this->http( 'POST', self::URL, $fields ) );
	}

	/**
	 * @testdox Answers 413 to oversized requests, 405 to GET and 403 to cross-site requests
	 */
	public function test_size_method_and_origin(): void {
		$fields = array( 'product_id' => $this->product() );
		foreach ( array( 100_000, 3_000_000, 9_000_000 ) as $bytes ) {
			$this->assert_refused( 413, 'too_large', fn() => $this->http( 'POST', self::URL, $fields + array( 'x' => str_repeat( 'x', $bytes ) ) ) );
		}
		$this->assert_refused( 405, 'malformed', fn() => $this->http( 'GET', self::URL . '&product_id=' . $fields['product_id'] ) );
		$foreign = array(
			'Origin'         => 'https://evil.example',
			'Sec-Fetch-Site' => 'cross-site',
		);
		$this->assert_refused( 403, 'cross_site', fn() => $this->http( 'POST', self::URL, $fields, $foreign ) );
	}
}

<?php
/**
 * Tests of adding to the cart from a listing.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Ajax\Cart;

use Vitrine\Tests\Ajax\ShopTestCase;
use Vitrine\Tests\Support\Environment;

/**
 * Calls `/?wc-ajax=add_to_cart` over HTTP.
 *
 * @see spec 7.1
 */
final class AddToCartTest extends ShopTestCase {

	private const URL = '/?wc-ajax=add_to_cart';

	/**
	 * @testdox Adds a product and answers with fragments and cart_hash [3.4-01]
	 */
	public function test_adds(): void {
		$visitor = $this->visitor();
		$answer  = $visitor->post(
			self::URL,
			array(
				'product_id'      => $this->product(),
				'quantity'        => '2',
				'product_sku'     => 'ANY',
				'success_message' => 'Done',
			)
		);
		$body    = $answer->json();

		$this->assertSame( 200, $answer->status );
		$this->assert_private_json( $answer );
		$this->assertSame( array( 'fragments', 'cart_hash', 'cart' ), array_keys( $body ) );
		$this->assertMatchesRegularExpression( '/^[0-9a-f]{32}/', $body['cart_hash'] );
		$this->assertSame( array( '.vitrine-cart-contents', '.vitrine-cart-count', '#vitrine-cart-data' ), array_keys( $body['fragments'] ) );
		$this->assertStringStartsWith( '<div class="vitrine-cart-contents', $body['fragments']['.vitrine-cart-contents'] );
		$this->assertStringContainsString( '>2</span>', $body['fragments']['.vitrine-cart-count'] );
		$this->assertSame( 2, $this->cart( $answer )['count'] );
		$this->assertSame( $body['cart_hash'], $visitor->cookies['woocommerce_cart_hash'] );
		$this->assertSame( '2', $visitor->cookies['woocommerce_items_in_cart'] );
	}

	/**
	 * @testdox Ignores prices sent by the client
	 */
	public function test_prices_are_the_shops(): void {
		$answer = $this->http(
			'POST',
			self::URL,
			array(
				'product_id' => $this->product(),
				'price'      => '1',
				'subtotal'   => '1',
			)
		);

		$this->assertSame( 1000, $this->cart( $answer )['totals']['subtotal'] );
	}

	/**
	 * @testdox Adds a chosen variation
	 */
	public function test_adds_a_variation(): void {
		list( $product, $variations ) = $this->variable();
		$answer                       = $this->http(
			'POST',
			self::URL,
			array(
				'product_id'       => $product,
				'variation_id'     => $variations[0],
				'attribute_colour' => 'red',
			)
		);

		$this->assertSame( $variations[0], $this->cart( $answer )['lines'][0]['variation_id'] );
	}

	/**
	 * @testdox Answers a failed add with error and product_url, and the product page shows the error [3.4-02]
	 */
	public function test_a_failed_add_names_the_product_page(): void {
		$product = $this->product(
			array(
				'name'  => 'Rare vase',
				'stock' => 5,
			)
		);
		$visitor = $this->visitor();
		$answer  = $this->assert_refused(
			200,
			'out_of_stock',
			static fn() => $visitor->post(
				self::URL,
				array(
					'product_id' => $product,
					'quantity'   => '6',
				)
			)
		);
		$url     = $answer->json()['product_url'];

		$this->assertStringStartsWith( get_permalink( $product ), $url );
		$page = $visitor->get( substr( $url, strlen( Environment::url() ) ) );
		$this->assertStringContainsString( esc_html( $answer->json()['error'] ), $page->body );
		$this->assertStringContainsString( 'no-store', $page->header( 'cache-control' ) );
	}

	/**
	 * @testdox Answers 404 instead of a page for an unknown endpoint
	 */
	public function test_unknown_endpoint(): void {
		foreach ( array( '/?wc-ajax=no_such_endpoint', '/?wc-ajax=', '/?wc-ajax[]=add_to_cart', '/shop/?wc-ajax=Add_To_Cart' ) as $url ) {
			$this->assert_refused( 404, 'malformed', fn() => $this->http( 'POST', $url, array( 'product_id' => '1' ) ) );
		}
	}

	/**
	 * @testdox Keeps both of two simultaneous adds by one visitor
	 */
	public function test_two_at_once(): void {
		list( $visitor, , $lamp ) = $this->shopper();
		$chair                    = $this->product( array( 'name' => 'Chair' ) );
		$visitor->together(
			array(
				array( 'POST', self::URL, array( 'product_id' => $lamp ) ),
				array( 'POST', self::URL, array( 'product_id' => $chair ) ),
			)
		);

		$this->assertEquals(
			array(
				'Lamp'  => 2,
				'Chair' => 1,
			),
			$this->items( $visitor )
		);
	}
}

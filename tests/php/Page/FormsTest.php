<?php
/**
 * Tests of adding to the cart without JavaScript.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Page;

use Vitrine\Plugin;
use Vitrine\Settings\Settings;

/**
 * Submits the buttons and forms of listings and products over HTTP.
 */
final class FormsTest extends FormTestCase {

	/**
	 * @testdox Adds from a listing button and returns to the page with a notice
	 */
	public function test_listing_button(): void {
		$product = $this->product();
		$visitor = $this->visitor();
		$path    = $this->path( $visitor->post( '/shop/?orderby=price', array( 'add-to-cart' => $product ) ) );

		$this->assertStringStartsWith( '/shop/?orderby=price', $path );
		$this->assertSame( array( 'Lamp' => 1 ), $this->items( $visitor ) );
		$page = $visitor->get( $path );
		$this->assertStringContainsString( '“Lamp” has been added to your cart.', html_entity_decode( $page->body ) );
		$this->assertStringContainsString( 'no-store', $page->header( 'cache-control' ) );
		$this->assertStringNotContainsString( 'woocommerce-message', $visitor->get( $path )->body, 'A notice is shown once.' );
	}

	/**
	 * @testdox Adds the quantity, children or variation of a product form
	 */
	public function test_product_forms(): void {
		$lamp    = $this->product();
		$group   = $this->product(
			array(
				'name'     => 'Set',
				'type'     => 'grouped',
				'children' => array( $lamp ),
			)
		);
		$visitor = $this->visitor();
		$visitor->post(
			'/shop/',
			array(
				'add-to-cart' => $lamp,
				'quantity'    => '3',
			)
		);
		$visitor->post(
			'/shop/',
			array(
				'add-to-cart' => $group,
				'quantity'    => array( $lamp => '2' ),
			)
		);
		list( $shirt, $variations ) = $this->variable();
		$visitor->post(
			'/shop/',
			array(
				'add-to-cart'      => $shirt,
				'quantity'         => '1',
				'variation_id'     => $variations[0],
				'attribute_colour' => 'red',
			)
		);

		$this->assertSame( array( 5, 1 ), array_values( $this->items( $visitor ) ) );
	}

	/**
	 * Data provider of redirect settings.
	 *
	 * @return array<string, array{string, string}>
	 */
	public function destinations(): array {
		return array(
			'the cart'     => array( 'redirect_cart_page', 'cart' ),
			'the checkout' => array( 'redirect_checkout_page', 'checkout' ),
		);
	}

	/**
	 * @testdox Redirects as set after an add: $_dataName
	 *
	 * @dataProvider destinations
	 *
	 * @param string $value Value of the setting.
	 * @param string $page  Page of the shop.
	 */
	public function test_after_add( string $value, string $page ): void {
		update_option( Settings::OPTION, array( 'after_add_to_cart' => $value ) );
		$answer = $this->visitor()->post(
			'/shop/',
			array(
				'add-to-cart' => $this->product(),
				'quantity'    => '1',
			)
		);

		$this->assertSame( Plugin::engine()->page_url( $page ), $answer->header( 'location' ) );
	}

	/**
	 * @testdox Redirects to the cart after each add with cart_redirect_after_add
	 */
	public function test_cart_redirect(): void {
		update_option( 'vitrine_shop', array( 'cart_redirect_after_add' => 'yes' ) );
		$answer = $this->visitor()->post( '/shop/', array( 'add-to-cart' => $this->product() ) );

		$this->assertSame( $this->cart_path(), $this->path( $answer ) );
	}

	/**
	 * @testdox Adds nothing by link, cross-site form, or oversized request
	 */
	public function test_what_is_not_taken(): void {
		$product = $this->product();
		$visitor = $this->visitor();

		$this->assertSame( 200, $visitor->get( '/shop/?add-to-cart=' . $product )->status );
		$foreign = array(
			'Origin'         => 'https://evil.example',
			'Sec-Fetch-Site' => 'cross-site',
		);
		$this->assertSame( 403, $visitor->post( '/shop/', array( 'add-to-cart' => $product ), $foreign )->status );
		$this->assertSame(
			413,
			$visitor->post(
				'/shop/',
				array(
					'add-to-cart' => $product,
					'x'           => str_repeat(
						'x',
						2_000_000
					),
				)
			)->status
		);
		$this->assertSame( array(), $this->rows() );
		$this->assertSame( array(), $visitor->cookies, 'No session is started.' );
	}
}

<?php
/**
 * Tests of detecting requests that change the cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce\Session;

use Vitrine\Commerce\WooCommerce\Session\CartWrite;
use Vitrine\Tests\TestCase;

/**
 * By method, URL and fields.
 */
final class CartWriteTest extends TestCase {

	/**
	 * Data provider of requests, and whether they must be serialized.
	 *
	 * @return array<string, array{0: string, 1: string, 2: bool, 3?: array<string, string>}>
	 */
	public static function requests(): array {
		return array(
			'a page'                               => array( 'GET', '/shop/', false ),
			'a page with other parameters'         => array( 'GET', '/shop/?orderby=price', false ),
			'the cart page'                        => array( 'GET', '/cart/', false ),
			'a link that adds an item'             => array( 'GET', '/shop/?add-to-cart=5', true ),
			'a link that removes an item'          => array( 'GET', '/cart/?remove_item=abc', true ),
			'a link that restores an item'         => array( 'GET', '/cart/?undo_item=abc', true ),
			'a link that removes a coupon'         => array( 'GET', '/cart/?remove_coupon=x', true ),
			'a link that orders again'             => array( 'GET', '/cart/?order_again=7', true ),
			'a form on a page'                     => array( 'POST', '/product/mug/', true ),
			'add to cart'                          => array( 'POST', '/?wc-ajax=add_to_cart', true ),
			'add to cart by GET'                   => array( 'GET', '/?wc-ajax=add_to_cart', true ),
			'apply a coupon'                       => array( 'POST', '/?wc-ajax=apply_coupon', true ),
			'place an order'                       => array( 'POST', '/?wc-ajax=checkout', true ),
			'update the order review'              => array( 'POST', '/?wc-ajax=update_order_review', true ),
			'update quantities in Vitrine'         => array( 'POST', '/?wc-ajax=vitrine_update_cart', true ),
			'an AJAX action of another plugin'     => array( 'POST', '/?wc-ajax=someones_own', true ),
			'fragments'                            => array( 'POST', '/?wc-ajax=get_refreshed_fragments', false ),
			'get a variation'                      => array( 'POST', '/?wc-ajax=get_variation', false ),
			'nonces'                               => array( 'POST', '/?wc-ajax=vitrine_nonces', false ),
			'an address search'                    => array( 'POST', '/?wc-ajax=vitrine_search_address', false ),
			'the Store API\'s cart'                => array( 'GET', '/wp-json/wc/store/v1/cart', false ),
			'the Store API\'s add'                 => array( 'POST', '/wp-json/wc/store/v1/cart/add-item', true ),
			'the Store API\'s batch'               => array( 'POST', '/wp-json/wc/store/v1/batch', true ),
			'the Store API without permalinks'     => array( 'POST', '/?rest_route=/wc/store/v1/cart/add-item', true ),
			'the Store API with a method override' => array( 'GET', '/wp-json/wc/store/v1/cart/add-item?_method=post', true ),
			'the Store API in a subdirectory'      => array( 'DELETE', '/blog/wp-json/wc/store/v1/cart/items', true ),
			'another REST API'                     => array( 'POST', '/wp-json/wp/v2/posts', false ),
			'an admin AJAX action'                 => array( 'POST', '/wp-admin/admin-ajax.php', false, array( 'action' => 'woocommerce_save_attributes' ) ),
			'the heartbeat'                        => array( 'POST', '/wp-admin/admin-ajax.php', false, array( 'action' => 'heartbeat' ) ),
			'Vitrine’s AJAX action'                => array( 'POST', '/wp-admin/admin-ajax.php', true, array( 'action' => 'vitrine_add_cart_single_product' ) ),
			'Vitrine’s AJAX action for quantities' => array( 'POST', '/wp-admin/admin-ajax.php', true, array( 'action' => 'vitrine_add_cart_single_product_quantity' ) ),
			'WooCommerce\'s action for shoppers'   => array( 'POST', '/wp-admin/admin-ajax.php', true, array( 'action' => 'woocommerce_add_to_cart' ) ),
			'an action name that is not a string'  => array( 'GET', '/?wc-ajax[]=add_to_cart', false ),
		);
	}

	/**
	 * @testdox Tells cart-writing requests from reading ones
	 *
	 * @dataProvider requests
	 *
	 * @param string                $method  HTTP method.
	 * @param string                $uri     Path and query string.
	 * @param bool                  $expected Whether the request writes.
	 * @param array<string, string> $fields  Fields of the body.
	 */
	public function test_tells( string $method, string $uri, bool $expected, array $fields = array() ): void {
		$this->assertSame( $expected, self::request( $method, $uri, $fields )->is_write() );
	}

	/**
	 * @testdox A filter marks a plugin's URL as cart-writing
	 */
	public function test_filter(): void {
		add_filter( 'vitrine_request_writes_cart', '__return_true' );

		$this->assertTrue( self::request( 'GET', '/quick-order/' )->is_write() );
	}

	/**
	 * @testdox Detects whether a script or a browser sent the request
	 */
	public function test_by_script(): void {
		$this->assertTrue( self::request( 'POST', '/?wc-ajax=add_to_cart' )->is_by_script() );
		$this->assertTrue( self::request( 'POST', '/wp-json/wc/store/v1/batch' )->is_by_script() );
		$this->assertTrue( self::request( 'POST', '/wp-admin/admin-ajax.php', array( 'action' => 'x' ) )->is_by_script() );
		$this->assertFalse( self::request( 'POST', '/product/mug/', array( 'add-to-cart' => '5' ) )->is_by_script() );
	}

	/**
	 * Sets up a request.
	 *
	 * @param string                $method HTTP method.
	 * @param string                $uri    Path and query string.
	 * @param array<string, string> $fields Fields of the body.
	 */
	private static function request( string $method, string $uri, array $fields = array() ): CartWrite {
		parse_str( (string) wp_parse_url( $uri, PHP_URL_QUERY ), $query );
		$server = array(
			'REQUEST_METHOD' => $method,
			'REQUEST_URI'    => $uri,
		);
		return new CartWrite( $server, $query, $fields, str_contains( $uri, 'admin-ajax.php' ) );
	}
}

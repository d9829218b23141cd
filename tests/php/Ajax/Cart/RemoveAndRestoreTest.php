<?php
/**
 * Tests of removing and restoring cart items.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Ajax\Cart;

use Vitrine\Tests\Ajax\ShopTestCase;

/**
 * Calls `/?wc-ajax=remove_from_cart` and `/?wc-ajax=vitrine_restore_cart_item`
 * over HTTP.
 *
 * @see spec 7.3
 */
final class RemoveAndRestoreTest extends ShopTestCase {

	private const REMOVE  = '/?wc-ajax=remove_from_cart';
	private const RESTORE = '/?wc-ajax=vitrine_restore_cart_item';

	/**
	 * @testdox Removes a cart item, offers to undo it, and restores it
	 */
	public function test_there_and_back(): void {
		list( $visitor, $key ) = $this->shopper();
		$removed               = $visitor->post( self::REMOVE, array( 'cart_item_key' => $key ) );

		$this->assertSame( 200, $removed->status );
		$this->assert_private_json( $removed );
		$this->assertSame( $key, $removed->json()['removed_key'] );
		$this->assertSame( '', $removed->json()['cart_hash'] );
		$this->assertSame( array(), $this->cart( $removed )['lines'] );
		$this->assertStringContainsString( 'restore-item', $removed->json()['fragments']['.vitrine-cart-contents'] );
		$this->assertArrayNotHasKey( 'woocommerce_items_in_cart', $visitor->cookies );

		$restored = $visitor->post( self::RESTORE, array( 'cart_item_key' => $key ) );
		$this->assertSame( 200, $restored->status );
		$this->assert_private_json( $restored );
		$this->assertSame( array( 'Lamp' => 1 ), $this->items( $visitor ) );
		$this->assertStringNotContainsString( 'restore-item', $restored->json()['fragments']['.vitrine-cart-contents'] );
	}

	/**
	 * Data provider of invalid cart item keys.
	 *
	 * @return array<string, array{string, mixed, int, string}>
	 */
	public function bad(): array {
		$cases = array();
		foreach ( array( self::REMOVE, self::RESTORE ) as $url ) {
			$name                        = substr( $url, 10 );
			$cases[ "$name: none" ]      = array( $url, null, 400, 'malformed' );
			$cases[ "$name: empty" ]     = array( $url, '', 400, 'malformed' );
			$cases[ "$name: list" ]      = array( $url, array( 'x' ), 400, 'malformed' );
			$cases[ "$name: long" ]      = array( $url, str_repeat( 'a', 65 ), 400, 'malformed' );
			$cases[ "$name: binary" ]    = array( $url, "a\0b", 400, 'malformed' );
			$cases[ "$name: none such" ] = array( $url, str_repeat( 'a', 32 ), 200, 'unknown_cart_item' );
		}
		return $cases;
	}

	/**
	 * @testdox Rejects an invalid cart item key: $_dataName
	 *
	 * @dataProvider bad
	 *
	 * @param string $url    Endpoint.
	 * @param mixed  $key    Key of the request.
	 * @param int    $status HTTP status.
	 * @param string $code   Error code.
	 */
	public function test_bad_keys( string $url, mixed $key, int $status, string $code ): void {
		list( $visitor ) = $this->shopper();
		$this->assert_refused( $status, $code, static fn() => $visitor->post( $url, array_filter( array( 'cart_item_key' => $key ), static fn( $value ): bool => null !== $value ) ) );
	}

	/**
	 * @testdox Rejects removing another visitor's cart item, a cross-site removal, and removing an item twice
	 */
	public function test_other_peoples_carts(): void {
		list( $owner, $key )    = $this->shopper();
		list( $other, , $lamp ) = $this->shopper( $this->product( array( 'name' => 'Vase' ) ) );
		foreach ( array( self::REMOVE, self::RESTORE ) as $url ) {
			$this->assert_refused( 200, 'unknown_cart_item', static fn() => $other->post( $url, array( 'cart_item_key' => $key ) ) );
			$this->assert_refused( 200, 'unknown_cart_item', fn() => $this->visitor()->post( $url, array( 'cart_item_key' => $key ) ) );
			$this->assert_refused(
				403,
				'cross_site',
				static fn() => $owner->post(
					$url,
					array( 'cart_item_key' => $key ),
					array(
						'Origin'         => 'https://evil.example',
						'Sec-Fetch-Site' => 'cross-site',
					)
				)
			);
			$this->assert_refused( 405, 'malformed', static fn() => $owner->get( $url . '&cart_item_key=' . $key ) );
			$this->assert_refused(
				413,
				'too_large',
				static fn() => $owner->post(
					$url,
					array(
						'cart_item_key' => $key,
						'x'             => str_repeat(
							'x',
							2_000_000
						),
					)
				)
			);
		}
		$this->assertSame( array( 'Lamp' => 1 ), $this->items( $owner ) );

		$owner->post( self::REMOVE, array( 'cart_item_key' => $key ) );
		$this->assert_refused( 200, 'unknown_cart_item', static fn() => $owner->post( self::REMOVE, array( 'cart_item_key' => $key ) ) );
	}

	/**
	 * @testdox Restores a removed item only if it is still in stock
	 */
	public function test_restore_heeds_the_stock(): void {
		$product               = $this->product( array( 'stock' => 1 ) );
		list( $visitor, $key ) = $this->shopper( $product );
		$visitor->post( self::REMOVE, array( 'cart_item_key' => $key ) );
		\Vitrine\Commerce\Builtin\Products\ProductWriter::save(
			array(
				'id'    => $product,
				'stock' => 0,
			)
		);

		$this->assert_refused( 200, 'out_of_stock', static fn() => $visitor->post( self::RESTORE, array( 'cart_item_key' => $key ) ) );
	}
}

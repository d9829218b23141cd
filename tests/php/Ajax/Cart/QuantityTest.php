<?php
/**
 * Tests of changing quantities.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Ajax\Cart;

use Vitrine\Tests\Ajax\ShopTestCase;
use Vitrine\Tests\Support\Response;
use Vitrine\Tests\Support\Visitor;

/**
 * Calls the endpoints of the mini-cart and of the cart page over HTTP.
 *
 * @see spec 7.5
 */
final class QuantityTest extends ShopTestCase {

	private const UPDATE = '/?wc-ajax=vitrine_update_cart';

	/**
	 * Sets a quantity as the mini-cart does.
	 *
	 * @param Visitor              $visitor Who.
	 * @param array<string, mixed> $fields  Fields in addition to the action and the nonce.
	 */
	private function mini( Visitor $visitor, array $fields ): Response {
		return $visitor->post( self::ADMIN, $fields + array( 'action' => 'vitrine_add_cart_single_product_quantity' ) + $this->nonces( $visitor ) );
	}

	/**
	 * Sets a quantity as the cart page does.
	 *
	 * @param Visitor              $visitor Who.
	 * @param array<string, mixed> $fields  Fields in addition to the nonce.
	 */
	private function page( Visitor $visitor, array $fields ): Response {
		return $visitor->post( self::UPDATE, $fields + $this->nonces( $visitor ) );
	}

	/**
	 * @testdox Sets an absolute quantity from the mini-cart and the cart page, and removes the item at 0
	 */
	public function test_sets(): void {
		list( $visitor, $key ) = $this->shopper();
		$mini                  = $this->mini(
			$visitor,
			array(
				'hash'     => $key,
				'quantity' => '4',
			)
		);
		$this->assertSame( 200, $mini->status, $mini->body );
		$this->assert_private_json( $mini );
		$this->assertSame( 4, $this->cart( $mini )['lines'][0]['quantity'] );

		$page = $this->page( $visitor, array( 'cart' => array( $key => array( 'qty' => '2' ) ) ) );
		$this->assertSame( 200, $page->status );
		$this->assert_private_json( $page );
		$this->assertSame( array( 'Lamp' => 2 ), $this->items( $visitor ) );

		$gone = $this->mini(
			$visitor,
			array(
				'hash'     => $key,
				'quantity' => '0',
			)
		);
		$this->assertSame( $key, $gone->json()['removed_key'] );
		$this->assertSame( array(), $this->items( $visitor ) );
	}

	/**
	 * Data provider of invalid quantities and keys.
	 *
	 * @return array<string, array{mixed, mixed, int, string}>
	 */
	public function bad(): array {
		return array(
			'negative'             => array( true, '-2', 200, 'invalid_quantity' ),
			'a fraction'           => array( true, '1.5', 200, 'invalid_quantity' ),
			'exponent'             => array( true, '1e2', 200, 'invalid_quantity' ),
			'text'                 => array( true, 'abc', 200, 'invalid_quantity' ),
			'too large'            => array( true, '99999999999', 200, 'invalid_quantity' ),
			'above stock'          => array( true, '6', 200, 'out_of_stock' ),
			'far above stock'      => array( true, '999999999', 200, 'invalid_quantity' ),
			'an array as quantity' => array( true, array( '1' ), 400, 'malformed' ),
			'an unknown key'       => array( 'ffffffffffffffffffffffffffffffff', '1', 200, 'unknown_cart_item' ),
			'a long key'           => array( str_repeat( 'f', 65 ), '1', 400, 'malformed' ),
		);
	}

	/**
	 * @testdox Rejects an invalid quantity from the mini-cart and the cart page: $_dataName
	 *
	 * @dataProvider bad
	 *
	 * @param string|true $key      Cart item key; true for the visitor's own.
	 * @param mixed       $quantity Quantity of the request.
	 * @param int         $status   HTTP status.
	 * @param string      $code     Error code.
	 */
	public function test_bad( string|bool $key, mixed $quantity, int $status, string $code ): void {
		list( $visitor, $own ) = $this->shopper( $this->product( array( 'stock' => 5 ) ) );
		$key                   = true === $key ? $own : $key;
		$this->assert_refused(
			$status,
			$code,
			fn() => $this->mini(
				$visitor,
				array(
					'hash'     => $key,
					'quantity' => $quantity,
				)
			)
		);
		$this->assert_refused( $status, $code, fn() => $this->page( $visitor, array( 'cart' => array( $key => array( 'qty' => $quantity ) ) ) ) );
		$this->assertSame( array( 'Lamp' => 1 ), $this->items( $visitor ) );
	}

	/**
	 * @testdox Rejects malformed and oversized quantity requests
	 */
	public function test_malformed(): void {
		list( $visitor, $key ) = $this->shopper();
		foreach ( array(
			array( 'quantity' => '1' ),
			array( 'hash' => $key ),
			array(
				'hash'     => array( $key ),
				'quantity' => '1',
			),
		) as $fields ) {
			$this->assert_refused( 400, 'malformed', fn() => $this->mini( $visitor, $fields ) );
		}
		foreach ( array( array(), array( 'cart' => 'x' ), array( 'cart' => array( $key => '2' ) ), array( 'cart' => array( $key => array( 'quantity' => '2' ) ) ) ) as $fields ) {
			$this->assert_refused( 400, 'malformed', fn() => $this->page( $visitor, $fields ) );
		}
		$this->assert_refused(
			413,
			'too_large',
			fn() => $this->mini(
				$visitor,
				array(
					'hash'     => $key,
					'quantity' => '2',
					'x'        => str_repeat(
						'x',
						2_000_000
					),
				)
			)
		);
		$this->assert_refused(
			413,
			'too_large',
			fn() => $this->page(
				$visitor,
				array(
					'cart' => array( $key => array( 'qty' => '2' ) ),
					'x'    => str_repeat(
						'x',
						2_000_000
					),
				)
			)
		);
	}

	/**
	 * @testdox Sets all quantities of the cart page or none
	 */
	public function test_all_or_none(): void {
		list( $visitor, $lamp ) = $this->shopper( $this->product( array( 'stock' => 5 ) ) );
		$answer                 = $visitor->post( '/?wc-ajax=add_to_cart', array( 'product_id' => $this->product( array( 'name' => 'Vase' ) ) ) );
		$vase                   = $this->cart( $answer )['lines'][1]['key'];

		$this->assert_refused(
			200,
			'out_of_stock',
			fn() => $this->page(
				$visitor,
				array(
					'cart' => array(
						$vase => array( 'qty' => '3' ),
						$lamp => array( 'qty' => '9' ),
					),
				)
			)
		);
		$this->page(
			$visitor,
			array(
				'cart' => array(
					$vase => array( 'qty' => '3' ),
					$lamp => array( 'qty' => '2' ),
				),
			)
		);

		$this->assertSame(
			array(
				'Lamp' => 2,
				'Vase' => 3,
			),
			$this->items( $visitor )
		);
	}

	/**
	 * @testdox Chooses a shipping method and rejects one that is not offered
	 */
	public function test_shipping(): void {
		list( $visitor ) = $this->shopper();
		foreach ( array( self::UPDATE, '/?wc-ajax=update_order_review' ) as $url ) {
			$answer = $visitor->post( $url, array( 'shipping_method' => array( 'flat_rate' ) ) + $this->nonces( $visitor ) );
			$this->assertSame( 200, $answer->status, $answer->body );
			$this->assert_private_json( $answer );
			$this->assertSame( array( 'flat_rate' ), array_column( array_filter( $this->cart( $answer )['shipping'], static fn( array $choice ): bool => $choice['chosen'] ), 'id' ) );

			$refused = $visitor->post( $url, array( 'shipping_method' => 'teleport' ) + $this->nonces( $visitor ) );
			$this->assertNotSame( '', $refused->json()['error'] ?? '' );
			$this->assertSame( 400, $visitor->post( $url, array( 'shipping_method' => array( 'a', 'b' ) ) + $this->nonces( $visitor ) )->status );
		}
	}
}

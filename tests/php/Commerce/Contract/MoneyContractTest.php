<?php
/**
 * Contract tests of coupons and totals.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Contract;

/**
 * Coupons and cart totals.
 */
final class MoneyContractTest extends MoneyContract {

	/**
	 * @testdox A percentage coupon is rounded once per cart, with half a unit as the engine rounds it
	 * @dataProvider engines
	 */
	public function test_percent( EngineFixture $shop ): void {
		$shop->shipping( 0, null );
		$shop->coupon( 'ten', array( 'amount' => 10 ) );
		$cart = self::filled( $shop );

		$this->assertTrue( $cart->apply_coupon( '  TEN ' ), 'Case and surrounding spaces are ignored.' );

		$now  = $cart->snapshot();
		$part = $now->totals['discount'];
		$this->assertContains( $part, array( 250, 251 ), 'Ten percent is 250.5.' );
		$this->assertSame(
			array(
				array(
					'code'     => 'ten',
					'discount' => $part,
				),
			),
			$now->coupons
		);
		$this->assertSame( array( 2505, 2505 - $part ), array( $now->totals['subtotal'], $now->totals['total'] ) );
	}

	/**
	 * @testdox A fixed coupon takes off its amount, up to the subtotal
	 * @dataProvider engines
	 */
	public function test_fixed( EngineFixture $shop ): void {
		$shop->shipping( 0, null );
		$shop->coupon(
			'five',
			array(
				'type'   => 'fixed',
				'amount' => 500,
			)
		);
		$shop->coupon(
			'lots',
			array(
				'type'   => 'fixed',
				'amount' => 99999,
			)
		);
		$cart = self::filled( $shop );
		$cart->apply_coupon( 'five' );
		$this->assertSame( 2005, $cart->snapshot()->totals['total'] );

		$cart->apply_coupon( 'lots' );
		$this->assertSame( 0, $cart->snapshot()->totals['total'] );
		$this->assertSame( array( 500, 2005 ), array_column( $cart->snapshot()->coupons, 'discount' ) );
	}

	/**
	 * @testdox Rejects an unusable coupon with its reason
	 * @dataProvider refusals
	 *
	 * @param EngineFixture             $shop   The shop.
	 * @param array<string, mixed>|null $coupon Data of the coupon; null for none.
	 * @param string                    $says   Part of the message.
	 */
	public function test_refusals( EngineFixture $shop, ?array $coupon, string $says ): void {
		if ( null !== $coupon ) {
			$shop->coupon( 'ten', $coupon + array( 'amount' => 10 ) );
		}
		$cart   = self::filled( $shop );
		$before = $shop->saved_carts();

		self::assert_refused( 'invalid_coupon', $cart->apply_coupon( 'ten' ), $says );

		$this->assertSame( $before, $shop->saved_carts() );
	}

	/**
	 * Data provider of coupons that cannot be applied.
	 *
	 * @return iterable<string, array{0: EngineFixture, 1: array<string, mixed>|null, 2: string}>
	 */
	public static function refusals(): iterable {
		$cases = array(
			'unknown'                    => array( null, 'Coupon "ten" does not exist.' ),
			'expired'                    => array( array( 'expires' => '2020-01-01 00:00:00' ), 'expired' ),
			'usage limit reached'        => array( array( 'usage_limit' => 0 ), 'usage limit' ),
			'below its minimum subtotal' => array( array( 'min_subtotal' => 2506 ), '€25.06' ),
			'for another product'        => array( array( 'product_ids' => array( 999999 ) ), 'does not apply to the products' ),
			'for another category'       => array( array( 'categories' => array( 'shoes' ) ), 'does not apply to the products' ),
		);
		return self::for_engines( $cases );
	}

	/**
	 * @testdox Accepts a coupon at the limits of its rules
	 * @dataProvider engines
	 */
	public function test_bounds( EngineFixture $shop ): void {
		$cart = self::filled( $shop );
		$shop->coupon(
			'min',
			array(
				'amount'       => 10,
				'min_subtotal' => 2505,
				'expires'      => gmdate( 'Y-m-d H:i:s', time() + HOUR_IN_SECONDS ),
				'usage_limit'  => 1,
			)
		);

		$this->assertTrue( $cart->apply_coupon( 'min' ) );
	}

	/**
	 * @testdox A category coupon discounts only items of that category
	 * @dataProvider engines
	 */
	public function test_category( EngineFixture $shop ): void {
		$shop->coupon(
			'light',
			array(
				'amount'     => 50,
				'categories' => array( 'light' ),
			)
		);
		$cart = self::filled( $shop );
		$cart->apply_coupon( 'light' );

		$this->assertSame( 1000, $cart->snapshot()->totals['discount'] );
	}

	/**
	 * @testdox Rejects a coupon applied twice, an empty code, and removing one that is not applied
	 * @dataProvider engines
	 */
	public function test_again( EngineFixture $shop ): void {
		$shop->coupon( 'ten', array( 'amount' => 10 ) );
		$cart = self::filled( $shop );
		$cart->apply_coupon( 'ten' );

		self::assert_refused( 'invalid_coupon', $cart->apply_coupon( 'Ten' ), 'already' );
		self::assert_refused( 'invalid_coupon', $cart->apply_coupon( '   ' ), 'enter a coupon code' );
		self::assert_refused( 'invalid_coupon', $cart->remove_coupon( 'alone' ) );
		self::assert_refused( 'invalid_coupon', $shop->visitor()->cart()->apply_coupon( 'ten' ), 'Your cart is empty' );
		$this->assertSame( array( 'ten' ), array_column( $cart->snapshot()->coupons, 'code' ) );
	}

	/**
	 * @testdox Rejects an individual-use coupon beside another
	 * @dataProvider engines
	 * @group needs-individual_coupons
	 */
	public function test_together( EngineFixture $shop ): void {
		$shop->coupon( 'ten', array( 'amount' => 10 ) );
		$shop->coupon(
			'alone',
			array(
				'amount'     => 20,
				'individual' => true,
			)
		);
		$cart = self::filled( $shop );
		$cart->apply_coupon( 'ten' );

		self::assert_refused( 'invalid_coupon', $cart->apply_coupon( 'alone' ), 'cannot be used together with "ten"' );
		$this->assertSame( array( 'ten' ), array_column( $cart->snapshot()->coupons, 'code' ) );
	}

	/**
	 * @testdox Removes a coupon
	 * @dataProvider engines
	 */
	public function test_remove_coupon( EngineFixture $shop ): void {
		$shop->coupon( 'ten', array( 'amount' => 10 ) );
		$cart = self::filled( $shop );
		$cart->apply_coupon( 'ten' );

		$this->assertTrue( $cart->remove_coupon( 'TEN' ) );
		$this->assertSame( array(), $cart->snapshot()->coupons );
		$this->assertSame( 0, $cart->snapshot()->totals['discount'] );
	}

	/**
	 * @testdox Removes a coupon that is no longer valid, with a notice
	 * @dataProvider engines
	 */
	public function test_dropped( EngineFixture $shop ): void {
		$shop->coupon(
			'ten',
			array(
				'amount'       => 10,
				'min_subtotal' => 2000,
			)
		);
		$cart = self::filled( $shop );
		$cart->apply_coupon( 'ten' );

		$cart->remove( $cart->snapshot()->lines[0]->key );

		$this->assertSame( array(), $cart->snapshot()->coupons );
		$this->assertStringContainsString( 'The minimum spend for the coupon "ten" is €20.00.', $cart->snapshot()->notices[0]['text'] );
	}
}

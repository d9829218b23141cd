<?php
/**
 * Contract tests of sessions.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Contract;

use Vitrine\Commerce\Value\AddRequest;

/**
 * A cart belongs to one visitor, persists, and is not saved by reading it.
 */
final class SessionContractTest extends EngineContract {

	/**
	 * @testdox A new visitor's cart is empty, and reading it saves nothing
	 * @dataProvider engines
	 */
	public function test_empty( EngineFixture $shop ): void {
		$cart = $shop->visitor()->cart();

		$now = $cart->snapshot();

		$this->assertSame( array( 0, '', 0, array(), null, 0 ), array( $now->revision, $now->hash, $now->count(), $now->lines, $now->totals['shipping'], $now->totals['total'] ) );
		$this->assertSame( array(), $cart->take_notices() );
		$this->assertSame( array(), $shop->saved_carts() );
	}

	/**
	 * @testdox A cart persists to the visitor's next request, and reading it saves nothing
	 * @dataProvider engines
	 */
	public function test_lasts( EngineFixture $shop ): void {
		$visitor = $shop->visitor();
		self::add( $visitor->cart(), new AddRequest( self::lamp( $shop ), 2 ) );
		$saved = $shop->saved_carts();

		$later = $shop->again( $visitor );

		$this->assertSame( array( array( 'Lamp', 2 ) ), self::contents( $later->cart() ) );
		$this->assertEquals( $visitor->cart()->snapshot(), $later->cart()->snapshot() );
		$this->assertSame( array(), $later->cart()->take_notices() );
		$this->assertSame( $saved, $shop->saved_carts() );
	}

	/**
	 * @testdox Two visitors have separate carts
	 * @dataProvider engines
	 */
	public function test_apart( EngineFixture $shop ): void {
		$lamp = self::lamp( $shop );
		$anna = $shop->visitor();
		$bert = $shop->visitor();
		self::add( $anna->cart(), new AddRequest( $lamp, 1 ) );
		self::add( $bert->cart(), new AddRequest( $lamp, 5 ) );

		$this->assertSame( 1, $shop->again( $anna )->cart()->snapshot()->count() );
		$this->assertSame( 5, $shop->again( $bert )->cart()->snapshot()->count() );
	}

	/**
	 * @testdox A rejected first add starts no session
	 * @dataProvider engines
	 */
	public function test_refused_first_add( EngineFixture $shop ): void {
		$visitor = $shop->visitor();

		self::assert_refused( 'invalid_quantity', $visitor->cart()->add( new AddRequest( self::lamp( $shop, array( 'sold_individually' => true ) ), 2 ) ) );

		$this->assertSame( array(), $shop->saved_carts() );
		$this->assertSame( 0, $shop->again( $visitor )->cart()->snapshot()->revision );
	}

	/**
	 * @testdox The nonce session token lasts with the session and differs between visitors
	 * @dataProvider engines
	 */
	public function test_session_token( EngineFixture $shop ): void {
		$anna  = $shop->visitor();
		$token = $anna->cart()->session_token();

		$this->assertGreaterThanOrEqual( 32, strlen( $token ) );
		$this->assertSame( $token, $shop->again( $anna )->cart()->session_token() );
		self::add( $anna->cart(), new AddRequest( self::lamp( $shop ) ) );
		$this->assertSame( $token, $shop->again( $anna )->cart()->session_token() );
		$this->assertNotSame( $token, $shop->visitor()->cart()->session_token() );
	}

	/**
	 * @testdox Notices wait for the next page and are shown once
	 * @dataProvider engines
	 */
	public function test_notices( EngineFixture $shop ): void {
		$visitor = $shop->visitor();
		self::add( $visitor->cart(), new AddRequest( self::lamp( $shop ) ) );
		$visitor->cart()->add_notice( 'success', 'Added.' );
		$visitor->cart()->add_notice( 'error', 'But <not> that.' );

		$later = $shop->again( $visitor );
		$this->assertSame(
			array(
				array(
					'type' => 'success',
					'text' => 'Added.',
				),
				array(
					'type' => 'error',
					'text' => 'But <not> that.',
				),
			),
			$later->cart()->take_notices()
		);
		$this->assertSame( array(), $later->cart()->take_notices() );
		$this->assertSame( 1, $later->cart()->snapshot()->count(), 'Taking the notices keeps the cart.' );
	}

	/**
	 * @testdox Equal notices of one type are shown once
	 * @dataProvider engines
	 */
	public function test_equal_notices( EngineFixture $shop ): void {
		$visitor = $shop->visitor();
		foreach ( range( 1, 20 ) as $_ ) {
			$shop->again( $visitor )->cart()->add_notice( 'error', 'Sold out.' );
		}
		$shop->again( $visitor )->cart()->add_notice( 'info', 'Sold out.' );

		$this->assertSame( array( 'error', 'info' ), array_column( $shop->again( $visitor )->cart()->take_notices(), 'type' ) );
	}

	/**
	 * @testdox A notice reaches a visitor with an empty cart
	 * @dataProvider engines
	 */
	public function test_notice_of_a_stranger( EngineFixture $shop ): void {
		$visitor = $shop->visitor();
		$visitor->cart()->add_notice( 'error', 'Sold out.' );

		$this->assertSame( array( 'Sold out.' ), array_column( $shop->again( $visitor )->cart()->take_notices(), 'text' ) );
	}
}

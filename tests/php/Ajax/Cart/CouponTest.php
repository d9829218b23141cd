<?php
/**
 * Tests of the coupon endpoints.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Ajax\Cart;

use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Coupons\CouponStore;
use Vitrine\Tests\Ajax\ShopTestCase;

/**
 * Calls `/?wc-ajax=apply_coupon` and `/?wc-ajax=remove_coupon` over HTTP.
 */
final class CouponTest extends ShopTestCase {

	private const APPLY  = '/?wc-ajax=apply_coupon';
	private const REMOVE = '/?wc-ajax=remove_coupon';

	/**
	 * @testdox Applies a coupon in any spelling and removes it
	 */
	public function test_there_and_back(): void {
		CouponStore::save( new Coupon( 0, 'welcome10', Coupon::PERCENT, 1000 ) );
		list( $visitor ) = $this->shopper();
		$nonces          = $this->nonces( $visitor );

		$applied = $visitor->post( self::APPLY, array( 'coupon_code' => ' Welcome10 ' ) + $nonces );
		$this->assertSame( 200, $applied->status );
		$this->assert_private_json( $applied );
		$this->assertArrayNotHasKey( 'error', $applied->json() );
		$this->assertSame( 100, $this->cart( $applied )['totals']['discount'] );

		$this->assert_refused( 200, 'invalid_coupon', static fn() => $visitor->post( self::APPLY, array( 'coupon_code' => 'welcome10' ) + $nonces ) );

		$removed = $visitor->post( self::REMOVE, array( 'coupon' => 'welcome10' ) + $nonces );
		$this->assertSame( 200, $removed->status );
		$this->assert_private_json( $removed );
		$this->assertSame( 0, $this->cart( $removed )['totals']['discount'] );
	}

	/**
	 * @testdox Limits coupon attempts, by script or by form
	 */
	public function test_tries(): void {
		CouponStore::save( new Coupon( 0, 'welcome10', Coupon::PERCENT, 1000 ) );
		list( $visitor ) = $this->shopper();
		$nonces          = $this->nonces( $visitor );
		for ( $n = 0; $n < 30; $n++ ) {
			$this->assert_refused( 200, 'invalid_coupon', static fn() => $visitor->post( self::APPLY, array( 'coupon_code' => "code$n" ) + $nonces ) );
		}
		$this->assert_refused( 200, 'too_many', static fn() => $visitor->post( self::APPLY, array( 'coupon_code' => 'welcome10' ) + $nonces ) );
		// All visitors without cookies count as the same client.
		list( $other ) = $this->shopper();
		$this->assertSame( 'vitrine_too_many', $other->post( self::APPLY, array( 'coupon_code' => 'welcome10' ) + $this->nonces( $other ) )->json()['code'] );
	}

	/**
	 * Data provider of invalid codes.
	 *
	 * @return array<string, array{mixed, int, string}>
	 */
	public function bad(): array {
		return array(
			'unknown'                  => array( 'nosuchcode', 200, 'invalid_coupon' ),
			'empty'                    => array( '', 200, 'invalid_coupon' ),
			'blank'                    => array( '   ', 200, 'invalid_coupon' ),
			'markup'                   => array( '<script>alert(1)</script>', 200, 'invalid_coupon' ),
			'a quote'                  => array( "' OR 1=1 --", 200, 'invalid_coupon' ),
			'an array'                 => array( array( 'welcome10' ), 400, 'malformed' ),
			'too long'                 => array( str_repeat( 'x', 101 ), 400, 'malformed' ),
			'a null byte'              => array( "x\0", 400, 'malformed' ),
			'a body that is too large' => array( str_repeat( 'x', 2_000_000 ), 413, 'too_large' ),
		);
	}

	/**
	 * @testdox Rejects an invalid coupon code: $_dataName
	 *
	 * @dataProvider bad
	 *
	 * @param mixed  $code   Code of the request.
	 * @param int    $status HTTP status.
	 * @param string $error  Error code.
	 */
	public function test_bad( mixed $code, int $status, string $error ): void {
		list( $visitor ) = $this->shopper();
		$nonces          = $this->nonces( $visitor );
		foreach ( array(
			self::APPLY  => 'coupon_code',
			self::REMOVE => 'coupon',
		) as $url => $field ) {
			$this->assert_refused( $status, $error, static fn() => $visitor->post( $url, array( $field => $code ) + $nonces ) );
		}
	}
}

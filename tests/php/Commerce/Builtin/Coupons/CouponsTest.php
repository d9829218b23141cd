<?php
/**
 * Tests of saving and finding coupons.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Coupons;

use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Coupons\CouponStore;
use Vitrine\Tests\TestCase;

/**
 * Covers what the owner does with coupons.
 */
final class CouponsTest extends TestCase {

	/**
	 * @testdox Saves, finds, changes and deletes a coupon
	 */
	public function test_life(): void {
		$id = CouponStore::save( new Coupon( 0, ' Summer ', Coupon::FIXED, 500, true, '2999-01-01 00:00:00', 1000, 5, 0, true, true, array( 3 ), array( 'toys' ) ) );
		$this->assertIsInt( $id );

		$this->assertEquals( new Coupon( $id, 'summer', Coupon::FIXED, 500, true, '2999-01-01 00:00:00', 1000, 5, 0, true, true, array( 3 ), array( 'toys' ) ), CouponStore::get( $id ) );
		$this->assertSame( $id, CouponStore::save( new Coupon( $id, 'winter', Coupon::PERCENT, 1000 ) ) );
		$this->assertSame( array( 'winter' ), array_keys( CouponStore::find( array( 'summer', 'winter' ) ) ) );
		$this->assertSame( 1, CouponStore::list()['total'] );

		CouponStore::delete( $id );
		$this->assertNull( CouponStore::get( $id ) );
	}

	/**
	 * @testdox Distinguishes coupon codes that differ by an accent
	 */
	public function test_accents(): void {
		CouponStore::save( new Coupon( 0, 'café', Coupon::PERCENT, 1000 ) );

		$this->assertSame( array(), CouponStore::find( array( 'cafe' ) ) );
		$this->assertSame( array( 'café' ), array_keys( CouponStore::find( array( 'café' ) ) ) );
	}

	/**
	 * @testdox Rejects an invalid coupon and names the field
	 * @dataProvider wrong
	 *
	 * @param string $field  Invalid field.
	 * @param Coupon $coupon The coupon.
	 */
	public function test_wrong( string $field, Coupon $coupon ): void {
		CouponStore::save( new Coupon( 0, 'taken', Coupon::PERCENT, 1000 ) );

		$refusal = CouponStore::save( $coupon );

		$this->assertInstanceOf( \WP_Error::class, $refusal );
		$this->assertSame( $field, $refusal->get_error_data()['field'] );
		$this->assertSame( 1, CouponStore::list()['total'] );
	}

	/**
	 * Data provider of invalid coupons.
	 *
	 * @return array<string, array{0: string, 1: Coupon}>
	 */
	public static function wrong(): array {
		return array(
			'no code'               => array( 'code', new Coupon( 0, ' ', Coupon::PERCENT, 1000 ) ),
			'a code that exists'    => array( 'code', new Coupon( 0, 'TAKEN', Coupon::PERCENT, 1000 ) ),
			'a code too long'       => array( 'code', new Coupon( 0, str_repeat( 'x', 101 ), Coupon::PERCENT, 1000 ) ),
			'an unknown type'       => array( 'type', new Coupon( 0, 'x', 'gift', 1000 ) ),
			'more than 100 percent' => array( 'amount', new Coupon( 0, 'x', Coupon::PERCENT, 10001 ) ),
			'an amount of 0'        => array( 'amount', new Coupon( 0, 'x', Coupon::FIXED, 0 ) ),
			'a negative amount'     => array( 'amount', new Coupon( 0, 'x', Coupon::FIXED, -5, free_shipping: true ) ),
			'a negative limit'      => array( 'usage_limit', new Coupon( 0, 'x', Coupon::FIXED, 5, usage_limit: -1 ) ),
			'a negative subtotal'   => array( 'min_subtotal', new Coupon( 0, 'x', Coupon::FIXED, 5, min_subtotal: -1 ) ),
		);
	}
}

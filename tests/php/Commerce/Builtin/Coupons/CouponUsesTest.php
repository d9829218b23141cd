<?php
/**
 * Tests of coupon usage counts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Coupons;

use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Coupons\CouponStore;
use Vitrine\Commerce\Builtin\Coupons\CouponUses;
use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Tests\TestCase;

/**
 * Usage limits hold for concurrent orders.
 */
final class CouponUsesTest extends TestCase {

	/**
	 * Creates a coupon.
	 *
	 * @param string   $code  Code.
	 * @param int|null $limit Usage limit.
	 */
	private static function coupon( string $code, ?int $limit ): void {
		self::assertIsInt( CouponStore::save( new Coupon( 0, $code, Coupon::PERCENT, 1000, usage_limit: $limit ) ) );
	}

	/**
	 * Returns the usage count of a coupon.
	 *
	 * @param string $code Code.
	 */
	private static function used( string $code ): int {
		return CouponStore::find( array( $code ) )[ $code ]->used;
	}

	/**
	 * Uses coupons; also run by the concurrent processes.
	 *
	 * @param string ...$codes Codes.
	 */
	public static function take( string ...$codes ): string {
		$taken = Transaction::run( static fn (): bool|\WP_Error => CouponUses::take( $codes ) );
		return is_wp_error( $taken ) ? (string) $taken->get_error_code() : 'taken';
	}

	/**
	 * @testdox Coupon uses are counted up to the limit and released
	 */
	public function test_limit(): void {
		self::coupon( 'two', 2 );

		$this->assertSame( array( 'taken', 'taken', 'vitrine_invalid_coupon' ), array( self::take( 'two' ), self::take( 'two' ), self::take( 'two' ) ) );
		$this->assertTrue( CouponUses::release( array( 'two' ) ) );
		$this->assertSame( 1, self::used( 'two' ) );
		$this->assertSame( 'taken', self::take( 'two' ) );
	}

	/**
	 * @testdox Uses several coupons or none of them
	 */
	public function test_all_or_none(): void {
		self::coupon( 'free', null );
		self::coupon( 'over', 0 );

		$this->assertSame( 'vitrine_invalid_coupon', self::take( 'free', 'over' ) );
		$this->assertSame( 0, self::used( 'free' ) );
	}

	/**
	 * @testdox The use count of a coupon never falls below 0
	 */
	public function test_release_has_a_floor(): void {
		self::coupon( 'one', 1 );
		CouponUses::release( array( 'one' ) );

		$this->assertSame( 0, self::used( 'one' ) );
	}

	/**
	 * @testdox 12 concurrent processes use a coupon with a limit of 5 exactly 5 times
	 */
	public function test_race(): void {
		self::coupon( 'five', 5 );

		$answers = array_count_values( $this->concurrently( self::class . '::take', array_fill( 0, 12, array( 'five' ) ) ) );

		$this->assertEquals(
			array(
				'taken'                  => 5,
				'vitrine_invalid_coupon' => 7,
			),
			$answers
		);
		wp_cache_flush();
		$this->assertSame( 5, self::used( 'five' ) );
	}
}

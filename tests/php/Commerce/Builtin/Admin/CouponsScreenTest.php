<?php
/**
 * Tests of the coupons screen.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Admin;

use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Coupons\CouponStore;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\TestCase;

/**
 * Sends real requests as the shop's owner.
 */
final class CouponsScreenTest extends TestCase {

	private const LIST = '/wp-admin/admin.php?page=vitrine-coupons';
	private const CODE = '//input[@name="code"]';

	/**
	 * @testdox Adds, changes and deletes a coupon
	 */
	public function test_adds_changes_and_deletes_a_coupon(): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		$mug   = Shopper::product(
			array(
				'name'       => 'Mug & saucer',
				'categories' => array( 'Mugs' ),
			)
		);
		$given = array(
			'code'         => ' Summer ',
			'amount'       => '12,5',
			'min_subtotal' => '20',
			'usage_limit'  => '5',
			'expires'      => '2999-07-01T12:00',
			'categories'   => array( 'mugs', 'shirts' ),
			'product_ids'  => (string) $mug,
			'individual'   => '1',
		);
		$this->assertSame( 302, ( new AdminPage( $owner, self::LIST . '&coupon=0' ) )->send( self::CODE, $given )->status );

		$coupon = CouponStore::find( array( 'summer' ) )['summer'];
		$this->assertEquals( new Coupon( $coupon->id, 'summer', 'percent', 1250, true, '2999-07-01 10:00:00', 2000, 5, 0, true, false, array( $mug ), array( 'mugs', 'shirts' ) ), $coupon );
		$row = ( new AdminPage( $owner, self::LIST ) )->texts( '//tbody[@id="the-list"]/tr' )[0];
		$this->assertStringContainsString( '12.50 %', $row );
		$this->assertStringContainsString( '0 / 5', $row );

		$page = new AdminPage( $owner, self::LIST . "&coupon=$coupon->id" );
		// By name; a deleted category is listed too, so that it can be removed.
		$this->assertSame( array( 'Mugs', 'shirts' ), $page->texts( '//input[@name="categories[]"][@checked]/..' ) );
		$this->assertStringContainsString( 'Mug & saucer', $page->dom->evaluate( 'string(//*[@data-vitrine-picker]/@data-chosen)' ) );
		$this->assertSame( array( '12.50', '2999-07-01T12:00' ), array( $page->fields( self::CODE )['amount'], $page->fields( self::CODE )['expires'] ) );
		$page->send(
			self::CODE,
			array(
				'type'    => 'fixed',
				'amount'  => '3',
				'enabled' => null,
			)
		);
		$changed = CouponStore::get( $coupon->id );
		$this->assertSame( array( 'fixed', 300, false ), array( $changed->type, $changed->amount, $changed->enabled ) );

		$delete = ( new AdminPage( $owner, self::LIST ) )->dom->evaluate( 'string(//a[@class="submitdelete"]/@href)' );
		$path   = (string) wp_parse_url( $delete, PHP_URL_PATH ) . '?' . wp_parse_url( $delete, PHP_URL_QUERY );
		$this->assertSame( 403, $owner->get( (string) preg_replace( '/_wpnonce=\w+/', '_wpnonce=1', $path ) )->status );
		$this->assertNotNull( CouponStore::get( $coupon->id ) );
		$owner->get( $path );
		$this->assertNull( CouponStore::get( $coupon->id ) );
	}

	/**
	 * @dataProvider wrong
	 * @testdox Rejects an invalid coupon and keeps the input in the form: $_dataName
	 *
	 * @param array<string, string> $given Values by field name.
	 */
	public function test_keeps_what_it_refuses( array $given ): void {
		CouponStore::save( new Coupon( 0, 'taken', Coupon::FIXED, 100 ) );
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		$given += array(
			'code'   => 'mine',
			'amount' => '10',
		);
		( new AdminPage( $owner, self::LIST . '&coupon=0' ) )->send( self::CODE, $given );

		$this->assertSame( 1, CouponStore::list()['total'] );
		$page = new AdminPage( $owner, self::LIST . '&coupon=0' );
		$this->assertCount( 1, $page->texts( '//div[contains(@class, "notice-error")]' ) );
		$this->assertEquals( $given, array_intersect_key( $page->fields( self::CODE ), $given ) );
	}

	/**
	 * Data provider of invalid input.
	 *
	 * @return array<string, array{0: array<string, string>}>
	 */
	public function wrong(): array {
		return array(
			'an existing code'               => array( array( 'code' => 'TAKEN' ) ),
			'an amount that is not a number' => array( array( 'amount' => 'ten' ) ),
			'more than 100 percent'          => array( array( 'amount' => '101' ) ),
			'a negative limit'               => array( array( 'usage_limit' => '-1' ) ),
			'a negative minimum subtotal'    => array( array( 'min_subtotal' => '-5' ) ),
		);
	}
}

<?php
/**
 * Tests of migrating customers and coupons.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Move\WooCommerce;

use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Move\Marks;

/**
 * Roles, addresses and coupons.
 */
final class CustomersTest extends OldShop {

	/**
	 * Creates a user.
	 *
	 * @param string $role Role of the user, also used as the name.
	 */
	private static function user( string $role ): int {
		$id = wp_insert_user(
			array(
				'user_login' => $role,
				'user_email' => "$role@example.org",
				'user_pass'  => 'password',
				'role'       => $role,
			)
		);
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * @testdox Customers and managers get WooCommerce's roles in addition and keep their address
	 */
	public function test_roles(): void {
		$customer = self::user( 'vitrine_customer' );
		$manager  = self::user( 'vitrine_manager' );
		$author   = self::user( 'author' );
		update_user_meta( $customer, 'billing_country', 'JP' );
		update_user_meta( $customer, 'billing_state', '13' );
		update_user_meta( $customer, 'billing_city', 'Tokyo' );
		self::order( array( 'customer_id' => $author ) );
		self::move();

		$this->assertSame( array( 'vitrine_customer', 'customer' ), array_values( get_userdata( $customer )->roles ) );
		$this->assertSame( array( 'vitrine_manager', 'shop_manager' ), array_values( get_userdata( $manager )->roles ) );
		$this->assertSame( array( 'author' ), array_values( get_userdata( $author )->roles ) );
		$this->assertTrue( user_can( $manager, 'manage_woocommerce' ) );
		$moved = new \WC_Customer( $customer );
		$this->assertSame( array( 'JP13', 'Tokyo' ), array( $moved->get_billing_state(), $moved->get_billing_city() ) );
		$this->assertSame( array( $author ), array_map( static fn ( \WC_Order $order ): int => $order->get_customer_id(), wc_get_orders( array( 'customer_id' => $author ) ) ) );
	}

	/**
	 * @testdox Coupons keep their amount, restrictions, expiry and usage count
	 */
	public function test_coupons(): void {
		$lamp  = self::product( array( 'categories' => array( 'Lighting' ) ) );
		$ids   = array(
			self::coupon( 'ten', array( 'amount' => 1050, 'expires' => '2030-01-02 03:04:05', 'min_subtotal' => 5000, 'usage_limit' => 9, 'used' => 3, 'individual' => true, 'product_ids' => array( $lamp ), 'free_shipping' => true ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			self::coupon( 'five', array( 'type' => Coupon::FIXED, 'amount' => 500, 'categories' => array( 'lighting' ), 'enabled' => false ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			self::coupon( 'theirs' ),
		);
		$other = new \WC_Coupon();
		$other->set_code( 'theirs' );
		$other->save();
		self::move();

		$ten = new \WC_Coupon( Marks::coupon( $ids[0] ) );
		$this->assertSame( array( 'ten', 'percent', '10.5', '50', 9, 3, true, true, array( $lamp ) ), array( $ten->get_code(), $ten->get_discount_type(), $ten->get_amount(), $ten->get_minimum_amount(), $ten->get_usage_limit(), $ten->get_usage_count(), $ten->get_individual_use(), $ten->get_free_shipping(), $ten->get_product_ids() ) );
		$this->assertSame( '2030-01-02 03:04:05', gmdate( 'Y-m-d H:i:s', $ten->get_date_expires()->getTimestamp() ) );
		$five = new \WC_Coupon( Marks::coupon( $ids[1] ) );
		$this->assertSame( array( 'fixed_cart', '5', 'draft' ), array( $five->get_discount_type(), $five->get_amount(), $five->get_status() ) );
		$this->assertSame( array( get_term_by( 'slug', 'lighting', 'product_cat' )->term_id ), $five->get_product_categories() );
		$this->assertSame( 0, Marks::coupon( $ids[2] ) );
		$this->assertStringContainsString( 'theirs', \Vitrine\Move\MoveProgress::load()->problems()[0]['text'] );
	}
}

<?php
/**
 * Tests of the checkout form without JavaScript.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View\Checkout;

use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Coupons\CouponStore;
use Vitrine\Tests\Ajax\Checkout\CheckoutTestCase;

/**
 * The form without JavaScript, which is posted to the checkout page.
 */
final class NoScriptTest extends CheckoutTestCase {

	/**
	 * @testdox Each form has its own idempotency key, kept after a rejection
	 */
	public function test_key(): void {
		list( $visitor ) = $this->shopper();
		$first           = $this->hidden( $visitor->get( self::PAGE ) );
		$second          = $this->hidden( $visitor->get( self::PAGE ) );
		$this->assertNotSame( $first['vitrine_order_key'], $second['vitrine_order_key'] );
		$refused = $this->hidden( $visitor->post( self::PAGE, $first ) );
		$this->assertSame( $first['vitrine_order_key'], $refused['vitrine_order_key'] );
	}

	/**
	 * @testdox A rejected form keeps all entries and shows errors at their fields
	 */
	public function test_keeps_what_was_typed(): void {
		list( $visitor, $form ) = $this->buyer();
		$typed                  = array(
			'billing_email'             => 'no address',
			'billing_first_name'        => 'Ada <b>',
			'order_comments'            => 'Ring twice & wait',
			'ship_to_different_address' => '1',
			'shipping_city'             => 'Jedburgh',
		) + $form;
		$answer                 = $visitor->post( self::PAGE, $typed );
		$this->assertSame( 200, $answer->status );
		$this->assertStringContainsString( 'no-store', $answer->header( 'cache-control' ) );
		$page  = $this->xpath( $answer->body );
		$value = static fn( string $name ): string => $page->query( "//*[@name='$name']" )->item( 0 )->getAttribute( 'value' );
		$this->assertSame( array( 'no address', 'Ada <b>', 'Jedburgh', 'SW1Y 4JH' ), array( $value( 'billing_email' ), $value( 'billing_first_name' ), $value( 'shipping_city' ), $value( 'billing_postcode' ) ) );
		$this->assertSame( 'Ring twice & wait', $page->query( "//*[@name='order_comments']" )->item( 0 )->textContent );
		$this->assertSame( 1, $page->query( "//option[@value='GB' and @selected]/ancestor::select[@name='billing_country']" )->length );
		$this->assertSame( 1, $page->query( "//input[@name='ship_to_different_address' and @checked]" )->length );

		$email = $page->query( "//input[@name='billing_email']" )->item( 0 );
		$this->assertSame( 'true', $email->getAttribute( 'aria-invalid' ) );
		$this->assertStringContainsString( 'Email address', $page->query( "//*[@id='{$email->getAttribute( 'aria-describedby' )}']" )->item( 0 )->textContent );
		$summary = $page->query( "//*[contains(@class, 'woocommerce-NoticeGroup-checkout')]/*[@role='alert' and @tabindex='-1' and @autofocus]" );
		$this->assertSame( 1, $summary->length );
		$this->assertSame( 1, $page->query( ".//a[@href='#billing_email']", $summary->item( 0 ) )->length );
		$this->assertSame( 0, $this->orders() );
	}

	/**
	 * @testdox Without JavaScript, unaccepted terms show an error at the checkbox and keep all entries
	 */
	public function test_terms(): void {
		$terms = wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => 'Terms',
			)
		);
		update_option( 'vitrine_shop', array( 'terms_page' => $terms ) );
		list( $visitor, $form ) = $this->buyer();
		$page                   = $this->xpath( $visitor->post( self::PAGE, $form )->body );
		$box                    = $page->query( "//input[@name='terms']" )->item( 0 );
		$this->assertSame( 'true', $box->getAttribute( 'aria-invalid' ) );
		$this->assertStringStartsWith( 'Please read and accept', $page->query( "//*[@id='{$box->getAttribute( 'aria-describedby' )}']" )->item( 0 )->textContent );
		$this->assertSame( 'SW1Y 4JH', $page->query( "//*[@name='billing_postcode']" )->item( 0 )->getAttribute( 'value' ) );
		$page = $this->xpath(
			$visitor->post(
				self::PAGE,
				array(
					'terms'        => '1',
					'billing_city' => '',
				) + $form
			)->body
		);
		$this->assertSame( 1, $page->query( "//input[@name='terms'][@checked][not(@aria-invalid)]" )->length );
		$this->assertSame( 303, $visitor->post( self::PAGE, array( 'terms' => '1' ) + $form )->status );
	}

	/**
	 * @testdox Places an order without JavaScript and redirects to the receipt
	 */
	public function test_orders(): void {
		list( $visitor, $form ) = $this->buyer();
		$answer                 = $visitor->post( self::PAGE, $form );
		$this->assertSame( 303, $answer->status );
		$this->assertStringContainsString( 'no-store', $answer->header( 'cache-control' ) );
		$this->assertStringContainsString( 'order-received=', $answer->header( 'location' ) );
		$this->assertSame( 1, $this->orders() );
		$this->assertSame( $answer->header( 'location' ), $visitor->post( self::PAGE, $form )->header( 'location' ), 'A resubmission redirects to the same receipt.' );
		$this->assertSame( 1, $this->orders() );
	}

	/**
	 * @testdox An expired nonce keeps all entries, and the new nonce works
	 */
	public function test_expired_nonce(): void {
		list( $visitor, $form ) = $this->buyer();
		$answer                 = $visitor->post( self::PAGE, array( 'security' => '0123456789' ) + $form );
		$this->assertSame( 'SW1Y 4JH', $this->xpath( $answer->body )->query( "//*[@name='billing_postcode']" )->item( 0 )->getAttribute( 'value' ) );
		$this->assertSame( 0, $this->orders() );
		$this->assertSame( 303, $visitor->post( self::PAGE, $this->hidden( $answer ) + $form )->status );
	}

	/**
	 * @testdox Applies and removes coupons without JavaScript and keeps all entries
	 */
	public function test_coupon(): void {
		$this->assertIsInt( CouponStore::save( new Coupon( 0, 'welcome10', 'percent', 1000 ) ) );
		list( $visitor, $form ) = $this->buyer();
		$press                  = function ( array $button ) use ( $visitor, $form ): \DOMXPath {
			$answer = $visitor->post( self::PAGE, $button + $form );
			$this->assertSame( 200, $answer->status );
			$page = $this->xpath( $answer->body );
			$this->assertSame( 'London', $page->query( "//*[@name='billing_city']" )->item( 0 )->getAttribute( 'value' ) );
			return $page;
		};
		$removal                = "//button[@name='remove_coupon' and @value='welcome10']";

		$page = $press(
			array(
				'apply_coupon' => '1',
				'coupon_code'  => 'nope',
			)
		);
		$this->assertSame( 1, $page->query( "//input[@name='coupon_code' and @aria-invalid]" )->length );
		$this->assertSame(
			1,
			$press(
				array(
					'apply_coupon' => '1',
					'coupon_code'  => 'welcome10',
				)
			)->query( $removal )->length
		);
		$this->assertSame( 0, $press( array( 'remove_coupon' => 'welcome10' ) )->query( $removal )->length );
		$this->assertSame( 0, $this->orders() );
	}
}

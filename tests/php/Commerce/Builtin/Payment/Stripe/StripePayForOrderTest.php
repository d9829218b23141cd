<?php
/**
 * Tests of manual orders paid by card.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Payment\Stripe;

use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\Commerce\Builtin\Checkout\ManualOrdersTest;

/**
 * Each attempt has its own page, and an expired page does not end the order.
 */
final class StripePayForOrderTest extends StripeTestCase {

	/**
	 * @testdox An expired payment page leaves the order pending, and does not affect a newer page
	 */
	public function test_pages(): void {
		$order = ManualOrdersTest::create( ManualOrdersTest::form( $this->product, 2 ) );
		$this->assertInstanceOf( Order::class, $order );
		$this->age( $order );

		$this->pay( $order, 'the-first-press-of-the-button' );
		$this->assertSame( 'cs_1', $this->order( $order )->reference );
		$this->assertGreaterThan( time() + 30 * MINUTE_IN_SECONDS, $this->stripe->sessions['cs_1']['expires_at'], 'Stripe requires at least 30 minutes.' );
		$this->assertStringNotContainsString( 'anna@example.org', (string) wp_json_encode( $this->stripe->sessions['cs_1'] ), 'The payment page does not reveal the customer.' );
		$this->expire( 'cs_1' );
		$now = $this->order( $order );
		$this->assertSame( array( 'pending', 'unpaid', '', $now->received_url ), array( $now->status, $now->payment_status, $now->reference, $now->redirect ) );
		$this->assertStringContainsString( 'The payment failed.', implode( $this->notes( $order ) ) );

		$this->pay( $order, 'the-second-press-of-the-button' );
		$this->expire( 'cs_1' );
		$this->assertSame( 'cs_2', $this->order( $order )->reference );
		$this->stripe->pay( 'cs_2' );
		$this->stripe->tell( 'checkout.session.completed', $this->stripe->sessions['cs_2'] );
		$now = $this->order( $order );
		$this->assertSame( array( 'processing', 'paid', true ), array( $now->status, $now->payment_status, $now->accepted ) );
	}

	/**
	 * Pays by card.
	 *
	 * @param Order  $order The order.
	 * @param string $form  Key of the form.
	 */
	private function pay( Order $order, string $form ): void {
		$done = $this->shopper->engine->order_services()->pay_for_order()->pay( $order, 'stripe', $form, array() );
		$this->assertInstanceOf( Order::class, $done, is_wp_error( $done ) ? $done->get_error_message() : '' );
		$this->assertNotSame( $done->received_url, $done->redirect );
	}

	/**
	 * Lets a page expire.
	 *
	 * @param string $session Session ID.
	 */
	private function expire( string $session ): void {
		$this->stripe->expire( $session );
		$this->stripe->tell( 'checkout.session.expired', $this->stripe->sessions[ $session ] );
	}
}

<?php
/**
 * Tests of card payments with Stripe.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Payment\Stripe;

use Vitrine\Commerce\Builtin\Payment\Gateways;
use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\Support\Environment;

/**
 * From the form through Stripe's page to an order, with events in any order.
 */
final class StripeTest extends StripeTestCase {

	/**
	 * @testdox Stripe is offered when it has a key and there is something to pay
	 */
	public function test_offered(): void {
		$offered = static fn ( Shopper $shopper ): bool => in_array( 'stripe', array_column( $shopper->engine->checkout()->payment_methods(), 'id' ), true );
		$this->assertTrue( $offered( $this->shopper->with( $this->product ) ) );
		$this->assertFalse( $offered( ( new Shopper() )->with( Shopper::product( array( 'regular_price' => 0, 'needs_shipping' => false ) ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		update_option( 'vitrine_payments', array( 'methods' => array( 'stripe' => array( 'enabled' => true ) ) ) );
		$this->assertFalse( $offered( $this->shopper ), 'Not offered without a key.' );
		$this->assertStringContainsString( 'secret key is missing', implode( ( new Gateways() )->problems() ) );
		delete_option( 'vitrine_payments' );
		$this->assertSame( array(), ( new Gateways() )->problems() );
		$this->assertFalse( $offered( $this->shopper ), 'Off by default.' );
	}

	/**
	 * @testdox The payment page has the order's amounts and expires before the stock is released
	 */
	public function test_page(): void {
		$order   = $this->buy( 2 );
		$session = $this->stripe->sessions['cs_1'];

		$this->assertSame( array( 'pending', 'unpaid', false, 'cs_1' ), array( $order->status, $order->payment_status, $order->accepted, $order->reference ) );
		$this->assertSame( 'https://checkout.stripe.com/c/pay/cs_1', $order->redirect );
		$this->assertSame( array( $order->totals['total'], 'eur' ), array( $session['amount_total'], $session['currency'] ) );
		$this->assertSame( 'Mug × 2', $session['line_items'][0]['price_data']['product_data']['name'] );
		$this->assertSame( 'anna@example.org', $session['customer_email'] );
		$created = (int) strtotime( $order->created . ' UTC' );
		$this->assertSame( $created + 59 * 60, (int) $session['expires_at'] );
		$this->assertSame( array(), $this->mails() );
	}

	/**
	 * @testdox Stock is held at least as long as Stripe's page is open
	 */
	public function test_goods_are_held_as_long_as_the_page_is_open(): void {
		add_filter( 'vitrine_hold_stock_minutes', static fn (): int => 5 );
		$order = $this->buy();
		$this->assertSame( (int) strtotime( $order->created . ' UTC' ) + 34 * 60, (int) $this->stripe->sessions['cs_1']['expires_at'] );
	}

	/**
	 * @testdox Repeated and premature events complete the order once
	 */
	public function test_paid(): void {
		$order = $this->buy();
		$told  = $this->stripe->sessions['cs_1'];
		$this->assertSame( 'pending', $this->stripe->tell( 'checkout.session.completed', $told )->get_data()['received'], 'The event arrives before the payment is visible.' );
		$this->stripe->pay( 'cs_1' );
		foreach ( array( 'checkout.session.completed', 'checkout.session.async_payment_succeeded', 'checkout.session.completed', 'checkout.session.expired' ) as $type ) {
			$this->assertSame( 200, $this->stripe->tell( $type, $told )->get_status() );
		}
		$paid = $this->order( $order );
		$this->assertSame( array( 'processing', 'paid', true, 'pi_1' ), array( $paid->status, $paid->payment_status, $paid->accepted, $paid->reference ) );
		$this->assertCount( 2, $this->mails(), 'One email to the customer and one to the shop.' );
		$this->assertSame( 4, Shopper::stock( $this->product ) );
	}

	/**
	 * @testdox A delayed payment method accepts the order first, then pays or fails it
	 */
	public function test_async(): void {
		$order = $this->buy();
		$this->stripe->pay( 'cs_1', 'processing' );
		$told = $this->stripe->sessions['cs_1'];
		$this->stripe->tell( 'checkout.session.completed', $told );
		$this->assertSame( array( 'on-hold', 'unpaid', true ), array( $this->order( $order )->status, $this->order( $order )->payment_status, $this->order( $order )->accepted ) );

		$this->stripe->pay( 'cs_1' );
		$this->stripe->tell( 'checkout.session.async_payment_succeeded', $told );
		$this->stripe->tell( 'checkout.session.completed', $told );
		$this->assertSame( array( 'processing', 'paid' ), array( $this->order( $order )->status, $this->order( $order )->payment_status ) );

		$other = $this->buy();
		$this->stripe->pay( 'cs_2', 'processing' );
		$this->stripe->tell( 'checkout.session.completed', $this->stripe->sessions['cs_2'] );
		$this->stripe->pay( 'cs_2', 'requires_payment_method' );
		$this->stripe->tell( 'checkout.session.async_payment_failed', $this->stripe->sessions['cs_2'] );
		$this->assertSame( array( 'failed', 'failed' ), array( $this->order( $other )->status, $this->order( $other )->payment_status ) );
		$this->assertSame( 4, Shopper::stock( $this->product ) );
	}

	/**
	 * @testdox A payment with a different amount or currency puts the order on hold with a note
	 */
	public function test_other_amount(): void {
		$order = $this->buy();
		$this->stripe->pay( 'cs_1' );
		$this->stripe->sessions['cs_1']['amount_total'] = 1;
		$this->stripe->tell( 'checkout.session.completed', $this->stripe->sessions['cs_1'] );
		$this->assertSame( array( 'on-hold', 'paid' ), array( $this->order( $order )->status, $this->order( $order )->payment_status ) );
		$this->assertStringContainsString( 'not the total of this order', implode( $this->notes( $order ) ) );
	}

	/**
	 * @testdox A delayed payment with a different amount puts the order on hold
	 */
	public function test_other_amount_later(): void {
		$order = $this->buy();
		$this->stripe->pay( 'cs_1', 'processing' );
		$this->stripe->tell( 'checkout.session.completed', $this->stripe->sessions['cs_1'] );
		$this->stripe->pay( 'cs_1' );
		$this->stripe->sessions['cs_1']['amount_total'] = 1;
		$this->stripe->tell( 'checkout.session.async_payment_succeeded', $this->stripe->sessions['cs_1'] );
		$this->assertSame( array( 'on-hold', 'paid' ), array( $this->order( $order )->status, $this->order( $order )->payment_status ) );
		$this->assertStringContainsString( 'not the total', implode( $this->notes( $order ) ) );
	}

	/**
	 * @testdox Forged, replayed and foreign events change nothing
	 */
	public function test_others(): void {
		$order = $this->buy();
		$this->stripe->pay( 'cs_1' );
		$told    = $this->stripe->sessions['cs_1'];
		$foreign = array( 'metadata' => array( 'vitrine_site' => 'another' ) ) + $told;
		$type    = 'checkout.session.completed';
		$this->assertSame( 400, $this->stripe->tell( $type, $told, 0, 'whsec_wrong' )->get_status() );
		$this->assertSame( 400, $this->stripe->tell( $type, $told, time() - 301 )->get_status() );
		$this->assertSame( 400, $this->stripe->tell( $type, $told, time() + 400 )->get_status() );
		$this->assertSame( 'other mode', $this->stripe->tell( $type, $told, 0, StripeStandin::SECRET, true )->get_data()['received'] );
		$this->assertSame( 'not of this site', $this->stripe->tell( $type, $foreign )->get_data()['received'] );
		$this->assertSame( 'not asked for', $this->stripe->tell( 'customer.created', $told )->get_data()['received'] );
		$this->assertSame( 'not of this site', $this->stripe->tell( $type, array() )->get_data()['received'] );
		$request = new \WP_REST_Request( 'POST', '/vitrine/v1/webhooks/cod' );
		$this->assertSame( 404, rest_do_request( $request )->get_status() );
		$this->assertSame( 'pending', $this->order( $order )->status );
	}

	/**
	 * @testdox Answers 503 to an event while Stripe is unreachable
	 */
	public function test_unreachable(): void {
		$order = $this->buy();
		$this->stripe->pay( 'cs_1' );
		$this->stripe->down = true;
		$this->assertSame( 503, $this->stripe->tell( 'checkout.session.completed', $this->stripe->sessions['cs_1'] )->get_status() );
		Environment::clear_debug_log();
		$this->stripe->down = false;
		$this->stripe->tell( 'checkout.session.completed', $this->stripe->sessions['cs_1'] );
		$this->assertSame( 'processing', $this->order( $order )->status );
	}

	/**
	 * @testdox A lost response creates no second payment page
	 */
	public function test_lost_answer(): void {
		$this->stripe->down = 'late';
		$lost               = $this->shopper->with( $this->product )->buy( 'one-intent-to-buy', array(), array( 'payment_method' => 'stripe' ) );
		Environment::clear_debug_log();
		$this->assertInstanceOf( \WP_Error::class, $lost );
		$this->stripe->down = false;
		$order              = $this->shopper->buy( 'one-intent-to-buy', array(), array( 'payment_method' => 'stripe' ) );
		$this->assertInstanceOf( Order::class, $order );
		$this->assertSame( 'https://checkout.stripe.com/c/pay/cs_1', $order->redirect );
		$this->assertCount( 1, $this->stripe->sessions );
		$this->assertCount( 1, Shopper::orders() );
	}

	/**
	 * @testdox A page rejected by Stripe releases the stock and reveals nothing about keys
	 */
	public function test_refused(): void {
		$this->stripe->refuses = array( 401, 'api_key_expired' );
		$refused               = $this->shopper->with( $this->product )->buy( '', array(), array( 'payment_method' => 'stripe' ) );
		Environment::clear_debug_log();
		$this->assertInstanceOf( \WP_Error::class, $refused );
		$this->assertStringNotContainsString( 'api_key', $refused->get_error_message() );
		$this->assertSame( 5, Shopper::stock( $this->product ) );
		$this->assertCount( 1, ( new Shopper( $this->shopper->jar->cookies ) )->engine->cart()->snapshot()->lines );
	}

	/**
	 * @testdox The cleanup closes the payment page before canceling, and keeps an order paid meanwhile
	 */
	public function test_sweep(): void {
		$unpaid = $this->buy();
		$paid   = $this->buy();
		$later  = $this->buy();
		$this->stripe->pay( 'cs_2' );
		foreach ( array( $unpaid, $paid ) as $order ) {
			$this->age( $order );
		}
		do_action( 'vitrine_cancel_unpaid_orders' );
		$this->assertSame( array( 'cancelled', 'processing', 'pending' ), Shopper::orders( 'status' ) );
		$this->assertSame( 'expired', $this->stripe->sessions['cs_1']['status'] );

		$this->age( $later );
		$this->stripe->down = true;
		do_action( 'vitrine_cancel_unpaid_orders' );
		Environment::clear_debug_log();
		$this->assertSame( 'pending', $this->order( $later )->status, 'The customer may still be paying.' );
		$this->stripe->down = false;
		do_action( 'vitrine_cancel_unpaid_orders' );
		$this->assertSame( 'cancelled', $this->order( $later )->status );
		$this->assertSame( 4, Shopper::stock( $this->product ) );
	}
}

<?php
/**
 * Tests of Stripe refunds.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Payment\Stripe;

use Vitrine\Commerce\Builtin\Payment\Refunds\RefundLine;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\Support\Environment;

/**
 * Refunds by the order screen, in Stripe's dashboard, automatically, or by a
 * dispute.
 */
final class StripeRefundsTest extends StripeTestCase {

	/**
	 * @testdox A payment that arrives after the cancellation is refunded automatically, once
	 */
	public function test_late_payment(): void {
		global $wpdb;
		$order = $this->buy();
		// Cancelled by a shop that did not know of the payment page.
		$wpdb->update( $wpdb->prefix . 'vitrine_orders', array( 'status' => 'cancelled' ), array( 'id' => $order->id ) );
		$this->stripe->pay( 'cs_1' );
		$this->stripe->down = true;
		$this->assertSame( 503, $this->stripe->tell( 'checkout.session.completed', $this->stripe->sessions['cs_1'] )->get_status() );
		$this->stripe->down = false;
		for ( $n = 0; $n < 3; $n++ ) {
			$this->assertSame( 'vitrine_order_over', $this->stripe->tell( 'checkout.session.completed', $this->stripe->sessions['cs_1'] )->get_data()['received'] );
		}
		Environment::clear_debug_log();
		$this->assertCount( 1, $this->stripe->refunds );
		$this->assertSame( $order->totals['total'], $this->stripe->refunds['re_1']['amount'] );
		$this->assertSame( array( 'cancelled', 'refunded' ), array( $this->order( $order )->status, $this->order( $order )->payment_status ) );
	}

	/**
	 * @testdox Refunds from the order and from Stripe's dashboard are counted once each
	 */
	public function test_refunds(): void {
		$order = $this->buy();
		$this->stripe->pay( 'cs_1' );
		$this->stripe->tell( 'checkout.session.completed', $this->stripe->sessions['cs_1'] );
		$orders = \Vitrine\Api::orders();
		$this->assertSame( 'done', $orders->refund( $order->id, 500, 'Broken' )->status );
		$this->stripe->tell( 'refund.created', $this->stripe->refunds['re_1'] );
		$elsewhere = array(
			'object'         => 'refund',
			'id'             => 're_dashboard',
			'status'         => 'succeeded',
			'amount'         => 300,
			'payment_intent' => 'pi_1',
			'metadata'       => array(),
		);
		$this->stripe->tell( 'refund.created', $elsewhere );
		$this->stripe->tell( 'refund.updated', $elsewhere );
		$this->assertSame( array( 'processing', 'partially-refunded', 800 ), array( $this->order( $order )->status, $this->order( $order )->payment_status, $this->order( $order )->refunded ) );
		$this->assertSame( 'vitrine_refund_amount', $orders->refund( $order->id, $order->totals['total'] )->get_error_code() );

		$rest = $orders->refund( $order->id );
		$this->assertSame( 'done', is_wp_error( $rest ) ? $rest->get_error_message() : $rest->status );
		$this->assertSame( array( 'refunded', 'refunded', $order->totals['total'] ), array( $this->order( $order )->status, $this->order( $order )->payment_status, $this->order( $order )->refunded ) );
		$this->assertSame( 5, Shopper::stock( $this->product ) );
		$this->assertSame( $order->totals['total'], 300 + array_sum( array_column( $this->stripe->refunds, 'amount' ) ) );
	}

	/**
	 * @testdox A refund whose response is lost is completed by its event or a retry, and made once
	 */
	public function test_lost_refund(): void {
		$order = $this->buy();
		$this->stripe->pay( 'cs_1' );
		$this->stripe->tell( 'checkout.session.completed', $this->stripe->sessions['cs_1'] );
		$orders             = \Vitrine\Api::orders();
		$this->stripe->down = 'late';
		$this->assertSame( 'vitrine_refund_unclear', $orders->refund( $order->id, 500 )->get_error_code() );
		$this->assertSame( 'vitrine_refund_unclear', $orders->refund( $order->id, 400 )->get_error_code() );
		$this->stripe->down = false;
		Environment::clear_debug_log();
		$this->assertSame( array( 'paid', 900 ), array( $this->order( $order )->payment_status, $this->order( $order )->refunded ) );

		$this->stripe->tell( 'refund.created', $this->stripe->refunds['re_1'] );
		$this->assertSame( 'partially-refunded', $this->order( $order )->payment_status );
		$this->assertSame( 'done', $orders->resume_refund( $this->shopper->engine->order_services()->refund_store()->of( $order->id )[0]->id )->status );
		$this->assertCount( 2, $this->stripe->refunds );
		$this->assertSame( 900, $this->order( $order )->refunded );
	}

	/**
	 * @testdox An item refund whose response is lost is made, counted, restocked and emailed once, however often it is repeated
	 */
	public function test_lost_lines(): void {
		$order = $this->buy( 3 );
		$this->stripe->pay( 'cs_1' );
		$this->stripe->tell( 'checkout.session.completed', $this->stripe->sessions['cs_1'] );
		$orders = \Vitrine\Api::orders();
		$store  = $this->shopper->engine->order_services()->refund_store();
		$count  = static fn (): array => array( $store->counts->of( $order->id )[0]['refunded_quantity'], $store->counts->of( $order->id )[0]['refunded'], $store->counts->of( $order->id )[0]['restocked'] );
		Environment::clear_mails();

		$this->stripe->down = 'late';
		$this->assertSame( 'vitrine_refund_unclear', $orders->refund( $order->id, null, '', true, array( new RefundLine( 0, 2 ) ) )->get_error_code() );
		$this->assertSame( array( array( 2, 4000, 0 ), 2 ), array( $count(), Shopper::stock( $this->product ) ), 'Refunded, but not restocked yet.' );
		$this->assertSame( 'vitrine_refund_lines', $orders->refund( $order->id, null, '', true, array( new RefundLine( 0, 2 ) ) )->get_error_code() );
		$this->stripe->down = false;
		Environment::clear_debug_log();
		for ( $n = 0; $n < 3; $n++ ) {
			$this->assertSame( 'done', $orders->resume_refund( $store->of( $order->id )[0]->id )->status );
			$this->stripe->tell( 'refund.created', $this->stripe->refunds['re_1'] );
		}
		$this->assertSame( array( array( 2, 4000, 2 ), 4 ), array( $count(), Shopper::stock( $this->product ) ) );
		$this->assertSame( array( 1, 4000 ), array( count( $this->stripe->refunds ), $this->order( $order )->refunded ) );
		$this->assertCount( 1, $this->mails() );

		$this->stripe->refuses = array( 400, 'charge_already_refunded' );
		$this->assertSame( 'charge_already_refunded', $orders->refund( $order->id, null, '', true, array( new RefundLine( 0, 1 ), new RefundLine( RefundLine::SHIPPING, 0 ) ) )->get_error_code() );
		$this->assertSame( array( array( 2, 4000, 2 ), 0 ), array( $count(), $store->counts->of( $order->id )[ RefundLine::SHIPPING ]['refunded'] ), 'The amounts of a rejected refund are available again.' );
	}

	/**
	 * @testdox A refund rejected by Stripe counts nothing and is noted with the reason
	 */
	public function test_refused_refund(): void {
		$order = $this->buy();
		$this->stripe->pay( 'cs_1' );
		$this->stripe->tell( 'checkout.session.completed', $this->stripe->sessions['cs_1'] );
		$this->stripe->refuses = array( 400, 'charge_already_refunded' );
		$this->assertSame( 'charge_already_refunded', \Vitrine\Api::orders()->refund( $order->id, 500 )->get_error_code() );
		$this->assertSame( array( 'paid', 0 ), array( $this->order( $order )->payment_status, $this->order( $order )->refunded ) );
		$this->assertStringContainsString( 'Refund of €5.00 failed', implode( $this->notes( $order ) ) );
	}

	/**
	 * @testdox A dispute is noted for the owner once
	 */
	public function test_dispute(): void {
		$order = $this->buy();
		$this->stripe->pay( 'cs_1' );
		$this->stripe->tell( 'checkout.session.completed', $this->stripe->sessions['cs_1'] );
		$dispute = array(
			'object'         => 'dispute',
			'id'             => 'dp_1',
			'payment_intent' => 'pi_1',
			'status'         => 'needs_response',
			'reason'         => 'product_not_received',
		);
		$this->stripe->tell( 'charge.dispute.created', $dispute );
		$this->stripe->tell( 'charge.dispute.created', $dispute );
		$notes = array_filter( $this->notes( $order ), static fn ( string $note ): bool => str_contains( $note, 'dp_1' ) );
		$this->assertCount( 1, $notes );
		$this->assertStringContainsString( 'product not received', implode( $notes ) );
	}
}

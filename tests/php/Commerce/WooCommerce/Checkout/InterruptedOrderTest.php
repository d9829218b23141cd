<?php
/**
 * Tests of resubmitting WooCommerce's checkout form after an interrupted request.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce\Checkout;

use Vitrine\Tests\Support\Environment;

/**
 * The request died before, during or after the payment.
 */
final class InterruptedOrderTest extends LostAnswerTestCase {

	/**
	 * @testdox A request that died after payment leaves one order, which the resubmitted form returns
	 */
	public function test_died_after_payment(): void {
		$visitor = $this->shopper_at_home();
		$form    = $this->form( $visitor );
		$first   = $visitor->post( self::AJAX, $form )->json();
		$this->die_over( (int) $first['order_id'], 'processing' );
		$this->put_back( $visitor );

		$again = $visitor->post( self::AJAX, $form )->json();
		$next  = $visitor->post( self::AJAX, $form )->json();

		$this->assertSame( array( 'success', $first['order_id'], $first['redirect'] ), array( $again['result'] ?? null, $again['order_id'] ?? null, $again['redirect'] ?? null ), (string) wp_json_encode( $again ) );
		$this->assertSame( $first['order_id'], $next['order_id'] ?? null, 'A second resubmission returns the same order.' );
		$this->assertCount( 1, wc_get_orders( array( 'limit' => -1 ) ) );
	}

	/**
	 * @testdox An order whose request died during payment is never charged again or canceled, and the owner is told once
	 */
	public function test_died_while_paying(): void {
		$visitor = $this->shopper_at_home();
		$form    = $this->form( $visitor );
		$first   = $visitor->post( self::AJAX, $form )->json();
		$id      = (int) $first['order_id'];
		$this->die_over( $id, 'pending', 'some_bank', (string) ( time() - 600 ) );
		$this->put_back( $visitor );

		$answers = array( $visitor->post( self::AJAX, $form )->json(), $visitor->post( self::AJAX, $form )->json() );
		$page    = $visitor->post( $this->path, $form + array( 'woocommerce_checkout_place_order' => 'Place order' ) );
		wp_cache_flush();
		$notes = array_filter( wc_get_order_notes( array( 'order_id' => $id ) ), static fn ( $note ): bool => str_contains( $note->content, 'unknown whether this order was paid' ) );

		$this->assertSame( array( 'failure', 'failure' ), array_column( $answers, 'result' ) );
		$this->assertStringContainsString( 'do not pay again', $answers[0]['messages'] );
		$this->assertStringContainsString( 'do not pay again', $page->body );
		$this->assertCount( 1, $notes );
		$this->assertCount( 1, wc_get_orders( array( 'limit' => -1 ) ) );
		$this->assertFalse( apply_filters( 'woocommerce_cancel_unpaid_order', true, wc_get_order( $id ) ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
	}

	/**
	 * @testdox A form resubmitted during a running payment request is told to wait
	 */
	public function test_alive_while_paying(): void {
		$visitor = $this->shopper_at_home();
		$form    = $this->form( $visitor );
		$first   = $visitor->post( self::AJAX, $form )->json();
		$this->die_over( (int) $first['order_id'], 'pending', 'some_bank', (string) time() );
		$this->put_back( $visitor );
		$again = $visitor->post( self::AJAX, $form )->json();

		$this->assertSame( 'failure', $again['result'] );
		$this->assertStringContainsString( 'wait a moment', $again['messages'] );
		$this->assertCount( 1, wc_get_orders( array( 'limit' => -1 ) ) );
	}

	/**
	 * @testdox An order whose request died before payment is continued as the same order
	 */
	public function test_died_before_payment(): void {
		$visitor = $this->shopper_at_home();
		$form    = $this->form( $visitor );
		$first   = $visitor->post( self::AJAX, $form )->json();
		$this->die_over( (int) $first['order_id'], 'pending' );
		$this->put_back( $visitor );
		$again = $visitor->post( self::AJAX, $form )->json();

		if ( 'sqlite' === DB_ENGINE ) {
			// WooCommerce deletes the items of such an order with a join, which SQLite does not support.
			Environment::clear_debug_log();
		}

		$this->assertSame( array( 'success', $first['order_id'] ), array( $again['result'] ?? null, $again['order_id'] ?? null ), (string) wp_json_encode( $again ) );
		$this->assertCount( 1, wc_get_orders( array( 'limit' => -1 ) ) );
	}

	/**
	 * Resets an order to the state in which its request died.
	 *
	 * @param int    $id     Order ID.
	 * @param string $status Status of the order.
	 * @param string $method Payment method; empty to keep it.
	 * @param string $paying Start of the payment; empty for none.
	 */
	private function die_over( int $id, string $status, string $method = '', string $paying = '' ): void {
		wp_cache_flush();
		$order = wc_get_order( $id );
		$order->set_status( $status );
		$order->delete_meta_data( '_vitrine_order_redirect' );
		if ( '' !== $method ) {
			$order->set_payment_method( $method );
		}
		if ( '' !== $paying ) {
			$order->update_meta_data( '_vitrine_order_paying', $paying );
		}
		$order->save();
	}
}

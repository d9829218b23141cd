<?php
/**
 * Tests of refunds.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Payment;

use Vitrine\Api;
use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\Commerce\Builtin\Admin\AdminPage;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\TestCase;

/**
 * Manual refunds, and payment events from other plugins.
 */
final class RefundsTest extends TestCase {

	/**
	 * ID of the product.
	 *
	 * @var int
	 */
	private int $product;

	/**
	 * Creates a product.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->product = Shopper::product( array( 'stock' => 5 ) );
	}

	/**
	 * @testdox A refund of an offline method is recorded in parts, never above the paid amount
	 */
	public function test_by_hand(): void {
		$order  = $this->paid();
		$orders = Api::orders();
		$total  = $order->totals['total'];
		$this->assertSame( array( 'done', 500 ), array( $orders->refund( $order->id, 500, 'Chipped' )->status, $orders->get( $order->id )->refunded ) );
		foreach ( array( $total, $total - 499, 0, -1 ) as $amount ) {
			$this->assertSame( 'vitrine_refund_amount', $orders->refund( $order->id, $amount )->get_error_code() );
		}
		$this->assertSame( 'done', $orders->refund( $order->id, $total - 500, '', false )->status );
		$now = $orders->get( $order->id );
		$this->assertSame( array( 'refunded', 'refunded', $total ), array( $now->status, $now->payment_status, $now->refunded ) );
		$this->assertSame( 4, Shopper::stock( $this->product ), 'A refund without restocking leaves the stock unchanged.' );
		$this->assertSame( 'vitrine_refund_amount', $orders->refund( $order->id )->get_error_code() );
		$subjects = array_column( $this->mails(), 'subject' );
		$this->assertCount( 2, array_filter( $subjects, static fn ( string $subject ): bool => str_contains( $subject, 'refunded' ) ) );
	}

	/**
	 * @testdox Rejects a refund of an unpaid or unknown order
	 */
	public function test_unpaid(): void {
		$order = ( new Shopper() )->with( $this->product )->buy();
		$this->assertSame( 'vitrine_refund_amount', Api::orders()->refund( $order->id, 100 )->get_error_code() );
		$this->assertSame( 'vitrine_unknown_order', Api::orders()->refund( $order->id + 100, 100 )->get_error_code() );
		$this->assertSame( 'vitrine_unknown_refund', Api::orders()->resume_refund( 1000 )->get_error_code() );
	}

	/**
	 * @testdox Setting the status to refunded refunds the whole order and restocks it
	 */
	public function test_by_status(): void {
		$order    = $this->paid();
		$services = ( new Shopper() )->engine->order_services();
		$now      = $services->changes->move( $order->id, 'refunded' );
		$this->assertSame( array( 'refunded', $order->totals['total'] ), array( $now->payment_status, $now->refunded ) );
		$this->assertSame( 5, Shopper::stock( $this->product ) );
	}

	/**
	 * @testdox Repeated, late or misordered payment events change nothing
	 */
	public function test_updates(): void {
		$order  = ( new Shopper() )->with( $this->product )->buy();
		$orders = Api::orders();
		$this->assertSame( array( 'processing', 'unpaid' ), array( $order->status, $order->payment_status ) );
		for ( $n = 0; $n < 2; $n++ ) {
			$now = $orders->pay( $order->id, 'charge-1' );
			$this->assertSame( array( 'processing', 'paid', 'charge-1' ), array( $now->status, $now->payment_status, $now->reference ) );
		}
		$this->assertSame( 'paid', $orders->fail( $order->id, 'Too late.' )->payment_status );
		$this->assertSame( $order->id, $orders->by_reference( 'cod', 'charge-1' )?->id );
		$this->assertNull( $orders->by_reference( 'other', 'charge-1' ) );
		$this->assertSame( 'vitrine_unknown_order', $orders->pay( 999999 )->get_error_code() );
	}

	/**
	 * @testdox The refund form accepts a typed amount and shows errors
	 */
	public function test_screen(): void {
		$order = $this->paid();
		$path  = "/wp-admin/admin.php?page=vitrine-orders&order_id=$order->id";
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		$send  = static fn ( array $fields ): AdminPage => new AdminPage( $owner, ( new AdminPage( $owner, $path ) )->send( '//input[@name="amount"]', $fields ) );
		$this->assertStringContainsString( 'Nothing was refunded', $send( array( 'amount' => 'much' ) )->texts( '//div[contains(@class, "notice-error")]/p' )[0] );
		$asked = $send(
			array(
				'amount' => '5,00',
				'reason' => 'Chipped',
			)
		);
		$asked->send( '//input[@name="seen"]' );
		$this->assertSame( 500, Api::orders()->get( $order->id )->refunded );
		$refund = ( new Shopper() )->engine->order_services()->refund_store()->of( $order->id )[0];
		$this->assertSame( array( 'Chipped', 'admin', true ), array( $refund->reason, $refund->author, $refund->restock ) );

		$good = array( 'seen' => '500' ) + $asked->fields( '//input[@name="seen"]' );
		wp_create_user( 'reader', 'password', 'reader@example.org' );
		$reader = $this->visitor();
		$reader->log_in( 'reader', 'password' );
		$this->assertSame( 403, $reader->post( '/wp-admin/admin-post.php', $good )->status );
		$this->assertSame( 403, $owner->post( '/wp-admin/admin-post.php', array( '_wpnonce' => 'wrong' ) + $good )->status );
		$this->assertSame( 500, Api::orders()->get( $order->id )->refunded );
	}

	/**
	 * @testdox Concurrent refunds never exceed the paid amount
	 */
	public function test_at_once(): void {
		$order   = $this->paid();
		$total   = $order->totals['total'];
		$refunds = $this->concurrently( self::class . '::refund', array_fill( 0, 10, array( $order->id, $total ) ) );
		$this->assertCount( 1, array_keys( $refunds, 'done', true ), (string) wp_json_encode( $refunds ) );
		$this->assertSame( array( 'refunded', $total ), array( Api::orders()->get( $order->id )->status, Api::orders()->get( $order->id )->refunded ) );
		$this->assertSame( 5, Shopper::stock( $this->product ) );

		$other   = $this->paid();
		$part    = intdiv( $total, 4 );
		$refunds = $this->concurrently( self::class . '::refund', array_fill( 0, 10, array( $other->id, $part ) ) );
		$this->assertCount( 4, array_keys( $refunds, 'done', true ), (string) wp_json_encode( $refunds ) );
		$this->assertLessThanOrEqual( $total, Api::orders()->get( $other->id )->refunded );
		$this->assertSame( 4 * $part, Api::orders()->get( $other->id )->refunded );
	}

	/**
	 * @testdox Ten concurrent payment events pay an order once
	 */
	public function test_paid_at_once(): void {
		$order = ( new Shopper() )->with( $this->product )->buy();
		$this->concurrently( self::class . '::pay', array_fill( 0, 10, array( $order->id ) ) );
		$this->assertSame( 'paid', Api::orders()->get( $order->id )->payment_status );
		$notes = array_column( ( new Shopper() )->engine->order_services()->notes->of( $order->id ), 'content' );
		$this->assertCount( 1, array_filter( $notes, static fn ( string $note ): bool => str_contains( $note, 'Payment received' ) ), implode( ' | ', $notes ) );
	}

	/**
	 * Refunds an amount in a separate process.
	 *
	 * @param int $order  Order ID.
	 * @param int $amount Amount in minor units.
	 * @return string Result of the refund.
	 */
	public static function refund( int $order, int $amount ): string {
		$refund = Api::orders()->refund( $order, $amount );
		return is_wp_error( $refund ) ? (string) $refund->get_error_code() : $refund->status;
	}

	/**
	 * Reports a payment in a separate process.
	 *
	 * @param int $order Order ID.
	 */
	public static function pay( int $order ): string {
		$paid = Api::orders()->pay( $order, 'charge-1' );
		return is_wp_error( $paid ) ? (string) $paid->get_error_code() : $paid->payment_status;
	}

	/**
	 * Creates a paid order.
	 */
	private function paid(): Order {
		$order = ( new Shopper() )->with( $this->product )->buy();
		$paid  = Api::orders()->pay( $order->id, 'charge-1' );
		$this->assertInstanceOf( Order::class, $paid );
		return $paid;
	}
}

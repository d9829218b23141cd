<?php
/**
 * Tests of order status changes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Orders;

use Vitrine\Commerce\Builtin\Checkout\OrderServices;
use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Coupons\CouponStore;
use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Builtin\Products\Stock;
use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\TestCase;

/**
 * Statuses, and what an order gives back.
 */
final class OrderChangesTest extends TestCase {

	/**
	 * @testdox Allows only the defined order status transitions
	 */
	public function test_only_some_ways_lead_on(): void {
		$all = array_keys( OrderStatus::labels() );
		$to  = static fn ( string $from ): array => array_values( array_filter( $all, static fn ( string $status ): bool => OrderStatus::allows( $from, $status ) ) );

		$this->assertSame( array( 'processing', 'on-hold', 'completed', 'cancelled', 'failed' ), $to( 'pending' ) );
		$this->assertSame( array( 'on-hold', 'completed', 'cancelled', 'refunded' ), $to( 'processing' ) );
		$this->assertSame( array( 'processing', 'completed', 'cancelled', 'refunded', 'failed' ), $to( 'on-hold' ) );
		$this->assertSame( array( 'processing', 'refunded' ), $to( 'completed' ) );
		$this->assertSame( array( 'pending' ), $to( 'failed' ), 'A failed order can only be paid again.' );
		foreach ( array( 'cancelled', 'refunded', 'nonsense' ) as $end ) {
			$this->assertSame( array(), $to( $end ) );
		}
	}

	/**
	 * @dataProvider ends
	 * @testdox Status changes restore or take stock and coupon uses: $_dataName
	 *
	 * @param list<string> $way   Statuses in order.
	 * @param int          $stock Final stock of 5.
	 * @param int          $uses  Final usage count of the coupon.
	 */
	public function test_gives_back_what_it_held( array $way, int $stock, int $uses ): void {
		$product = Shopper::product( array( 'stock' => 5 ) );
		CouponStore::save( new Coupon( 0, 'ten', Coupon::PERCENT, 1000 ) );
		$shopper = ( new Shopper() )->with( $product, 2 );
		$shopper->engine->cart()->apply_coupon( 'ten' );
		$services = new OrderServices( $shopper->engine );
		$order    = $shopper->buy();
		foreach ( $way as $status ) {
			$this->assertSame( $status, $services->changes->move( $order->id, $status, 'Eva' )->status );
		}

		$this->assertSame( array( $stock, $uses ), array( Shopper::stock( $product ), Shopper::uses( 'ten' ) ) );
		$notes = $services->notes->of( $order->id );
		$this->assertCount( count( $way ) + 1, $notes );
		$this->assertSame( 'Eva', $notes[0]['author'] );
		$this->assertStringContainsString( OrderStatus::label( end( $way ) ), $notes[0]['content'] );

		// Stock and coupon uses are not restored twice.
		foreach ( array( 'cancelled', 'refunded', 'failed' ) as $again ) {
			if ( ! OrderStatus::allows( end( $way ), $again ) ) {
				$this->assertSame( 'vitrine_order_status', $services->changes->move( $order->id, $again )->get_error_code() );
			}
		}
		$this->assertSame( $stock, Shopper::stock( $product ) );
	}

	/**
	 * Data provider of status sequences.
	 *
	 * @return array<string, array{0: list<string>, 1: int, 2: int}>
	 */
	public function ends(): array {
		return array(
			'completed'                 => array( array( 'completed' ), 3, 1 ),
			'completed and refunded'    => array( array( 'completed', 'refunded' ), 5, 1 ),
			'cancelled'                 => array( array( 'cancelled' ), 5, 0 ),
			'on hold and failed'        => array( array( 'on-hold', 'failed' ), 5, 0 ),
			'reopened'                  => array( array( 'on-hold', 'failed', 'pending' ), 3, 1 ),
			'reopened and failed again' => array( array( 'on-hold', 'failed', 'pending', 'failed' ), 5, 0 ),
			'moved back to processing'  => array( array( 'on-hold', 'processing', 'completed', 'processing' ), 3, 1 ),
		);
	}

	/**
	 * @testdox A reopened failed order waits for payment again and takes its stock back
	 */
	public function test_opened_again(): void {
		$product  = Shopper::product( array( 'stock' => 2 ) );
		$shopper  = ( new Shopper() )->with( $product, 2 );
		$services = new OrderServices( $shopper->engine );
		$order    = $shopper->buy();
		$services->changes->move( $order->id, 'on-hold' );
		$services->changes->move( $order->id, 'failed' );
		$this->assertTrue( Stock::take( array( array( $product, 0, 1 ) ) ) );
		$this->assertSame( 'vitrine_out_of_stock', $services->changes->move( $order->id, 'pending' )->get_error_code() );
		$this->assertTrue( Stock::release( array( array( $product, 0, 1 ) ) ) );
		$open = $services->changes->move( $order->id, 'pending' );
		$this->assertSame( array( 'pending', 'unpaid', false, '', 0 ), array( $open->status, $open->payment_status, $open->accepted, $open->reference, Shopper::stock( $product ) ) );
		do_action( 'vitrine_cancel_unpaid_orders' );
		$this->assertSame( array( 'pending' ), Shopper::orders( 'status' ), 'The payment timeout restarts.' );
	}

	/**
	 * @testdox A status change of a missing order returns an error
	 */
	public function test_an_unknown_order_goes_nowhere(): void {
		$this->assertSame( 'vitrine_unknown_order', ( new OrderServices( ( new Shopper() )->engine ) )->changes->move( 4711, 'completed' )->get_error_code() );
	}

	/**
	 * @testdox The note action fires after the commit, and not after a rollback
	 */
	public function test_note_is_told(): void {
		$heard = array();
		add_action(
			'vitrine_order_note_added',
			static function ( int $order_id, string $content, string $author, bool $for_customer ) use ( &$heard ): void {
				self::assertFalse( Transaction::is_active() );
				$heard[] = array( $order_id, $content, $author, $for_customer );
			},
			10,
			4
		);
		$shopper = ( new Shopper() )->with( Shopper::product() );
		$order   = $shopper->buy();
		$this->assertInstanceOf( Order::class, $order );
		$services = $shopper->engine->order_services();
		$heard    = array();
		$services->notes->add( $order->id, 'Packed', 'Ann', true );
		$services->changes->move( $order->id, OrderStatus::COMPLETED, 'Ann' );
		Transaction::run(
			static function () use ( $services, $order ): \WP_Error {
				$services->notes->add( $order->id, 'Undone' );
				return new \WP_Error( 'no' );
			}
		);

		$this->assertCount( 2, $heard );
		$this->assertSame( array( $order->id, 'Packed', 'Ann', true ), $heard[0] );
		$this->assertStringContainsString( 'Completed', $heard[1][1] );
	}
}

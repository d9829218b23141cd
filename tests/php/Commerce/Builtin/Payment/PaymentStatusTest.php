<?php
/**
 * Tests of payment statuses.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Payment;

use Vitrine\Commerce\Builtin\Payment\Recovery\PaymentState;
use Vitrine\Commerce\Builtin\Payment\PaymentStatus;
use Vitrine\Commerce\Builtin\Payment\Recovery\Repetition;
use Vitrine\Tests\TestCase;

/**
 * Tables of status transitions, without a database.
 */
final class PaymentStatusTest extends TestCase {

	private const NOW = 1000;

	/**
	 * @testdox Allows only the defined payment status transitions
	 */
	public function test_transitions(): void {
		$all = array_keys( PaymentStatus::labels() );
		$to  = static fn ( string $from ): array => array_values( array_filter( $all, static fn ( string $status ): bool => PaymentStatus::allows( $from, $status ) ) );

		$this->assertSame( array( 'in-progress', 'authorized', 'paid', 'failed' ), $to( 'unpaid' ) );
		$this->assertSame( array( 'unpaid', 'authorized', 'paid', 'failed' ), $to( 'in-progress' ) );
		$this->assertSame( array( 'paid', 'refunded', 'failed' ), $to( 'authorized' ) );
		$this->assertSame( array( 'partially-refunded', 'refunded' ), $to( 'paid' ) );
		$this->assertSame( array( 'partially-refunded', 'refunded' ), $to( 'partially-refunded' ) );
		$this->assertSame( array(), $to( 'refunded' ) );
		$this->assertSame( array( 'unpaid', 'authorized', 'paid' ), $to( 'failed' ), 'A failed payment can be retried, and a late payment is recorded.' );
		$this->assertSame( array(), $to( 'nonsense' ) );
	}

	/**
	 * @testdox An order status change updates the payment status where it applies
	 *
	 * @dataProvider moves
	 * @param string $payment Before.
	 * @param string $from    The order's old status.
	 * @param string $to      The order's new status.
	 * @param string $after   The payment then.
	 */
	public function test_after_move( string $payment, string $from, string $to, string $after ): void {
		$this->assertSame( $after, PaymentStatus::after_move( $payment, $from, $to ) );
	}

	/**
	 * Data provider of order status changes.
	 *
	 * @return array<string, array{0: string, 1: string, 2: string, 3: string}>
	 */
	public function moves(): array {
		return array(
			'unpaid, pending to processing'             => array( 'unpaid', 'pending', 'processing', 'paid' ),
			'bank transfer received'                    => array( 'unpaid', 'on-hold', 'processing', 'paid' ),
			'the gateway sets the status'               => array( 'in-progress', 'pending', 'processing', 'paid' ),
			'cash on delivery, completed'               => array( 'unpaid', 'processing', 'completed', 'paid' ),
			'authorized payment, on hold to processing' => array( 'authorized', 'on-hold', 'processing', 'paid' ),
			'pending to on hold, payment later'         => array( 'in-progress', 'pending', 'on-hold', 'unpaid' ),
			'paid, put on hold'                         => array( 'paid', 'processing', 'on-hold', 'paid' ),
			'unpaid, canceled'                          => array( 'unpaid', 'pending', 'cancelled', 'unpaid' ),
			'payment in progress, canceled'             => array( 'in-progress', 'pending', 'cancelled', 'failed' ),
			'paid, canceled'                            => array( 'paid', 'processing', 'cancelled', 'paid' ),
			'paid, refunded'                            => array( 'paid', 'completed', 'refunded', 'refunded' ),
			'partially refunded, refunded'              => array( 'partially-refunded', 'completed', 'refunded', 'refunded' ),
			'unpaid, refunded'                          => array( 'unpaid', 'processing', 'refunded', 'unpaid' ),
			'payment in progress, declined'             => array( 'in-progress', 'pending', 'failed', 'failed' ),
			'paid, failed'                              => array( 'paid', 'on-hold', 'failed', 'paid' ),
			'paid, completed to processing'             => array( 'paid', 'completed', 'processing', 'paid' ),
		);
	}

	/**
	 * @testdox Only a surely unpaid order may be canceled automatically
	 */
	public function test_may_hold_money(): void {
		$this->assertSame( array( 'in-progress', 'authorized', 'paid', 'partially-refunded' ), array_values( array_filter( array_keys( PaymentStatus::labels() ), array( PaymentStatus::class, 'may_hold_money' ) ) ) );
	}

	/**
	 * @testdox Decides how to handle a repeated payment request
	 *
	 * @dataProvider repetitions
	 * @param Repetition   $expected Expected action.
	 * @param string       $order    Status of the order.
	 * @param PaymentState $payment  Status of the payment.
	 * @param bool         $has_key  Whether the gateway supports idempotency keys.
	 * @param bool         $can_ask  Whether the gateway supports payment lookup.
	 */
	public function test_repetition( Repetition $expected, string $order, PaymentState $payment, bool $has_key = false, bool $can_ask = false ): void {
		$this->assertSame( $expected, Repetition::of( $order, $payment, self::NOW, $has_key, $can_ask ) );
	}

	/**
	 * Data provider of interrupted orders.
	 *
	 * @return array<string, array<mixed>>
	 */
	public function repetitions(): array {
		$alive = new PaymentState( 'in-progress', 'somebody', self::NOW );
		$dead  = new PaymentState( 'in-progress', 'somebody', self::NOW - 1 );
		$lost  = new PaymentState( 'in-progress', '', 0 );
		return array(
			'paid and accepted'                          => array( Repetition::Show, 'processing', new PaymentState( 'paid', accepted: true ) ),
			'unpaid and accepted'                        => array( Repetition::Show, 'on-hold', new PaymentState( 'unpaid', accepted: true ) ),
			'paid and canceled'                          => array( Repetition::Over, 'cancelled', new PaymentState( 'paid', accepted: true ) ),
			'failed'                                     => array( Repetition::Over, 'failed', new PaymentState( 'failed' ) ),
			'waiting at a payment page'                  => array( Repetition::Show, 'pending', new PaymentState( 'unpaid', has_page: true ) ),
			'another request is paying'                  => array( Repetition::Wait, 'pending', $alive, true, true ),
			'a request died, idempotency key'            => array( Repetition::Resume, 'pending', $dead, true, false ),
			'a request died, idempotency key and lookup' => array( Repetition::Resume, 'pending', $dead, true, true ),
			'a request died, lookup'                     => array( Repetition::LookUp, 'pending', $dead, false, true ),
			'a request died, neither'                    => array( Repetition::Unclear, 'pending', $dead ),
			'a request died before asking the gateway'   => array( Repetition::Resume, 'pending', new PaymentState( 'in-progress', PaymentState::new_owner(), self::NOW - 1 ) ),
			'no owner, idempotency key'                  => array( Repetition::Resume, 'pending', $lost, true, false ),
			'no owner, neither'                          => array( Repetition::Unclear, 'pending', $lost ),
			'an order of an earlier version'             => array( Repetition::Unclear, 'pending', new PaymentState( 'unpaid' ) ),
		);
	}
}

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
			'the payment page said so'       => array( 'unpaid', 'pending', 'processing', 'paid' ),
			'the transfer came'              => array( 'unpaid', 'on-hold', 'processing', 'paid' ),
			'the gateway moves it itself'    => array( 'in-progress', 'pending', 'processing', 'paid' ),
			'cash was taken at the door'     => array( 'unpaid', 'processing', 'completed', 'paid' ),
			'a promise is kept'              => array( 'authorized', 'on-hold', 'processing', 'paid' ),
			'agreed to pay later'            => array( 'in-progress', 'pending', 'on-hold', 'unpaid' ),
			'put aside though paid'          => array( 'paid', 'processing', 'on-hold', 'paid' ),
			'cancelled unpaid'               => array( 'unpaid', 'pending', 'cancelled', 'unpaid' ),
			'cancelled while nobody knows'   => array( 'in-progress', 'pending', 'cancelled', 'failed' ),
			'cancelled though paid'          => array( 'paid', 'processing', 'cancelled', 'paid' ),
			'given back'                     => array( 'paid', 'completed', 'refunded', 'refunded' ),
			'given back the rest'            => array( 'partially-refunded', 'completed', 'refunded', 'refunded' ),
			'given back what was never paid' => array( 'unpaid', 'processing', 'refunded', 'unpaid' ),
			'declined'                       => array( 'in-progress', 'pending', 'failed', 'failed' ),
			'failed though paid'             => array( 'paid', 'on-hold', 'failed', 'paid' ),
			'sent again'                     => array( 'paid', 'completed', 'processing', 'paid' ),
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
			'paid and accepted'              => array( Repetition::Show, 'processing', new PaymentState( 'paid', accepted: true ) ),
			'unpaid and accepted'            => array( Repetition::Show, 'on-hold', new PaymentState( 'unpaid', accepted: true ) ),
			'cancelled after all'            => array( Repetition::Over, 'cancelled', new PaymentState( 'paid', accepted: true ) ),
			'failed'                         => array( Repetition::Over, 'failed', new PaymentState( 'failed' ) ),
			'waits at a payment page'        => array( Repetition::Show, 'pending', new PaymentState( 'unpaid', has_page: true ) ),
			'somebody is at it'              => array( Repetition::Wait, 'pending', $alive, true, true ),
			'somebody died, key'             => array( Repetition::Resume, 'pending', $dead, true, false ),
			'somebody died, key and look-up' => array( Repetition::Resume, 'pending', $dead, true, true ),
			'somebody died, look-up'         => array( Repetition::LookUp, 'pending', $dead, false, true ),
			'somebody died, nothing'         => array( Repetition::Unclear, 'pending', $dead ),
			'died before it asked'           => array( Repetition::Resume, 'pending', new PaymentState( 'in-progress', PaymentState::new_owner(), self::NOW - 1 ) ),
			'nobody knows, key'              => array( Repetition::Resume, 'pending', $lost, true, false ),
			'nobody knows, nothing'          => array( Repetition::Unclear, 'pending', $lost ),
			'an order of an earlier version' => array( Repetition::Unclear, 'pending', new PaymentState( 'unpaid' ) ),
		);
	}
}

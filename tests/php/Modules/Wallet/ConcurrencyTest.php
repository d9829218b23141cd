<?php
/**
 * Tests of concurrent payment reports.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Modules\Wallet;

use Vitrine\Ajax\Request;
use Vitrine\Modules\Wallet\Endpoints\PlacePaidOrder;
use Vitrine\Modules\Wallet\Config;
use Vitrine\Modules\Wallet\Shopper;
use Vitrine\Modules\Wallet\Ticket;
use Vitrine\Plugin;

/**
 * Wallets repeat unanswered reports, maybe from several servers.
 */
final class ConcurrencyTest extends WalletTestCase {

	private const PROCESSES = 50;

	/**
	 * The same report, sent several times at once.
	 *
	 * @testdox Fifty identical concurrent requests create one order and all return it
	 */
	public function test_equal_answers(): void {
		$product         = $this->product( array( 'stock' => 10 ) );
		list( $visitor ) = $this->shopper( $product );
		$answer          = WalletSide::answer( $this->session( $visitor ) );
		$replies         = $this->concurrently( self::class . '::reply', array_fill( 0, self::PROCESSES, array( $answer ) ) );
		$this->assertCount( 1, $this->orders() );
		$this->assertSame( array( $this->orders()[0]['id'] ), array_values( array_unique( array_map( 'strval', array_column( $replies, 'order_id' ) ) ) ) );
		$this->assertCount( self::PROCESSES, array_filter( array_column( $replies, 'success' ) ) );
		$this->assertSame( 9, Plugin::engine()->catalog()->find( $product )->stock );
	}

	/**
	 * Different payments of one session.
	 *
	 * @testdox Of fifty concurrent payments for a session one wins, and the others are rejected
	 */
	public function test_different_payments(): void {
		list( $visitor ) = $this->shopper();
		$session         = $this->session( $visitor );
		$answers         = array_map( static fn ( int $n ): array => array( WalletSide::answer( $session, array( 'payment' => array( 'id' => "pay_$n" ) ) ) ), range( 1, self::PROCESSES ) );
		$replies         = $this->concurrently( self::class . '::reply', $answers );
		$this->assertCount( 1, $this->orders() );
		$this->assertCount( 1, array_filter( array_column( $replies, 'success' ) ) );
		$codes = array_unique( array_column( $replies, 'code' ) );
		$this->assertSame( array( 'vitrine_wallet_used' ), array_values( $codes ) );
	}

	/**
	 * Handles a payment report like its request. Runs in a separate process.
	 *
	 * @param array<string, mixed> $answer Report from WalletSide::answer().
	 * @return array<string, mixed> The response.
	 */
	public static function reply( array $answer ): array {
		$config = Config::current();
		$ticket = null === $config ? null : Ticket::open( $config, $answer['ticket'] );
		if ( null === $ticket ) {
			return array();
		}
		Shopper::become( $ticket, Plugin::engine() );
		return (array) PlacePaidOrder::run( new Request( 'POST', WalletSide::signed( $answer ) ), Plugin::engine() )->body;
	}
}

<?php
/**
 * Tests of lost database connections.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Database;

use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\TestCase;

/**
 * In MySQL, a lost connection ends its transaction, and wpdb reconnects. SQLite
 * has no connection to lose: the same code must simply work there.
 */
final class ConnectionTest extends TestCase {

	/**
	 * @testdox A transaction that loses its connection at any statement is retried or rolled back
	 */
	public function test_lost(): void {
		$product = Shopper::product( array( 'stock' => 100 ) );
		$orders  = 0;
		for ( $at = 1; $at <= 12; $at++ ) {
			$left    = $at;
			$killer  = static function ( string $query ) use ( &$left ): string {
				if ( Transaction::is_active() || 'COMMIT' === $query ) {
					--$left;
					if ( 0 === $left ) {
						self::cut();
					}
				}
				return $query;
			};
			$shopper = ( new Shopper() )->with( $product );
			add_filter( 'query', $killer );
			$order = $shopper->buy();
			remove_filter( 'query', $killer );

			$this->assertFalse( is_wp_error( $order ), "Statement $at." );
			$this->assertSame( 'processing', $order->status );
			++$orders;
			$this->assertCount( $orders, Shopper::orders() );
			$this->assertSame( 100 - $orders, Shopper::stock( $product ), "Statement $at." );
			$this->assertSame( 0, $shopper->engine->cart()->snapshot()->count() );
		}
		$this->assertCount( 2 * $orders, $this->mails() );
		Environment::clear_debug_log();
	}

	/**
	 * Closes the connection of this process.
	 */
	private static function cut(): void {
		global $wpdb;
		if ( ! $wpdb->dbh instanceof \mysqli ) {
			return;
		}
		$other = new \wpdb( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST );
		$other->query( $other->prepare( 'KILL CONNECTION %d', mysqli_thread_id( $wpdb->dbh ) ) ); // phpcs:ignore WordPress.DB.RestrictedFunctions.mysql_mysqli_thread_id -- wpdb has no method for it.
		$other->close();
	}
}

<?php
/**
 * Start of a refund.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Refunds;

use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Marks amount and lines as refunded in one transaction, before the gateway is called.
 */
final class RefundEntry {

	/** Error code: a line has changed meanwhile. */
	private const MOVED = 'vitrine_order_status';

	/** Maximum number of attempts. */
	private const TRIES = 5;

	/**
	 * Saves a refund before it is requested, and repeats if its lines change meanwhile.
	 *
	 * @param RefundStore      $refunds Refund store.
	 * @param Order            $order   The order.
	 * @param int|null         $amount  See Refunds::give().
	 * @param string           $reason  See Refunds::give().
	 * @param bool             $restock See Refunds::give().
	 * @param string           $author  See Refunds::give().
	 * @param list<RefundLine> $lines   See Refunds::give().
	 * @param int|null         $seen    See Refunds::give().
	 * @return int|false|\WP_Error Refund ID; false if the amount exceeds what is left.
	 */
	public static function write( RefundStore $refunds, Order $order, ?int $amount, string $reason, bool $restock, string $author, array $lines, ?int $seen ): int|false|\WP_Error {
		if ( null !== $seen && $seen !== $order->refunded ) {
			return false;
		}
		for ( $try = 1; $try <= self::TRIES; $try++ ) {
			$counts = array() === $lines ? array() : $refunds->counts->of( $order->id );
			$whole  = array() === $lines ? array() : Refundable::of( $order, $counts )->complete( $lines );
			if ( is_wp_error( $whole ) ) {
				return $whole;
			}
			$sum   = RefundLine::sum( $whole );
			$money = $amount ?? ( array() === $lines ? $order->totals['total'] - $order->refunded : $sum );
			if ( array() !== $lines && $money < $sum ) {
				return new \WP_Error( 'vitrine_refund_lines', __( 'The refund amount is less than the total of the refunded items. Nothing was refunded.', 'vitrine' ), array( 'status' => 409 ) );
			}
			if ( $money <= 0 ) {
				return false;
			}
			$id = Transaction::run(
				static function () use ( $refunds, $order, $money, $restock, $author, $reason, $whole, $seen, $counts ): int|false|\WP_Error {
					$id   = $refunds->add( $order->id, $money, $restock, $author, $reason, '', $whole, $seen );
					$done = is_int( $id ) ? $refunds->counts->take( $whole, $counts ) : true;
					return false === $done ? new \WP_Error( self::MOVED ) : ( is_wp_error( $done ) ? $done : $id );
				}
			);
			if ( ! is_wp_error( $id ) || self::MOVED !== $id->get_error_code() ) {
				return $id;
			}
		}
		return Refundable::refused();
	}
}

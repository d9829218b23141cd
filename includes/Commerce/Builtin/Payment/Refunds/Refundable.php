<?php
/**
 * Refundable quantities and amounts of an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Refunds;

use Vitrine\Commerce\Builtin\Regions\Tax\OrderTaxes;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxAmounts;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Amounts are in minor units with tax. The refunds of a line add up to exactly what was
 * paid, in any parts.
 *
 * @phpstan-import-type Counts from RefundCounts
 */
final class Refundable {

	/**
	 * @param array<int, Counts> $counts Refunded counts by position; RefundLine::SHIPPING has no quantity.
	 * @param array<int, int>    $paid   Paid amounts by position.
	 */
	private function __construct(
		public readonly array $counts,
		public readonly array $paid,
	) {}

	/**
	 * Creates the object for an order.
	 *
	 * @param Order              $order  The order.
	 * @param array<int, Counts> $counts Counts from RefundCounts.
	 */
	public static function of( Order $order, array $counts ): self {
		$shown = array_column( $order->items, 'total' );
		$known = array_column( $order->items, 'tax' );
		$taxes = OrderTaxes::of( $shown, $order->totals, $order->taxes, array_column( $order->fees, 'amount' ) );
		// Orders of earlier versions have no tax per line, so it is allocated.
		$known = count( $known ) === count( $shown ) ? $known : array_map( 'array_sum', $taxes->lines );
		$paid  = array( RefundLine::SHIPPING => $taxes->with( (int) $order->totals['shipping'], array( $order->totals['tax'] - array_sum( $known ) - array_sum( array_column( $order->fees, 'tax' ) ) ) ) );
		foreach ( $shown as $at => $total ) {
			$paid[ $at ] = $taxes->with( $total, array( $known[ $at ] ) );
		}
		return new self( $counts, $paid );
	}

	/**
	 * Returns the refundable quantity of a line.
	 *
	 * @param int $item Position of the line.
	 */
	public function pieces_left( int $item ): int {
		return isset( $this->counts[ $item ] ) ? $this->counts[ $item ]['quantity'] - $this->counts[ $item ]['refunded_quantity'] : 0;
	}

	/**
	 * Returns the refundable amount of a line or of shipping.
	 *
	 * @param int $item Position of the line.
	 */
	public function left( int $item ): int {
		return isset( $this->counts[ $item ] ) ? max( 0, $this->paid[ $item ] - $this->counts[ $item ]['refunded'] ) : 0;
	}

	/**
	 * Returns the amount for a quantity of a line. The last items get the whole rest.
	 *
	 * @param int $item     Position of the line.
	 * @param int $quantity Quantity up to pieces_left().
	 */
	public function amount( int $item, int $quantity ): int {
		$count = $this->counts[ $item ];
		$done  = $count['refunded_quantity'];
		if ( $quantity >= $this->pieces_left( $item ) ) {
			return $quantity > 0 ? $this->left( $item ) : 0;
		}
		$share = fn ( int $pieces ): int => TaxAmounts::share( $this->paid[ $item ], $pieces, $count['quantity'] );
		return min( $this->left( $item ), $share( $done + $quantity ) - $share( $done ) );
	}

	/**
	 * Returns the lines with amounts, without empty ones.
	 *
	 * @param list<RefundLine> $lines Requested lines.
	 * @return list<RefundLine>|\WP_Error `vitrine_refund_lines` (409) if a line exceeds what is left.
	 */
	public function complete( array $lines ): array|\WP_Error {
		$made = array();
		foreach ( $lines as $line ) {
			$is_sent = RefundLine::SHIPPING === $line->item;
			if ( ! isset( $this->counts[ $line->item ] ) || isset( $made[ $line->item ] ) || $line->quantity < 0 || $line->quantity > $this->pieces_left( $line->item ) ) {
				return self::refused();
			}
			$amount = $line->amount ?? ( $is_sent ? $this->left( $line->item ) : $this->amount( $line->item, $line->quantity ) );
			if ( $amount < 0 || $amount > $this->left( $line->item ) ) {
				return self::refused();
			}
			if ( $amount > 0 || $line->quantity > 0 ) {
				$made[ $line->item ] = new RefundLine( $line->item, $line->quantity, $amount );
			}
		}
		return array_values( $made );
	}

	/**
	 * Returns the error for exceeding what is left.
	 */
	public static function refused(): \WP_Error {
		return new \WP_Error( 'vitrine_refund_lines', __( 'The quantity or amount of an item is more than what remains to be refunded. Nothing was refunded.', 'vitrine' ), array( 'status' => 409 ) );
	}
}

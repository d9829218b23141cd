<?php
/**
 * Writes the refunds of an order to WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Write;

use Vitrine\Commerce\Builtin\Payment\Refunds\Refund;
use Vitrine\Commerce\Builtin\Payment\Refunds\RefundStore;
use Vitrine\Commerce\Value\Order;
use Vitrine\Move\Marks;
use Vitrine\Commerce\Rules\Decimal;

defined( 'ABSPATH' ) || exit;

/**
 * Refunded amounts with their items. wc_create_refund() would notify customers and
 * gateways.
 */
final class RefundWriter {

	/**
	 * Writes the refunds, in the transaction of their order.
	 *
	 * @param Order     $source Order of the built-in shop.
	 * @param \WC_Order $order  WooCommerce order.
	 * @return int Number of refunds.
	 */
	public static function write( Order $source, \WC_Order $order ): int {
		$done  = array_reverse( array_filter( RefundStore::of_site()->of( $source->id ), static fn ( Refund $refund ): bool => Refund::DONE === $refund->status ) );
		$lines = new RefundLines( $source, $order, OrderWriter::amounts( $source ) );
		$given = 0;
		foreach ( $done as $refund ) {
			$made = self::make( $source, $order, $refund->amount, $refund->created, $refund->reason, (string) $refund->id, $refund->reference );
			if ( array() !== $refund->lines ) {
				$lines->add( $made, $refund->lines );
			}
			$made->save();
			$given += $refund->amount;
		}
		// Earlier versions did not store single refunds.
		$rest = 'refunded' === $source->status ? $source->refunded - $given : 0;
		if ( $rest > 0 ) {
			self::make( $source, $order, $rest, $source->created, '', "order-$source->id", '' )->save();
		}
		return count( $done ) + ( $rest > 0 ? 1 : 0 );
	}

	/**
	 * Creates a refund.
	 *
	 * @param Order     $source    Order of the built-in shop.
	 * @param \WC_Order $order     WooCommerce order.
	 * @param int       $amount    Amount in minor units.
	 * @param string    $created   Date in UTC, `Y-m-d H:i:s`.
	 * @param string    $reason    Reason; may be empty.
	 * @param string    $mark      Meta value that identifies the source.
	 * @param string    $reference Reference of the payment provider; may be empty.
	 */
	private static function make( Order $source, \WC_Order $order, int $amount, string $created, string $reason, string $mark, string $reference ): \WC_Order_Refund {
		$refund = new \WC_Order_Refund();
		$refund->set_parent_id( $order->get_id() );
		$refund->set_currency( $source->currency->code );
		$refund->set_amount( Decimal::of( $amount, $source->currency->decimals ) );
		$refund->set_total( Decimal::of( -$amount, $source->currency->decimals ) );
		$refund->set_reason( $reason );
		$refund->set_refunded_payment( true );
		$refund->set_date_created( (int) strtotime( $created . ' UTC' ) );
		$refund->update_meta_data( Marks::REFUND, $mark );
		if ( '' !== $reference ) {
			$refund->update_meta_data( '_transaction_id', $reference );
		}
		return $refund;
	}
}

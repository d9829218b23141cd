<?php
/**
 * Who may download what.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Downloads\Permissions;

use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Builtin\Orders\OrderNotes;
use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Builtin\Payment\PaymentStatus;
use Vitrine\Commerce\Builtin\Payment\Refunds\Refundable;
use Vitrine\Commerce\Builtin\Payment\Refunds\RefundStore;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Grants the downloads of an order with its payment, and takes them back with its
 * goods: within the transaction of the step that brings it about, so exactly once.
 */
final class Grants {

	/** Of orders whose files may be downloaded. */
	public const STATUSES = array( OrderStatus::PROCESSING, OrderStatus::COMPLETED );

	/** Of their payments. */
	public const PAYMENTS = array( PaymentStatus::PAID, PaymentStatus::PARTIALLY_REFUNDED );

	/**
	 * @param PermissionStore $store Permissions.
	 * @param OrderNotes      $notes Notes on orders.
	 */
	public function __construct( private readonly PermissionStore $store, private readonly OrderNotes $notes ) {}

	/**
	 * Returns the instance for the current site.
	 */
	public static function of_site(): self {
		global $wpdb;
		return new self( PermissionStore::of_site(), new OrderNotes( $wpdb ) );
	}

	/**
	 * Whether an order of these states lets its files be downloaded: one that is
	 * paid, or costs nothing, and neither waits nor is over.
	 *
	 * @param string $status  Of OrderStatus.
	 * @param string $payment Of PaymentStatus.
	 * @param int    $total   Minor units.
	 */
	public static function allows( string $status, string $payment, int $total ): bool {
		return in_array( $status, self::STATUSES, true )
			&& ( 0 === $total || in_array( $payment, self::PAYMENTS, true ) );
	}

	/**
	 * What becomes of the downloads of an order by a step, within its transaction.
	 *
	 * @param Order  $order   As it was before.
	 * @param int    $id      Its id, which a draft does not know.
	 * @param string $status  Its new one.
	 * @param string $payment Its payment's new one.
	 * @return int|\WP_Error How many files were granted; the transaction must be undone when it fails.
	 */
	public function follow( Order $order, int $id, string $status, string $payment ): int|\WP_Error {
		if ( OrderStatus::gives_stock_back( $status ) ) {
			$done = $this->store->revoke( $id );
			if ( is_wp_error( $done ) ) {
				return $done;
			}
			return 0 === $done || $this->notes->add( $id, __( 'Access to the downloads was revoked.', 'vitrine' ) ) ? 0 : Transaction::failed_statement();
		}
		return self::allows( $status, $payment, $order->totals['total'] ) ? $this->grant( $order, $id ) : 0;
	}

	/**
	 * Grants what is not granted yet, within a transaction.
	 *
	 * @param Order $order Paid.
	 * @param int   $id    Its id, which a draft does not know.
	 * @return int|\WP_Error How many files.
	 */
	public function grant( Order $order, int $id ): int|\WP_Error {
		$made = 0;
		foreach ( Bought::items( $order, $id ) as [ 'item' => $item, 'downloads' => $downloads ] ) {
			$done = $this->store->grant( $item, $downloads );
			if ( is_wp_error( $done ) ) {
				return $done;
			}
			$made += $done;
		}
		return $made;
	}

	/**
	 * Takes back the downloads of lines that are refunded as a whole, within the
	 * transaction of the refund.
	 *
	 * @param Order $order The order.
	 * @return true|\WP_Error
	 */
	public function refunded( Order $order ): bool|\WP_Error {
		$counts = RefundStore::of_site()->counts->of( $order->id );
		$left   = Refundable::of( $order, $counts );
		foreach ( $order->items as $at => $item ) {
			$count = $counts[ $at ] ?? null;
			if ( null === $count || ( $left->pieces_left( $at ) > 0 && ( 0 === $count['refunded'] || $left->left( $at ) > 0 ) ) ) {
				continue;
			}
			$done = $this->store->revoke( $order->id, $count['id'] );
			if ( is_wp_error( $done ) ) {
				return $done;
			}
			/* translators: %s: name of a product. */
			if ( $done > 0 && ! $this->notes->add( $order->id, sprintf( __( 'Access to the downloads of "%s" was revoked.', 'vitrine' ), $item['name'] ) ) ) {
				return Transaction::failed_statement();
			}
		}
		return true;
	}
}

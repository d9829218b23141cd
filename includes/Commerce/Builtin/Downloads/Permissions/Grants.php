<?php
/**
 * Granting of download permissions.
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
 * Grants the downloads of an order when it is paid, and revokes them when its stock is
 * released: in the transaction of the change, so exactly once.
 */
final class Grants {

	/** Order statuses that allow downloads. */
	public const STATUSES = array( OrderStatus::PROCESSING, OrderStatus::COMPLETED );

	/** Payment statuses that allow downloads. */
	public const PAYMENTS = array( PaymentStatus::PAID, PaymentStatus::PARTIALLY_REFUNDED );

	/**
	 * @param PermissionStore $store Permission store.
	 * @param OrderNotes      $notes Order notes.
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
	 * Whether an order allows downloads: it must be paid or free, and neither pending
	 * nor closed.
	 *
	 * @param string $status  Order status.
	 * @param string $payment Payment status.
	 * @param int    $total   Total in minor units.
	 */
	public static function allows( string $status, string $payment, int $total ): bool {
		return in_array( $status, self::STATUSES, true )
			&& ( 0 === $total || in_array( $payment, self::PAYMENTS, true ) );
	}

	/**
	 * Grants or revokes the downloads of an order on a change, in its transaction.
	 *
	 * @param Order  $order   Order before the change.
	 * @param int    $id      Order ID, which a draft does not have.
	 * @param string $status  New order status.
	 * @param string $payment New payment status.
	 * @return int|\WP_Error Number of files granted; the transaction must be rolled back on error.
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
	 * Grants missing permissions, in a transaction.
	 *
	 * @param Order $order Paid order.
	 * @param int   $id    Order ID, which a draft does not have.
	 * @return int|\WP_Error Number of files granted.
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
	 * Revokes the downloads of completely refunded lines, in the transaction of the
	 * refund.
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

<?php
/**
 * Orders API for other plugins.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Api;

use Vitrine\Commerce\Builtin\Checkout\PayForOrder\PayForOrder;
use Vitrine\Commerce\Builtin\Orders\OrderNotes;
use Vitrine\Commerce\Builtin\Orders\OrderStore;
use Vitrine\Commerce\Builtin\Payment\Refunds\Refund;
use Vitrine\Commerce\Builtin\Payment\Refunds\RefundLine;
use Vitrine\Commerce\Builtin\Payment\Refunds\Refunds;
use Vitrine\Commerce\Builtin\Payment\Remote\PaymentUpdates;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Orders of the built-in shop. All methods are idempotent: repeating a change has no
 * effect. Capabilities are not checked, so check them first.
 *
 * @api
 */
final class Orders {

	/**
	 * Creates the API.
	 *
	 * @internal Use Vitrine\Api::orders().
	 *
	 * @param OrderStore     $store   Order store.
	 * @param OrderNotes     $notes   Order notes.
	 * @param PaymentUpdates $updates Payment updates.
	 * @param Refunds        $refunds Refunds.
	 */
	public function __construct(
		private readonly OrderStore $store,
		private readonly OrderNotes $notes,
		private readonly PaymentUpdates $updates,
		private readonly Refunds $refunds,
	) {}

	/**
	 * Returns an order.
	 *
	 * @param int $id Order ID.
	 */
	public function get( int $id ): ?Order {
		return $this->store->load( $id );
	}

	/**
	 * Returns the order of a payment.
	 *
	 * @param string $gateway   ID of the payment method.
	 * @param string $reference Reference of the payment at the provider.
	 */
	public function by_reference( string $gateway, string $reference ): ?Order {
		return $this->store->by_reference( $gateway, $reference );
	}

	/**
	 * Returns the URL where a customer can pay a pending or failed order. Since version
	 * 3.
	 *
	 * @param int $id Order ID.
	 * @return string Absolute URL; empty if there is no such order, or it is not payable.
	 */
	public function payment_url( int $id ): string {
		$order = $this->store->load( $id );
		return null === $order ? '' : PayForOrder::link( $order );
	}

	/**
	 * Marks an order as paid.
	 *
	 * @param int    $id        Order ID.
	 * @param string $reference Reference of the payment at the provider, needed for refunds.
	 * @param string $status    New status of an order that waits for payment: `processing`, `completed`, or `on-hold` if the owner has to check it.
	 * @return Order|\WP_Error `vitrine_unknown_order` (404); `vitrine_order_over` (409): the order was canceled or failed before, so the payment, which is recorded, must be refunded.
	 */
	public function pay( int $id, string $reference = '', string $status = 'processing' ): Order|\WP_Error {
		return $this->updates->paid( $id, $reference, $status );
	}

	/**
	 * Marks the payment of an order as authorized, to be captured with pay(). The order
	 * is on hold until then.
	 *
	 * @param int    $id        Order ID.
	 * @param string $reference Reference of the payment at the provider.
	 * @return Order|\WP_Error See pay().
	 */
	public function authorize( int $id, string $reference ): Order|\WP_Error {
		return $this->updates->promised( $id, $reference );
	}

	/**
	 * Marks the payment of an order as failed. Stock and coupon usage are released, and the
	 * shopper's cart is restored. Paid orders do not change; orders created in the admin
	 * remain pending, to be paid in another way.
	 *
	 * @param int    $id     Order ID.
	 * @param string $reason Reason for the order notes, plain text.
	 * @return Order|\WP_Error See pay().
	 */
	public function fail( int $id, string $reason = '' ): Order|\WP_Error {
		return $this->updates->failed( $id, $reason );
	}

	/**
	 * Refunds an order, with the gateway if it supports refunds.
	 *
	 * @param int              $id      Order ID.
	 * @param int|null         $amount  Minor units; null: the amount of the lines, or without lines the remaining amount.
	 *                          An amount above the lines is refunded without line.
	 * @param string           $reason  Reason for notes and gateway, plain text.
	 * @param bool             $restock Whether to restock the refunded quantities, or without lines all items once the whole order is refunded. Nothing is restocked twice.
	 * @param list<RefundLine> $lines   Lines to refund; since version 2.
	 * @return Refund|\WP_Error `vitrine_refund_amount`, `vitrine_refund_lines` (409): more than can be refunded. `vitrine_refund_unclear` (503): result unknown; retry with resume_refund().
	 */
	public function refund( int $id, ?int $amount = null, string $reason = '', bool $restock = true, array $lines = array() ): Refund|\WP_Error {
		return $this->refunds->give( $id, $amount, $reason, $restock, '', $lines );
	}

	/**
	 * Retries a refund with an unknown result.
	 *
	 * @param int $refund Refund ID.
	 * @return Refund|\WP_Error See refund().
	 */
	public function resume_refund( int $refund ): Refund|\WP_Error {
		return $this->refunds->resume( $refund );
	}

	/**
	 * Records a refund that was made elsewhere, such as on the provider's site.
	 *
	 * @param int    $id        Order ID.
	 * @param int    $amount    Amount in minor units.
	 * @param string $reference Reference of the refund at the provider; a known one changes nothing.
	 * @return Refund|\WP_Error See refund().
	 */
	public function note_refund( int $id, int $amount, string $reference ): Refund|\WP_Error {
		return $this->refunds->note( $id, $amount, $reference );
	}

	/**
	 * Adds a private note.
	 *
	 * @param int    $id   Order ID.
	 * @param string $text Plain text.
	 */
	public function note( int $id, string $text ): void {
		$this->notes->add( $id, $text );
	}
}

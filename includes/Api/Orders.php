<?php
/**
 * Orders, for other plugins.
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
 * Orders of the built-in shop. Every change may be told twice, and changes
 * nothing the second time. Nothing here asks who is logged in: check that first.
 *
 * @api
 */
final class Orders {

	/**
	 * The orders.
	 *
	 * @internal Use Vitrine\Api::orders().
	 *
	 * @param OrderStore     $store   Order store.
	 * @param OrderNotes     $notes   Notes on them.
	 * @param PaymentUpdates $updates What is told of their payments.
	 * @param Refunds        $refunds Gives money back.
	 */
	public function __construct(
		private readonly OrderStore $store,
		private readonly OrderNotes $notes,
		private readonly PaymentUpdates $updates,
		private readonly Refunds $refunds,
	) {}

	/**
	 * An order.
	 *
	 * @param int $id Its number.
	 */
	public function get( int $id ): ?Order {
		return $this->store->load( $id );
	}

	/**
	 * The order of a payment.
	 *
	 * @param string $gateway   Id of the payment method.
	 * @param string $reference What the provider calls the payment.
	 */
	public function by_reference( string $gateway, string $reference ): ?Order {
		return $this->store->by_reference( $gateway, $reference );
	}

	/**
	 * The address where a customer can pay an order: one that is pending or failed.
	 * Since version 3.
	 *
	 * @param int $id Its number.
	 * @return string Absolute; empty: there is no such order, or it cannot be paid.
	 */
	public function payment_url( int $id ): string {
		$order = $this->store->load( $id );
		return null === $order ? '' : PayForOrder::link( $order );
	}

	/**
	 * Says that an order is paid.
	 *
	 * @param int    $id        Its number.
	 * @param string $reference What the provider calls the payment; it is needed to refund it.
	 * @param string $status    Of an order that waits for its payment: `processing`, `completed`, or `on-hold` where the owner has to look first.
	 * @return Order|\WP_Error `vitrine_unknown_order` (404); `vitrine_order_over` (409): it was given up before, and the money, which is noted there, has to go back.
	 */
	public function pay( int $id, string $reference = '', string $status = 'processing' ): Order|\WP_Error {
		return $this->updates->paid( $id, $reference, $status );
	}

	/**
	 * Says that the money of an order is promised, and will be taken by pay().
	 * The order is on hold until then.
	 *
	 * @param int    $id        Its number.
	 * @param string $reference What the provider calls the payment.
	 * @return Order|\WP_Error As pay() has it.
	 */
	public function authorize( int $id, string $reference ): Order|\WP_Error {
		return $this->updates->promised( $id, $reference );
	}

	/**
	 * Says that an order will not be paid. Its goods and coupons are free again,
	 * and the shopper's cart is as it was. One that is paid stays as it is, and one
	 * that the owner made by hand waits on, to be paid another way.
	 *
	 * @param int    $id     Its number.
	 * @param string $reason For the order's notes, plain text.
	 * @return Order|\WP_Error As pay() has it.
	 */
	public function fail( int $id, string $reason = '' ): Order|\WP_Error {
		return $this->updates->failed( $id, $reason );
	}

	/**
	 * Gives money back, by the gateway where it can.
	 *
	 * @param int      $id      Its number.
	 * @param int|null $amount  Minor units; null: what the lines come to, or without lines all that is left.
	 *                          What it is above the lines is given back of none of them.
	 * @param string   $reason  For notes and gateway, plain text.
	 * @param bool     $restock Whether the pieces of the lines go back into stock, or without lines all goods once the whole order is refunded. No piece ever does twice.
	 * @param list<RefundLine> $lines What of which line; since version 2.
	 * @return Refund|\WP_Error `vitrine_refund_amount`, `vitrine_refund_lines` (409): not so much is left. `vitrine_refund_unclear` (503): nobody knows; ask again by resume_refund().
	 */
	public function refund( int $id, ?int $amount = null, string $reason = '', bool $restock = true, array $lines = array() ): Refund|\WP_Error {
		return $this->refunds->give( $id, $amount, $reason, $restock, '', $lines );
	}

	/**
	 * Asks again for a refund of which nobody knows what became of it.
	 *
	 * @param int $refund Its id.
	 * @return Refund|\WP_Error As refund() has it.
	 */
	public function resume_refund( int $refund ): Refund|\WP_Error {
		return $this->refunds->resume( $refund );
	}

	/**
	 * Writes down a refund that was made elsewhere, such as on the provider's own site.
	 *
	 * @param int    $id        Its number.
	 * @param int    $amount    Amount in minor units.
	 * @param string $reference What the provider calls the refund; one that is known changes nothing.
	 * @return Refund|\WP_Error As refund() has it.
	 */
	public function note_refund( int $id, int $amount, string $reference ): Refund|\WP_Error {
		return $this->refunds->note( $id, $amount, $reference );
	}

	/**
	 * Adds a note that customers do not see.
	 *
	 * @param int    $id   Its number.
	 * @param string $text Plain text.
	 */
	public function note( int $id, string $text ): void {
		$this->notes->add( $id, $text );
	}
}

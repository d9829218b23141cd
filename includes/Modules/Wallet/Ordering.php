<?php
/**
 * Creation of orders paid with the wallet.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Wallet;

use Vitrine\Ajax\Refusal;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Rules\Orders\CheckoutRefusals;
use Vitrine\Commerce\Value\Order;
use Vitrine\Commerce\Value\OrderRequest;

defined( 'ABSPATH' ) || exit;

/**
 * Each session has one payment and one order. Repeated requests, even after the session
 * has expired, return the existing order; another payment for the same session is
 * refused, so that the wallet releases it.
 */
final class Ordering {

	/** Order statuses without a sale. */
	private const VOID = array( 'failed', 'cancelled' );

	/**
	 * Creates the order, or returns the existing one.
	 *
	 * @param Config       $config Configuration of the wallet.
	 * @param SignedAnswer $answer Signed answer of the wallet. The request must already be authenticated as its shopper.
	 * @param Engine       $engine Engine of the shop.
	 * @throws Refusal If there is no order and none can be created.
	 */
	public static function order( Config $config, SignedAnswer $answer, Engine $engine ): Order {
		$ticket = Ticket::open( $config, $answer->ticket );
		if ( null === $ticket || $ticket->user_id() !== get_current_user_id() || $ticket->cookies() !== array_intersect_key( Shopper::cookies( $engine ), $ticket->cookies() ) ) {
			throw Refusal::of( 'wallet_session', __( 'This session does not belong to this shop and was ignored.', 'vitrine' ), 403 );
		}
		$order = self::made( $ticket, $engine ) ?? self::place( $ticket, $answer, $engine );
		if ( $order->reference !== $answer->payment->reference ) {
			throw Refusal::of( 'wallet_used', __( 'This session was paid by another payment already, so no second order was placed.', 'vitrine' ), 409 );
		}
		if ( in_array( $order->status, self::VOID, true ) ) {
			throw Refusal::of( 'payment_failed', __( 'The order of this session was cancelled, so there is nothing to pay.', 'vitrine' ), 409 );
		}
		if ( ! $order->accepted ) {
			// The money is kept only for accepted orders; when the request is repeated,
			// the shop continues with the order.
			throw new Refusal( CheckoutRefusals::in_progress() );
		}
		return $order;
	}

	/**
	 * Returns the existing order of a session. Orders not accepted yet are left to the
	 * checkout, which continues with them.
	 *
	 * @param Ticket $ticket Ticket of the answer.
	 * @param Engine $engine Engine of the shop.
	 */
	private static function made( Ticket $ticket, Engine $engine ): ?Order {
		$order = $engine->checkout()->placed( $ticket->idempotency_key() );
		return null !== $order && ( $order->accepted || in_array( $order->status, self::VOID, true ) ) ? $order : null;
	}

	/**
	 * Creates the order.
	 *
	 * @param Ticket       $ticket Ticket of the answer.
	 * @param SignedAnswer $answer Signed answer of the wallet.
	 * @param Engine       $engine Engine of the shop.
	 * @throws Refusal If it cannot be created.
	 */
	private static function place( Ticket $ticket, SignedAnswer $answer, Engine $engine ): Order {
		$begun = null !== $engine->checkout()->placed( $ticket->idempotency_key() );
		if ( ! $begun && $ticket->expires() < time() ) {
			throw Refusal::of( 'wallet_session', __( 'This session has ended, so no order was placed. Please go back to the shop and start again.', 'vitrine' ), 410 );
		}
		$order = $engine->checkout()->place(
			new OrderRequest(
				$answer->fields,
				$answer->ship_elsewhere,
				$answer->payment->method,
				$ticket->idempotency_key(),
				$ticket->cart_hash(),
				array(),
				$answer->payment
			)
		);
		return $order instanceof Order ? $order : throw new Refusal( $order );
	}
}

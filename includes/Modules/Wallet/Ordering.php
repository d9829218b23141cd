<?php
/**
 * From the wallet's answer to an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Wallet;

use Vitrine\Ajax\Refusal;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Rules\CheckoutRefusals;
use Vitrine\Commerce\Value\Order;
use Vitrine\Commerce\Value\OrderRequest;

defined( 'ABSPATH' ) || exit;

/**
 * One session, one payment, one order. An answer that is repeated, even after
 * the session has ended, gets the order that it has made; another payment for the
 * same session is refused, so that the wallet lets it go.
 */
final class Ordering {

	/** Statuses of orders from which nothing is bought. */
	private const VOID = array( 'failed', 'cancelled' );

	/**
	 * Makes the order, or finds it.
	 *
	 * @param Config       $config Of the wallet.
	 * @param SignedAnswer $answer The wallet's. This request must be its shopper's by now.
	 * @param Engine       $engine The shop.
	 * @throws Refusal When there is none and none can be made; nothing was sold.
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
			// The money is kept only for an order that the shop has taken; asked again, the shop goes on with it.
			throw new Refusal( CheckoutRefusals::in_progress() );
		}
		return $order;
	}

	/**
	 * The order that was made of a session before. One that is not accepted yet
	 * is left to the checkout, which leads it on.
	 *
	 * @param Ticket $ticket Of the answer.
	 * @param Engine $engine The shop.
	 */
	private static function made( Ticket $ticket, Engine $engine ): ?Order {
		$order = $engine->checkout()->placed( $ticket->idempotency_key() );
		return null !== $order && ( $order->accepted || in_array( $order->status, self::VOID, true ) ) ? $order : null;
	}

	/**
	 * Makes the order.
	 *
	 * @param Ticket       $ticket Of the answer.
	 * @param SignedAnswer $answer The wallet's.
	 * @param Engine       $engine The shop.
	 * @throws Refusal When it cannot be made.
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

<?php
/**
 * A page of Stripe's on which an order is paid.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Stripe;

use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * A Checkout Session, as far as the shop needs it. How far it came is read off
 * the session and its payment as they are now, so the order in which events
 * arrive does not matter.
 */
final class StripeSession {

	/** The shopper may pay there. */
	public const OPEN = 'open';

	/** The money was taken. */
	public const PAID = 'paid';

	/** The shopper has done all, and the bank takes its time. */
	public const UNDER_WAY = 'under-way';

	/** The bank has refused. */
	public const FAILED = 'failed';

	/** Nobody has paid, and nobody can any more. */
	public const EXPIRED = 'expired';

	/**
	 * @param string $id       Its id.
	 * @param string $url      Where the shopper pays; empty: nowhere any more.
	 * @param string $state    One of the constants.
	 * @param string $payment  Id of the payment; empty: there is none yet.
	 * @param int    $amount   As Stripe counts it.
	 * @param string $currency Lower case.
	 * @param int    $order_id The order's; 0: it is not known.
	 * @param string $site     Whose order it is.
	 */
	private function __construct(
		public readonly string $id,
		public readonly string $url,
		public readonly string $state,
		public readonly string $payment,
		public readonly int $amount,
		public readonly string $currency,
		public readonly int $order_id,
		public readonly string $site,
	) {}

	/**
	 * A session of what Stripe answers.
	 *
	 * @param array<mixed> $raw With the payment in it, expanded, or as its id.
	 * @return self|null Null: that is none.
	 */
	public static function of( array $raw ): ?self {
		$text = static fn ( mixed $value ): string => is_string( $value ) ? $value : '';
		if ( 'checkout.session' !== ( $raw['object'] ?? '' ) || '' === $text( $raw['id'] ?? '' ) ) {
			return null;
		}
		$payment  = $raw['payment_intent'] ?? '';
		$metadata = is_array( $raw['metadata'] ?? null ) ? $raw['metadata'] : array();
		$order    = $text( $raw['client_reference_id'] ?? '' );
		return new self(
			$text( $raw['id'] ),
			$text( $raw['url'] ?? '' ),
			self::state( $text( $raw['status'] ?? '' ), $text( $raw['payment_status'] ?? '' ), is_array( $payment ) ? $text( $payment['status'] ?? '' ) : '' ),
			is_array( $payment ) ? $text( $payment['id'] ?? '' ) : $text( $payment ),
			is_int( $raw['amount_total'] ?? null ) ? $raw['amount_total'] : -1,
			$text( $raw['currency'] ?? '' ),
			ctype_digit( $order ) ? (int) $order : 0,
			$text( $metadata['vitrine_site'] ?? '' ),
		);
	}

	/**
	 * Whether it is about what an order costs.
	 *
	 * @param Order $order The order.
	 */
	public function fits( Order $order ): bool {
		return $this->order_id === $order->id
			&& StripeAmount::of( $order->totals['total'], $order->currency ) === $this->amount
			&& strtolower( $order->currency->code ) === $this->currency;
	}

	/**
	 * State of the payment, in our terms.
	 *
	 * @param string $status  `open`, `complete` or `expired`.
	 * @param string $paid    `paid`, `unpaid` or `no_payment_required`.
	 * @param string $payment Status of the payment; empty: not known.
	 */
	private static function state( string $status, string $paid, string $payment ): string {
		return match ( true ) {
			'paid' === $paid, 'no_payment_required' === $paid && 'complete' === $status => self::PAID,
			'expired' === $status  => self::EXPIRED,
			'complete' !== $status => self::OPEN,
			in_array( $payment, array( 'requires_payment_method', 'canceled' ), true ) => self::FAILED,
			default                => self::UNDER_WAY,
		};
	}
}

<?php
/**
 * Stripe payment page of an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Stripe;

use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * A Checkout Session, as far as the shop needs it. Its state is derived from the
 * current session and payment, so the order in which events arrive does not matter.
 */
final class StripeSession {

	/** The shopper can pay. */
	public const OPEN = 'open';

	/** The payment was made. */
	public const PAID = 'paid';

	/** The shopper is done, and the payment is being processed. */
	public const UNDER_WAY = 'under-way';

	/** The payment was declined. */
	public const FAILED = 'failed';

	/** Not paid, and no longer payable. */
	public const EXPIRED = 'expired';

	/**
	 * @param string $id       Session ID.
	 * @param string $url      URL of the page; empty: closed.
	 * @param string $state    One of the constants.
	 * @param string $payment  Payment ID; empty: none yet.
	 * @param int    $amount   Amount in Stripe's units.
	 * @param string $currency Currency code in lowercase.
	 * @param int    $order_id Order ID; 0: unknown.
	 * @param string $site     ID of the site with the order.
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
	 * Creates a session from a response.
	 *
	 * @param array<mixed> $raw Response, with the payment expanded or as ID.
	 * @return self|null Null if it is not a session.
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
	 * Whether amount and currency match an order.
	 *
	 * @param Order $order The order.
	 */
	public function fits( Order $order ): bool {
		return $this->order_id === $order->id
			&& StripeAmount::of( $order->totals['total'], $order->currency ) === $this->amount
			&& strtolower( $order->currency->code ) === $this->currency;
	}

	/**
	 * Returns the state of a session.
	 *
	 * @param string $status  `open`, `complete` or `expired`.
	 * @param string $paid    `paid`, `unpaid` or `no_payment_required`.
	 * @param string $payment Payment status; empty: unknown.
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

<?php
/**
 * Action for a repeated request.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Recovery;

use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Builtin\Payment\PaymentStatus;

defined( 'ABSPATH' ) || exit;

/**
 * A form was submitted again with the key of an existing order. The action depends on
 * its state and on what its gateway supports; payments are never charged again without
 * the gateway's idempotency key.
 */
enum Repetition {

	/** The order is accepted, or has a payment page: show it. */
	case Show;

	/** The payment failed. */
	case Over;

	/** Another process is working on it. */
	case Wait;

	/**
	 * The owner died: call the gateway, with the same idempotency key if it may have
	 * been called.
	 */
	case Resume;

	/** The owner died: look up the payment at the gateway. */
	case LookUp;

	/** The result is unknown: the owner of the shop has to check. */
	case Unclear;

	/**
	 * Returns the action.
	 *
	 * @param string       $order   Order status.
	 * @param PaymentState $payment State of the payment.
	 * @param int          $now     Unix timestamp.
	 * @param bool         $has_key Whether the gateway has an idempotency key.
	 * @param bool         $can_ask Whether payments can be looked up.
	 */
	public static function of( string $order, PaymentState $payment, int $now, bool $has_key, bool $can_ask ): self {
		return match ( true ) {
			in_array( $order, array( OrderStatus::CANCELLED, OrderStatus::FAILED ), true ) => self::Over,
			$payment->accepted           => self::Show,
			OrderStatus::PENDING !== $order => self::Show,
			PaymentStatus::IN_PROGRESS !== $payment->status => $payment->has_page ? self::Show : self::Unclear,
			$payment->is_owned( $now )   => self::Wait,
			$has_key || ! $payment->was_asked() => self::Resume,
			$can_ask                     => self::LookUp,
			default                      => self::Unclear,
		};
	}
}

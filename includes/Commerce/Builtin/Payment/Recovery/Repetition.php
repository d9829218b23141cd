<?php
/**
 * What a repeated request is to do.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Recovery;

use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Builtin\Payment\PaymentStatus;

defined( 'ABSPATH' ) || exit;

/**
 * A form is sent again with the key of an order that is there already. What is
 * done depends on how far that order came, and on what its gateway can do; money
 * is never asked for a second time without the gateway's own idempotency key.
 */
enum Repetition {

	/** The order is accepted, or its payment page waits: show it. */
	case Show;

	/** The payment did not happen. */
	case Over;

	/** Another process is working on it. */
	case Wait;

	/** Its owner died: ask the gateway, by the same idempotency key where it may have been asked before. */
	case Resume;

	/** Its owner died: ask the gateway what became of the payment. */
	case LookUp;

	/** Nobody can tell: the shop's owner must look. */
	case Unclear;

	/**
	 * What is to be done.
	 *
	 * @param string       $order   The order's status.
	 * @param PaymentState $payment Its payment.
	 * @param int          $now     Unix timestamp.
	 * @param bool         $has_key Whether the gateway has an idempotency key.
	 * @param bool         $can_ask Whether payments can be looked up at the gateway.
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

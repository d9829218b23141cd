<?php
/**
 * Whether an order can be paid.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout\PayForOrder;

use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Builtin\Payment\PaymentStatus;

defined( 'ABSPATH' ) || exit;

/**
 * Pending and failed orders without payment can be paid by link.
 */
enum Payability {

	/** Waiting for payment. */
	case Payable;

	/** Payment in progress, or its result is unknown. */
	case InProgress;

	/** Paid or authorized. */
	case Paid;

	/** To be paid later: by bank transfer or on delivery. */
	case Agreed;

	/** Canceled or refunded. */
	case Over;

	/**
	 * Returns the state of an order.
	 *
	 * @param string $status  Order status.
	 * @param string $payment Payment status.
	 */
	public static function of( string $status, string $payment ): self {
		$none = in_array( $payment, array( PaymentStatus::UNPAID, PaymentStatus::FAILED ), true );
		return match ( true ) {
			in_array( $status, array( OrderStatus::CANCELLED, OrderStatus::REFUNDED ), true ) => self::Over,
			OrderStatus::FAILED === $status        => $none ? self::Payable : self::Over,
			PaymentStatus::IN_PROGRESS === $payment => self::InProgress,
			! $none                                 => self::Paid,
			OrderStatus::PENDING === $status       => self::Payable,
			default                                 => self::Agreed,
		};
	}
}

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
 * Pure. An order that is pending or failed, and of whose money nobody has
 * anything, can be paid by its link.
 */
enum Payability {

	/** It waits for its payment. */
	case Payable;

	/** It is being paid, or nobody knows whether it is. */
	case InProgress;

	/** Its money is there, or promised. */
	case Paid;

	/** It is agreed how it will be paid: by transfer, on delivery. */
	case Agreed;

	/** It was cancelled or refunded. */
	case Over;

	/**
	 * What an order is.
	 *
	 * @param string $status  The order's.
	 * @param string $payment Its payment's.
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

<?php
/**
 * Payment statuses.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment;

use Vitrine\Commerce\Builtin\Orders\OrderStatus;

defined( 'ABSPATH' ) || exit;

/**
 * Separate from the order status: with cash on delivery an order is accepted while it
 * is unpaid. Has only the rules; OrderPayments saves the status.
 */
final class PaymentStatus {

	public const UNPAID             = 'unpaid';
	public const IN_PROGRESS        = 'in-progress';
	public const AUTHORIZED         = 'authorized';
	public const PAID               = 'paid';
	public const PARTIALLY_REFUNDED = 'partially-refunded';
	public const REFUNDED           = 'refunded';
	public const FAILED             = 'failed';

	private const NEXT = array(
		self::UNPAID             => array( self::IN_PROGRESS, self::AUTHORIZED, self::PAID, self::FAILED ),
		self::IN_PROGRESS        => array( self::UNPAID, self::AUTHORIZED, self::PAID, self::FAILED ),
		self::AUTHORIZED         => array( self::PAID, self::REFUNDED, self::FAILED ),
		self::PAID               => array( self::PARTIALLY_REFUNDED, self::REFUNDED ),
		self::PARTIALLY_REFUNDED => array( self::PARTIALLY_REFUNDED, self::REFUNDED ),
		// Another attempt, or a result that arrived after the shop had given up.
		self::FAILED             => array( self::UNPAID, self::AUTHORIZED, self::PAID ),
	);

	/**
	 * Returns the labels of statuses.
	 *
	 * @return array<string, string>
	 */
	public static function labels(): array {
		return array(
			self::UNPAID             => __( 'Unpaid', 'vitrine' ),
			self::IN_PROGRESS        => __( 'Payment in progress', 'vitrine' ),
			self::AUTHORIZED         => __( 'Payment authorized', 'vitrine' ),
			self::PAID               => __( 'Paid', 'vitrine' ),
			self::PARTIALLY_REFUNDED => __( 'Partially refunded', 'vitrine' ),
			self::REFUNDED           => __( 'Refunded', 'vitrine' ),
			self::FAILED             => __( 'Payment failed', 'vitrine' ),
		);
	}

	/**
	 * Returns the label of a status.
	 *
	 * @param string $status One of the constants; other values are returned unchanged.
	 */
	public static function label( string $status ): string {
		return self::labels()[ $status ] ?? $status;
	}

	/**
	 * Whether a transition is allowed.
	 *
	 * @param string $from One of the constants.
	 * @param string $to   One of the constants.
	 */
	public static function allows( string $from, string $to ): bool {
		return in_array( $to, self::NEXT[ $from ] ?? array(), true );
	}

	/**
	 * Whether there is or may be a payment: such orders are never canceled
	 * automatically.
	 *
	 * @param string $status One of the class constants.
	 */
	public static function may_hold_money( string $status ): bool {
		return in_array( $status, array( self::IN_PROGRESS, self::AUTHORIZED, self::PAID, self::PARTIALLY_REFUNDED ), true );
	}

	/**
	 * Returns the payment status after a change of the order status by a user:
	 * processing an order that was waiting means that it is paid.
	 *
	 * @param string $payment Current payment status.
	 * @param string $from    Previous order status.
	 * @param string $to      New order status.
	 */
	public static function after_move( string $payment, string $from, string $to ): string {
		$waits = in_array( $from, array( OrderStatus::PENDING, OrderStatus::ON_HOLD ), true );
		$next  = match ( $to ) {
			OrderStatus::COMPLETED  => self::PAID,
			OrderStatus::PROCESSING => $waits ? self::PAID : $payment,
			OrderStatus::ON_HOLD    => self::IN_PROGRESS === $payment ? self::UNPAID : $payment,
			OrderStatus::CANCELLED  => self::IN_PROGRESS === $payment ? self::FAILED : $payment,
			OrderStatus::FAILED     => self::FAILED,
			OrderStatus::PENDING    => self::FAILED === $payment ? self::UNPAID : $payment,
			OrderStatus::REFUNDED   => self::IN_PROGRESS === $payment ? self::FAILED : self::REFUNDED,
			default                 => $payment,
		};
		return self::allows( $payment, $next ) ? $next : $payment;
	}
}

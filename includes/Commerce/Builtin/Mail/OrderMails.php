<?php
/**
 * Order emails.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Mail;

use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Builtin\Payment\PaymentStatus;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Emails are added to the outbox together with the change of the order, and sent after
 * it is committed.
 */
final class OrderMails {

	public const CONFIRMATION       = 'confirmation';
	public const NEW_ORDER          = 'new_order';
	public const ON_HOLD            = 'on_hold';
	public const COMPLETED          = 'completed';
	public const CANCELLED          = 'cancelled';
	public const FAILED             = 'failed';
	public const FAILED_ORDER       = 'failed_order';
	public const REFUNDED           = 'refunded';
	public const PARTIALLY_REFUNDED = 'partially_refunded';
	public const NOTE               = 'customer_note';
	public const INVOICE            = 'customer_invoice';

	/** Emails to the shop. */
	public const TO_SHOP = array( self::NEW_ORDER, self::FAILED_ORDER );

	/**
	 * Returns the emails for a change of status. An order is confirmed when it leaves
	 * `pending`, since only then it is paid or accepted.
	 *
	 * @param string $from Previous status.
	 * @param string $to   New status.
	 * @return list<string> Constants of this class.
	 */
	public static function after( string $from, string $to ): array {
		$agreed = array( OrderStatus::PROCESSING, OrderStatus::ON_HOLD, OrderStatus::COMPLETED );
		return match ( true ) {
			OrderStatus::PENDING === $from && in_array( $to, $agreed, true ) => array( self::CONFIRMATION, self::NEW_ORDER ),
			// When the order is placed, the confirmation says so.
			OrderStatus::ON_HOLD === $to   => array( self::ON_HOLD ),
			OrderStatus::COMPLETED === $to => array( self::COMPLETED ),
			OrderStatus::CANCELLED === $to => array( self::CANCELLED ),
			OrderStatus::FAILED === $to    => array( self::FAILED, self::FAILED_ORDER ),
			default                        => array(),
		};
	}

	/**
	 * Returns the labels of emails that the owner can send.
	 *
	 * @param Order $order The order.
	 * @return array<string, string> Labels by kind.
	 */
	public static function again( Order $order ): array {
		$invoice = array( self::INVOICE => __( 'Order details / invoice to the customer', 'vitrine' ) );
		$names   = array(
			self::CONFIRMATION => __( 'Order confirmation to the customer', 'vitrine' ),
			self::NEW_ORDER    => __( 'New order notification to the shop', 'vitrine' ),
		);
		if ( PaymentStatus::PARTIALLY_REFUNDED === $order->payment_status ) {
			$names[ self::PARTIALLY_REFUNDED ] = __( 'Partially refunded order to the customer', 'vitrine' );
		}
		return match ( $order->status ) {
			OrderStatus::ON_HOLD    => $names + array( self::ON_HOLD => __( 'Order on hold to the customer', 'vitrine' ) ) + $invoice,
			OrderStatus::PROCESSING => $names + $invoice,
			OrderStatus::COMPLETED  => $names + array( self::COMPLETED => __( 'Completed order to the customer', 'vitrine' ) ) + $invoice,
			OrderStatus::CANCELLED  => array( self::CANCELLED => __( 'Cancelled order to the customer', 'vitrine' ) ),
			OrderStatus::REFUNDED   => array( self::REFUNDED => __( 'Refunded order to the customer', 'vitrine' ) ),
			OrderStatus::PENDING    => $invoice,
			OrderStatus::FAILED     => $invoice + array(
				self::FAILED_ORDER => __( 'Failed order notification to the shop', 'vitrine' ),
				self::FAILED       => __( 'Failed order to the customer', 'vitrine' ),
			),
			default                 => array(),
		};
	}

	/**
	 * Sends an email.
	 *
	 * @param string                  $kind     One of the class constants.
	 * @param Order                   $order    Order of the email.
	 * @param string                  $event_id Event ID of the outbox, the same when it is sent again; empty: not in the outbox.
	 * @param (callable(): void)|null $taken    Called as soon as it is sent, to reduce the risk of a duplicate.
	 * @param string                  $note     Note to the customer; for NOTE only.
	 * @return string Error message; empty on success.
	 */
	public static function send( string $kind, Order $order, string $event_id = '', ?callable $taken = null, string $note = '' ): string {
		try {
			$message = OrderMessage::make( $kind, $order, $note );
			/**
			 * Filters an order email, or prevents it from being sent.
			 *
			 * @param Message|null $message Email; null: it is not sent.
			 * @param string       $kind    `confirmation`, `new_order`, `on_hold`, `completed`, `cancelled`, `failed`, `failed_order` (to the shop), `refunded`, `partially_refunded`, `customer_note` or `customer_invoice`.
			 * @param Order        $order   Order of the email.
			 *
			 * @example
			 * add_filter( 'vitrine_order_mail', fn( $message, $kind ) => 'cancelled' === $kind ? null : $message, 10, 2 );
			 */
			$message = apply_filters( 'vitrine_order_mail', $message, $kind, $order );
			return ! $message instanceof Message || Mailer::send( $message, $event_id, $taken ) ? '' : __( 'WordPress could not send the email.', 'vitrine' );
		} catch ( \Throwable $thrown ) {
			// An error in a custom template must not affect the order.
			error_log( sprintf( 'Vitrine: the mail "%s" of order %d was not made: %s', $kind, $order->id, $thrown->getMessage() ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- Shop owners look in the error log.
			return $thrown->getMessage();
		}
	}
}

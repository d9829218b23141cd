<?php
/**
 * Which mail goes out when.
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
 * Mails of orders. They are written into the outbox with the change that they
 * tell of, and sent after that is written for good.
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

	/** Those that go to the shop. */
	public const TO_SHOP = array( self::NEW_ORDER, self::FAILED_ORDER );

	/**
	 * The mails that a change of status brings with it. An order is confirmed when
	 * it leaves `pending`, for only then is it paid or agreed on.
	 *
	 * @param string $from Its old status.
	 * @param string $to   New status.
	 * @return list<string> Some of the constants.
	 */
	public static function after( string $from, string $to ): array {
		$agreed = array( OrderStatus::PROCESSING, OrderStatus::ON_HOLD, OrderStatus::COMPLETED );
		return match ( true ) {
			OrderStatus::PENDING === $from && in_array( $to, $agreed, true ) => array( self::CONFIRMATION, self::NEW_ORDER ),
			// At its placing the confirmation says so.
			OrderStatus::ON_HOLD === $to   => array( self::ON_HOLD ),
			OrderStatus::COMPLETED === $to => array( self::COMPLETED ),
			OrderStatus::CANCELLED === $to => array( self::CANCELLED ),
			OrderStatus::FAILED === $to    => array( self::FAILED, self::FAILED_ORDER ),
			default                        => array(),
		};
	}

	/**
	 * The mails that the owner may send, as people read them.
	 *
	 * @param Order $order The order.
	 * @return array<string, string> By kind.
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
	 * Sends one mail.
	 *
	 * @param string                  $kind     One of the class constants.
	 * @param Order                   $order    Order of the email.
	 * @param string                  $event_id By which a repetition is known; empty: it is no entry of the outbox.
	 * @param (callable(): void)|null $taken    Runs as soon as it went out, so that as little as can be lies between.
	 * @param string                  $note     What the shop writes to the customer; of NOTE only.
	 * @return string What went wrong; empty: nothing.
	 */
	public static function send( string $kind, Order $order, string $event_id = '', ?callable $taken = null, string $note = '' ): string {
		try {
			$message = OrderMessage::make( $kind, $order, $note );
			/**
			 * Changes a mail, or lets it stay unsent.
			 *
			 * @param Message|null $message The mail; null: it is not sent.
			 * @param string       $kind    `confirmation`, `new_order`, `on_hold`, `completed`, `cancelled`, `failed`, `failed_order` (to the shop), `refunded`, `partially_refunded`, `customer_note` or `customer_invoice`.
			 * @param Order        $order   Order of the email.
			 *
			 * @example
			 * add_filter( 'vitrine_order_mail', fn( $message, $kind ) => 'cancelled' === $kind ? null : $message, 10, 2 );
			 */
			$message = apply_filters( 'vitrine_order_mail', $message, $kind, $order );
			return ! $message instanceof Message || Mailer::send( $message, $event_id, $taken ) ? '' : __( 'WordPress could not send the email.', 'vitrine' );
		} catch ( \Throwable $thrown ) {
			// A template of the site's own must not take the order with it.
			error_log( sprintf( 'Vitrine: the mail "%s" of order %d was not made: %s', $kind, $order->id, $thrown->getMessage() ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- The place where a shop owner learns of it at once.
			return $thrown->getMessage();
		}
	}
}

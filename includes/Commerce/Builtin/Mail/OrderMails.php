<?php
/**
 * Which mail goes out when.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Mail;

use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Value\Order;

/**
 * Mails of orders. They are sent after the order is written for good, never
 * within its transaction.
 */
final class OrderMails {

	public const CONFIRMATION = 'confirmation';
	public const NEW_ORDER    = 'new_order';
	public const COMPLETED    = 'completed';
	public const CANCELLED    = 'cancelled';

	/**
	 * Takes its hooks.
	 */
	public static function boot(): void {
		add_action( 'vitrine_order_status_changed', array( self::class, 'status_changed' ), 10, 3 );
	}

	/**
	 * Sends what a change of status brings with it. An order is confirmed when
	 * it leaves `pending`, for only then is it paid or agreed on.
	 *
	 * @param Order  $order As it is now.
	 * @param string $from  Its old status.
	 * @param string $to    Its new status.
	 */
	public static function status_changed( Order $order, string $from, string $to ): void {
		$agreed = array( OrderStatus::PROCESSING, OrderStatus::ON_HOLD, OrderStatus::COMPLETED );
		if ( OrderStatus::PENDING === $from && in_array( $to, $agreed, true ) ) {
			self::send( self::CONFIRMATION, $order );
			self::send( self::NEW_ORDER, $order );
		} elseif ( OrderStatus::COMPLETED === $to ) {
			self::send( self::COMPLETED, $order );
		} elseif ( OrderStatus::CANCELLED === $to ) {
			self::send( self::CANCELLED, $order );
		}
	}

	/**
	 * Sends one mail.
	 *
	 * @param string $kind  One of the constants.
	 * @param Order  $order What it is about.
	 */
	public static function send( string $kind, Order $order ): void {
		try {
			$message = OrderMessage::make( $kind, $order );
			/**
			 * Changes a mail, or lets it stay unsent.
			 *
			 * @param Message|null $message The mail; null: it is not sent.
			 * @param string       $kind    `confirmation`, `new_order`, `completed` or `cancelled`.
			 * @param Order        $order   What it is about.
			 */
			$message = apply_filters( 'vitrine_order_mail', $message, $kind, $order );
			if ( $message instanceof Message ) {
				Mailer::send( $message );
			}
		} catch ( \Throwable $thrown ) {
			// A template of the site's own must not take the order with it.
			error_log( sprintf( 'Vitrine: the mail "%s" of order %d was not made: %s', $kind, $order->id, $thrown->getMessage() ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- The only place where a shop owner learns of it.
		}
	}
}

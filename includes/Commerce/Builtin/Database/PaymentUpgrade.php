<?php
/**
 * Upgrade of orders without payment status.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Database;

use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Builtin\Payment\PaymentStatus;

defined( 'ABSPATH' ) || exit;

/**
 * Sets the payment status of orders from earlier versions by their order status. Safe
 * to repeat: existing values are kept.
 */
final class PaymentUpgrade {

	private const CASH = 'cod';

	/**
	 * Fills the new columns.
	 *
	 * @param \wpdb $db Database of the site.
	 */
	public static function run( \wpdb $db ): void {
		$orders = $db->prefix . 'vitrine_orders';
		$db->query( (string) $db->prepare( 'UPDATE %i SET accepted = created WHERE accepted IS NULL AND status IN ( %s, %s, %s, %s )', $orders, OrderStatus::PROCESSING, OrderStatus::ON_HOLD, OrderStatus::COMPLETED, OrderStatus::REFUNDED ) );
		self::set( $db, $orders, PaymentStatus::PAID, 'status = %s', OrderStatus::COMPLETED );
		self::set( $db, $orders, PaymentStatus::PAID, 'status = %s AND payment_method <> %s', OrderStatus::PROCESSING, self::CASH );
		self::set( $db, $orders, PaymentStatus::REFUNDED, 'status = %s', OrderStatus::REFUNDED );
		self::set( $db, $orders, PaymentStatus::FAILED, 'status = %s', OrderStatus::FAILED );
		// Paid with an external gateway, but interrupted: the owner has to check, and
		// it must not be canceled.
		self::set( $db, $orders, PaymentStatus::IN_PROGRESS, 'status = %s AND reference <> %s', OrderStatus::PENDING, '' );
	}

	/**
	 * Sets the refunded amount of refunded orders to the total.
	 *
	 * @param \wpdb $db Database of the site.
	 */
	public static function count_refunds( \wpdb $db ): void {
		$orders = $db->prefix . 'vitrine_orders';
		$db->query( (string) $db->prepare( 'UPDATE %i SET refunded = total WHERE status = %s', $orders, OrderStatus::REFUNDED ) );
	}

	/**
	 * Marks the items of closed orders as restocked, so that they are not restocked
	 * twice.
	 *
	 * @param \wpdb $db Database of the site.
	 */
	public static function count_restocked( \wpdb $db ): void {
		$sql = $db->prepare( 'UPDATE %i SET restocked = quantity WHERE order_id IN ( SELECT id FROM %i WHERE status IN ( %s, %s, %s ) )', $db->prefix . 'vitrine_order_items', $db->prefix . 'vitrine_orders', OrderStatus::CANCELLED, OrderStatus::REFUNDED, OrderStatus::FAILED );
		$db->query( (string) $sql ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Prepared in the line above.
	}

	/**
	 * Sets the payment status where there is none.
	 *
	 * @param \wpdb          $db      Database of the site.
	 * @param string         $orders  Table of orders.
	 * @param string         $payment Constant of PaymentStatus.
	 * @param literal-string $where   SQL condition with placeholders.
	 * @param string         ...$args Values of the placeholders.
	 */
	private static function set( \wpdb $db, string $orders, string $payment, string $where, string ...$args ): void {
		$db->query( (string) $db->prepare( "UPDATE %i SET payment_status = %s WHERE payment_status = %s AND $where", $orders, $payment, PaymentStatus::UNPAID, ...$args ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- Prepared here; $where is one of the constant strings above.
	}
}

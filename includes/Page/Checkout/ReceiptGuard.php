<?php
/**
 * Access to the whole order received page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page\Checkout;

use Vitrine\Commerce\Builtin\BuiltinEngine;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\Orders\GuardsReceipts;
use Vitrine\Commerce\Value\Order;
use Vitrine\Contract;
use Vitrine\Support\Client;
use Vitrine\Support\RateLimit;
use Vitrine\Support\Roles;

defined( 'ABSPATH' ) || exit;

/**
 * The URL of the page may be forwarded, logged or stored in a browser history. After
 * some minutes it no longer shows personal data by itself: the customer must be logged
 * in or enter the order's email address. Orders created in the admin always require
 * this. Other engines have their own rules.
 */
final class ReceiptGuard {

	/** Minutes in which the URL alone is sufficient. */
	private const GRACE = 10;

	/** Maximum number of email addresses per client, and per order. */
	private const TRIES = 10;

	/** Seconds in which tries are counted. */
	private const SPAN = 15 * MINUTE_IN_SECONDS;

	/**
	 * Whether the visitor may see the whole order.
	 *
	 * @param Order  $order  Order of the URL.
	 * @param Engine $engine Engine of the order.
	 */
	public static function sees_all( Order $order, Engine $engine ): bool {
		$orders = $engine->orders();
		if ( $orders instanceof GuardsReceipts ) {
			return $orders->shows_all( $order ) || ( $orders->takes_email( $order ) && self::was_asked() && self::knows_email( $order ) );
		}
		if ( self::knows( $order, $engine ) ) {
			return true;
		}
		/**
		 * Filters how long the URL of the page shows the whole order to visitors who
		 * are not logged in as its customer. Then it asks for the order's email
		 * address.
		 *
		 * @param int   $minutes Minutes; 0: ask at once.
		 * @param Order $order   The order.
		 *
		 * @example
		 * add_filter( 'vitrine_receipt_grace_minutes', fn( $minutes, $order ) => $order->totals['total'] > 100000 ? 0 : $minutes, 10, 2 );
		 */
		$minutes = (int) apply_filters( 'vitrine_receipt_grace_minutes', self::GRACE, $order );
		$fresh   = Order::VIA_ADMIN !== $order->created_via && time() < (int) strtotime( $order->created . ' UTC' ) + $minutes * MINUTE_IN_SECONDS;
		return $fresh || ( self::was_asked() && self::knows_email( $order ) );
	}

	/**
	 * Whether the visitor is logged in as the order's customer or as a shop manager.
	 *
	 * @param Order  $order  Order of the URL.
	 * @param Engine $engine Engine of the order.
	 */
	public static function knows( Order $order, Engine $engine ): bool {
		return ! $engine instanceof BuiltinEngine || ( $order->customer_id > 0 && get_current_user_id() === $order->customer_id ) || current_user_can( Roles::ORDERS );
	}

	/**
	 * Whether an email address was submitted.
	 */
	public static function was_asked(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Read-only; requires the order key and the email address.
		return 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) && isset( $_POST[ self::field() ] );
	}

	/**
	 * Returns the name of the field.
	 */
	public static function field(): string {
		return Contract::name( 'markers.email' );
	}

	/**
	 * Whether the submitted email address is that of the order.
	 *
	 * @param Order $order The order.
	 */
	private static function knows_email( Order $order ): bool {
		$email = $_POST[ self::field() ] ?? ''; // phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Only compared with a known value.
		return is_string( $email )
			&& RateLimit::take( 'receipt', Client::key(), self::TRIES, self::SPAN )
			&& RateLimit::take( 'receipt-order', (string) $order->id, self::TRIES, self::SPAN )
			&& '' !== $order->email
			&& hash_equals( mb_strtolower( $order->email ), mb_strtolower( trim( wp_unslash( $email ) ) ) );
	}
}

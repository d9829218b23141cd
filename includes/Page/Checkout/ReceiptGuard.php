<?php
/**
 * Who may read a whole receipt.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page\Checkout;

use Vitrine\Commerce\Builtin\Engine as BuiltinEngine;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\Orders\GuardsReceipts;
use Vitrine\Commerce\Value\Order;
use Vitrine\Contract;
use Vitrine\Support\Client;
use Vitrine\Support\RateLimit;
use Vitrine\Support\Roles;

defined( 'ABSPATH' ) || exit;

/**
 * The address of a receipt is forwarded, logged and left in histories. So after a
 * while it alone does not show who has ordered: its customer is logged in, or
 * says the order's email address. Nobody has just placed an order that its owner
 * made by hand. Another engine has rules of its own.
 */
final class ReceiptGuard {

	/** Minutes that the address alone is enough: for who has just ordered. */
	private const GRACE = 10;

	/** How often an address may be said by one client, and for one order. */
	private const TRIES = 10;

	/** Seconds over which that is counted. */
	private const SPAN = 15 * MINUTE_IN_SECONDS;

	/**
	 * Whether everything may be shown to whoever asks now.
	 *
	 * @param Order  $order  The order of the address.
	 * @param Engine $engine Whose it is.
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
		 * How long the address of a receipt alone shows the whole order, to who is
		 * not logged in as its customer. After that it asks for the order's email address.
		 *
		 * @param int   $minutes 0: it asks at once.
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
	 * Whether whoever asks is logged in as the order's customer, or as who runs the shop.
	 *
	 * @param Order  $order  The order of the address.
	 * @param Engine $engine Whose it is.
	 */
	public static function knows( Order $order, Engine $engine ): bool {
		return ! $engine instanceof BuiltinEngine || ( $order->customer_id > 0 && get_current_user_id() === $order->customer_id ) || current_user_can( Roles::ORDERS );
	}

	/**
	 * Whether an email address was said.
	 */
	public static function was_asked(): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- It changes nothing, and shows to nobody but who knows key and address.
		return 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) && isset( $_POST[ self::field() ] );
	}

	/**
	 * The name of the field.
	 */
	public static function field(): string {
		return Contract::name( 'markers.email' );
	}

	/**
	 * Whether the address that was said is the order's.
	 *
	 * @param Order $order The order.
	 */
	private static function knows_email( Order $order ): bool {
		$said = $_POST[ self::field() ] ?? ''; // phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Only compared.
		return is_string( $said )
			&& RateLimit::take( 'receipt', Client::key(), self::TRIES, self::SPAN )
			&& RateLimit::take( 'receipt-order', (string) $order->id, self::TRIES, self::SPAN )
			&& '' !== $order->email
			&& hash_equals( mb_strtolower( $order->email ), mb_strtolower( trim( wp_unslash( $said ) ) ) );
	}
}

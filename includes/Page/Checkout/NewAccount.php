<?php
/**
 * An account for a guest who has ordered.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page\Checkout;

use Vitrine\Ajax\Checkout\Registration;
use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;
use Vitrine\Ajax\Routing\Origin;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Value\Order;
use Vitrine\Contract;
use Vitrine\Support\Client;
use Vitrine\Support\NoStore;
use Vitrine\Support\RateLimit;
use Vitrine\View\Checkout\AccountOffer;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * The receipt offers it where the shop opens accounts at the checkout. Who sees the
 * whole receipt may: its address has the order's key. Whether the order's email
 * address has an account already is not said before somebody tries.
 */
final class NewAccount {

	/** The button's name. */
	public const FIELD = 'vitrine_new_account';

	/** Tries of one client. */
	private const TRIES = 5;

	/** What is wrong with the password that was sent. */
	private static string $error = '';

	/**
	 * The form; null where this order's shopper gets none.
	 *
	 * @param Order  $order  Whoever asks may see all of it.
	 * @param Engine $engine The shop.
	 */
	public static function form( Order $order, Engine $engine ): ?Markup {
		return self::is_offered( $order, $engine )
			? AccountOffer::render( self::FIELD, $order->email, Contract::name( 'fields.account_password' ), ReceiptGuard::field(), self::$error )
			: null;
	}

	/**
	 * Opens the account that the form of this request asks for, and shows the receipt again.
	 *
	 * @param Order  $order  Of the address.
	 * @param Engine $engine The shop.
	 */
	public static function take( Order $order, Engine $engine ): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- The order's key in the address and the origin prove more than a nonce of nobody's.
		if ( 'POST' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) || ! isset( $_POST[ self::FIELD ] ) || ! self::is_offered( $order, $engine ) || ! ReceiptGuard::sees_all( $order, $engine ) ) {
			return;
		}
		try {
			Origin::check( $_SERVER );
			$password = Request::current()->text( Contract::name( 'fields.account_password' ), 1000 );
		} catch ( Refusal $refusal ) {
			self::$error = $refusal->getMessage();
			return;
		}
		self::$error = Registration::weakness( $password );
		if ( '' !== self::$error ) {
			return;
		}
		if ( ! RateLimit::take( 'account', Client::key(), self::TRIES, 15 * MINUTE_IN_SECONDS ) ) {
			self::$error = __( 'Too many requests. Please try again later.', 'vitrine' );
			return;
		}
		$done = Registration::open( $password, $order, $engine );
		$engine->cart()->add_notice( $done ? 'success' : 'info', $done ? __( 'Your account has been created.', 'vitrine' ) : __( 'No account was created, because one may already exist for this email address. Please log in.', 'vitrine' ) );
		NoStore::send();
		wp_safe_redirect( $order->received_url, 303, 'Vitrine' );
		exit;
	}

	/**
	 * Whether there is an account to be had.
	 *
	 * @param Order  $order  The order.
	 * @param Engine $engine The shop.
	 */
	private static function is_offered( Order $order, Engine $engine ): bool {
		return $order->accepted && 0 === $order->customer_id && '' !== $order->email && Order::VIA_ADMIN !== $order->created_via && Registration::may_register( $engine );
	}
}

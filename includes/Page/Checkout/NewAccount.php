<?php
/**
 * Account for a guest with an order.
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
 * Offered on the order received page if the shop allows registration at the checkout.
 * Requires access to the whole order, whose key is in the URL. Whether the email
 * address has an account is not revealed before a try.
 */
final class NewAccount {

	/** Name of the button. */
	public const FIELD = 'vitrine_new_account';

	/** Maximum number of tries per client. */
	private const TRIES = 5;

	/** Error of the submitted password. */
	private static string $error = '';

	/**
	 * Returns the form; null if no account is offered for this order.
	 *
	 * @param Order  $order  Order that the visitor may fully see.
	 * @param Engine $engine The engine.
	 */
	public static function form( Order $order, Engine $engine ): ?Markup {
		return self::is_offered( $order, $engine )
			? AccountOffer::render( self::FIELD, $order->email, Contract::name( 'fields.account_password' ), ReceiptGuard::field(), self::$error )
			: null;
	}

	/**
	 * Creates the requested account and redirects to the page again.
	 *
	 * @param Order  $order  Order of the URL.
	 * @param Engine $engine The engine.
	 */
	public static function take( Order $order, Engine $engine ): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- The order key and the origin are stronger than a guest's nonce.
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
	 * Whether an account is offered.
	 *
	 * @param Order  $order  The order.
	 * @param Engine $engine The engine.
	 */
	private static function is_offered( Order $order, Engine $engine ): bool {
		return $order->accepted && 0 === $order->customer_id && '' !== $order->email && Order::VIA_ADMIN !== $order->created_via && Registration::may_register( $engine );
	}
}

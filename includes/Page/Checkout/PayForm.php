<?php
/**
 * Page to pay for an existing order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page\Checkout;

use Vitrine\Ajax\Checkout\Placing;
use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;
use Vitrine\Ajax\Routing\Origin;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\Orders\PaysForOrders;
use Vitrine\Commerce\Value\Order;
use Vitrine\Contract;
use Vitrine\Page\Forms;
use Vitrine\Plugin;
use Vitrine\View\Checkout\Fields\Draft;
use Vitrine\View\Checkout\PayPage;
use Vitrine\View\Checkout\Props;
use Vitrine\View\Checkout\Receipt\Labels;
use Vitrine\View\Checkout\Receipt\OrderDetails;
use Vitrine\View\Checkout\Receipt\Receipt;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * A URL of the checkout page with the order key, to which its form submits. The key
 * replaces a nonce: whoever has it may pay. Viewing the page starts no session.
 */
final class PayForm {

	/** Maximum length of a payment field. */
	private const LONGEST = 5000;

	/**
	 * Submitted values and errors.
	 *
	 * @var Draft|null
	 */
	private static ?Draft $draft = null;

	/**
	 * Registers the hook: after a return from a payment page has been handled.
	 */
	public static function boot(): void {
		add_action( 'template_redirect', array( self::class, 'open' ) );
	}

	/**
	 * Whether the request is for such a page.
	 *
	 * @param Engine $engine The engine.
	 * @phpstan-assert-if-true Engine&PaysForOrders $engine
	 */
	public static function is_asked( Engine $engine ): bool {
		return $engine instanceof PaysForOrders && isset( $_GET[ Contract::name( 'fields.order_pay' ) ] ) && $engine->is_page( 'checkout' ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- URL parameter; changes nothing.
	}

	/**
	 * Prepares the page and handles its form.
	 */
	public static function open(): void {
		$engine = Plugin::engine();
		if ( ! self::is_asked( $engine ) ) {
			return;
		}
		$order = CheckoutPage::addressed( $engine, 'order_pay' );
		if ( null === $order ) {
			status_header( 404 );
			return;
		}
		CheckoutPage::call( PayPage::title() );
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Only checks which form was sent.
		if ( 'POST' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) || ! isset( $_POST[ Contract::name( 'fields.pay_key' ) ] ) ) {
			return;
		}
		try {
			$request = Request::current();
			Origin::check( $_SERVER );
			self::take( $request, $order, $engine );
		} catch ( Refusal $refusal ) {
			self::$draft = new Draft( message: $refusal->getMessage() );
		}
	}

	/**
	 * Starts the requested payment.
	 *
	 * @param Request              $request The request.
	 * @param Order                $order   Order of the URL.
	 * @param Engine&PaysForOrders $engine  The engine.
	 * @throws Refusal When the form is not valid.
	 */
	private static function take( Request $request, Order $order, Engine&PaysForOrders $engine ): void {
		$key    = $request->text( Contract::name( 'fields.pay_key' ), 128 );
		$method = $request->text( Contract::name( 'fields.payment_method' ), 100 );
		$data   = $request->map( Contract::name( 'fields.payment_data' ), self::LONGEST );
		$pay    = $engine->pay_for_order();
		$typed  = array();
		foreach ( array_column( $pay->agreements(), 'name' ) as $name ) {
			$typed[ $name ] = $request->text( $name, 10 );
		}
		// If the order can no longer be paid, the page shows its status.
		$refusals = '' === $pay->objection( $order ) ? $pay->refusals( $typed ) : array();
		if ( array() !== $refusals ) {
			self::$draft = new Draft( values: $typed, payment_method: $method, key: $key, errors: $refusals );
			return;
		}
		$done = Placing::has_turn() ? $pay->pay( $order, $method, $key, $data ) : Placing::too_many();
		if ( $done instanceof Order && ( $done->accepted || $done->redirect !== $done->received_url ) ) {
			CheckoutForm::go( $done );
		}
		if ( $done instanceof Order ) {
			// The page shows the status of the order.
			Forms::go( self::here() );
		}
		$fields      = array_map( 'strval', (array) ( $done->get_error_data()['fields'] ?? array() ) );
		self::$draft = new Draft( values: $typed, payment_method: $method, key: Placing::is_key_spent( $done ) ? '' : $key, errors: $fields, message: array() === $fields ? $done->get_error_message() : '' );
	}

	/**
	 * Renders the page.
	 *
	 * @param Engine&PaysForOrders $engine The engine.
	 */
	public static function render( Engine&PaysForOrders $engine ): Markup {
		$order = CheckoutPage::addressed( $engine, 'order_pay' );
		if ( null === $order ) {
			return Receipt::not_found( $engine->page_url( 'shop' ), $engine->page_url( 'account' ) );
		}
		$pay       = $engine->pay_for_order();
		$objection = $pay->objection( $order );
		$notices   = $engine->cart()->take_notices();
		if ( '' !== $objection ) {
			return PayPage::closed( $order, $objection, $notices );
		}
		$draft = self::$draft ?? new Draft();
		return PayPage::render(
			$order,
			$pay->payment_methods( $order ),
			$pay->agreements(),
			$draft,
			'' === $draft->key ? Props::fresh_key() : $draft->key,
			self::here(),
			$notices,
			ReceiptGuard::knows( $order, $engine ) ? OrderDetails::addresses( $order, Labels::countries( $engine ) ) : null
		);
	}

	/**
	 * Resets the state of the page (tests).
	 */
	public static function reset(): void {
		self::$draft = null;
	}

	/**
	 * Returns the URL of this page.
	 */
	private static function here(): string {
		return isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '/';
	}
}

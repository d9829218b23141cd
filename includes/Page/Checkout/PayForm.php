<?php
/**
 * The page where an order is paid that was made before.
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
use Vitrine\View\Checkout\Receipt\Labels;
use Vitrine\View\Checkout\PayPage;
use Vitrine\View\Checkout\Props;
use Vitrine\View\Checkout\Receipt\Receipt;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * An address with the order's key, on the checkout page; its form posts to it.
 * The key stands for a nonce: whoever has it may pay. No session is begun for
 * who merely looks.
 */
final class PayForm {

	/** Characters of what a method's own fields hold. */
	private const LONGEST = 5000;

	/**
	 * What was typed, and what was wrong with it.
	 *
	 * @var Draft|null
	 */
	private static ?Draft $draft = null;

	/**
	 * Takes the hooks: after who comes back from a payment page has been taken in.
	 */
	public static function boot(): void {
		add_action( 'template_redirect', array( self::class, 'open' ) );
	}

	/**
	 * Whether this request is for such a page.
	 *
	 * @param Engine $engine The shop.
	 * @phpstan-assert-if-true Engine&PaysForOrders $engine
	 */
	public static function is_asked( Engine $engine ): bool {
		return $engine instanceof PaysForOrders && isset( $_GET[ Contract::name( 'fields.order_pay' ) ] ) && $engine->is_page( 'checkout' ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- An address, not an action.
	}

	/**
	 * Prepares the page, and takes its form.
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
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- Looks for the form's mark only.
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
	 * Starts the payment that the form asks for.
	 *
	 * @param Request              $request The request.
	 * @param Order                $order   Of the address.
	 * @param Engine&PaysForOrders $engine  The shop.
	 * @throws Refusal When it is no such form.
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
		// What becomes of an order that cannot be paid any more, its page says.
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
			// The page says what has become of it.
			Forms::go( self::here() );
		}
		$fields      = array_map( 'strval', (array) ( $done->get_error_data()['fields'] ?? array() ) );
		self::$draft = new Draft( values: $typed, payment_method: $method, key: Placing::is_key_spent( $done ) ? '' : $key, errors: $fields, message: array() === $fields ? $done->get_error_message() : '' );
	}

	/**
	 * The page.
	 *
	 * @param Engine&PaysForOrders $engine The shop.
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
			ReceiptGuard::knows( $order, $engine ) ? Receipt::addresses( $order, Labels::countries( $engine ) ) : null
		);
	}

	/**
	 * Forgets the form: the next page (tests).
	 */
	public static function reset(): void {
		self::$draft = null;
	}

	/**
	 * The address of this page.
	 */
	private static function here(): string {
		return isset( $_SERVER['REQUEST_URI'] ) && is_string( $_SERVER['REQUEST_URI'] ) ? esc_url_raw( wp_unslash( $_SERVER['REQUEST_URI'] ) ) : '/';
	}
}

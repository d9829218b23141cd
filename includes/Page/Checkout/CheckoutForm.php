<?php
/**
 * Checkout form without JavaScript.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page\Checkout;

use Vitrine\Ajax\Cart\ApplyCoupon;
use Vitrine\Ajax\Cart\CartMessages;
use Vitrine\Ajax\Cart\ShippingChoices;
use Vitrine\Ajax\Checkout\Located;
use Vitrine\Ajax\Checkout\Placing;
use Vitrine\Ajax\Checkout\Submission;
use Vitrine\Ajax\Nonces;
use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;
use Vitrine\Ajax\Routing\Origin;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Optional\DrawsPages;
use Vitrine\Commerce\Value\Order;
use Vitrine\Contract;
use Vitrine\Page\Forms;
use Vitrine\Plugin;
use Vitrine\Support\MainQuery;
use Vitrine\Support\NoStore;
use Vitrine\View\Checkout\Fields\Draft;

defined( 'ABSPATH' ) || exit;

/**
 * Handles the form of the checkout page. After an order it redirects to the order
 * received page. Otherwise the page is displayed with all submitted values, so that no
 * address must be stored for a redirect; a repeated submission is detected by its key.
 *
 * @see spec 2.7
 */
final class CheckoutForm {

	/**
	 * Submitted values and errors to display.
	 *
	 * @var Draft|null
	 */
	private static ?Draft $draft = null;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// Before Forms, which handles the same coupon buttons.
		add_action( 'wp_loaded', array( self::class, 'handle' ), 15 );
		add_action( 'template_redirect', array( self::class, 'open_receipt' ) );
		PayForm::boot();
		add_filter( 'vitrine_page_settings', array( self::class, 'add_settings' ) );
		add_filter( 'vitrine_fragments', array( CheckoutPage::class, 'add_review' ), 10, 2 );
	}

	/**
	 * Prepares the order received page. If the engine renders the checkout itself, it
	 * also handles its order received page, with title and status.
	 */
	public static function open_receipt(): void {
		$engine = Plugin::engine();
		if ( $engine->is_page( 'order_received' ) && ( ! $engine instanceof DrawsPages || MainQuery::has_block( 'vitrine/checkout' ) ) ) {
			CheckoutPage::open_receipt();
		}
	}

	/**
	 * Adds the texts for scripts of the checkout page only.
	 *
	 * @param array<string, mixed> $settings Like `PageSettings`.
	 * @return array<string, mixed>
	 */
	public static function add_settings( array $settings ): array {
		return Plugin::engine()->is_page( 'checkout' ) ? CheckoutPage::add_settings( $settings ) : $settings;
	}

	/**
	 * Returns the submitted values and errors.
	 */
	public static function draft(): Draft {
		return self::$draft ?? new Draft();
	}

	/**
	 * Resets the state of the page (tests).
	 */
	public static function reset(): void {
		self::$draft = null;
	}

	/**
	 * Handles the form if it was submitted.
	 */
	public static function handle(): void {
		$engine = Plugin::engine();
		$posted = 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' );
		// phpcs:ignore WordPress.Security.NonceVerification -- Only checks which form was sent; its nonce is verified below.
		if ( ! $posted || ! isset( $_POST[ Contract::name( 'fields.idempotency_key' ) ] ) || wp_doing_ajax() || is_admin() || isset( $_GET[ Contract::name( 'endpoint_url.query_var' ) ] ) ) {
			return;
		}
		remove_action( 'wp_loaded', array( Forms::class, 'handle' ), 19 );
		try {
			$request = Request::current();
			Origin::check( $_SERVER );
			self::take( $request, $engine );
		} catch ( Refusal $refusal ) {
			self::$draft = new Draft( message: $refusal->getMessage() );
		}
	}

	/**
	 * Handles a form from this site.
	 *
	 * @param Request $request The request.
	 * @param Engine  $engine  The engine.
	 * @throws Refusal When it is not a checkout form.
	 */
	private static function take( Request $request, Engine $engine ): void {
		$form = Submission::of( $request, $engine );
		try {
			Nonces::check( $request->text( Contract::name( 'fields.security' ), 64 ), Nonces::CART, $engine );
			$done = self::act( $request, $form, $engine );
		} catch ( Refusal $refusal ) {
			$done = $refusal->error;
		}
		if ( $done instanceof Order ) {
			self::go( $done );
		}
		self::$draft = self::draft_of( $form, $done );
	}

	/**
	 * Handles the pressed button.
	 *
	 * @param Request    $request The request.
	 * @param Submission $form    The submitted form.
	 * @param Engine     $engine  The engine.
	 * @return Order|\WP_Error|string Order, error, or success message.
	 * @throws Refusal When there is no coupon code.
	 */
	private static function act( Request $request, Submission $form, Engine $engine ): Order|\WP_Error|string {
		$name = static fn ( string $field ): string => Contract::name( 'fields.' . $field );
		$cart = $engine->cart();
		if ( $request->has( $name( 'remove_coupon' ) ) ) {
			$done = $cart->remove_coupon( ApplyCoupon::code( $request, $name( 'remove_coupon' ) ) );
			return is_wp_error( $done ) ? $done : CartMessages::coupon_removed( $cart );
		}
		if ( $request->has( $name( 'apply_coupon' ) ) ) {
			$done = ApplyCoupon::try_code( $cart, ApplyCoupon::code( $request, $name( 'coupon_code' ) ) );
			return is_wp_error( $done ) ? $done : CartMessages::coupon_applied( $cart );
		}
		if ( $request->has( $name( 'update_totals' ) ) ) {
			$done = Located::locate( $cart, $request );
			$done = is_wp_error( $done ) ? $done : ShippingChoices::choose( $cart, $form->shipping );
			return is_wp_error( $done ) ? $done : __( 'Totals updated.', 'vitrine' );
		}
		return Placing::place( $form, $engine );
	}

	/**
	 * Returns the form to display again.
	 *
	 * @param Submission       $form The submitted form.
	 * @param \WP_Error|string $problem Error or success message.
	 */
	private static function draft_of( Submission $form, \WP_Error|string $problem ): Draft {
		$error  = $problem instanceof \WP_Error ? $problem : null;
		$fields = null === $error ? array() : array_map( 'strval', (array) ( $error->get_error_data()['fields'] ?? array() ) );
		// A coupon error is displayed at its field only.
		$coupon = null !== $error && Contract::name( 'error_codes.invalid_coupon' ) === $error->get_error_code();
		$known  = preg_match( '/^[\w-]{16,128}$/D', $form->order->idempotency_key ) && ! ( $error && Placing::is_key_spent( $error ) );
		return new Draft(
			array_diff_key( $form->order->fields, array( Contract::name( 'fields.account_password' ) => true ) ),
			$form->order->ship_elsewhere,
			$form->order->payment_method,
			$form->create_account,
			$known ? $form->order->idempotency_key : '',
			$coupon ? array() : $fields,
			null === $error || $coupon ? '' : $error->get_error_message(),
			$coupon ? $error->get_error_message() : '',
			is_string( $problem ) ? array(
				array(
					'type' => 'success',
					'text' => $problem,
				),
			) : array(),
		);
	}

	/**
	 * Redirects the shopper to the order received page or an external payment page.
	 *
	 * @param Order $order The order.
	 */
	public static function go( Order $order ): never {
		NoStore::send();
		$away = '' !== $order->redirect && $order->redirect !== $order->received_url;
		if ( $away ) {
			// A payment page is usually on another host; its URL is set by the gateway.
			wp_redirect( $order->redirect, 303, 'Vitrine' ); // phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect -- The URL comes from the payment gateway.
		} else {
			wp_safe_redirect( $order->received_url, 303, 'Vitrine' );
		}
		exit;
	}
}

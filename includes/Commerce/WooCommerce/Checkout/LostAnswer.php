<?php
/**
 * Repeated submission of WooCommerce's own checkout form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Checkout;

use Vitrine\Commerce\Cart;
use Vitrine\Commerce\Rules\Orders\CheckoutRefusals;
use Vitrine\Commerce\WooCommerce\Cart\Loaded;
use Vitrine\Commerce\WooCommerce\Checkout\Placement\Claim;
use Vitrine\Commerce\WooCommerce\Checkout\Placement\OrderedCart;
use Vitrine\Commerce\WooCommerce\Orders\OrderFactory;
use Vitrine\Contract;
use Vitrine\Support\NoStore;
use Vitrine\View\Checkout\Props;

defined( 'ABSPATH' ) || exit;

/**
 * If the response to an order is lost, the shopper submits the form again. The cart is
 * empty by then, and WooCommerce would show that the session has expired. A key in the
 * form identifies the order, and the shopper is redirected as in the first response.
 *
 * @see spec 2.7
 */
final class LostAnswer {

	/** Statuses of orders that were not completed. */
	private const VOID = array( 'failed', 'cancelled', 'trash' );

	/**
	 * Order created by this request, as long as its result is unknown.
	 *
	 * @var \WC_Order|null
	 */
	private ?\WC_Order $begun = null;

	/**
	 * Claim of the shopper who submitted the form; the order may create an account for
	 * a guest.
	 *
	 * @var Claim|null
	 */
	private ?Claim $sender = null;

	/**
	 * Sets how to get the cart.
	 *
	 * @param \Closure(): Cart $cart Returns the visitor's cart, when it is needed.
	 */
	public function __construct( private readonly \Closure $cart ) {}

	/**
	 * Registers the hooks.
	 */
	public function boot(): void {
		add_action( 'woocommerce_checkout_billing', array( $this, 'print_key' ), 1 );
		// Before WooCommerce's handlers: AJAX at 10, without JavaScript at 20.
		add_action( 'wc_ajax_checkout', array( $this, 'answer' ), 0 );
		add_action( 'wp_loaded', array( $this, 'lead' ), 19 );
		add_action( 'woocommerce_checkout_create_order', array( $this, 'sign' ), PHP_INT_MAX );
		add_action( 'woocommerce_checkout_order_processed', array( $this, 'begin' ), PHP_INT_MAX, 3 );
		add_filter( 'woocommerce_payment_successful_result', array( $this, 'note_paid' ), PHP_INT_MAX, 2 );
		add_filter( 'woocommerce_checkout_no_payment_needed_redirect', array( $this, 'note_free' ), PHP_INT_MAX, 2 );
		add_filter( 'woocommerce_update_order_review_fragments', array( $this, 'show_order' ) );
		add_filter( 'woocommerce_cancel_unpaid_order', array( Claim::class, 'keep_unclear' ), 10, 2 );
	}

	/**
	 * Prints the key in the form. Hooked.
	 */
	public function print_key(): void {
		printf( '<input type="hidden" name="%s" value="%s">', esc_attr( Contract::name( 'fields.checkout_key' ) ), esc_attr( Props::fresh_key() ) );
	}

	/**
	 * Responds to a repeated AJAX submission. Hooked.
	 */
	public function answer(): void {
		$made = $this->found( $this->key() );
		if ( is_wp_error( $made ) ) {
			wp_send_json(
				array(
					'result'   => 'failure',
					'messages' => wc_print_notice( esc_html( $made->get_error_message() ), 'error', array(), true ),
					'refresh'  => false,
					'reload'   => false,
				)
			);
		}
		if ( null !== $made ) {
			wp_send_json(
				array(
					'result'   => 'success',
					'redirect' => $made['redirect'],
					'order_id' => $made['order']->get_id(),
				)
			);
		}
	}

	/**
	 * Adds the key to the order before it is saved, so that it can be found if the
	 * request is aborted. Hooked.
	 *
	 * @param mixed $order Order of WooCommerce's form.
	 */
	public function sign( mixed $order ): void {
		if ( null === $this->sender || ! $order instanceof \WC_Order ) {
			return;
		}
		$this->sender->sign( $order );
		if ( null === $this->begun ) {
			register_shutdown_function( array( $this, 'take_back' ) );
		}
		$this->begun = $order;
	}

	/**
	 * Records that the gateway is called from now on. Hooked.
	 *
	 * @param mixed $order_id Order ID.
	 * @param mixed $data     Submitted data.
	 * @param mixed $order    The order.
	 */
	public function begin( mixed $order_id, mixed $data, mixed $order ): void {
		if ( null !== $this->begun && $order instanceof \WC_Order && $order->get_id() === $this->begun->get_id() && $order->needs_payment() ) {
			$this->begun = $order;
			Claim::begin_payment( $order );
		}
	}

	/**
	 * Removes the key from an unpaid order, at the end of a request that has sent its
	 * response.
	 */
	public function take_back(): void {
		$broken = error_get_last();
		$died   = null !== $broken && 0 !== ( $broken['type'] & ( E_ERROR | E_PARSE | E_CORE_ERROR | E_COMPILE_ERROR | E_USER_ERROR ) );
		if ( ! $died && null !== $this->sender && null !== $this->begun && $this->begun->get_id() > 0 ) {
			$order = wc_get_order( $this->begun->get_id() );
			if ( $order instanceof \WC_Order ) {
				$this->sender->unsign( $order );
			}
		}
	}

	/**
	 * Redirects after a repeated submission without JavaScript. Hooked.
	 */
	public function lead(): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- Only checks for the form's button; shows shoppers their own order.
		if ( ! isset( $_POST['woocommerce_checkout_place_order'] ) || wp_doing_ajax() ) {
			return;
		}
		$made = $this->found( $this->key() );
		if ( is_wp_error( $made ) ) {
			// WooCommerce would call the gateway again.
			unset( $_POST['woocommerce_checkout_place_order'], $_REQUEST['woocommerce_checkout_place_order'] ); // phpcs:ignore WordPress.Security.NonceVerification -- Removes only the button of the form.
			wc_add_notice( esc_html( $made->get_error_message() ), 'error' );
			return;
		}
		if ( null !== $made ) {
			NoStore::send();
			wp_redirect( $made['redirect'] ); // phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect -- Payment pages are on another host; the URL comes from the gateway.
			exit;
		}
	}

	/**
	 * Records an order that was paid, or is about to be. Hooked.
	 *
	 * @param mixed $result   Result of the gateway, with the redirect URL.
	 * @param mixed $order_id Order ID.
	 * @return mixed The same.
	 */
	public function note_paid( mixed $result, mixed $order_id ): mixed {
		$this->note( wc_get_order( $order_id ), is_array( $result ) ? $result['redirect'] ?? '' : '' );
		return $result;
	}

	/**
	 * Records an order without payment. Hooked.
	 *
	 * @param mixed $redirect Redirect URL.
	 * @param mixed $order    The order.
	 * @return mixed The same.
	 */
	public function note_free( mixed $redirect, mixed $order ): mixed {
		$this->note( $order, $redirect );
		return $redirect;
	}

	/**
	 * Shows a notice with the order where WooCommerce would only remove the form, after
	 * a field was changed when the response was lost. Hooked.
	 *
	 * @param mixed $fragments Selector to HTML.
	 * @return mixed
	 */
	public function show_order( mixed $fragments ): mixed {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- WooCommerce has verified the nonce; only the key is read, and it is validated below.
		wp_parse_str( isset( $_POST['post_data'] ) && is_string( $_POST['post_data'] ) ? wp_unslash( $_POST['post_data'] ) : '', $form );
		$made = is_array( $fragments ) && isset( $fragments['form.woocommerce-checkout'] ) ? $this->found( $form[ Contract::name( 'fields.checkout_key' ) ] ?? '' ) : null;
		if ( is_array( $made ) ) {
			$fragments['form.woocommerce-checkout'] = wc_print_notice(
				sprintf( '%s <a href="%s" class="wc-forward">%s</a>', esc_html__( 'Your order was placed.', 'vitrine' ), esc_url( $made['redirect'] ), esc_html__( 'View your order', 'vitrine' ) ),
				'success',
				array(),
				true
			);
		}
		return $fragments;
	}

	/**
	 * Stores the order of the form's key.
	 *
	 * @param mixed $order    The order.
	 * @param mixed $redirect URL to redirect the shopper to.
	 */
	private function note( mixed $order, mixed $redirect ): void {
		if ( null === $this->sender || ! $order instanceof \WC_Order || ! is_string( $redirect ) || '' === $redirect ) {
			return;
		}
		$this->begun = null;
		$claims      = array( $this->sender, Claim::of_shopper( $this->key(), ( $this->cart )() ) );
		foreach ( array_unique( $claims, SORT_REGULAR ) as $claim ) {
			$claim->settle( $order, $redirect );
		}
	}

	/**
	 * Returns the order of a key if the cart is empty; with another cart the form is a
	 * new order.
	 *
	 * @param mixed $key Submitted key.
	 * @return array{order: \WC_Order, redirect: string}|\WP_Error|null An error if it is unknown whether the order is paid.
	 */
	private function found( mixed $key ): array|\WP_Error|null {
		if ( ! is_string( $key ) || ! preg_match( '/^[0-9a-f]{32}$/D', $key ) ) {
			return null;
		}
		$this->sender = Claim::of_shopper( $key, ( $this->cart )() );
		$is_empty     = Loaded::cart()->is_empty();
		$made         = $this->sender->order();
		if ( null === $made || $made['order']->has_status( self::VOID ) ) {
			return null;
		}
		if ( '' !== $made['redirect'] ) {
			return $is_empty ? $made : null;
		}
		return $is_empty || OrderedCart::is_of( $made['order'] ) ? $this->led_on( $made['order'], $this->sender ) : null;
	}

	/**
	 * Continues an order whose request was aborted.
	 *
	 * @param \WC_Order $order  The order.
	 * @param Claim     $sender Claim of the shopper.
	 * @return array{order: \WC_Order, redirect: string}|\WP_Error|null Null: WooCommerce goes on with it.
	 */
	private function led_on( \WC_Order $order, Claim $sender ): array|\WP_Error|null {
		if ( OrderFactory::is_accepted( $order ) ) {
			$received = $order->get_checkout_order_received_url();
			$sender->settle( $order, $received );
			Loaded::cart()->empty_cart();
			Loaded::save( Loaded::cart() );
			return array(
				'order'    => $order,
				'redirect' => $received,
			);
		}
		if ( Claim::is_unclear( $order ) && Claim::is_alive( $order ) ) {
			return CheckoutRefusals::in_progress();
		}
		if ( Claim::is_unclear( $order ) ) {
			Claim::note_unknown( $order );
			return CheckoutRefusals::payment_unclear();
		}
		WC()->session->set( 'order_awaiting_payment', $order->get_id() );
		return null;
	}

	/**
	 * Returns the key of the submitted form; empty: none.
	 */
	private function key(): string {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Validated before use; WooCommerce verifies the form's nonce.
		$key = $_POST[ Contract::name( 'fields.checkout_key' ) ] ?? '';
		return is_string( $key ) ? $key : '';
	}
}

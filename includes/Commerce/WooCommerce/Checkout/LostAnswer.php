<?php
/**
 * WooCommerce's own checkout form, sent again.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Checkout;

use Vitrine\Commerce\WooCommerce\Cart\Cart;
use Vitrine\Commerce\WooCommerce\Cart\Loaded;
use Vitrine\Contract;
use Vitrine\Support\NoStore;
use Vitrine\View\Checkout\Props;

/**
 * When the answer to an order is lost, the shopper sends the form once more.
 * The cart is empty by then, and WooCommerce would say that the session has
 * expired. The form brings a key of its own, by which the order is found: its
 * shopper goes where the first answer led.
 *
 * @see spec 2.7
 */
final class LostAnswer {

	/** Statuses of orders from which nothing is bought. */
	private const VOID = array( 'failed', 'cancelled', 'trash' );

	/**
	 * Of the shopper who sent the form: the order may make another user of a guest.
	 *
	 * @var Claim|null
	 */
	private ?Claim $sender = null;

	/**
	 * For the shop.
	 *
	 * @param Cart $cart Of this visitor.
	 */
	public function __construct( private readonly Cart $cart ) {}

	/**
	 * Takes the hooks.
	 */
	public function boot(): void {
		add_action( 'woocommerce_checkout_billing', array( $this, 'print_key' ), 1 );
		// Before WooCommerce's own: at 10 by script, at 20 without.
		add_action( 'wc_ajax_checkout', array( $this, 'answer' ), 0 );
		add_action( 'wp_loaded', array( $this, 'lead' ), 19 );
		add_filter( 'woocommerce_payment_successful_result', array( $this, 'note_paid' ), PHP_INT_MAX, 2 );
		add_filter( 'woocommerce_checkout_no_payment_needed_redirect', array( $this, 'note_free' ), PHP_INT_MAX, 2 );
		add_filter( 'woocommerce_update_order_review_fragments', array( $this, 'tell' ) );
	}

	/**
	 * Prints the key into the form. Hooked.
	 */
	public function print_key(): void {
		printf( '<input type="hidden" name="%s" value="%s">', esc_attr( Contract::name( 'fields.checkout_key' ) ), esc_attr( Props::fresh_key() ) );
	}

	/**
	 * Answers a form that was sent again by script. Hooked.
	 */
	public function answer(): void {
		$made = $this->found( $this->key() );
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
	 * Leads on from a form that was sent again without script. Hooked.
	 */
	public function lead(): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- Only looks for the form's button; nothing is done but to show a shopper their own order.
		if ( ! isset( $_POST['woocommerce_checkout_place_order'] ) || wp_doing_ajax() ) {
			return;
		}
		$made = $this->found( $this->key() );
		if ( null !== $made ) {
			NoStore::send();
			wp_redirect( $made['redirect'] ); // phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect -- A payment page is on another host by nature; its address is the gateway's own.
			exit;
		}
	}

	/**
	 * Notes an order that was paid, or is about to be. Hooked.
	 *
	 * @param mixed $result   A gateway's, with the address to go to.
	 * @param mixed $order_id Of the order.
	 * @return mixed The same.
	 */
	public function note_paid( mixed $result, mixed $order_id ): mixed {
		$this->note( wc_get_order( $order_id ), is_array( $result ) ? $result['redirect'] ?? '' : '' );
		return $result;
	}

	/**
	 * Notes an order that costs nothing. Hooked.
	 *
	 * @param mixed $redirect Address to go to.
	 * @param mixed $order    The order.
	 * @return mixed The same.
	 */
	public function note_free( mixed $redirect, mixed $order ): mixed {
		$this->note( $order, $redirect );
		return $redirect;
	}

	/**
	 * Tells of the order where WooCommerce would take the form away without a
	 * word of it: a field was changed after the answer was lost. Hooked.
	 *
	 * @param mixed $fragments Selector to HTML.
	 * @return mixed
	 */
	public function tell( mixed $fragments ): mixed {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- WooCommerce has checked it; only the key is read, and looked at below.
		wp_parse_str( isset( $_POST['post_data'] ) && is_string( $_POST['post_data'] ) ? wp_unslash( $_POST['post_data'] ) : '', $form );
		$made = is_array( $fragments ) && isset( $fragments['form.woocommerce-checkout'] ) ? $this->found( $form[ Contract::name( 'fields.checkout_key' ) ] ?? '' ) : null;
		if ( null !== $made ) {
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
	 * Notes what the key of this form stands for from now on.
	 *
	 * @param mixed $order    The order.
	 * @param mixed $redirect Where its shopper is to go.
	 */
	private function note( mixed $order, mixed $redirect ): void {
		if ( null === $this->sender || ! $order instanceof \WC_Order || ! is_string( $redirect ) || '' === $redirect ) {
			return;
		}
		$claims = array( $this->sender, Claim::of_shopper( $this->key(), $this->cart ) );
		foreach ( array_unique( $claims, SORT_REGULAR ) as $claim ) {
			$claim->settle( $order, $redirect );
		}
	}

	/**
	 * The order that a key stands for, where the cart is empty: with another cart
	 * the form is another order.
	 *
	 * @param mixed $key As it was sent.
	 * @return array{order: \WC_Order, redirect: string}|null
	 */
	private function found( mixed $key ): ?array {
		if ( ! is_string( $key ) || ! preg_match( '/^[0-9a-f]{32}$/D', $key ) ) {
			return null;
		}
		$this->sender = Claim::of_shopper( $key, $this->cart );
		if ( ! Loaded::cart()->is_empty() ) {
			return null;
		}
		$made = $this->sender->order();
		return null === $made || $made['order']->has_status( self::VOID ) ? null : $made;
	}

	/**
	 * The key of the form that was sent; empty: none.
	 */
	private function key(): string {
		// phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- Looked at before it is used; the form's nonce is WooCommerce's to check.
		$key = $_POST[ Contract::name( 'fields.checkout_key' ) ] ?? '';
		return is_string( $key ) ? $key : '';
	}
}

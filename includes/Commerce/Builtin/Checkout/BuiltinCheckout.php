<?php
/**
 * Checkout of the built-in engine.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout;

use Vitrine\Commerce\Builtin\Cart\CartData;
use Vitrine\Commerce\Builtin\Cart\CartItem;
use Vitrine\Commerce\Builtin\Cart\SnapshotMaker;
use Vitrine\Commerce\Builtin\Cart\StoredCart;
use Vitrine\Commerce\Builtin\Catalog\BuiltinCatalog;
use Vitrine\Commerce\Builtin\Checkout\Fields\CheckedForm;
use Vitrine\Commerce\Builtin\Checkout\Fields\Countries;
use Vitrine\Commerce\Builtin\Checkout\Fields\CheckoutFields;
use Vitrine\Commerce\Builtin\Checkout\Fields\FormRules;
use Vitrine\Commerce\Builtin\Orders\OrderStore;
use Vitrine\Commerce\Builtin\Payment\Gateways;
use Vitrine\Commerce\Builtin\Payment\PaidElsewhere;
use Vitrine\Commerce\Builtin\Payment\Recovery\Recovery;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Commerce\Cart;
use Vitrine\Commerce\Checkout;
use Vitrine\Commerce\Optional\Checkout\FollowsAddress;
use Vitrine\Commerce\Optional\Checkout\PreviewsCheckout;
use Vitrine\Commerce\Rules\Orders\CheckoutRefusals;
use Vitrine\Commerce\Rules\Orders\OrderKey;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Order;
use Vitrine\Commerce\Value\OrderRequest;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Validates the submitted values; Placement then creates the order.
 *
 * @see spec 2.7
 */
final class BuiltinCheckout implements Checkout, PreviewsCheckout {

	/**
	 * @param Cart       $cart      Cart of the visitor.
	 * @param Gateways   $gateways  Ways to pay.
	 * @param OrderStore $store     Order store.
	 * @param Placement  $placement Creates orders.
	 * @param Recovery   $recovery  Continues existing orders.
	 */
	public function __construct(
		private readonly Cart $cart,
		private readonly Gateways $gateways,
		private readonly OrderStore $store,
		private readonly Placement $placement,
		private readonly Recovery $recovery,
	) {}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, string> $typed Entered values by field name.
	 */
	public function fields( array $typed = array() ): array {
		return TermsAcceptance::add( CheckoutFields::groups( $typed + CustomerData::known( get_current_user_id() ), Countries::all() ) );
	}

	/**
	 * {@inheritDoc}
	 */
	public function payment_methods(): array {
		return $this->payment_methods_for( $this->cart->snapshot() );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param CartSnapshot $cart Cart.
	 */
	public function payment_methods_for( CartSnapshot $cart ): array {
		return $this->gateways->choices( $cart );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<int, int> $quantities Quantities by ID of products without variations.
	 */
	public function preview_cart( array $quantities ): CartSnapshot {
		$cart = new CartData();
		foreach ( $quantities as $product_id => $quantity ) {
			$cart = $cart->with_added( new CartItem( $product_id, 0, array(), $quantity, '' ) );
		}
		return ( new SnapshotMaker( new BuiltinCatalog() ) )->make( new StoredCart( $cart, 1 ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param OrderRequest $request Values entered by the shopper.
	 */
	public function place( OrderRequest $request ): Order|\WP_Error {
		if ( ! preg_match( '/^[\w-]{16,128}$/D', $request->idempotency_key ) ) {
			return CheckoutRefusals::out_of_date();
		}
		$key   = OrderKey::owned( $request->idempotency_key, $this->cart );
		$order = $this->store->by_idempotency_key( $key );
		if ( null === $order ) {
			$answer = $this->attempt( $request, $key );
			if ( $answer instanceof Order || in_array( $answer->get_error_code(), self::word_codes(), true ) ) {
				return $answer;
			}
			// A duplicate of this request may have created the order meanwhile, and
			// emptied the cart.
			$order = $this->store->by_idempotency_key( $key ) ?? $answer;
		}
		return $order instanceof Order ? $this->recovery->answer( $order, $request->payment_data ) : $order;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $idempotency_key Idempotency key of the request.
	 */
	public function placed( string $idempotency_key ): ?Order {
		$order = $this->store->by_idempotency_key( OrderKey::owned( $idempotency_key, $this->cart ) );
		return $order instanceof Order ? $order : null;
	}

	/**
	 * Returns error codes of responses for an order that this request has created.
	 *
	 * @return list<string>
	 */
	private static function word_codes(): array {
		return array_map( static fn ( string $name ): string => Contract::name( "error_codes.$name" ), array( 'payment_failed', 'payment_unclear', 'order_in_progress' ) );
	}

	/**
	 * Creates the order, or returns an error.
	 *
	 * @param OrderRequest $request Values entered by the shopper.
	 * @param string       $key     Hash of the idempotency key, 64 hex digits.
	 */
	private function attempt( OrderRequest $request, string $key ): Order|\WP_Error {
		$cart = $this->cart->snapshot();
		if ( array() === $cart->lines ) {
			return CheckoutRefusals::cart_empty( $cart );
		}
		$form    = FormRules::check( $request->fields, $request->ship_elsewhere && $cart->needs_shipping, Countries::all() );
		$gateway = null === $request->paid ? $this->gateways->available( $cart, $form->values['billing_country'] ?? '' )[ $request->payment_method ] ?? null : new PaidElsewhere( $request->paid );
		/**
		 * Filters the errors of the checkout form, to add errors or change messages.
		 * Errors of the form's own rules cannot be removed.
		 *
		 * @param array<string, string> $errors Messages by field; empty: valid.
		 * @param array<string, string> $values Valid values by field.
		 *
		 * @example
		 * add_filter( 'vitrine_checkout_errors', fn( $errors, $values ) => strlen( $values['gift_message'] ?? '' ) > 200 ? $errors + array( 'gift_message' => 'Please write less.' ) : $errors, 10, 2 );
		 */
		$problems = array_filter( (array) apply_filters( 'vitrine_checkout_errors', $form->errors, $form->values ), 'is_string' ) + $form->errors;
		if ( null === $request->paid ) {
			$problems += TermsAcceptance::errors( $request->fields );
		}
		if ( null === $gateway ) {
			$problems['payment_method'] = isset( $this->gateways->available( $cart )[ $request->payment_method ] )
				? __( 'This payment method is not available in your country. Please choose another one.', 'vitrine' )
				: __( 'Please choose a payment method.', 'vitrine' );
		}
		if ( null === $gateway || array() !== $problems ) {
			return CheckoutRefusals::invalid( $problems );
		}
		$refusal = self::changed( $cart, $request ) ?? $this->relocated( $cart, $form, $request ) ?? self::refusal( $cart, $request );
		if ( null !== $refusal ) {
			return $refusal;
		}
		return $this->placement->place( $cart, $form, $gateway, $request, $key );
	}

	/**
	 * Returns an error if the cart is not the one that the shopper saw.
	 *
	 * @param CartSnapshot $cart    Current cart.
	 * @param OrderRequest $request Values entered by the shopper.
	 */
	private static function changed( CartSnapshot $cart, OrderRequest $request ): ?\WP_Error {
		return '' !== $request->cart_hash && ! hash_equals( $cart->hash, $request->cart_hash ) ? CheckoutRefusals::cart_changed( $cart ) : null;
	}

	/**
	 * Recalculates the cart for the address in the form: orders are not placed at a
	 * total that was not shown.
	 *
	 * @param CartSnapshot $cart    Cart as shown; replaced with the cart for the address.
	 * @param CheckedForm  $form    Validated form without errors.
	 * @param OrderRequest $request Values entered by the shopper.
	 */
	private function relocated( CartSnapshot &$cart, CheckedForm $form, OrderRequest $request ): ?\WP_Error {
		if ( ! $this->cart instanceof FollowsAddress ) {
			return null;
		}
		$done = $this->cart->locate( $form->values, $request->ship_elsewhere && $cart->needs_shipping );
		if ( is_wp_error( $done ) ) {
			return $done;
		}
		$shown = $cart->totals['total'];
		$cart  = $this->cart->snapshot();
		// For external payments the paid amount is checked instead.
		return $cart->totals['total'] === $shown || null !== $request->paid ? null : CheckoutRefusals::total_changed( $cart );
	}

	/**
	 * Returns an error if the cart cannot be ordered.
	 *
	 * @param CartSnapshot $cart    Current cart.
	 * @param OrderRequest $request Values entered by the shopper.
	 */
	private static function refusal( CartSnapshot $cart, OrderRequest $request ): ?\WP_Error {
		if ( null !== $request->paid && ! $request->paid->pays_for( $cart ) ) {
			return CheckoutRefusals::wrong_amount( $request->paid, $cart );
		}
		return self::lacks_shipping( $cart ) ? CheckoutRefusals::no_shipping() : null;
	}

	/**
	 * Whether a cart cannot be shipped to its address.
	 *
	 * @param CartSnapshot $cart Cart.
	 */
	public static function lacks_shipping( CartSnapshot $cart ): bool {
		// A shop without shipping methods ships for free; with methods or zones, one
		// must be available for the cart.
		$is_needed = array() !== $cart->shipping || ShopOptions::get()->delivery->is_zoned;
		return $cart->needs_shipping && $is_needed && null === $cart->totals['shipping'];
	}
}

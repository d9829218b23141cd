<?php
/**
 * Manual orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout\ByHand;

use Vitrine\Commerce\Builtin\Checkout\Fields\CheckedForm;
use Vitrine\Commerce\Builtin\Checkout\BuiltinCheckout;
use Vitrine\Commerce\Builtin\Checkout\Fields\Countries;
use Vitrine\Commerce\Builtin\Checkout\Fields\FormRules;
use Vitrine\Commerce\Builtin\Checkout\OrderDraft;
use Vitrine\Commerce\Builtin\Coupons\CouponUses;
use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Builtin\Mail\OrderMails;
use Vitrine\Commerce\Builtin\Orders\OrderChange;
use Vitrine\Commerce\Builtin\Orders\OrderChanges;
use Vitrine\Commerce\Builtin\Orders\OrderNotes;
use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Builtin\Orders\OrderStore;
use Vitrine\Commerce\Builtin\Payment\Gateway;
use Vitrine\Commerce\Builtin\Payment\Gateways;
use Vitrine\Commerce\Builtin\Payment\OfflineGateway;
use Vitrine\Commerce\Builtin\Payment\PaymentStatus;
use Vitrine\Commerce\Builtin\Payment\Settings\PaymentSettings;
use Vitrine\Commerce\Builtin\Products\Stock;
use Vitrine\Commerce\Rules\Orders\CheckoutRefusals;
use Vitrine\Commerce\Value\Order;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Creates orders with the rules of the checkout, but for the owner: no payment is
 * taken, and the owner chooses the initial status. Order, stock, coupon uses and emails
 * are saved in one transaction.
 */
final class ManualOrders {

	/**
	 * @param OrderStore   $store   Order store.
	 * @param OrderChanges $changes Changes of orders.
	 * @param OrderNotes   $notes   Order notes, for a note on who created the order.
	 */
	public function __construct(
		private readonly OrderStore $store,
		private readonly OrderChanges $changes,
		private readonly OrderNotes $notes,
	) {}

	/**
	 * Returns the payment methods that the owner can choose.
	 *
	 * @return array<string, Gateway> Gateways by ID.
	 */
	public static function gateways(): array {
		$settings = PaymentSettings::get();
		return array_filter( ( new Gateways() )->all(), static fn ( Gateway $gateway ): bool => $settings->of_gateway( $gateway )->enabled );
	}

	/**
	 * Creates an order, once per key.
	 *
	 * @param OrderForm $form   Form of the owner.
	 * @param string    $author Name of the owner.
	 * @return Order|\WP_Error The error data may have `fields`: messages by field.
	 */
	public function create( OrderForm $form, string $author ): Order|\WP_Error {
		if ( ! preg_match( '/^[\w-]{16,128}$/D', $form->key ) ) {
			return CheckoutRefusals::out_of_date();
		}
		$key  = hash( 'sha256', 'admin:' . get_current_user_id() . "|$form->key" );
		$made = $this->store->by_idempotency_key( $key );
		if ( null !== $made ) {
			return $made;
		}
		$answer = $this->attempt( $form, $key, $author );
		// A duplicate of this request may have created the order meanwhile, and taken
		// the stock.
		return $answer instanceof Order ? $answer : $this->store->by_idempotency_key( $key ) ?? $answer;
	}

	/**
	 * Creates the order, or returns an error.
	 *
	 * @param OrderForm $form   Form of the owner.
	 * @param string    $key    Hash of the idempotency key, 64 hex digits.
	 * @param string    $author Name of the owner.
	 */
	private function attempt( OrderForm $form, string $key, string $author ): Order|\WP_Error {
		$sends   = ManualCart::of( $form )->snapshot->needs_shipping;
		$checked = FormRules::check( $form->fields, $form->ship_elsewhere && $sends, Countries::all() );
		// Normalized postcode and state.
		$form   = $form->with( array( 'fields' => $checked->values + $form->fields ) );
		$cart   = ManualCart::of( $form );
		$errors = self::errors( $form, $checked, $cart );
		if ( array() !== $errors ) {
			return CheckoutRefusals::invalid( $errors );
		}
		$gateway = self::gateways()[ $form->payment_method ] ?? null;
		$draft   = OrderDraft::make( $cart->snapshot, $checked, $gateway, $form->customer_id, Order::VIA_ADMIN );
		$payment = self::payment( $gateway, $draft, $form->status );
		$change  = static fn ( int $id ): ?OrderChange => OrderStatus::PENDING === $form->status ? null : new OrderChange( $id, OrderStatus::PENDING, $form->status, PaymentStatus::UNPAID, $payment );
		$id      = Transaction::run( fn (): int|\WP_Error => $this->write( $draft, $key, $author, $change, $form->send_invoice ) );
		if ( is_wp_error( $id ) ) {
			return self::named( $id, $draft );
		}
		$order = $this->store->load( $id );
		if ( null === $order ) {
			return CheckoutRefusals::in_progress();
		}
		/** This action is documented in includes/Commerce/Builtin/Checkout/Placement.php */
		do_action( 'vitrine_order_placed', $order );
		$made = $change( $id );
		if ( null !== $made ) {
			return $this->changes->announce( $order, $made );
		}
		$this->changes->soon();
		return $order;
	}

	/**
	 * Returns the errors of a form.
	 *
	 * @param OrderForm   $form    Form of the owner.
	 * @param CheckedForm $checked Validated address.
	 * @param ManualCart  $cart    Cart of the form.
	 * @return array<string, string> Messages by field.
	 */
	private static function errors( OrderForm $form, CheckedForm $checked, ManualCart $cart ): array {
		$errors = $checked->errors + $cart->errors;
		if ( array() === $form->lines ) {
			$errors['product_search'] = __( 'Please add a product.', 'vitrine' );
		} elseif ( array() === $checked->errors && BuiltinCheckout::lacks_shipping( $cart->snapshot ) ) {
			$errors['shipping_method'] = __( 'No shipping method is available for this address.', 'vitrine' );
		}
		if ( $form->customer_id > 0 && false === get_userdata( $form->customer_id ) ) {
			$errors['customer_search'] = __( 'This customer no longer exists.', 'vitrine' );
		}
		if ( '' !== $form->payment_method && ! isset( self::gateways()[ $form->payment_method ] ) ) {
			$errors['payment_method'] = __( 'Please choose a payment method.', 'vitrine' );
		}
		if ( ! in_array( $form->status, OrderForm::STATUSES, true ) ) {
			$errors['status'] = __( 'Please choose a status.', 'vitrine' );
		}
		return $errors;
	}

	/**
	 * Returns the payment status for the initial status: that of the gateway if it
	 * starts orders with this status, else the same as for a status change by the
	 * owner.
	 *
	 * @param Gateway|null $gateway Gateway of the order.
	 * @param Order        $draft   Order.
	 * @param string       $status  Initial status.
	 */
	private static function payment( ?Gateway $gateway, Order $draft, string $status ): string {
		$terms = $gateway instanceof OfflineGateway ? $gateway->terms( $draft ) : null;
		return null !== $terms && $terms->status === $status ? $terms->payment : PaymentStatus::after_move( PaymentStatus::UNPAID, OrderStatus::PENDING, $status );
	}

	/**
	 * Saves everything in the transaction.
	 *
	 * @param Order                       $draft        Order to save.
	 * @param string                      $key          Idempotency key.
	 * @param string                      $author       Name of the owner.
	 * @param \Closure(int): ?OrderChange $change       Returns the change to the initial status; null: pending.
	 * @param bool                        $send_invoice Whether to send the order details to the customer.
	 * @return int|\WP_Error Order ID.
	 */
	private function write( Order $draft, string $key, string $author, \Closure $change, bool $send_invoice ): int|\WP_Error {
		// The key first: a duplicate of this request waits here, before it takes stock.
		$id = $this->store->insert( $draft, $key, '' );
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		$made = $change( $id );
		$done = Stock::take( OrderChanges::stock_of( $draft ) );
		if ( true === $done ) {
			$done = CouponUses::take( array_column( $draft->coupons, 'code' ) );
		}
		if ( true === $done && ! $this->notes->add( $id, __( 'Order created manually.', 'vitrine' ), $author ) ) {
			$done = Transaction::failed_statement();
		}
		if ( true === $done && null !== $made ) {
			$done = $this->changes->write( $draft, $made, $author );
		}
		if ( true === $done && $send_invoice ) {
			$done = $this->changes->mail( $id, OrderMails::INVOICE );
		}
		return is_wp_error( $done ) ? $done : $id;
	}

	/**
	 * Adds the field to an error that occurred while the order was saved.
	 *
	 * @param \WP_Error $error Error.
	 * @param Order     $draft Order.
	 */
	private static function named( \WP_Error $error, Order $draft ): \WP_Error {
		$data = (array) $error->get_error_data();
		if ( Contract::name( 'error_codes.invalid_coupon' ) === $error->get_error_code() ) {
			return CheckoutRefusals::invalid( array( 'coupon' => $error->get_error_message() ) );
		}
		foreach ( $draft->items as $at => $item ) {
			if ( isset( $data['product_id'] ) && $item['product_id'] === $data['product_id'] && in_array( $data['variation_id'] ?? 0, array( 0, $item['variation_id'] ), true ) ) {
				return CheckoutRefusals::invalid( array( "line_$at" => $error->get_error_message() ) );
			}
		}
		return $error;
	}
}

<?php
/**
 * Makes orders by hand.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout\ByHand;

use Vitrine\Commerce\Builtin\Checkout\Fields\CheckedForm;
use Vitrine\Commerce\Builtin\Checkout\Checkout;
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
use Vitrine\Commerce\Rules\CheckoutRefusals;
use Vitrine\Commerce\Value\Order;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * As the checkout makes them, of a cart under the checkout's rules, but for the
 * owner: nothing is paid by it, and the status to begin with is the owner's word.
 * Order, stock, coupon uses and the mails that follow are one transaction.
 */
final class ManualOrders {

	/**
	 * @param OrderStore   $store   Order store.
	 * @param OrderChanges $changes Changes of orders.
	 * @param OrderNotes   $notes   Where it is written down who made it.
	 */
	public function __construct(
		private readonly OrderStore $store,
		private readonly OrderChanges $changes,
		private readonly OrderNotes $notes,
	) {}

	/**
	 * The ways of paying that the owner may name.
	 *
	 * @return array<string, Gateway> By id.
	 */
	public static function gateways(): array {
		$settings = PaymentSettings::get();
		return array_filter( ( new Gateways() )->all(), static fn ( Gateway $gateway ): bool => $settings->of_gateway( $gateway )->enabled );
	}

	/**
	 * Makes an order, once for one key.
	 *
	 * @param OrderForm $form   What the owner typed.
	 * @param string    $author The owner's name.
	 * @return Order|\WP_Error The error's data may hold `fields`: field name to message.
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
		// A twin of this request may have made the order meanwhile, which is why there was too little left for this one.
		return $answer instanceof Order ? $answer : $this->store->by_idempotency_key( $key ) ?? $answer;
	}

	/**
	 * Makes the order, unless something speaks against it.
	 *
	 * @param OrderForm $form   What the owner typed.
	 * @param string    $key    64 hex digits.
	 * @param string    $author The owner's name.
	 */
	private function attempt( OrderForm $form, string $key, string $author ): Order|\WP_Error {
		$sends   = ManualCart::of( $form )->snapshot->needs_shipping;
		$checked = FormRules::check( $form->fields, $form->ship_elsewhere && $sends, Countries::all() );
		// Postcode and state as they are kept.
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
	 * What speaks against a form.
	 *
	 * @param OrderForm   $form    What the owner typed.
	 * @param CheckedForm $checked Its address.
	 * @param ManualCart  $cart    Its cart.
	 * @return array<string, string> Field to message.
	 */
	private static function errors( OrderForm $form, CheckedForm $checked, ManualCart $cart ): array {
		$errors = $checked->errors + $cart->errors;
		if ( array() === $form->lines ) {
			$errors['product_search'] = __( 'Please add a product.', 'vitrine' );
		} elseif ( array() === $checked->errors && Checkout::lacks_shipping( $cart->snapshot ) ) {
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
	 * What the status to begin with says of the payment: that it is agreed how it
	 * will be paid, where the way of paying begins orders so; else what it says
	 * when the owner moves an order there.
	 *
	 * @param Gateway|null $gateway How it is paid.
	 * @param Order        $draft   The order.
	 * @param string       $status  To begin with.
	 */
	private static function payment( ?Gateway $gateway, Order $draft, string $status ): string {
		$terms = $gateway instanceof OfflineGateway ? $gateway->terms( $draft ) : null;
		return null !== $terms && $terms->status === $status ? $terms->payment : PaymentStatus::after_move( PaymentStatus::UNPAID, OrderStatus::PENDING, $status );
	}

	/**
	 * Everything that must happen together.
	 *
	 * @param Order                       $draft        What to write.
	 * @param string                      $key          Idempotency key.
	 * @param string                      $author       The owner's name.
	 * @param \Closure(int): ?OrderChange $change       To the status to begin with; null: it is pending.
	 * @param bool                        $send_invoice Whether the customer is sent the order's details.
	 * @return int|\WP_Error The order's id.
	 */
	private function write( Order $draft, string $key, string $author, \Closure $change, bool $send_invoice ): int|\WP_Error {
		// First the key: a twin of this request waits here, before it can take anything.
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
	 * Names the field of a refusal that came while the order was written.
	 *
	 * @param \WP_Error $error Why there is no order.
	 * @param Order     $draft The order.
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

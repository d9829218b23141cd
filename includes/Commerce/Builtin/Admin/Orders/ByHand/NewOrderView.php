<?php
/**
 * View of the form for a manual order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Orders\ByHand;

use Vitrine\Commerce\Builtin\Admin\AdminScreen;
use Vitrine\Commerce\Builtin\Checkout\ByHand\ManualCart;
use Vitrine\Commerce\Builtin\Checkout\ByHand\ManualOrders;
use Vitrine\Commerce\Builtin\Checkout\ByHand\OrderForm;
use Vitrine\Commerce\Builtin\Checkout\Fields\Countries;
use Vitrine\Commerce\Builtin\Checkout\Fields\CheckoutFields;
use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Builtin\Payment\Settings\PaymentSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Customer and addresses, items, and initial status. A script replaces the parts with
 * `data-part` while other parts are edited.
 */
final class NewOrderView {

	/**
	 * @param NewOrderInput         $input      Submitted form.
	 * @param ManualCart            $cart       Cart of the form.
	 * @param array<string, string> $errors     Messages by field.
	 * @param string                $message    General error message; empty: none.
	 * @param bool                  $is_refused Whether the order could not be created.
	 */
	public function __construct(
		private readonly NewOrderInput $input,
		private readonly ManualCart $cart,
		private readonly array $errors,
		private readonly string $message,
		private readonly bool $is_refused,
	) {}

	/**
	 * Prints the form.
	 */
	public function render(): void {
		printf( '<h1 class="wp-heading-inline">%s</h1> <a class="page-title-action" href="%s">%s</a><hr class="wp-header-end">', esc_html__( 'Add new order', 'vitrine' ), esc_url( AdminScreen::url( AdminScreen::ORDERS ) ), esc_html__( 'All orders', 'vitrine' ) );
		printf( '<form method="post" action="%s" class="vitrine-new-order" data-vitrine-new-order novalidate>', esc_url( NewOrderScreen::url() ) );
		wp_nonce_field( NewOrderScreen::ACTION );
		printf( '<input type="hidden" name="key" value="%s">', esc_attr( $this->input->form->key ) );
		// Enter submits with the first button, which must be a harmless one.
		printf( '<button name="do" value="recalculate" class="screen-reader-text" tabindex="-1" aria-hidden="true">%s</button>', esc_html__( 'Recalculate', 'vitrine' ) );
		$this->problems();
		echo '<div id="poststuff"><div id="post-body" class="metabox-holder columns-2"><div id="post-body-content">';
		( new ProductsPart( $this->input, $this->cart, $this->errors ) )->render();
		$this->customer();
		echo '</div><div id="postbox-container-1" class="postbox-container">';
		$this->beginning();
		echo '</div></div><br class="clear"></div></form>';
	}

	/**
	 * Prints the errors with links to the fields.
	 */
	private function problems(): void {
		echo '<div data-part="problems" id="vitrine-new-order-problems">';
		if ( '' !== $this->message || $this->is_refused ) {
			printf( '<div class="notice notice-error" role="alert"><p>%s</p>', esc_html( '' === $this->message ? __( 'The order was not created. Please check:', 'vitrine' ) : $this->message ) );
			if ( array() !== $this->errors ) {
				echo '<ul>';
				foreach ( $this->errors as $name => $text ) {
					printf( '<li><a href="#%s">%s</a></li>', esc_attr( Controls::id( $name ) ), esc_html( $text ) );
				}
				echo '</ul>';
			}
			echo '</div>';
		}
		echo '</div>';
	}

	/**
	 * Prints the customer.
	 */
	private function customer(): void {
		$form   = $this->input->form;
		$groups = CheckoutFields::groups( $form->fields, Countries::all() );
		Controls::open_box( __( 'Customer', 'vitrine' ) );
		echo '<div data-part="customer" id="vitrine-new-order-customer">';
		printf( '<input type="hidden" name="customer" value="%d">', (int) $form->customer_id );
		$user = $form->customer_id > 0 ? get_userdata( $form->customer_id ) : false;
		if ( $user ) {
			printf( '<p><strong>%s</strong> <button name="choose" value="0" class="button button-small" data-refresh="customer">%s</button></p>', esc_html( Searches::name( $user ) ), esc_html__( 'Use a guest instead', 'vitrine' ) );
		} else {
			Controls::search( 'customer_search', __( 'Find a customer with an account (leave empty for a guest)', 'vitrine' ), $this->input->customer_search, 'customer', $this->errors['customer_search'] ?? '' );
			$this->customers();
		}
		echo '</div><div data-part="addresses" id="vitrine-new-order-addresses"><div class="vitrine-new-order__addresses"><fieldset>';
		printf( '<legend>%s</legend>', esc_html__( 'Billing address', 'vitrine' ) );
		$this->fields( array( ...$groups[ CheckoutFields::CONTACT ], ...$groups[ CheckoutFields::BILLING ] ) );
		echo '</fieldset><fieldset>';
		printf( '<legend>%s</legend>', esc_html__( 'Shipping address', 'vitrine' ) );
		printf( '<p><label><input type="checkbox" name="ship_elsewhere" value="1" data-refresh="products"%s> %s</label></p>', checked( $form->ship_elsewhere, true, false ), esc_html__( 'Ship to a different address', 'vitrine' ) );
		echo '<div class="vitrine-new-order__elsewhere">';
		$this->fields( $groups[ CheckoutFields::SHIPPING ] );
		printf( '</div></fieldset></div><noscript><p><button name="do" value="recalculate" class="button">%s</button></p></noscript></div>', esc_html__( 'Update country / region', 'vitrine' ) );
		printf( '<p class="vitrine-new-order__field"><label for="%1$s">%2$s</label><textarea id="%1$s" name="order_comments" rows="2" class="widefat">%3$s</textarea></p>', esc_attr( Controls::id( 'order_comments' ) ), esc_html__( 'Customer provided note', 'vitrine' ), esc_textarea( $form->fields['order_comments'] ?? '' ) );
		Controls::error( 'order_comments', $this->errors['order_comments'] ?? '' );
		Controls::close_box();
	}

	/**
	 * Prints the customers found.
	 */
	private function customers(): void {
		if ( '' === $this->input->customer_search ) {
			return;
		}
		$found = Searches::customers( $this->input->customer_search );
		if ( array() === $found ) {
			printf( '<p role="status">%s</p>', esc_html__( 'No customers found.', 'vitrine' ) );
			return;
		}
		echo '<ul class="vitrine-new-order__found">';
		foreach ( $found as $customer ) {
			printf( '<li><button name="choose" value="%d" class="button-link" data-refresh="customer addresses products">%s</button></li>', (int) $customer['id'], esc_html( $customer['name'] ) );
		}
		echo '</ul>';
	}

	/**
	 * Prints checkout fields.
	 *
	 * @param list<array{name: string, label: string, type: string, required: bool, options: array<int|string, string>, value: string, width: string, hidden?: bool, autocomplete: string}> $fields Fields from Fields.
	 */
	private function fields( array $fields ): void {
		echo '<div class="vitrine-new-order__fields">';
		foreach ( $fields as $field ) {
			Controls::field( $field, $this->errors[ $field['name'] ] ?? '' );
		}
		echo '</div>';
	}

	/**
	 * Prints payment method, initial status and the button that creates the order.
	 */
	private function beginning(): void {
		$form     = $this->input->form;
		$settings = PaymentSettings::get();
		$methods  = array( '' => __( 'The customer chooses', 'vitrine' ) );
		foreach ( ManualOrders::gateways() as $id => $gateway ) {
			$methods[ $id ] = $settings->title( $gateway );
		}
		$statuses = array_combine( OrderForm::STATUSES, array_map( array( OrderStatus::class, 'label' ), OrderForm::STATUSES ) );
		Controls::open_box( __( 'Order', 'vitrine' ) );
		Controls::select( 'status', __( 'Status', 'vitrine' ), $statuses, $form->status, $this->errors['status'] ?? '' );
		Controls::select( 'payment_method', __( 'Payment method', 'vitrine' ), $methods, $form->payment_method, $this->errors['payment_method'] ?? '' );
		printf( '<p><label><input type="checkbox" name="send_invoice" value="1"%s> %s</label></p>', checked( $form->send_invoice, true, false ), esc_html__( 'Email the order details to the customer, with a payment link if the order is pending payment', 'vitrine' ) );
		printf( '<p class="description">%s</p>', esc_html__( 'Stock is reduced and coupons are used when the order is created. An order pending payment is not cancelled automatically.', 'vitrine' ) );
		printf( '<p><button name="do" value="%s" class="button button-primary">%s</button></p>', esc_attr( NewOrderInput::CREATE ), esc_html__( 'Create order', 'vitrine' ) );
		Controls::close_box();
	}
}

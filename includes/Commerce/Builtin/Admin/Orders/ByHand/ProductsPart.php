<?php
/**
 * Items and totals of a manual order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Orders\ByHand;

use Vitrine\Commerce\Builtin\Checkout\ByHand\Item;
use Vitrine\Commerce\Builtin\Checkout\ByHand\ManualCart;
use Vitrine\Commerce\Builtin\Checkout\Fields\CheckedForm;
use Vitrine\Commerce\Builtin\Checkout\OrderDraft;
use Vitrine\Commerce\Builtin\Orders\OrderText;
use Vitrine\Commerce\Builtin\Products\ProductNames;
use Vitrine\Commerce\Value\CartLine;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Prints search, lines with quantities, coupon, shipping methods and totals.
 */
final class ProductsPart {

	/**
	 * @param NewOrderInput         $input  Submitted form.
	 * @param ManualCart            $cart   Cart of the form.
	 * @param array<string, string> $errors Messages by field.
	 */
	public function __construct(
		private readonly NewOrderInput $input,
		private readonly ManualCart $cart,
		private readonly array $errors,
	) {}

	/**
	 * Prints the part.
	 */
	public function render(): void {
		Controls::open_box( __( 'Items', 'vitrine' ) );
		echo '<div data-part="products" id="vitrine-new-order-products">';
		Controls::search( 'product_search', __( 'Add a product: search by name or SKU', 'vitrine' ), $this->input->product_search, 'products', $this->errors['product_search'] ?? '' );
		$this->found();
		if ( array() !== $this->input->form->lines ) {
			$this->lines();
			$this->coupon();
			$this->shipping();
			$this->totals();
		}
		echo '</div>';
		Controls::close_box();
	}

	/**
	 * Prints the products found.
	 */
	private function found(): void {
		if ( '' === $this->input->product_search ) {
			return;
		}
		$found = Searches::products( $this->input->product_search, $this->cart->snapshot->currency );
		if ( array() === $found ) {
			printf( '<p role="status">%s</p>', esc_html__( 'No products found.', 'vitrine' ) );
			return;
		}
		echo '<ul class="vitrine-new-order__found">';
		foreach ( $found as $product ) {
			printf(
				'<li><button name="add" value="%s" class="button button-small" data-refresh="products"%s>%s<span class="screen-reader-text"> %s</span></button> %s <small>%s</small></li>',
				esc_attr( $product['key'] ),
				disabled( $product['can_add'], false, false ),
				esc_html__( 'Add', 'vitrine' ),
				esc_html( $product['name'] ),
				esc_html( $product['name'] ),
				esc_html( $product['about'] )
			);
		}
		echo '</ul>';
	}

	/**
	 * Prints the lines.
	 */
	private function lines(): void {
		printf(
			'<table class="widefat striped vitrine-order-items"><caption class="screen-reader-text">%s</caption><thead><tr><th scope="col">%s</th><th scope="col" class="num">%s</th><th scope="col" class="num">%s</th><th scope="col"><span class="screen-reader-text">%s</span></th></tr></thead><tbody>',
			esc_html__( 'Items', 'vitrine' ),
			esc_html__( 'Product', 'vitrine' ),
			esc_html__( 'Quantity', 'vitrine' ),
			esc_html__( 'Price', 'vitrine' ),
			esc_html__( 'Remove', 'vitrine' )
		);
		foreach ( array_keys( $this->input->form->lines ) as $at => $key ) {
			$this->line( $at, (string) $key );
		}
		echo '</tbody></table>';
	}

	/**
	 * Prints a line.
	 *
	 * @param int    $at  Position of the line.
	 * @param string $key Key of the item.
	 */
	private function line( int $at, string $key ): void {
		$item  = Item::of( $key );
		$name  = null === $item ? $key : ProductNames::of( $item->product_id, $item->variation_id, $item->attributes );
		$line  = $this->in_cart( $key );
		$field = "line_$at";
		$error = $this->errors[ $field ] ?? '';
		printf( '<tr><td>%s<input type="hidden" name="item[%d]" value="%s"></td>', esc_html( $name ), (int) $at, esc_attr( $key ) );
		/* translators: %s: a product's name. */
		printf( '<td class="num"><input type="number" min="1" step="1" class="small-text" id="%s" name="quantity[%d]" value="%d" aria-label="%s" data-refresh="products"%s>', esc_attr( Controls::id( $field ) ), (int) $at, (int) $this->input->form->lines[ $key ], esc_attr( sprintf( __( 'Quantity of %s', 'vitrine' ), $name ) ), Controls::invalid( $field, $error ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by the callee.
		Controls::error( $field, $error );
		printf( '</td><td class="num">%s</td>', esc_html( null === $line ? '' : $this->cart->snapshot->currency->format( $line->subtotal ) ) );
		/* translators: %s: product's name. */
		printf( '<td class="num"><button name="remove" value="%s" class="button-link button-link-delete" data-refresh="products" aria-label="%s">×</button></td></tr>', esc_attr( $key ), esc_attr( sprintf( __( 'Remove %s', 'vitrine' ), $name ) ) );
	}

	/**
	 * Returns the cart line of an item.
	 *
	 * @param string $key Key of the item.
	 * @return CartLine|null Null if it is not in the cart.
	 */
	private function in_cart( string $key ): ?CartLine {
		foreach ( $this->cart->snapshot->lines as $line ) {
			if ( ( $this->cart->keys[ $key ] ?? '' ) === $line->key ) {
				return $line;
			}
		}
		return null;
	}

	/**
	 * Prints the coupon field.
	 */
	private function coupon(): void {
		$error = $this->errors['coupon'] ?? '';
		printf(
			'<p class="vitrine-new-order__field"><label for="%1$s">%2$s</label><span class="vitrine-new-order__search"><input type="text" class="regular-text" id="%1$s" name="coupon" value="%3$s" autocomplete="off"%4$s> <button name="do" value="recalculate" class="button" data-refresh="products">%5$s</button></span>',
			esc_attr( Controls::id( 'coupon' ) ),
			esc_html__( 'Coupon code', 'vitrine' ),
			esc_attr( $this->input->form->coupon ),
			Controls::invalid( 'coupon', $error ), // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by the callee.
			esc_html__( 'Apply', 'vitrine' )
		);
		Controls::error( 'coupon', $error );
		echo '</p>';
	}

	/**
	 * Prints the shipping methods.
	 */
	private function shipping(): void {
		$cart  = $this->cart->snapshot;
		$error = $this->errors['shipping_method'] ?? '';
		if ( ! $cart->needs_shipping || ( array() === $cart->shipping && '' === $error ) ) {
			return;
		}
		printf( '<fieldset id="%s" tabindex="-1" class="vitrine-new-order__shipping"%s><legend>%s</legend>', esc_attr( Controls::id( 'shipping_method' ) ), Controls::invalid( 'shipping_method', $error ), esc_html__( 'Shipping', 'vitrine' ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped by the callee.
		foreach ( $cart->shipping as $choice ) {
			$cost = 0 === $choice['cost'] ? __( 'Free', 'vitrine' ) : $cart->currency->format( $choice['cost'] );
			printf(
				'<label><input type="radio" name="shipping_method" value="%s" data-refresh="products"%s> %s</label>',
				esc_attr( $choice['id'] ),
				checked( $choice['chosen'], true, false ),
				esc_html( "{$choice['label']}: $cost" )
			);
		}
		Controls::error( 'shipping_method', $error );
		echo '</fieldset>';
	}

	/**
	 * Prints the totals, as on the order screen.
	 */
	private function totals(): void {
		printf( '<table class="widefat vitrine-new-order__totals"><caption class="screen-reader-text">%s</caption><tbody>', esc_html__( 'Totals', 'vitrine' ) );
		$draft = OrderDraft::make( $this->cart->snapshot, new CheckedForm( array( 'billing_email' => '' ), array() ), null, 0, Order::VIA_ADMIN );
		foreach ( OrderText::totals( $draft ) as $row ) {
			printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $row['label'] ), esc_html( $row['value'] ) );
		}
		printf( '</tbody></table><p><button name="do" value="recalculate" class="button" data-refresh="products">%s</button></p>', esc_html__( 'Recalculate', 'vitrine' ) );
	}
}

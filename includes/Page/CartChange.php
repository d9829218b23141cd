<?php
/**
 * Change of the cart by a form or link.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page;

use Vitrine\Ajax\Cart\ApplyCoupon;
use Vitrine\Ajax\Cart\CartMessages;
use Vitrine\Ajax\Cart\Undo;
use Vitrine\Ajax\Cart\UpdateCart;
use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;
use Vitrine\Commerce\Engine;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Handles the cart form or one of its links, whose nonce has been checked.
 *
 * @see spec 2.5
 */
final class CartChange {

	/**
	 * Cart item key of the removed item.
	 *
	 * @var string
	 */
	private string $removed = '';

	/**
	 * @param Request $request The request.
	 * @param Engine  $engine  The engine.
	 */
	public function __construct( private readonly Request $request, private readonly Engine $engine ) {}

	/**
	 * Applies the change.
	 *
	 * @return string What to tell the shopper; empty: nothing.
	 * @throws Refusal When it is not valid.
	 */
	public function apply(): string {
		return match ( true ) {
			$this->asks( 'remove_item' )   => $this->remove(),
			$this->asks( 'undo_item' )     => $this->undo(),
			$this->asks( 'remove_coupon' ) => $this->remove_coupon(),
			$this->asks( 'apply_coupon' ) && ! $this->is_enter_in_quantity() => $this->apply_coupon(),
			default                        => $this->update(),
		};
	}

	/**
	 * Returns the URL to redirect to: the cart, with an undo link after a removal.
	 */
	public function next_url(): string {
		$url = $this->engine->page_url( 'cart' );
		return '' === $this->removed ? $url : UndoForm::url( $url, $this->removed );
	}

	/**
	 * Removes an item.
	 *
	 * @throws Refusal When it is not valid.
	 */
	private function remove(): string {
		$key  = $this->request->required( Contract::name( 'fields.remove_item' ), 64 );
		$line = Undo::line( $key, $this->engine );
		$this->must( $this->engine->cart()->remove( $key ) );
		$this->removed = $key;
		/* translators: %s: product name. */
		return sprintf( __( '“%s” removed.', 'vitrine' ), (string) ( $line['name'] ?? '' ) );
	}

	/**
	 * Restores an item.
	 *
	 * @throws Refusal When it is not valid.
	 */
	private function undo(): string {
		$this->must( $this->engine->cart()->restore( $this->request->required( Contract::name( 'fields.undo_item' ), 64 ) ) );
		return '';
	}

	/**
	 * Applies a coupon.
	 *
	 * @throws Refusal When it is not valid.
	 */
	private function apply_coupon(): string {
		$this->must( ApplyCoupon::try_code( $this->engine->cart(), ApplyCoupon::code( $this->request, Contract::name( 'fields.coupon_code' ) ) ) );
		return CartMessages::coupon_applied( $this->engine->cart() );
	}

	/**
	 * Removes a coupon, without JavaScript.
	 *
	 * @throws Refusal When it is not valid.
	 */
	private function remove_coupon(): string {
		$this->must( $this->engine->cart()->remove_coupon( ApplyCoupon::code( $this->request, Contract::name( 'fields.remove_coupon' ) ) ) );
		return CartMessages::coupon_removed( $this->engine->cart() );
	}

	/**
	 * Sets quantities and shipping method.
	 *
	 * @throws Refusal When it is not valid.
	 */
	private function update(): string {
		$this->must( UpdateCart::apply( $this->request, $this->engine ) );
		return __( 'Cart updated.', 'vitrine' );
	}

	/**
	 * Whether the form was submitted by the Enter key in a quantity input: the browser
	 * then uses the first button, which is that of the coupon.
	 *
	 * @throws Refusal When the coupon code is not a text.
	 */
	private function is_enter_in_quantity(): bool {
		return $this->asks( 'cart' ) && '' === $this->request->text( Contract::name( 'fields.coupon_code' ), 100 );
	}

	/**
	 * Whether a field was submitted.
	 *
	 * @param string $name Key in the contract's `fields`.
	 */
	private function asks( string $name ): bool {
		return $this->request->has( Contract::name( 'fields.' . $name ) );
	}

	/**
	 * Stops with an error if the engine has rejected the change.
	 *
	 * @param bool|\WP_Error $done Result of the engine.
	 * @throws Refusal When the engine has rejected the change.
	 */
	private function must( bool|\WP_Error $done ): void {
		if ( is_wp_error( $done ) ) {
			throw new Refusal( $done );
		}
	}
}

<?php
/**
 * A write operation on the cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Cart;

use Vitrine\Commerce\Rules\Cart\ItemFacts;
use Vitrine\Commerce\Rules\Cart\Reconciler;

defined( 'ABSPATH' ) || exit;

/**
 * First adjusts the cart to stock and product changes, then applies a change, then
 * removes invalid coupons. If the change is rejected, the cart stays as it was.
 */
final class Write {

	/**
	 * Quantities after the adjustment, by cart item key.
	 *
	 * @var array<string, int>
	 */
	public readonly array $quantities;

	/**
	 * Facts about the items, by cart item key.
	 *
	 * @var array<string, ItemFacts>
	 */
	public readonly array $facts;

	/**
	 * Changes made by the adjustment.
	 *
	 * @var array{quantities: array<string, int>, messages: list<string>}
	 */
	private array $settled;

	/**
	 * Messages to show afterwards.
	 *
	 * @var list<string>
	 */
	private array $messages;

	/**
	 * The cart before the write.
	 *
	 * @var array{contents: array<mixed>, removed: array<mixed>, coupons: array<mixed>}
	 */
	private array $before;

	/**
	 * Prepares a write.
	 *
	 * @param \WC_Cart $cart WooCommerce's cart.
	 */
	private function __construct( public readonly \WC_Cart $cart ) {
		$items            = $cart->get_cart();
		$this->facts      = CartItemFacts::of( $items );
		$quantities       = CartItemFacts::quantities( $items );
		$this->settled    = Reconciler::settle( $quantities, $this->facts );
		$this->quantities = array_filter( array_replace( $quantities, $this->settled['quantities'] ) );
		$this->messages   = $this->settled['messages'];
		$this->before     = array(
			'contents' => $cart->cart_contents,
			'removed'  => $cart->get_removed_cart_contents(),
			'coupons'  => $cart->get_applied_coupons(),
		);
	}

	/**
	 * Runs a write.
	 *
	 * @template T
	 * @param callable(self): (T|\WP_Error) $change The change; it calls settle() before it changes lines.
	 * @return T|\WP_Error
	 */
	public static function run( callable $change ): mixed {
		NoticeCollector::say( '' );
		$write   = new self( Loaded::cart() );
		$notices = new NoticeCollector();
		$done    = $change( $write );
		if ( is_wp_error( $done ) ) {
			$write->undo();
			$notices->end();
			return $done;
		}
		$write->settle();
		$write->messages = array_merge( $write->messages, WooCommerceCoupons::drop( $write->cart ) );
		$write->cart->calculate_totals();
		Memory::say( $write->cart->is_empty() ? $write->settled['messages'] : $write->messages );
		$notices->end();
		Loaded::save( $write->cart );
		return $done;
	}

	/**
	 * Adjusts the items to stock and product changes.
	 */
	public function settle(): void {
		foreach ( $this->settled['quantities'] as $key => $quantity ) {
			if ( ! isset( $this->cart->cart_contents[ $key ] ) ) {
				continue;
			}
			$this->cart->set_quantity( (string) $key, $quantity, false );
			if ( 0 === $quantity ) {
				// The shopper did not remove it, so it cannot be restored.
				Memory::forget_removed( (string) $key );
			}
		}
		$this->settled['quantities'] = array();
	}

	/**
	 * Adds a message to show afterwards.
	 *
	 * @param string $message Message for the shopper.
	 */
	public function say( string $message ): void {
		$this->messages[] = $message;
	}

	/**
	 * Restores the previous cart if it was changed.
	 */
	private function undo(): void {
		if ( $this->cart->cart_contents === $this->before['contents'] && $this->cart->get_applied_coupons() === $this->before['coupons'] ) {
			return;
		}
		$this->cart->set_cart_contents( $this->before['contents'] );
		$this->cart->set_removed_cart_contents( $this->before['removed'] );
		$this->cart->set_applied_coupons( $this->before['coupons'] );
		$this->cart->calculate_totals();
		( new \WC_Cart_Session( $this->cart ) )->persistent_cart_update();
		Loaded::save( $this->cart );
	}
}

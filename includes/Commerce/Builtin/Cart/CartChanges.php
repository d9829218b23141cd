<?php
/**
 * Changes of carts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Cart;

use Vitrine\Commerce\Builtin\Coupons\CouponStore;
use Vitrine\Commerce\Builtin\Regions\Shipping\ShippingRates;
use Vitrine\Commerce\Builtin\Regions\Whereabouts;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Commerce\Rules\Cart\CouponTexts;
use Vitrine\Commerce\Rules\Cart\LineRules;
use Vitrine\Commerce\Rules\Cart\QuantityRules;
use Vitrine\Commerce\Rules\Cart\Reconciler;
use Vitrine\Commerce\Rules\Cart\Refusals;

defined( 'ABSPATH' ) || exit;

/**
 * Each function returns a changed cart or an error. They read products and coupons, but
 * write nothing.
 */
final class CartChanges {

	/**
	 * Reconciles a cart with the current products, with messages on what changed.
	 *
	 * @param CartData $cart Stored cart.
	 */
	public static function settle( CartData $cart ): CartData {
		$settled = Reconciler::settle( $cart->quantities(), FactsLoader::of( $cart->items ) );
		foreach ( $settled['quantities'] as $key => $quantity ) {
			$cart = $cart->with_quantity( $key, $quantity );
		}
		return $cart->with_changes( $settled['messages'] );
	}

	/**
	 * Adds items, all or none.
	 *
	 * @param CartData       $cart  Current cart.
	 * @param list<CartItem> $items Items with the quantities to add.
	 */
	public static function add( CartData $cart, array $items ): CartData|\WP_Error {
		$next = $cart;
		$keys = array();
		foreach ( $items as $item ) {
			$next   = $next->with_added( $item );
			$keys[] = $item->key();
		}
		return QuantityRules::objection( $cart->quantities(), $next->quantities(), FactsLoader::of( $next->items ), $keys, true ) ?? $next;
	}

	/**
	 * Sets quantities, all or none.
	 *
	 * @param CartData           $cart       Current cart.
	 * @param array<string, int> $quantities Quantities by key; 0 removes the line.
	 */
	public static function set_quantities( CartData $cart, array $quantities ): CartData|\WP_Error {
		$after = LineRules::set( $cart->quantities(), FactsLoader::of( $cart->items ), $quantities );
		if ( is_wp_error( $after ) ) {
			return $after;
		}
		$next = $cart;
		foreach ( array_keys( $quantities ) as $key ) {
			$next = isset( $after[ $key ] ) ? $next->with_quantity( (string) $key, $after[ $key ] ) : $next->with_removed( (string) $key );
		}
		return $next;
	}

	/**
	 * Removes a line.
	 *
	 * @param CartData $cart Current cart.
	 * @param string   $key  Key of the line.
	 */
	public static function remove( CartData $cart, string $key ): CartData|\WP_Error {
		return isset( $cart->items[ $key ] ) ? $cart->with_removed( $key ) : Refusals::unknown_item();
	}

	/**
	 * Restores a removed line, limited by stock.
	 *
	 * @param CartData $cart Current cart.
	 * @param string   $key  Key of the removed line.
	 */
	public static function restore( CartData $cart, string $key ): CartData|\WP_Error {
		$item = $cart->removed_item( $key );
		if ( null === $item ) {
			return Refusals::unknown_item();
		}
		$facts = FactsLoader::of( array_merge( array_values( $cart->items ), array( $item ) ) );
		$had   = $cart->quantity( $key );
		$total = LineRules::put_back( $cart->quantities(), $facts, $key, $item->quantity );
		if ( is_wp_error( $total ) ) {
			return $total;
		}
		$next = $cart->with_restored( $key, $total );
		return $total < $had + $item->quantity
			? $next->with_changes( array_merge( $next->changes, array( LineRules::partly_back( $facts[ $key ]->name, $total - $had ) ) ) )
			: $next;
	}

	/**
	 * Applies a coupon.
	 *
	 * @param CartData $cart Current cart.
	 * @param string   $code Normalized code.
	 */
	public static function apply_coupon( CartData $cart, string $code ): CartData|\WP_Error {
		if ( '' === $code ) {
			return Refusals::coupon( CouponTexts::none_entered() );
		}
		if ( array() === $cart->items ) {
			return Refusals::coupon( CouponTexts::empty_cart() );
		}
		if ( in_array( $code, $cart->coupons, true ) ) {
			return Refusals::coupon( CouponTexts::already( $code ) );
		}
		$next       = $cart->with_coupons( array_merge( $cart->coupons, array( $code ) ) );
		$objections = self::objections( $next );
		return isset( $objections[ $code ] ) ? Refusals::coupon( $objections[ $code ] ) : $next;
	}

	/**
	 * Removes a coupon.
	 *
	 * @param CartData $cart Current cart.
	 * @param string   $code Normalized code.
	 */
	public static function remove_coupon( CartData $cart, string $code ): CartData|\WP_Error {
		if ( ! in_array( $code, $cart->coupons, true ) ) {
			return Refusals::coupon( CouponTexts::not_applied( $code ) );
		}
		return $cart->with_coupons( array_values( array_diff( $cart->coupons, array( $code ) ) ) );
	}

	/**
	 * Chooses a shipping method.
	 *
	 * @param CartData $cart Current cart.
	 * @param string   $id   ID of the payment or shipping method.
	 */
	public static function choose_shipping( CartData $cart, string $id ): CartData|\WP_Error {
		return ShippingRates::has( $id, Whereabouts::shipping( $cart->address, get_current_user_id() ) )
			? $cart->with_shipping( $id )
			: Refusals::unknown_shipping();
	}

	/**
	 * Wraps a change: the cart is reconciled before it, and invalid coupons are removed
	 * after it.
	 *
	 * @param callable(CartData): (CartData|\WP_Error) $rule Change to wrap.
	 * @return \Closure(CartData): (CartData|\WP_Error)
	 */
	public static function around( callable $rule ): \Closure {
		return static function ( CartData $cart ) use ( $rule ): CartData|\WP_Error {
			$next = $rule( self::settle( $cart ) );
			return is_wp_error( $next ) ? $next : self::drop_coupons( $next );
		};
	}

	/**
	 * Removes coupons that are no longer valid, with messages.
	 *
	 * @param CartData $cart Changed cart.
	 */
	public static function drop_coupons( CartData $cart ): CartData {
		$objections = array() === $cart->coupons ? array() : self::objections( $cart );
		if ( array() === $objections ) {
			return $cart;
		}
		return $cart
			->with_coupons( array_values( array_diff( $cart->coupons, array_map( 'strval', array_keys( $objections ) ) ) ) )
			->with_changes( array_merge( $cart->changes, array() === $cart->items ? array() : array_values( $objections ) ) );
	}

	/**
	 * Merges a cart into another, limited by stock and quantity rules: a guest's cart
	 * at login, or the cart of an unpaid order.
	 *
	 * @param CartData $cart  Cart to merge into.
	 * @param CartData $guest Cart to merge.
	 */
	public static function merge( CartData $cart, CartData $guest ): CartData {
		$next  = $cart;
		$facts = FactsLoader::of( array_merge( array_values( $cart->items ), array_values( $guest->items ) ) );
		foreach ( $guest->items as $key => $item ) {
			$had      = $next->quantity( $key );
			$possible = $facts[ $key ]->is_sold ? QuantityRules::possible( $next->quantities(), $facts, $key, $had + $item->quantity ) : 0;
			if ( $possible > $had ) {
				$next = $next->with_added( $item->times( $possible - $had ) );
			}
			if ( $possible < $had + $item->quantity ) {
				/* translators: 1: product, 2: pieces. */
				$next = $next->with_changes( array_merge( $next->changes, array( sprintf( __( 'Not all of "%1$s" could be added to your cart. It now contains %2$d.', 'vitrine' ), $facts[ $key ]->name, max( $had, $possible ) ) ) ) );
			}
		}
		return $next
			->with_coupons( array_merge( $next->coupons, $guest->coupons ) )
			->with_shipping( '' === $guest->shipping ? $next->shipping : $guest->shipping )
			->with_address( array() === $guest->address ? $next->address : $guest->address )
			->with_notices( array_merge( $next->notices, $guest->notices ) );
	}

	/**
	 * Returns why coupons of a cart are not valid.
	 *
	 * @param CartData $cart Changed cart.
	 * @return array<string, string> Messages by code.
	 */
	private static function objections( CartData $cart ): array {
		$facts = FactsLoader::of( $cart->items );
		return Pricing::of( $cart, $facts, CouponStore::find( $cart->coupons ), ShopOptions::get(), gmdate( 'Y-m-d H:i:s' ) )->objections;
	}
}

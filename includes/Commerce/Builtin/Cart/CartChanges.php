<?php
/**
 * What visitors do with carts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Cart;

use Vitrine\Commerce\Builtin\Coupons\Coupons;
use Vitrine\Commerce\Builtin\Regions\Shipping\ShippingRates;
use Vitrine\Commerce\Builtin\Regions\Whereabouts;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Commerce\Rules\CouponTexts;
use Vitrine\Commerce\Rules\LineRules;
use Vitrine\Commerce\Rules\QuantityRules;
use Vitrine\Commerce\Rules\Reconciler;
use Vitrine\Commerce\Rules\Refusals;

defined( 'ABSPATH' ) || exit;

/**
 * The changes, each from one cart to the next or a refusal. They look products
 * and coupons up, and write nothing.
 */
final class CartChanges {

	/**
	 * Brings a cart in line with what the shop has by now, and says what that changed.
	 *
	 * @param CartData $cart As it is kept.
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
	 * @param list<CartItem> $items Their quantities come in addition.
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
	 * @param array<string, int> $quantities Key to quantity; 0 removes the line.
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
	 * @param string   $key  Of the line.
	 */
	public static function remove( CartData $cart, string $key ): CartData|\WP_Error {
		return isset( $cart->items[ $key ] ) ? $cart->with_removed( $key ) : Refusals::unknown_item();
	}

	/**
	 * Puts a removed line back, as far as stock allows.
	 *
	 * @param CartData $cart Current cart.
	 * @param string   $key  Of the removed line.
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
	 * @param string   $code Normal.
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
	 * Takes a coupon off.
	 *
	 * @param CartData $cart Current cart.
	 * @param string   $code Normal.
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
	 * A rule on a cart that is in line with the shop before it and whose coupons
	 * hold after it.
	 *
	 * @param callable(CartData): (CartData|\WP_Error) $rule The change.
	 * @return \Closure(CartData): (CartData|\WP_Error)
	 */
	public static function around( callable $rule ): \Closure {
		return static function ( CartData $cart ) use ( $rule ): CartData|\WP_Error {
			$next = $rule( self::settle( $cart ) );
			return is_wp_error( $next ) ? $next : self::drop_coupons( $next );
		};
	}

	/**
	 * Takes off coupons that do not hold any more, and says so.
	 *
	 * @param CartData $cart As it is to be.
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
	 * Adds a cart to another, as far as stock and bounds allow: a guest's at
	 * login, or what an order took that was not paid.
	 *
	 * @param CartData $cart  The one that stays.
	 * @param CartData $guest The one that comes in.
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
	 * Why coupons of a cart do not hold.
	 *
	 * @param CartData $cart As it is to be.
	 * @return array<string, string> Code to message.
	 */
	private static function objections( CartData $cart ): array {
		$facts = FactsLoader::of( $cart->items );
		return Pricing::of( $cart, $facts, Coupons::find( $cart->coupons ), ShopOptions::get(), gmdate( 'Y-m-d H:i:s' ) )->objections;
	}
}

<?php
/**
 * What an order took out of a cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Cart;

defined( 'ABSPATH' ) || exit;

/**
 * Is kept with the order until it is known whether it is paid, so that whoever
 * learns that it is not can put it back, the shopper's own request or another.
 */
final class TakenCart {

	/**
	 * Packs the cart, to be stored with its order.
	 *
	 * @param string   $key     Of the cart, as Session has it.
	 * @param int      $user_id Whose it is; 0: a guest's.
	 * @param CartData $data    What was in it.
	 */
	public static function pack( string $key, int $user_id, CartData $data ): string {
		return (string) wp_json_encode(
			array(
				'key'  => $key,
				'user' => $user_id,
				// What waits to be said is still in the cart.
				'cart' => $data->with_notices( array() )->to_json(),
			)
		);
	}

	/**
	 * Puts it back, beside what has come into the cart since.
	 *
	 * @param CartStore $store  Carts.
	 * @param string    $packed Of pack(); empty: nothing.
	 * @return true|\WP_Error The error when the database failed.
	 */
	public static function put_back( CartStore $store, string $packed ): bool|\WP_Error {
		$taken = (array) json_decode( $packed, true );
		$key   = (string) ( $taken['key'] ?? '' );
		if ( '' === $key ) {
			return true;
		}
		$items = CartData::of_json( (string) ( $taken['cart'] ?? '' ) );
		$rule  = CartChanges::around( static fn ( CartData $cart ): CartData => CartChanges::merge( $cart, $items ) );
		$done  = $store->mutate( $key, (int) ( $taken['user'] ?? 0 ), $rule );
		return is_wp_error( $done ) ? $done : true;
	}
}

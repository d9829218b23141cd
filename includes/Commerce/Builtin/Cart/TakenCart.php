<?php
/**
 * Cart taken by an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Cart;

defined( 'ABSPATH' ) || exit;

/**
 * Stored with the order until its payment is known, so that any request that finds it
 * unpaid can restore the cart.
 */
final class TakenCart {

	/**
	 * Encodes the cart, to be stored with its order.
	 *
	 * @param string   $key     Key from Session.
	 * @param int      $user_id User ID of the owner; 0: guest.
	 * @param CartData $data    Cart data.
	 */
	public static function pack( string $key, int $user_id, CartData $data ): string {
		return (string) wp_json_encode(
			array(
				'key'  => $key,
				'user' => $user_id,
				// Messages for the next page stay in the cart.
				'cart' => $data->with_notices( array() )->to_json(),
			)
		);
	}

	/**
	 * Restores the cart, merged with items added since.
	 *
	 * @param CartStore $store  Cart store.
	 * @param string    $packed Result of pack(); empty: nothing.
	 * @return true|\WP_Error Error if the query failed.
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

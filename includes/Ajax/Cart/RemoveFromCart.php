<?php
/**
 * Removal of a cart item.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Cart;

use Vitrine\Ajax\Answer;
use Vitrine\Ajax\Endpoint;
use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;
use Vitrine\Ajax\Routing\Guard;
use Vitrine\Commerce\Engine;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Removes an item; the response allows to undo it.
 *
 * @see spec 7.3
 */
final class RemoveFromCart implements Endpoint {

	public static function name(): string {
		return 'endpoints.remove_from_cart';
	}

	public static function guard(): Guard {
		return Guard::SameSite;
	}

	/**
	 * @param Request $request Input: `cart_item_key`.
	 * @param Engine  $engine  The engine.
	 * @throws Refusal When the input is not valid.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		$key  = $request->required( Contract::name( 'fields.cart_item_key' ), 64 );
		$line = Undo::line( $key, $engine );
		$done = $engine->cart()->remove( $key );
		if ( is_wp_error( $done ) ) {
			return Answer::refused( $done, $engine, array(), Undo::failure( $done, $key ) );
		}
		/**
		 * Fires after a script has removed an item from the cart.
		 *
		 * @param string $key Cart item key.
		 *
		 * @example
		 * add_action( 'vitrine_removed_from_cart', fn( $key ) => update_option( 'acme_removals', 1 + (int) get_option( 'acme_removals' ), false ) );
		 */
		do_action( 'vitrine_removed_from_cart', $key );
		return Answer::cart( $engine, array( 'removed_key' => $key ), Undo::state( $line ) );
	}
}

<?php
/**
 * Quantity of a cart item.
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
 * Sets the quantity in the mini-cart; 0 removes the item.
 *
 * @see spec 7.5
 */
final class SetQuantity implements Endpoint {

	public static function name(): string {
		return 'actions.add_cart_single_product_quantity';
	}

	public static function guard(): Guard {
		return Guard::Quantity;
	}

	/**
	 * @param Request $request Input: `hash` (the cart item key), `quantity`.
	 * @param Engine  $engine  The engine.
	 * @throws Refusal When the input is not valid.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		$key   = $request->required( Contract::name( 'fields.hash' ), 64 );
		$field = Contract::name( 'fields.quantity' );
		if ( ! $request->has( $field ) ) {
			throw Refusal::malformed( $field );
		}
		$quantity = $request->quantity( $field, 0 );
		$line     = 0 === $quantity ? Undo::line( $key, $engine ) : null;
		$done     = $engine->cart()->set_quantities( array( $key => $quantity ) );
		if ( is_wp_error( $done ) ) {
			return Answer::refused( $done, $engine, array(), Undo::failure( $done, $key ) );
		}
		return Answer::cart( $engine, null === $line ? array() : array( 'removed_key' => $key ), Undo::state( $line ) );
	}
}

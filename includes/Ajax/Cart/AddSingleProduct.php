<?php
/**
 * Add to cart from a product form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Cart;

use Vitrine\Ajax\Answer;
use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;
use Vitrine\Ajax\Routing\Guard;
use Vitrine\Ajax\Routing\TakesFiles;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Value\AddRequest;

defined( 'ABSPATH' ) || exit;

/**
 * Handles the form of a product page or quick view. The script displays an error
 * immediately.
 *
 * @see spec 7.2
 */
final class AddSingleProduct implements TakesFiles {

	public static function name(): string {
		return 'actions.add_cart_single_product';
	}

	public static function guard(): Guard {
		return Guard::SameSite;
	}

	/**
	 * @param Request $request Input: `add-to-cart`, `quantity` or `quantity[child]`, `variation_id`, `attribute_…`.
	 * @param Engine  $engine  The engine.
	 * @throws Refusal When the input is not valid.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		/**
		 * Filters the response to a product form, if an engine has handled its own
		 * form.
		 *
		 * @param array<string, mixed>|null $answer Data sent with the cart; `error` if nothing was added. Null: Vitrine handles the form.
		 *
		 * @example
		 * add_filter( 'vitrine_form_answer', fn( $answer ) => Acme_Bookings::took_form() ? array( 'message' => 'Your appointment is in the cart.' ) : $answer );
		 */
		$done = apply_filters( 'vitrine_form_answer', null );
		if ( is_array( $done ) ) {
			return Answer::cart( $engine, $done );
		}
		$add   = AddInput::of_form( $request );
		$added = $engine->cart()->add( $add );
		if ( ! is_wp_error( $added ) ) {
			self::fire_added( $add, 'form' );
			return Answer::cart( $engine );
		}
		$product = $engine->catalog()->find( $add->product_id );
		return Answer::refused( $added, $engine, $product ? array( 'product_url' => $product->permalink ) : array() );
	}

	/**
	 * Fires the action after adding to the cart, before the response is created.
	 *
	 * @param AddRequest $add  The added product.
	 * @param string     $from `listing` or `form`.
	 */
	public static function fire_added( AddRequest $add, string $from ): void {
		/**
		 * Fires after a script has added a product to the cart.
		 *
		 * @param AddRequest $add  The added product.
		 * @param string     $from `listing` or `form`.
		 *
		 * @example
		 * add_action( 'vitrine_added_to_cart', fn( $add, $from ) => update_option( "acme_adds_$from", 1 + (int) get_option( "acme_adds_$from" ), false ), 10, 2 );
		 */
		do_action( 'vitrine_added_to_cart', $add, $from );
	}
}

<?php
/**
 * Adds from a product form.
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
 * A product page's form or a quick view's, sent whole. The script shows the
 * message of a refusal at once, where the shopper is.
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
	 * @param Engine  $engine  The shop.
	 * @throws Refusal When the input may not be.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		/**
		 * Answers a product form in the place of Vitrine, where an engine has taken
		 * its own form itself.
		 *
		 * @param array<string, mixed>|null $answer What is said beside the cart; `error` where nothing was added. Null: Vitrine takes the form.
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
			self::tell( $add, 'form' );
			return Answer::cart( $engine );
		}
		$product = $engine->catalogue()->find( $add->product_id );
		return Answer::refused( $added, $engine, $product ? array( 'product_url' => $product->permalink ) : array() );
	}

	/**
	 * Tells plugins of an add, before the answer is made.
	 *
	 * @param AddRequest $add  What was added.
	 * @param string     $from `listing` or `form`.
	 */
	public static function tell( AddRequest $add, string $from ): void {
		/**
		 * Fires after a script has added something to the cart.
		 *
		 * @param AddRequest $add  What was added.
		 * @param string     $from `listing` or `form`.
		 *
		 * @example
		 * add_action( 'vitrine_added_to_cart', fn( $add, $from ) => update_option( "acme_adds_$from", 1 + (int) get_option( "acme_adds_$from" ), false ), 10, 2 );
		 */
		do_action( 'vitrine_added_to_cart', $add, $from );
	}
}

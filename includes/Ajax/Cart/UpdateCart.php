<?php
/**
 * Update of the cart page.
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
 * Handles the cart form: `cart[key][qty]`, all or none, and the shipping method.
 *
 * @see spec 2.5, 3.1
 */
final class UpdateCart implements Endpoint {

	public static function name(): string {
		return 'endpoints.update_cart';
	}

	public static function guard(): Guard {
		return Guard::Cart;
	}

	/**
	 * @param Request $request Input: `cart[key][qty]` or `shipping_method` or both.
	 * @param Engine  $engine  The engine.
	 * @throws Refusal When the input is not valid.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		$done = self::apply( $request, $engine );
		return is_wp_error( $done ) ? Answer::refused( $done, $engine ) : Answer::cart( $engine );
	}

	/**
	 * Applies the submitted changes.
	 *
	 * @param Request $request The request.
	 * @param Engine  $engine  The engine.
	 * @return true|\WP_Error
	 * @throws Refusal When there are no quantities or shipping methods, or one is not valid.
	 */
	public static function apply( Request $request, Engine $engine ): bool|\WP_Error {
		$quantities = $request->quantities( Contract::name( 'fields.cart' ), Contract::name( 'fields.qty' ) );
		$shipping   = $request->choices( Contract::name( 'fields.shipping_method' ) );
		if ( ! $quantities && ! $shipping ) {
			throw Refusal::malformed( Contract::name( 'fields.cart' ) );
		}
		$done = $quantities ? $engine->cart()->set_quantities( $quantities ) : true;
		return is_wp_error( $done ) ? $done : ShippingChoices::choose( $engine->cart(), $shipping );
	}
}

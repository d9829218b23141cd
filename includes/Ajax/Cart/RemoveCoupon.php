<?php
/**
 * Removal of a coupon.
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
 * Removes a coupon from the cart.
 */
final class RemoveCoupon implements Endpoint {

	public static function name(): string {
		return 'endpoints.remove_coupon';
	}

	public static function guard(): Guard {
		return Guard::Cart;
	}

	/**
	 * @param Request $request Input: `coupon`.
	 * @param Engine  $engine  The engine.
	 * @throws Refusal When the input is not valid.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		$done = $engine->cart()->remove_coupon( ApplyCoupon::code( $request, Contract::name( 'fields.coupon' ) ) );
		return is_wp_error( $done ) ? Answer::refused( $done, $engine ) : Answer::cart( $engine, array( 'message' => CartMessages::coupon_removed( $engine->cart() ) ) );
	}
}

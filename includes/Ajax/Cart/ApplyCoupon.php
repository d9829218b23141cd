<?php
/**
 * Applies a coupon.
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
 * A coupon's code, as typed.
 *
 * @see spec 5.7, 8.2
 */
final class ApplyCoupon implements Endpoint {

	/**
	 * Its name.
	 */
	public static function name(): string {
		return 'endpoints.apply_coupon';
	}

	/**
	 * Its guard.
	 */
	public static function guard(): Guard {
		return Guard::Cart;
	}

	/**
	 * Applies.
	 *
	 * @param Request $request Input: `coupon_code`.
	 * @param Engine  $engine  The shop.
	 * @throws Refusal When the input may not be.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		$done = $engine->cart()->apply_coupon( self::code( $request, Contract::name( 'fields.coupon_code' ) ) );
		return is_wp_error( $done ) ? Answer::refused( $done, $engine ) : Answer::cart( $engine, array( 'message' => Said::coupon_applied( $engine->cart() ) ) );
	}

	/**
	 * The code that was sent.
	 *
	 * @param Request $request The request.
	 * @param string  $field   Name on the wire.
	 * @throws Refusal When there is none.
	 */
	public static function code( Request $request, string $field ): string {
		$code = $request->text( $field, 100 );
		return '' === $code ? throw Refusal::of( 'invalid_coupon', __( 'Please enter a coupon code.', 'vitrine' ) ) : $code;
	}
}

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
use Vitrine\Commerce\Cart;
use Vitrine\Commerce\Engine;
use Vitrine\Contract;
use Vitrine\Support\Client;
use Vitrine\Support\RateLimit;

defined( 'ABSPATH' ) || exit;

/**
 * A coupon's code, as typed.
 *
 * @see spec 5.7, 8.2
 */
final class ApplyCoupon implements Endpoint {

	/** Codes that one client may try. */
	private const TRIES = 30;

	/** Seconds over which tries are counted. */
	private const SPAN = 15 * MINUTE_IN_SECONDS;

	public static function name(): string {
		return 'endpoints.apply_coupon';
	}

	public static function guard(): Guard {
		return Guard::Cart;
	}

	/**
	 * @param Request $request Input: `coupon_code`.
	 * @param Engine  $engine  The shop.
	 * @throws Refusal When the input may not be.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		$done = self::try_code( $engine->cart(), self::code( $request, Contract::name( 'fields.coupon_code' ) ) );
		return is_wp_error( $done ) ? Answer::refused( $done, $engine ) : Answer::cart( $engine, array( 'message' => Said::coupon_applied( $engine->cart() ) ) );
	}

	/**
	 * Applies a code, unless this client has tried too many: codes can be guessed.
	 *
	 * @param Cart   $cart Of the visitor.
	 * @param string $code As typed.
	 * @return true|\WP_Error
	 */
	public static function try_code( Cart $cart, string $code ): bool|\WP_Error {
		if ( ! RateLimit::take( 'coupon', Client::key(), self::TRIES, self::SPAN ) ) {
			return Refusal::of( 'too_many', __( 'Too many coupon codes were tried. Please wait a few minutes and try again.', 'vitrine' ), 429 )->error;
		}
		return $cart->apply_coupon( $code );
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

<?php
/**
 * Application of a coupon.
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
 * Applies a coupon code as typed.
 *
 * @see spec 5.7, 8.2
 */
final class ApplyCoupon implements Endpoint {

	/** Maximum number of codes that a client may try. */
	private const TRIES = 30;

	/** Seconds in which tries are counted. */
	private const SPAN = 15 * MINUTE_IN_SECONDS;

	public static function name(): string {
		return 'endpoints.apply_coupon';
	}

	public static function guard(): Guard {
		return Guard::Cart;
	}

	/**
	 * @param Request $request Input: `coupon_code`.
	 * @param Engine  $engine  The engine.
	 * @throws Refusal When the input is not valid.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		$done = self::try_code( $engine->cart(), self::code( $request, Contract::name( 'fields.coupon_code' ) ) );
		return is_wp_error( $done ) ? Answer::refused( $done, $engine ) : Answer::cart( $engine, array( 'message' => CartMessages::coupon_applied( $engine->cart() ) ) );
	}

	/**
	 * Applies a code, unless the client has tried too many, since codes can be guessed.
	 *
	 * @param Cart   $cart The visitor's cart.
	 * @param string $code Code as typed.
	 * @return true|\WP_Error
	 */
	public static function try_code( Cart $cart, string $code ): bool|\WP_Error {
		if ( ! RateLimit::take( 'coupon', Client::key(), self::TRIES, self::SPAN ) ) {
			return Refusal::of( 'too_many', __( 'Too many coupon codes were tried. Please wait a few minutes and try again.', 'vitrine' ), 429 )->error;
		}
		return $cart->apply_coupon( $code );
	}

	/**
	 * Returns the submitted code.
	 *
	 * @param Request $request The request.
	 * @param string  $field   Field name.
	 * @throws Refusal When the code is missing.
	 */
	public static function code( Request $request, string $field ): string {
		$code = $request->text( $field, 100 );
		return '' === $code ? throw Refusal::of( 'invalid_coupon', __( 'Please enter a coupon code.', 'vitrine' ) ) : $code;
	}
}

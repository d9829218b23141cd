<?php
/**
 * Fragments of the cart.
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
 * Returns the current fragments. Changes nothing and starts no session.
 *
 * @see spec 7.4
 */
final class Fragments implements Endpoint {

	public static function name(): string {
		return 'endpoints.get_refreshed_fragments';
	}

	public static function guard(): Guard {
		return Guard::Read;
	}

	/**
	 * @param Request $request Input: `time`, which is ignored.
	 * @param Engine  $engine  The engine.
	 * @throws Refusal When the input is not valid.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		$request->text( Contract::name( 'fields.time' ), 32 );
		return Answer::cart( $engine );
	}
}

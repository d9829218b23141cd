<?php
/**
 * AJAX endpoint.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax;

use Vitrine\Ajax\Routing\Guard;
use Vitrine\Commerce\Engine;

defined( 'ABSPATH' ) || exit;

/**
 * Handles a request of a script. The router has checked method, size, origin and nonce
 * before it calls run(), which reads all input before it changes anything.
 */
interface Endpoint {

	/**
	 * Returns the key of its name in the contract: `endpoints.…` for `wc-ajax`
	 * endpoints, `actions.…` for admin-ajax actions. Endpoints of other plugins have
	 * their own name after the dot.
	 */
	public static function name(): string;

	/**
	 * Returns the checks of the router.
	 */
	public static function guard(): Guard;

	/**
	 * @param Request $request The request, which validates its input.
	 * @param Engine  $engine  The engine.
	 * @throws Refusal When the input is not valid.
	 */
	public static function run( Request $request, Engine $engine ): Answer;
}

<?php
/**
 * An endpoint.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax;

use Vitrine\Ajax\Routing\Guard;
use Vitrine\Commerce\Engine;

defined( 'ABSPATH' ) || exit;

/**
 * One thing that a script may ask of the server. The router has checked method,
 * size, origin and nonce before run() is called; run() reads all of its input
 * before it changes anything.
 */
interface Endpoint {

	/**
	 * Its name's place in the contract: `endpoints.…` are reached by the
	 * endpoint form of the address, `actions.…` by admin-ajax. Another plugin's
	 * endpoint puts its own name after the dot.
	 */
	public static function name(): string;

	/**
	 * What the router asks for first.
	 */
	public static function guard(): Guard;

	/**
	 * @param Request $request Input, read with its types and bounds.
	 * @param Engine  $engine  The shop.
	 * @throws Refusal When the input may not be.
	 */
	public static function run( Request $request, Engine $engine ): Answer;
}

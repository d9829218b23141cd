<?php
/**
 * Restoration of a removed cart item.
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
 * Undoes a removal.
 *
 * @see field 18
 */
final class RestoreItem implements Endpoint {

	public static function name(): string {
		return 'endpoints.restore_cart_item';
	}

	public static function guard(): Guard {
		return Guard::SameSite;
	}

	/**
	 * @param Request $request Input: `cart_item_key`.
	 * @param Engine  $engine  The engine.
	 * @throws Refusal When the input is not valid.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		$key  = $request->required( Contract::name( 'fields.cart_item_key' ), 64 );
		$done = $engine->cart()->restore( $key );
		return is_wp_error( $done )
			? Answer::refused( $done, $engine, array(), Undo::failure( $done, $key ) )
			: Answer::cart( $engine );
	}
}

<?php
/**
 * Nonces for a script.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Cart;

use Vitrine\Ajax\Answer;
use Vitrine\Ajax\Endpoint;
use Vitrine\Ajax\Nonces;
use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;
use Vitrine\Ajax\Routing\Guard;
use Vitrine\Ajax\Routing\Origin;
use Vitrine\Commerce\Engine;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * What a script of a cacheable page asks for before its first change, since the
 * page could not hold it. Starts a session, so it must be asked by this site.
 *
 * @see field 8
 */
final class SessionNonces implements Endpoint {

	public static function name(): string {
		return 'endpoints.nonces';
	}

	public static function guard(): Guard {
		return Guard::Read;
	}

	/**
	 * @param Request $request What they are for, where it is not the cart.
	 * @param Engine  $engine  The shop.
	 * @throws Refusal When another site asks.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		Origin::check( $_SERVER );
		// A visitor who only reads gets no session, and stays one whom caches may serve.
		$kinds = array(
			Contract::name( 'settings_values.loop_nonce' ) => Nonces::listing( ... ),
			Contract::name( 'settings_values.account_nonces' ) => Nonces::account( ... ),
		);
		/**
		 * Adds nonces that scripts ask for by what they are for: pages are kept by
		 * caches, and can hold none.
		 *
		 * @param array<string, callable(Engine): array<string, string>> $kinds What they are for, to what makes them, by name.
		 *
		 * @example
		 * add_filter( 'vitrine_nonces', fn( $kinds ) => $kinds + array( 'acme' => fn( $engine ) => array( 'acme_nonce' => wp_create_nonce( 'acme' . $engine->cart()->session_token() ) ) ) );
		 */
		$kinds = (array) apply_filters( 'vitrine_nonces', $kinds );
		$make  = $kinds[ $request->text( Contract::name( 'fields.nonces_for' ), 20 ) ] ?? null;
		return new Answer( is_callable( $make ) ? (array) $make( $engine ) : Nonces::all( $engine ) );
	}
}

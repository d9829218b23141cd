<?php
/**
 * Nonces for scripts.
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
 * Returns nonces that cacheable pages cannot contain; scripts request them before their
 * first change. Starts a session, so the request must come from this site.
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
	 * @param Request $request Input: purpose of the nonces; by default the cart.
	 * @param Engine  $engine  The engine.
	 * @throws Refusal When the request comes from another site.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		Origin::check( $_SERVER );
		// Listings need no session, so that visitors who only read can still get cached pages.
		$kinds = array(
			Contract::name( 'settings_values.loop_nonce' ) => Nonces::listing( ... ),
			Contract::name( 'settings_values.account_nonces' ) => Nonces::account( ... ),
		);
		/**
		 * Filters the nonces that scripts can request by purpose, because cached pages
		 * cannot contain any.
		 *
		 * @param array<string, callable(Engine): array<string, string>> $kinds Purpose to a callback that returns nonces by name.
		 *
		 * @example
		 * add_filter( 'vitrine_nonces', fn( $kinds ) => $kinds + array( 'acme' => fn( $engine ) => array( 'acme_nonce' => wp_create_nonce( 'acme' . $engine->cart()->session_token() ) ) ) );
		 */
		$kinds = (array) apply_filters( 'vitrine_nonces', $kinds );
		$make  = $kinds[ $request->text( Contract::name( 'fields.nonces_for' ), 20 ) ] ?? null;
		return new Answer( is_callable( $make ) ? (array) $make( $engine ) : Nonces::all( $engine ) );
	}
}

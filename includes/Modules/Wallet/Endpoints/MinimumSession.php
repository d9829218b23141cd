<?php
/**
 * Endpoint with session data for any shopper.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Wallet\Endpoints;

use Vitrine\Ajax\Answer;
use Vitrine\Ajax\Endpoint;
use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;
use Vitrine\Ajax\Routing\Guard;
use Vitrine\Commerce\Engine;
use Vitrine\Modules\Wallet\WalletNonces;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the minimum session data of a cart, encrypted.
 *
 * @see spec 7.14
 */
final class MinimumSession implements Endpoint {

	public static function name(): string {
		return 'endpoints.wallet_minimum_session';
	}

	/**
	 * The nonce is checked in run().
	 */
	public static function guard(): Guard {
		return Guard::SameSite;
	}

	/**
	 * @param Request $request Only the nonce.
	 * @param Engine  $engine  Engine of the shop.
	 * @throws Refusal If the nonce is invalid, or there is nothing to pay.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		WalletNonces::check_session( $request, $engine );
		return new Answer( DirectCheckout::session( $engine )->minimum() );
	}
}

<?php
/**
 * Session data for whoever turns up at the wallet.
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
 * The least that the wallet must be told of a cart, sealed.
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
	 * @param Request $request Nothing but the nonce.
	 * @param Engine  $engine  The shop.
	 * @throws Refusal When the nonce is not right, or there is nothing to be paid for.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		WalletNonces::check_session( $request, $engine );
		return new Answer( DirectCheckout::session( $engine )->minimum() );
	}
}

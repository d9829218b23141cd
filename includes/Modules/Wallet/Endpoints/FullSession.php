<?php
/**
 * Session data for a shopper whom the wallet knows.
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
use Vitrine\Contract;
use Vitrine\Modules\Wallet\WalletNonces;

defined( 'ABSPATH' ) || exit;

/**
 * All that the wallet is told of a cart, sealed.
 *
 * @see spec 7.14
 */
final class FullSession implements Endpoint {

	public static function name(): string {
		return 'endpoints.wallet_session';
	}

	/**
	 * The nonce is checked in run().
	 */
	public static function guard(): Guard {
		return Guard::SameSite;
	}

	/**
	 * @param Request $request `encrypted_data`, where the page has it of the wallet.
	 * @param Engine  $engine  The shop.
	 * @throws Refusal When nonce or data are not right, or there is nothing to be paid for.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		WalletNonces::check_session( $request, $engine );
		return new Answer( DirectCheckout::session( $engine )->full( $request->map( Contract::name( 'fields.encrypted_data' ), 4096 ) ) );
	}
}

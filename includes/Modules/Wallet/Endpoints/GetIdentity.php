<?php
/**
 * Endpoint with the visitor's identity.
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
use Vitrine\Modules\Wallet\Identity;
use Vitrine\Modules\Wallet\WalletNonces;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the identity of visitors without tracking cookie to the wallet.
 *
 * @see spec 7.15
 */
final class GetIdentity implements Endpoint {

	public static function name(): string {
		return 'actions.get_identity';
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
	 * @throws Refusal If the nonce is invalid, or the engine has no direct checkout.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		WalletNonces::check_identity( $request, $engine );
		DirectCheckout::config( $engine );
		return new Answer(
			array(
				'success' => true,
				'data'    => Identity::of( $engine ),
			)
		);
	}
}

<?php
/**
 * Who asks for the wallet.
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
 * What the wallet's page is told of a visitor without a tracking cookie.
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
	 * @param Request $request Nothing but the nonce.
	 * @param Engine  $engine  The shop.
	 * @throws Refusal When the nonce is not right, or another shop is asked.
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

<?php
/**
 * The shop that the wallet pays at.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Wallet\Endpoints;

use Vitrine\Ajax\Refusal;
use Vitrine\Commerce\Engine;
use Vitrine\Contract;
use Vitrine\Modules\Wallet\Config;
use Vitrine\Modules\Wallet\SessionData;
use Vitrine\View\Scope;

defined( 'ABSPATH' ) || exit;

/**
 * Direct checkout is the main shop's; a second one beside it has none.
 */
final class DirectCheckout {

	/**
	 * What was agreed with the wallet.
	 *
	 * @param Engine $engine The shop that is asked.
	 * @throws Refusal When it has no direct checkout.
	 */
	public static function config( Engine $engine ): Config {
		return ( '' === Scope::of( $engine ) ? Config::current() : null ) ?? throw Refusal::malformed( Contract::name( 'fields.cart_kind' ) );
	}

	/**
	 * What the wallet is told.
	 *
	 * @param Engine $engine The shop that is asked.
	 * @throws Refusal When it has no direct checkout.
	 */
	public static function session( Engine $engine ): SessionData {
		return new SessionData( self::config( $engine ), $engine );
	}
}

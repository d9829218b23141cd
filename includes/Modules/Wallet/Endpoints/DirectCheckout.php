<?php
/**
 * Direct checkout of the main shop.
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
 * Only the main shop has direct checkout, not a second engine next to it.
 */
final class DirectCheckout {

	/**
	 * Returns the configuration of the wallet.
	 *
	 * @param Engine $engine Requested engine.
	 * @throws Refusal If it has no direct checkout.
	 */
	public static function config( Engine $engine ): Config {
		return ( '' === Scope::of( $engine ) ? Config::current() : null ) ?? throw Refusal::malformed( Contract::name( 'fields.cart_kind' ) );
	}

	/**
	 * Returns the session data for the wallet.
	 *
	 * @param Engine $engine Requested engine.
	 * @throws Refusal If it has no direct checkout.
	 */
	public static function session( Engine $engine ): SessionData {
		return new SessionData( self::config( $engine ), $engine );
	}
}

<?php
/**
 * Opt-out from the wallet.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Wallet;

use Vitrine\Commerce\Engine;
use Vitrine\Contract;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Shoppers who return from the wallet without paying are not sent there again until the
 * browser is closed or an order is placed.
 *
 * @see spec 4.17, 9.4, field 34
 */
final class OptOut {

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// Before other callbacks redirect or print.
		add_action( 'template_redirect', array( self::class, 'note' ), -90 );
	}

	/**
	 * Returns the URL for returning from the wallet.
	 *
	 * @param Engine $engine Engine of the shop.
	 */
	public static function url( Engine $engine ): string {
		return add_query_arg( Contract::name( 'cookies.wallet_skip' ), Contract::name( 'cookies.wallet_skip_value' ), $engine->page_url( 'checkout' ) );
	}

	/**
	 * Sets the cookie for returning shoppers, and deletes it after an order.
	 */
	public static function note(): void {
		if ( null === Config::current() ) {
			return;
		}
		$name   = Contract::name( 'cookies.wallet_skip' );
		$value  = Contract::name( 'cookies.wallet_skip_value' );
		$engine = Plugin::engine();
		if ( $engine->is_page( 'order_received' ) ) {
			if ( isset( $_COOKIE[ $name ] ) ) {
				self::send( $name, '', time() - YEAR_IN_SECONDS );
			}
		} elseif ( $engine->is_page( 'checkout' ) && ( $_GET[ $name ] ?? '' ) === $value ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Harmless preference; changes nothing else.
			self::send( $name, $value, 0 );
		}
	}

	/**
	 * Sends the cookie. Scripts read and write it too, so path and name are from the
	 * contract.
	 *
	 * @param string $name    Cookie name.
	 * @param string $value   Cookie value.
	 * @param int    $expires Unix timestamp; 0: session cookie.
	 */
	private static function send( string $name, string $value, int $expires ): void {
		setcookie(
			$name,
			$value,
			array(
				'expires'  => $expires,
				'path'     => '/',
				'secure'   => is_ssl(),
				'samesite' => 'Lax',
			)
		);
	}
}

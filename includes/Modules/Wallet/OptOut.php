<?php
/**
 * Shoppers who do not want the wallet.
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
 * A shopper who comes back from the wallet without having paid is not sent there
 * again, until the browser is closed or something was bought.
 *
 * @see spec 4.17, 9.4, field 34
 */
final class OptOut {

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// Before anything can redirect or print.
		add_action( 'template_redirect', array( self::class, 'note' ), -90 );
	}

	/**
	 * The way back from the wallet.
	 *
	 * @param Engine $engine The shop.
	 */
	public static function url( Engine $engine ): string {
		return add_query_arg( Contract::name( 'cookies.wallet_skip' ), Contract::name( 'cookies.wallet_skip_value' ), $engine->page_url( 'checkout' ) );
	}

	/**
	 * Sets the cookie for a shopper who comes back, and takes it away after an order.
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
		} elseif ( $engine->is_page( 'checkout' ) && ( $_GET[ $name ] ?? '' ) === $value ) { // phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- A wish that can be guessed and does no harm.
			self::send( $name, $value, 0 );
		}
	}

	/**
	 * Sends the cookie. The page's script reads and writes it too, so path and name are the contract's.
	 *
	 * @param string $name    Name.
	 * @param string $value   Its value.
	 * @param int    $expires Unix time; 0: with the browser's session.
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

<?php
/**
 * The link to a new password.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page\Account;

use Vitrine\Commerce\Engine;
use Vitrine\Plugin;
use Vitrine\Support\NoStore;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's key and mail, with an address of the account page in it. The key
 * goes from the address into a cookie at once, as wp-login.php does it: an address
 * is told to every server that the page names.
 */
final class ResetLink {

	private const KEY   = 'key';
	private const LOGIN = 'login';

	/**
	 * Sends a mail with the link, if there is such an account.
	 *
	 * @param string $name   Username or email address.
	 * @param Engine $engine The shop.
	 */
	public static function send( string $name, Engine $engine ): void {
		$lead = static fn ( string $message, string $key, string $login ): string => (string) preg_replace_callback(
			'~\S*wp-login\.php\?\S*action=rp\S*~',
			static fn (): string => add_query_arg(
				array(
					self::KEY   => $key,
					self::LOGIN => rawurlencode( $login ),
				),
				Access::url( $engine, Access::RESET )
			),
			$message
		);
		add_filter( 'retrieve_password_message', $lead, 10, 3 );
		retrieve_password( $name );
		remove_filter( 'retrieve_password_message', $lead );
	}

	/**
	 * Puts the key of this request's address into the cookie.
	 */
	public static function keep(): void {
		$engine = Plugin::engine();
		// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- The key is the proof; both are only kept, for WordPress to check.
		$key   = $_GET[ self::KEY ] ?? null;
		$login = $_GET[ self::LOGIN ] ?? null;
		// phpcs:enable
		if ( ! is_string( $key ) || ! is_string( $login ) || ! Access::is_ours( $engine ) || ! $engine->is_page( 'account' ) ) {
			return;
		}
		self::set( wp_unslash( $login ) . ':' . wp_unslash( $key ), 0 );
		NoStore::send();
		wp_safe_redirect( Access::url( $engine, Access::RESET ), 303, 'Vitrine' );
		exit;
	}

	/**
	 * Whose password the cookie's key may change; null: it is none, or too old.
	 */
	public static function user(): ?\WP_User {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Checked by WordPress.
		$kept = $_COOKIE[ self::cookie() ] ?? '';
		if ( ! is_string( $kept ) || ! str_contains( $kept, ':' ) ) {
			return null;
		}
		[ $login, $key ] = explode( ':', wp_unslash( $kept ), 2 );
		$user            = check_password_reset_key( $key, $login );
		return $user instanceof \WP_User ? $user : null;
	}

	/**
	 * Takes the key away.
	 */
	public static function forget(): void {
		self::set( ' ', time() - YEAR_IN_SECONDS );
	}

	/**
	 * The cookie's name: WordPress's own.
	 */
	private static function cookie(): string {
		return 'wp-resetpass-' . COOKIEHASH;
	}

	/**
	 * Sets the cookie, for the account page alone.
	 *
	 * @param string $value   Name and key.
	 * @param int    $expires Unix time; 0: with the browser.
	 */
	private static function set( string $value, int $expires ): void {
		setcookie(
			self::cookie(),
			$value,
			array(
				'expires'  => $expires,
				'path'     => (string) wp_parse_url( Plugin::engine()->page_url( 'account' ), PHP_URL_PATH ),
				'secure'   => is_ssl(),
				'httponly' => true,
				'samesite' => 'Lax',
			)
		);
	}
}

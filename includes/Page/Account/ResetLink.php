<?php
/**
 * Password reset link.
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
 * Uses WordPress's key and email, with the URL of the account page. Like in
 * wp-login.php, the key is moved from the URL to a cookie at once, because URLs are
 * sent to other servers as referrer.
 */
final class ResetLink {

	private const KEY   = 'key';
	private const LOGIN = 'login';

	/**
	 * Sends an email with the link if there is an account.
	 *
	 * @param string $name   Username or email address.
	 * @param Engine $engine The engine.
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
	 * Moves the key from the URL to the cookie.
	 */
	public static function keep(): void {
		$engine = Plugin::engine();
		// phpcs:disable WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- The key is the credential; both are only stored, and WordPress verifies them.
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
	 * Returns the user whose password the key may change; null: invalid or expired.
	 */
	public static function user(): ?\WP_User {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Verified by WordPress.
		$kept = $_COOKIE[ self::cookie() ] ?? '';
		if ( ! is_string( $kept ) || ! str_contains( $kept, ':' ) ) {
			return null;
		}
		[ $login, $key ] = explode( ':', wp_unslash( $kept ), 2 );
		$user            = check_password_reset_key( $key, $login );
		return $user instanceof \WP_User ? $user : null;
	}

	/**
	 * Deletes the key.
	 */
	public static function forget(): void {
		self::set( ' ', time() - YEAR_IN_SECONDS );
	}

	/**
	 * Returns the name of the cookie, which is WordPress's own.
	 */
	private static function cookie(): string {
		return 'wp-resetpass-' . COOKIEHASH;
	}

	/**
	 * Sets the cookie, for the account page only.
	 *
	 * @param string $value   User name and key.
	 * @param int    $expires Unix time; 0: session cookie.
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

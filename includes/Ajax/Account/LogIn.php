<?php
/**
 * Login at the checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Account;

use Vitrine\Ajax\Answer;
use Vitrine\Ajax\Endpoint;
use Vitrine\Ajax\Nonces;
use Vitrine\Ajax\Request;
use Vitrine\Ajax\Routing\Guard;
use Vitrine\Commerce\Engine;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Uses WordPress's own login, so that its hooks and security plugins apply:
 * `authenticate`, `wp_login_failed`, `wp_login`. A two-factor plugin prints its page
 * instead of the response; the script then submits the form normally, and the shopper
 * continues there.
 *
 * @see spec 3.11, 4.8, 7.9
 */
final class LogIn implements Endpoint {

	/** Maximum number of attempts in 15 minutes: per client, per name. */
	private const LIMITS = array( 20, 10 );

	/** Maximum length of a password, as in WordPress's form. */
	private const LONGEST = 4096;

	/** WordPress's error codes for an unknown name. */
	private const UNKNOWN = array( 'invalid_username', 'invalid_email', 'invalidcombo' );

	/** WordPress's error codes that reveal that the name exists. */
	private const WRONG = array( 'incorrect_password', 'empty_password', 'empty_username' );

	public static function name(): string {
		return 'actions.login_user';
	}

	/**
	 * The nonce is checked in run(), because its error has a different format.
	 */
	public static function guard(): Guard {
		return Guard::SameSite;
	}

	/**
	 * @param Request $request Input: user_name_email, password, security.
	 * @param Engine  $engine  The engine.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		return Reply::guarded(
			$request,
			$engine,
			Nonces::LOGIN,
			self::LIMITS,
			static function ( string $name ) use ( $request ): Answer {
				$user = self::sign_on(
					$name,
					$request->text( Contract::name( 'fields.password' ), self::LONGEST ),
					'' !== $request->text( Contract::name( 'fields.remember' ), 10 )
				);
				return $user instanceof \WP_User ? Reply::found( array( 'success' => true ) ) : Reply::refused( $user );
			}
		);
	}

	/**
	 * Logs a user in.
	 *
	 * @param string $name     Username or email address.
	 * @param string $password Password as typed.
	 * @param bool   $remember Whether to remember the login.
	 * @return \WP_User|string The user, or why there is no login.
	 */
	public static function sign_on( string $name, string $password, bool $remember ): \WP_User|string {
		$user = wp_signon(
			array(
				'user_login'    => $name,
				// WordPress's forms hash and check passwords with slashes.
				'user_password' => wp_slash( $password ),
				'remember'      => $remember,
			)
		);
		return $user instanceof \WP_Error ? self::reason( $user, $password ) : $user;
	}

	/**
	 * Returns the error message. An unknown name and a wrong password are not
	 * distinguishable, neither by the message nor by the time.
	 *
	 * @param \WP_Error $error    Error of WordPress.
	 * @param string    $password Password as typed.
	 */
	private static function reason( \WP_Error $error, string $password ): string {
		$code = $error->get_error_code();
		if ( in_array( $code, self::UNKNOWN, true ) ) {
			// Takes as long as checking a real password.
			wp_hash_password( $password );
		}
		$text = trim( wp_strip_all_tags( $error->get_error_message() ) );
		return '' === $text || in_array( $code, array_merge( self::UNKNOWN, self::WRONG ), true )
			? __( 'Incorrect username, email address or password. Please try again.', 'vitrine' )
			: $text;
	}
}

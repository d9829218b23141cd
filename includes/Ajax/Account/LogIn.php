<?php
/**
 * Logs a shopper in at the checkout.
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
 * By WordPress's own login, so that whatever guards a site's logins guards this
 * one: `authenticate`, `wp_login_failed`, `wp_login`. A plugin that asks for a
 * second factor prints its page in the answer's place; the script then sends the
 * form itself, and the shopper answers there.
 *
 * @see spec 3.11, 4.8, 7.9
 */
final class LogIn implements Endpoint {

	/** Attempts in a quarter of an hour: of a client, at a name. */
	private const LIMITS = array( 20, 10 );

	/** Characters of a password, as WordPress's form takes them. */
	private const LONGEST = 4096;

	/** WordPress's words for a name that nobody has. */
	private const UNKNOWN = array( 'invalid_username', 'invalid_email', 'invalidcombo' );

	/** And for what is as wrong, but tells that the name is right. */
	private const WRONG = array( 'incorrect_password', 'empty_password', 'empty_username' );

	public static function name(): string {
		return 'actions.login_user';
	}

	/**
	 * The nonce is checked in run(), since its refusal has a shape of its own.
	 */
	public static function guard(): Guard {
		return Guard::SameSite;
	}

	/**
	 * @param Request $request Input: user_name_email, password, security.
	 * @param Engine  $engine  The shop.
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
	 * Logs a user in by WordPress.
	 *
	 * @param string $name     Username or email address.
	 * @param string $password As typed.
	 * @param bool   $remember Whether the login outlives the browser.
	 * @return \WP_User|string The user, or why there is no login.
	 */
	public static function sign_on( string $name, string $password, bool $remember ): \WP_User|string {
		$user = wp_signon(
			array(
				'user_login'    => $name,
				// WordPress's forms hash and check passwords with the slashes of its requests.
				'user_password' => wp_slash( $password ),
				'remember'      => $remember,
			)
		);
		return $user instanceof \WP_Error ? self::reason( $user, $password ) : $user;
	}

	/**
	 * Why there is no login. A name that nobody has and a wrong password are not
	 * told apart, neither by the words nor by the time that they take.
	 *
	 * @param \WP_Error $error    WordPress's.
	 * @param string    $password As typed.
	 */
	private static function reason( \WP_Error $error, string $password ): string {
		$code = $error->get_error_code();
		if ( in_array( $code, self::UNKNOWN, true ) ) {
			// As long as it takes to look at a real one.
			wp_hash_password( $password );
		}
		$text = trim( wp_strip_all_tags( $error->get_error_message() ) );
		return '' === $text || in_array( $code, array_merge( self::UNKNOWN, self::WRONG ), true )
			? __( 'Incorrect username, email address or password. Please try again.', 'vitrine' )
			: $text;
	}
}

<?php
/**
 * Checks whether an email address has an account.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Account;

use Vitrine\Ajax\Answer;
use Vitrine\Ajax\Endpoint;
use Vitrine\Ajax\Nonces;
use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;
use Vitrine\Ajax\Routing\Guard;
use Vitrine\Commerce\Engine;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * This reveals who is a customer of the shop, so it is disabled unless the owner has
 * opted in, and then rate limited.
 *
 * @see spec 3.10, 7.8, field 31
 */
final class CheckUserExists implements Endpoint {

	/** Maximum number of requests in 15 minutes: per client, per name. */
	private const LIMITS = array( 20, 10 );

	public static function name(): string {
		return 'actions.check_user_exist';
	}

	/**
	 * The nonce is checked in run(), because its error has a different format.
	 */
	public static function guard(): Guard {
		return Guard::SameSite;
	}

	/**
	 * @param Request $request Input: user_name_email, security.
	 * @param Engine  $engine  The engine.
	 */
	public static function run( Request $request, Engine $engine ): Answer {
		if ( ! Settings::on( 'email_check' ) ) {
			$refusal = Refusal::malformed()->error;
			return Reply::refused( $refusal->get_error_message(), (string) $refusal->get_error_code(), 404 );
		}
		return Reply::guarded(
			$request,
			$engine,
			Nonces::USER_EXISTS,
			self::LIMITS,
			static function ( string $name ): Answer {
				$exists = false !== email_exists( $name ) || false !== username_exists( $name );
				return Reply::found(
					array(
						'success'          => $exists,
						'is_login_allowed' => $exists && self::may_log_in(),
					)
				);
			}
		);
	}

	/**
	 * Whether shoppers may log in at the checkout.
	 */
	public static function may_log_in(): bool {
		/**
		 * Filters whether shoppers may log in at the checkout.
		 *
		 * @param bool $allowed Value of the setting.
		 *
		 * @example
		 * add_filter( 'vitrine_checkout_login_allowed', '__return_false' );
		 */
		return (bool) apply_filters( 'vitrine_checkout_login_allowed', Settings::on( 'checkout_login' ) );
	}
}

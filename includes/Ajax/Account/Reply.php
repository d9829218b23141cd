<?php
/**
 * Responses of the account endpoints.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Account;

use Vitrine\Ajax\Answer;
use Vitrine\Ajax\Nonces;
use Vitrine\Ajax\Refusal;
use Vitrine\Ajax\Request;
use Vitrine\Commerce\Engine;
use Vitrine\Contract;
use Vitrine\Support\Client;
use Vitrine\Support\RateLimit;

defined( 'ABSPATH' ) || exit;

/**
 * Uses the format of wp_send_json_success(), with the `data` of the specification.
 * Contains no cart data, however often it is requested.
 *
 * @see spec 3.10, 3.11, readings 2
 */
final class Reply {

	/** Seconds in which attempts are counted. */
	private const SPAN = 15 * MINUTE_IN_SECONDS;

	/** Maximum length of a name or email address. */
	private const LONGEST = 200;

	/**
	 * Returns a successful response.
	 *
	 * @param array<string, bool> $data Data of the specification.
	 */
	public static function found( array $data ): Answer {
		return new Answer(
			array(
				'success' => true,
				'data'    => $data,
			)
		);
	}

	/**
	 * Returns an error response.
	 *
	 * @param string $text   Message for the shopper.
	 * @param string $code   One of the contract's `error_codes`; empty: none.
	 * @param int    $status HTTP status.
	 */
	public static function refused( string $text, string $code = '', int $status = 200 ): Answer {
		return new Answer(
			array(
				'success' => false,
				'data'    => array(
					'success' => false,
					'error'   => $text,
					'code'    => $code,
				),
			),
			$status
		);
	}

	/**
	 * Handles a request about an account if the nonce is valid and the rate limits are
	 * not exceeded.
	 *
	 * @param Request                    $request Input: user_name_email, security.
	 * @param Engine                     $engine  The engine.
	 * @param string                     $purpose Purpose of the nonce and the rate limit.
	 * @param array{int, int}            $limits  Maximum number of attempts in 15 minutes: per client, per name.
	 * @param \Closure( string ): Answer $work    Handles the name.
	 */
	public static function guarded( Request $request, Engine $engine, string $purpose, array $limits, \Closure $work ): Answer {
		try {
			Nonces::check( $request->text( Contract::name( 'fields.security' ), 64 ), $purpose, $engine );
			$name = $request->required( Contract::name( 'fields.user_name_email' ), self::LONGEST );
			self::count( $purpose, $name, $limits );
			return $work( $name );
		} catch ( Refusal $refusal ) {
			$error = $refusal->error;
			return self::refused( $error->get_error_message(), (string) $error->get_error_code(), (int) ( $error->get_error_data()['status'] ?? 400 ) );
		}
	}

	/**
	 * Returns the key of a name for the rate limit: the account, by user name or email
	 * address.
	 *
	 * @param string $name User name or email address.
	 */
	private static function account( string $name ): string {
		$user = get_user_by( 'login', $name ) ?: get_user_by( 'email', $name );
		return $user instanceof \WP_User ? (string) $user->ID : mb_strtolower( $name );
	}

	/**
	 * Counts an attempt.
	 *
	 * @param string          $purpose Purpose of the rate limit.
	 * @param string          $name    User name or email address.
	 * @param array{int, int} $limits  Maximum number of attempts: per client, per name.
	 * @throws Refusal When the limit is exceeded.
	 */
	public static function count( string $purpose, string $name, array $limits ): void {
		$free = RateLimit::take( $purpose . 'client', Client::key(), $limits[0], self::SPAN )
			&& RateLimit::take( $purpose . 'name', self::account( $name ), $limits[1], self::SPAN );
		if ( ! $free ) {
			throw Refusal::of( 'too_many', __( 'Too many login attempts. Please wait 15 minutes or reset your password.', 'vitrine' ), 429 );
		}
	}
}

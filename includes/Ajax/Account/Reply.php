<?php
/**
 * The shape of what the account endpoints say.
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
 * WordPress's own shape, whose `data` is what the specification names. Nothing of
 * the cart goes along, whoever asks however often.
 *
 * @see spec 3.10, 3.11, readings 2
 */
final class Reply {

	/** Seconds over which attempts are counted. */
	private const SPAN = 15 * MINUTE_IN_SECONDS;

	/** Characters of a name or an address. */
	private const LONGEST = 200;

	/**
	 * What was found.
	 *
	 * @param array<string, bool> $data Of the specification.
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
	 * What was refused, and why.
	 *
	 * @param string $text   For the shopper.
	 * @param string $code   One of the contract's `error_codes`; empty: none of them.
	 * @param int    $status HTTP.
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
	 * Answers a question about an account, if it may be asked: with this visitor's
	 * nonce, and not too often by one client or about one name.
	 *
	 * @param Request                    $request Input: user_name_email, security.
	 * @param Engine                     $engine  The shop.
	 * @param string                     $purpose Of the nonce, and of the counts.
	 * @param array{int, int}            $limits  Attempts in a quarter of an hour: of a client, at a name.
	 * @param \Closure( string ): Answer $work    Takes the name.
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
	 * What attempts at a name count for: its account, however it is called.
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
	 * @param string          $purpose As above.
	 * @param string          $name    As above.
	 * @param array{int, int} $limits  As above.
	 * @throws Refusal When it is one too many.
	 */
	public static function count( string $purpose, string $name, array $limits ): void {
		$free = RateLimit::take( $purpose . 'client', Client::key(), $limits[0], self::SPAN )
			&& RateLimit::take( $purpose . 'name', self::account( $name ), $limits[1], self::SPAN );
		if ( ! $free ) {
			throw Refusal::of( 'too_many', __( 'Too many login attempts. Please wait 15 minutes or reset your password.', 'vitrine' ), 429 );
		}
	}
}

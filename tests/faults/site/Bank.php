<?php
/**
 * Fake bank.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Faults;

/**
 * Stores every charge in a file, which is written atomically, even if a process
 * dies.
 */
final class Bank {

	/**
	 * Creates a charge, once per key.
	 *
	 * @param string $key    Idempotency key; without one, each call is a new charge.
	 * @param string $email  Email address of the order.
	 * @param int    $amount Amount in minor units.
	 * @param bool   $taken  Whether the charge succeeds; otherwise it is declined.
	 * @param float  $after  Seconds until it is completed.
	 * @return array{taken: bool, at: float, id: string}
	 */
	public static function charge( string $key, string $email, int $amount, bool $taken, float $after = 0 ): array {
		$id     = '' === $key ? bin2hex( random_bytes( 16 ) ) : $key;
		$charge = array(
			'id'     => $id,
			'email'  => $email,
			'amount' => $amount,
			'taken'  => $taken,
			'at'     => microtime( true ) + $after,
		);
		wp_mkdir_p( self::folder() );
		$draft = self::folder() . '/' . bin2hex( random_bytes( 8 ) ) . '.draft';
		file_put_contents( $draft, (string) wp_json_encode( $charge ) );
		// Only one process can create the link, and it is atomic.
		$is_first = @link( $draft, self::file( $id ) ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- Failure is expected: the link exists if another process was first.
		unlink( $draft );
		return $is_first ? $charge : (array) self::find( $id );
	}

	/**
	 * Returns a charge.
	 *
	 * @param string $id ID of the charge.
	 * @return array{taken: bool, at: float, id: string}|null Null if there is none yet.
	 */
	public static function find( string $id ): ?array {
		$file = self::file( $id );
		return is_file( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null;
	}

	/**
	 * Returns the charge of an order.
	 *
	 * @param string $email Email address of the order.
	 * @return array{taken: bool, at: float, id: string}|null
	 */
	public static function of( string $email ): ?array {
		foreach ( (array) glob( self::folder() . '/*.json' ) as $file ) {
			$charge = json_decode( (string) file_get_contents( (string) $file ), true );
			if ( $email === $charge['email'] ) {
				return $charge;
			}
		}
		return null;
	}

	/**
	 * Returns the file of a charge.
	 *
	 * @param string $id ID of the charge.
	 */
	private static function file( string $id ): string {
		return self::folder() . "/$id.json";
	}

	/**
	 * Returns the folder of charges.
	 */
	private static function folder(): string {
		return VITRINE_SITE_PRIVATE . '/bank';
	}
}

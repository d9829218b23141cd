<?php
/**
 * The bank.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Faults;

/**
 * Remembers every charge in a file of its own, which is there whole or not at
 * all, whoever dies.
 */
final class Bank {

	/**
	 * Charges. Under one key there is one charge.
	 *
	 * @param string $key    Idempotency key; empty: each call is another charge.
	 * @param string $email  Whose order it is.
	 * @param int    $amount Minor units.
	 * @param bool   $taken  Whether the money is taken; else it is declined.
	 * @param float  $after  Seconds after which it is done.
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
		// A link is made by one of several, and by nobody halfway.
		$is_first = @link( $draft, self::file( $id ) ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- It is there already: that is the point.
		unlink( $draft );
		return $is_first ? $charge : (array) self::find( $id );
	}

	/**
	 * A charge.
	 *
	 * @param string $id Its id.
	 * @return array{taken: bool, at: float, id: string}|null Null: the bank knows none, or none yet.
	 */
	public static function find( string $id ): ?array {
		$file = self::file( $id );
		return is_file( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null;
	}

	/**
	 * The charge of an order.
	 *
	 * @param string $email Whose order it is.
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
	 * The file of a charge.
	 *
	 * @param string $id Its id.
	 */
	private static function file( string $id ): string {
		return self::folder() . "/$id.json";
	}

	/**
	 * Where charges lie.
	 */
	private static function folder(): string {
		return VITRINE_SITE_PRIVATE . '/bank';
	}
}

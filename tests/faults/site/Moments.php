<?php
/**
 * Injects faults into requests.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Faults;

/**
 * The header `X-Fault` sets the fault and its moment: `kill sql:12` ends the
 * process before the twelfth query after the form was received, `drop sql:12`
 * closes its database connection, `kill mail:inside` ends it within wp_mail().
 */
final class Moments {

	/**
	 * The fault: `kill` or `drop`.
	 *
	 * @var string
	 */
	private static string $fault = '';

	/**
	 * The moment of the fault.
	 *
	 * @var string
	 */
	private static string $moment = '';

	/**
	 * Queries since the form was received; null before that.
	 *
	 * @var int|null
	 */
	private static ?int $statements = null;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		[ self::$fault, self::$moment ] = explode( ' ', (string) ( $_SERVER['HTTP_X_FAULT'] ?? '' ) . ' ' );
		if ( '' === self::$fault ) {
			return;
		}
		add_action( 'vitrine_checkout_sent', array( self::class, 'begin' ), 0, 0 );
		// The wallet's server submits no form.
		if ( str_contains( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), 'woopay_order' ) ) {
			add_action( 'wp_loaded', array( self::class, 'begin' ), 0, 0 );
		}
		add_filter( 'query', array( self::class, 'statement' ), PHP_INT_MAX );
		if ( 'count' === self::$fault ) {
			register_shutdown_function(
				static function (): void {
					// After the shutdown functions that run when the response is sent.
					register_shutdown_function( array( self::class, 'tell' ) );
				}
			);
		}
	}

	/**
	 * Starts counting queries when the form is received.
	 */
	public static function begin(): void {
		self::$statements ??= 0;
	}

	/**
	 * Counts a query. Hooked.
	 *
	 * @param string $query SQL.
	 */
	public static function statement( string $query ): string {
		if ( null !== self::$statements ) {
			++self::$statements;
			self::reach( 'sql:' . self::$statements );
		}
		return $query;
	}

	/**
	 * Triggers the fault at its moment.
	 *
	 * @param string $moment Name of the moment.
	 */
	public static function reach( string $moment ): void {
		if ( $moment !== self::$moment ) {
			return;
		}
		if ( 'kill' === self::$fault ) {
			posix_kill( getmypid(), SIGKILL );
		}
		if ( 'drop' === self::$fault ) {
			self::$moment = '';
			self::drop();
		}
	}

	/**
	 * Stores the number of queries.
	 */
	public static function tell(): void {
		file_put_contents( VITRINE_SITE_PRIVATE . '/statements', (string) self::$statements );
	}

	/**
	 * Closes the database connection of this process.
	 */
	private static function drop(): void {
		global $wpdb;
		$other = new \wpdb( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST );
		$other->query( $other->prepare( 'KILL CONNECTION %d', mysqli_thread_id( $wpdb->dbh ) ) ); // phpcs:ignore WordPress.DB.RestrictedFunctions.mysql_mysqli_thread_id -- wpdb has no method for it.
		$other->close();
	}
}

<?php
/**
 * Moments at which a request dies.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Faults;

/**
 * A request says in its header `X-Fault` what is to happen to it when: `kill
 * sql:12` ends its process before the twelfth statement since the form came in,
 * `drop sql:12` cuts its connection to the database, `kill mail:inside` ends it
 * within wp_mail().
 */
final class Moments {

	/**
	 * What is to happen: `kill` or `drop`.
	 *
	 * @var string
	 */
	private static string $fault = '';

	/**
	 * When.
	 *
	 * @var string
	 */
	private static string $moment = '';

	/**
	 * Statements since the form came in; null: it has not.
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
		// The wallet's server sends no form.
		if ( str_contains( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), 'woopay_order' ) ) {
			add_action( 'wp_loaded', array( self::class, 'begin' ), 0, 0 );
		}
		add_filter( 'query', array( self::class, 'statement' ), PHP_INT_MAX );
		if ( 'count' === self::$fault ) {
			register_shutdown_function(
				static function (): void {
					// After those that work when the answer is out.
					register_shutdown_function( array( self::class, 'tell' ) );
				}
			);
		}
	}

	/**
	 * The form came in.
	 */
	public static function begin(): void {
		self::$statements ??= 0;
	}

	/**
	 * A statement is about to be said. Hooked.
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
	 * A moment has come.
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
	 * Says how many statements there were.
	 */
	public static function tell(): void {
		file_put_contents( VITRINE_SITE_PRIVATE . '/statements', (string) self::$statements );
	}

	/**
	 * Cuts the connection of this process.
	 */
	private static function drop(): void {
		global $wpdb;
		$other = new \wpdb( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST );
		$other->query( $other->prepare( 'KILL CONNECTION %d', mysqli_thread_id( $wpdb->dbh ) ) ); // phpcs:ignore WordPress.DB.RestrictedFunctions.mysql_mysqli_thread_id -- wpdb does not know it.
		$other->close();
	}
}

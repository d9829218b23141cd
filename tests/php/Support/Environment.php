<?php
/**
 * The site under test.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Support;

use RuntimeException;

/**
 * Where the site is, and how to load it.
 */
final class Environment {

	/**
	 * Loads WordPress with the plugin, as a request of a guest to the front page would.
	 */
	public static function load(): void {
		define( 'VITRINE_SITE_JOB', true );

		$host = (string) preg_replace( '#^https?://#', '', self::url() );

		$_SERVER['HTTP_HOST']       = $host;
		$_SERVER['SERVER_NAME']     = (string) strtok( $host, ':' );
		$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
		$_SERVER['REQUEST_URI']     = '/';
		$_SERVER['REQUEST_METHOD']  = 'GET';
		$_SERVER['REMOTE_ADDR']     = '127.0.0.1';

		require_once self::dir() . '/www/wp-load.php';
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		require_once ABSPATH . 'wp-admin/includes/user.php';
	}

	/**
	 * Address of the site, without a slash at its end.
	 */
	public static function url(): string {
		return self::variable( 'VITRINE_SITE_URL' );
	}

	/**
	 * Folder of the site; www/ is served, private/ holds its database, logs and mail.
	 */
	public static function dir(): string {
		return self::variable( 'VITRINE_SITE_DIR' );
	}

	/**
	 * What PHP complained about, in this process and in the web server's.
	 */
	public static function debug_log(): string {
		$file = self::dir() . '/private/log/debug.log';
		return is_file( $file ) ? (string) file_get_contents( $file ) : '';
	}

	/**
	 * Empties the log.
	 */
	public static function clear_debug_log(): void {
		file_put_contents( self::dir() . '/private/log/debug.log', '' );
	}

	/**
	 * The mails that the site has sent, oldest first.
	 *
	 * @return list<array<string, mixed>> The arguments of wp_mail().
	 */
	public static function mails(): array {
		$files = glob( self::dir() . '/private/mail/*.json' );
		sort( $files );
		return array_map(
			static fn( string $file ): array => (array) json_decode( (string) file_get_contents( $file ), true ),
			$files
		);
	}

	/**
	 * Forgets the mails.
	 */
	public static function clear_mails(): void {
		array_map( 'unlink', glob( self::dir() . '/private/mail/*.json' ) );
	}

	/**
	 * A variable of the environment that must be there.
	 *
	 * @param string $name Name.
	 * @throws RuntimeException When the tests were not started by tests/php/run.ts.
	 */
	private static function variable( string $name ): string {
		$value = getenv( $name );
		if ( ! is_string( $value ) || '' === $value ) {
			throw new RuntimeException( 'Start the tests by: npx tsx tests/php/run.ts --db=sqlite' );
		}
		return $value;
	}
}

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
 * Provides the location of the site, and loads it.
 */
final class Environment {

	/**
	 * Loads WordPress with the plugin, as for a guest's request to the home page.
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
	 * Returns the URL of the site without a trailing slash.
	 */
	public static function url(): string {
		return self::variable( 'VITRINE_SITE_URL' );
	}

	/**
	 * Returns the folder of the site; www/ is served, private/ has its database,
	 * logs and mail.
	 */
	public static function dir(): string {
		return self::variable( 'VITRINE_SITE_DIR' );
	}

	/**
	 * Returns PHP's error log of this process and the web server.
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
	 * Returns the emails that the site has sent, oldest first.
	 *
	 * @return list<array<string, mixed>> Arguments of wp_mail().
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
	 * Deletes the emails.
	 */
	public static function clear_mails(): void {
		array_map( 'unlink', glob( self::dir() . '/private/mail/*.json' ) );
	}

	/**
	 * Returns a required environment variable.
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

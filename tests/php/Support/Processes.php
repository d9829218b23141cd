<?php
/**
 * Concurrent PHP processes.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Support;

use PHPUnit\Framework\TestCase;
use ReflectionClass;
use RuntimeException;

/**
 * Starts processes with WordPress loaded, lets them continue at the same time,
 * and collects their return values.
 */
final class Processes {

	/**
	 * Runs a static method in several processes at once.
	 *
	 * @param callable-string  $method     For example "Vitrine\Tests\SomeTest::buy"; its return value must be
	 *                                     JSON-serializable.
	 * @param list<list<mixed>> $arguments A list of arguments for each process.
	 * @return list<mixed> Return values in the order of the arguments.
	 * @throws RuntimeException When a process fails, with its message.
	 */
	public static function run( string $method, array $arguments ): array {
		$log     = tmpfile();
		$process = proc_open( self::command(), array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), $log ), $pipes );
		if ( ! is_resource( $process ) ) {
			throw new RuntimeException( 'A process could not be started.' );
		}
		fwrite( $pipes[0], (string) wp_json_encode( array( $method, $arguments ) ) );
		fclose( $pipes[0] );
		$out  = (string) stream_get_contents( $pipes[1] );
		$code = proc_close( $process );
		if ( 0 !== $code ) {
			rewind( $log );
			throw new RuntimeException( "A process failed ($code): " . stream_get_contents( $log ) . $out );
		}
		return (array) json_decode( $out, true, 64, JSON_THROW_ON_ERROR );
	}

	/**
	 * Returns the command of the process that loads WordPress and is forked.
	 *
	 * @return list<string>
	 */
	private static function command(): array {
		$cache = Environment::dir() . '/private/opcache';
		if ( ! is_dir( $cache ) ) {
			mkdir( $cache );
		}
		$settings = array(
			'display_errors=stderr',
			'error_log=' . Environment::dir() . '/private/log/debug.log',
			// Compiling WordPress would take most of the time.
			'opcache.enable_cli=1',
			"opcache.file_cache=$cache",
			'opcache.file_cache_only=1',
		);
		$command  = array( PHP_BINARY );
		foreach ( $settings as $setting ) {
			array_push( $command, '-d', $setting );
		}
		return array( ...$command, __DIR__ . '/process.php', self::framework() );
	}

	/**
	 * Returns the file that loads PHPUnit, since the method may belong to a test
	 * class.
	 */
	private static function framework(): string {
		// Composer defines its path; Debian's autoloader is in PHPUnit's own folder.
		return defined( 'PHPUNIT_COMPOSER_INSTALL' )
			? constant( 'PHPUNIT_COMPOSER_INSTALL' )
			: dirname( (string) ( new ReflectionClass( TestCase::class ) )->getFileName(), 2 ) . '/Autoload.php';
	}
}

<?php
/**
 * PHP processes that run at the same time.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Support;

use PHPUnit\Framework\TestCase;
use ReflectionClass;
use RuntimeException;

/**
 * Starts processes that have WordPress loaded, lets them go at the same moment
 * and collects what they return.
 */
final class Processes {

	/**
	 * Runs a static method in many processes at once.
	 *
	 * @param callable-string  $method     Such as "Vitrine\Tests\SomeTest::buy"; what it returns must survive JSON.
	 * @param list<list<mixed>> $arguments One list of arguments a process; their number is the number of processes.
	 * @return list<mixed> What the method returned in each, in the order of the arguments.
	 * @throws RuntimeException When a process fails, with its own words.
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
	 * The process that loads WordPress, of which the others are copies.
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
			// Compiling WordPress anew would take most of the time.
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
	 * The file that loads PHPUnit, since the method may be one of a test class.
	 */
	private static function framework(): string {
		// Composer's says where it is; Debian's lies in the framework's own folder.
		return defined( 'PHPUNIT_COMPOSER_INSTALL' )
			? constant( 'PHPUNIT_COMPOSER_INSTALL' )
			: dirname( (string) ( new ReflectionClass( TestCase::class ) )->getFileName(), 2 ) . '/Autoload.php';
	}
}

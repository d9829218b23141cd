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
 * Starts processes that each load WordPress, lets them go at the same moment
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
		$processes = array();
		foreach ( $arguments as $list ) {
			$processes[] = self::start( $method, $list );
		}
		// Each says "ready" when WordPress is loaded; nobody starts before the last one is.
		foreach ( $processes as $process ) {
			if ( "ready\n" !== fgets( $process['out'] ) ) {
				throw new RuntimeException( 'A process did not get ready: ' . stream_get_contents( $process['err'] ) );
			}
		}
		foreach ( $processes as $process ) {
			fwrite( $process['in'], "go\n" );
		}
		return array_map( array( self::class, 'finish' ), $processes );
	}

	/**
	 * Starts one process.
	 *
	 * @param string      $method    The static method.
	 * @param list<mixed> $arguments Its arguments.
	 * @return array{handle: resource, in: resource, out: resource, err: resource}
	 * @throws RuntimeException When it does not start.
	 */
	private static function start( string $method, array $arguments ): array {
		$cache = Environment::dir() . '/private/opcache';
		if ( ! is_dir( $cache ) ) {
			mkdir( $cache );
		}
		$handle = proc_open(
			array(
				PHP_BINARY,
				'-d',
				'display_errors=stderr',
				'-d',
				'error_log=' . Environment::dir() . '/private/log/debug.log',
				// Compiling WordPress anew in every process would take most of the time.
				'-d',
				'opcache.enable_cli=1',
				'-d',
				"opcache.file_cache=$cache",
				'-d',
				'opcache.file_cache_only=1',
				__DIR__ . '/process.php',
				self::framework(),
				$method,
				(string) wp_json_encode( $arguments ),
			),
			array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), array( 'pipe', 'w' ) ),
			$pipes
		);
		if ( ! is_resource( $handle ) ) {
			throw new RuntimeException( 'A process could not be started.' );
		}
		return array(
			'handle' => $handle,
			'in'     => $pipes[0],
			'out'    => $pipes[1],
			'err'    => $pipes[2],
		);
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

	/**
	 * Waits for the end of a process.
	 *
	 * @param array{handle: resource, in: resource, out: resource, err: resource} $process The process.
	 * @return mixed What the method returned.
	 * @throws RuntimeException When it failed.
	 */
	private static function finish( array $process ) {
		$out  = (string) stream_get_contents( $process['out'] );
		$err  = (string) stream_get_contents( $process['err'] );
		$code = proc_close( $process['handle'] );
		if ( 0 !== $code ) {
			throw new RuntimeException( "A process failed ($code): $err$out" );
		}
		return json_decode( $out, true, 64, JSON_THROW_ON_ERROR );
	}
}

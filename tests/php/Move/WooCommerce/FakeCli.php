<?php
/**
 * WordPress's command line, as far as a command uses it.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Move\WooCommerce;

/**
 * Keeps what it is told; an error ends the command.
 */
final class FakeCli {

	/**
	 * What was printed.
	 *
	 * @var list<string>
	 */
	public static array $lines = array();

	/**
	 * Keeps a line.
	 *
	 * @param string $message To print.
	 */
	public static function log( string $message ): void {
		self::$lines[] = $message;
	}

	/**
	 * Keeps a warning.
	 *
	 * @param string $message To print.
	 */
	public static function warning( string $message ): void {
		self::$lines[] = "Warning: $message";
	}

	/**
	 * Keeps what ends well.
	 *
	 * @param string $message To print.
	 */
	public static function success( string $message ): void {
		self::$lines[] = "Success: $message";
	}

	/**
	 * Ends the command.
	 *
	 * @param string $message Why.
	 * @throws \DomainException Always.
	 */
	public static function error( string $message ): never {
		throw new \DomainException( esc_html( $message ) );
	}
}

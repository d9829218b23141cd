<?php
/**
 * WP-CLI stub.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Move\WooCommerce;

/**
 * Records messages; an error ends the command.
 */
final class FakeCli {

	/**
	 * Printed lines.
	 *
	 * @var list<string>
	 */
	public static array $lines = array();

	/**
	 * Records a line.
	 *
	 * @param string $message The message.
	 */
	public static function log( string $message ): void {
		self::$lines[] = $message;
	}

	/**
	 * Records a warning.
	 *
	 * @param string $message The message.
	 */
	public static function warning( string $message ): void {
		self::$lines[] = "Warning: $message";
	}

	/**
	 * Records a success message.
	 *
	 * @param string $message The message.
	 */
	public static function success( string $message ): void {
		self::$lines[] = "Success: $message";
	}

	/**
	 * Ends the command.
	 *
	 * @param string $message The message.
	 * @throws \DomainException Always.
	 */
	public static function error( string $message ): never {
		throw new \DomainException( esc_html( $message ) );
	}
}

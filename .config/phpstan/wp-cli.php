<?php
/**
 * What the plugin uses of WP-CLI, for static analysis.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

/**
 * The command line of WordPress.
 */
class WP_CLI {

	/**
	 * Adds a command.
	 *
	 * @param string   $name     Words of the command.
	 * @param callable $callable What it does.
	 */
	public static function add_command( string $name, callable $callable ): bool {
		return true;
	}

	/**
	 * Says that it is done.
	 *
	 * @param string $message To print.
	 */
	public static function success( string $message ): void {}

	/**
	 * Says something.
	 *
	 * @param string $message To print.
	 */
	public static function log( string $message ): void {}

	/**
	 * Warns.
	 *
	 * @param string $message To print.
	 */
	public static function warning( string $message ): void {}

	/**
	 * Says what went wrong, and ends.
	 *
	 * @param string $message To print.
	 */
	public static function error( string $message ): never {
		exit( 1 );
	}
}

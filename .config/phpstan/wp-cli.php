<?php
/**
 * Stubs of the WP-CLI methods that the plugin uses, for static analysis.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

/**
 * WP-CLI.
 */
class WP_CLI {

	/**
	 * Adds a command.
	 *
	 * @param string   $name     Command name.
	 * @param callable $callable Callback.
	 */
	public static function add_command( string $name, callable $callable ): bool {
		return true;
	}

	/**
	 * Prints a success message.
	 *
	 * @param string $message Message.
	 */
	public static function success( string $message ): void {}

	/**
	 * Prints a message.
	 *
	 * @param string $message Message.
	 */
	public static function log( string $message ): void {}

	/**
	 * Prints a warning.
	 *
	 * @param string $message Message.
	 */
	public static function warning( string $message ): void {}

	/**
	 * Prints an error and exits.
	 *
	 * @param string $message Message.
	 */
	public static function error( string $message ): never {
		exit( 1 );
	}
}

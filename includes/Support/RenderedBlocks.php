<?php
/**
 * Blocks on the page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * This plugin's blocks that were rendered on the page so far, named without prefix.
 */
final class RenderedBlocks {

	/**
	 * Names of the rendered blocks, in order.
	 *
	 * @var array<string, true>
	 */
	private static array $names = array();

	/**
	 * Adds a block.
	 *
	 * @param string $name Block name without prefix.
	 * @return bool Whether it was not rendered before.
	 */
	public static function add( string $name ): bool {
		$is_new               = ! isset( self::$names[ $name ] );
		self::$names[ $name ] = true;
		return $is_new;
	}

	/**
	 * Whether any block was rendered.
	 */
	public static function exist(): bool {
		return array() !== self::$names;
	}

	/**
	 * Whether a block was rendered.
	 *
	 * @param string $name Block name without prefix.
	 */
	public static function has( string $name ): bool {
		return isset( self::$names[ $name ] );
	}

	/**
	 * Returns the rendered blocks.
	 *
	 * @return list<string> Block names without prefix.
	 */
	public static function names(): array {
		return array_keys( self::$names );
	}

	/**
	 * Resets the rendered blocks, for tests.
	 */
	public static function reset(): void {
		self::$names = array();
	}
}

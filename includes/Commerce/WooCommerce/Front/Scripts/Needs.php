<?php
/**
 * Dependencies of scripts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front\Scripts;

defined( 'ABSPATH' ) || exit;

/**
 * All direct and indirect dependencies of a set of scripts: the declared ones, and
 * those found in their code, since many use jQuery or the data of a WooCommerce script
 * without declaring it.
 */
final class Needs {

	/**
	 * Handles of the dependencies.
	 *
	 * @var array<string, true>
	 */
	private array $handles = array();

	/**
	 * Collects the dependencies.
	 *
	 * @param array<string> $queue Handles of the scripts on the page.
	 */
	public function __construct( array $queue ) {
		foreach ( $queue as $handle ) {
			$this->add( $handle );
			foreach ( self::words_of( $handle ) as $needed ) {
				$this->handles[ $needed ] = true;
			}
		}
	}

	/**
	 * Whether a script is a dependency, or has inline code of plugins.
	 *
	 * @param string $handle Script handle.
	 */
	public function has( string $handle ): bool {
		return isset( $this->handles[ $handle ] ) || self::has_code( $handle );
	}

	/**
	 * Adds the declared dependencies of a script, recursively.
	 *
	 * @param string $handle Script handle.
	 */
	private function add( string $handle ): void {
		$script = wp_scripts()->registered[ $handle ] ?? null;
		foreach ( $script ? $script->deps : array() as $needed ) {
			if ( ! isset( $this->handles[ $needed ] ) ) {
				$this->handles[ $needed ] = true;
				$this->add( $needed );
			}
		}
	}

	/**
	 * Whether a plugin has added inline code before or after a script.
	 *
	 * @param string $handle Script handle.
	 */
	private static function has_code( string $handle ): bool {
		$extra = wp_scripts()->registered[ $handle ]->extra ?? array();
		return ! empty( $extra['before'] ) || ! empty( $extra['after'] );
	}

	/**
	 * Returns the dependencies found in the code of a script.
	 *
	 * @param string $handle Script handle.
	 * @return list<string> Handles.
	 */
	private static function words_of( string $handle ): array {
		$script = wp_scripts()->registered[ $handle ] ?? null;
		if ( null === $script ) {
			return array();
		}
		$extra = $script->extra;
		// The first entry of these lists may not be a string.
		$code = implode( ' ', array_filter( array_merge( (array) ( $extra['before'] ?? array() ), (array) ( $extra['after'] ?? array() ) ), 'is_string' ) );
		return array_merge( ScriptWords::of( $code ), is_string( $script->src ) ? ScriptWords::of_file( $script->src, (string) $script->ver ) ?? array() : array() );
	}
}

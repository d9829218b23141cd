<?php
/**
 * What scripts of a page need.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front\Needs;

defined( 'ABSPATH' ) || exit;

/**
 * The scripts that a set of scripts depends on, over all steps: as they have
 * declared it, and as their text tells, since many use jQuery or the data of a
 * WooCommerce script and do not say so.
 */
final class Needs {

	/**
	 * Handles that are needed.
	 *
	 * @var array<string, true>
	 */
	private array $handles = array();

	/**
	 * Works it out.
	 *
	 * @param array<string> $queue Handles of scripts on the page.
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
	 * Whether a script is among them, or has code of others tied to it.
	 *
	 * @param string $handle Of the script.
	 */
	public function has( string $handle ): bool {
		return isset( $this->handles[ $handle ] ) || self::has_code( $handle );
	}

	/**
	 * Adds what a script declares, over all steps.
	 *
	 * @param string $handle Of the script.
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
	 * Whether a plugin has put code before or behind a script.
	 *
	 * @param string $handle Of the script.
	 */
	private static function has_code( string $handle ): bool {
		$extra = wp_scripts()->registered[ $handle ]->extra ?? array();
		return ! empty( $extra['before'] ) || ! empty( $extra['after'] );
	}

	/**
	 * What the text of a script tells that it needs.
	 *
	 * @param string $handle Of the script.
	 * @return list<string> Handles.
	 */
	private static function words_of( string $handle ): array {
		$script = wp_scripts()->registered[ $handle ] ?? null;
		if ( null === $script ) {
			return array();
		}
		$extra = $script->extra;
		// The first entry of these lists may be no text.
		$code = implode( ' ', array_filter( array_merge( (array) ( $extra['before'] ?? array() ), (array) ( $extra['after'] ?? array() ) ), 'is_string' ) );
		return array_merge( Words::of( $code ), is_string( $script->src ) ? Words::of_file( $script->src, (string) $script->ver ) ?? array() : array() );
	}
}

<?php
/**
 * Temporary replacement of a hook's callbacks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Hooks;

defined( 'ABSPATH' ) || exit;

/**
 * Runs code while a hook has other callbacks.
 */
final class Callbacks {

	/**
	 * Runs code while a hook has the given callbacks, then restores its own, except
	 * those that were removed meanwhile.
	 *
	 * @template T
	 * @param non-empty-string $hook      Name of the hook.
	 * @param \WP_Hook         $callbacks Replacement callbacks, with the same IDs.
	 * @param callable(): T    $run       Code to run.
	 * @return T
	 */
	public static function during( string $hook, \WP_Hook $callbacks, callable $run ): mixed {
		global $wp_filter;
		$own                = $wp_filter[ $hook ] ?? null;
		$before             = $callbacks->callbacks;
		$wp_filter[ $hook ] = $callbacks; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Restored below.
		try {
			return $run();
		} finally {
			$left = isset( $wp_filter[ $hook ] ) ? $wp_filter[ $hook ]->callbacks : array();
			unset( $wp_filter[ $hook ] );
			if ( $own instanceof \WP_Hook ) {
				$wp_filter[ $hook ] = $own; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Restores the original value.
				foreach ( $own->callbacks as $priority => $all ) {
					$gone = array_diff_key( $before[ $priority ] ?? array(), $left[ $priority ] ?? array() );
					foreach ( array_intersect_key( $all, $gone ) as $callback ) {
						remove_filter( $hook, $callback['function'], $priority );
					}
				}
			}
		}
	}
}

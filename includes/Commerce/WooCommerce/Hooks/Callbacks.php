<?php
/**
 * Other callbacks in the place of a hook's.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Hooks;

defined( 'ABSPATH' ) || exit;

/**
 * Runs a hook with some of its callbacks.
 */
final class Callbacks {

	/**
	 * Does something while a hook has these callbacks. Afterwards it has its own
	 * again, but for those that were taken off meanwhile.
	 *
	 * @template T
	 * @param non-empty-string $hook      Name of the hook.
	 * @param \WP_Hook         $callbacks Instead of its own, with their ids.
	 * @param callable(): T    $run       What is done.
	 * @return T
	 */
	public static function during( string $hook, \WP_Hook $callbacks, callable $run ): mixed {
		global $wp_filter;
		$own                = $wp_filter[ $hook ] ?? null;
		$before             = $callbacks->callbacks;
		$wp_filter[ $hook ] = $callbacks; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- It is put back.
		try {
			return $run();
		} finally {
			$left = isset( $wp_filter[ $hook ] ) ? $wp_filter[ $hook ]->callbacks : array();
			unset( $wp_filter[ $hook ] );
			if ( $own instanceof \WP_Hook ) {
				$wp_filter[ $hook ] = $own; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As it was.
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

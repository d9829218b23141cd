<?php
/**
 * Plugin Name: A neighbour: every filter
 * Description: Reports the WooCommerce hooks that a page has called, and adds a callback to all hooks that were called on any page.
 *
 * @package Vitrine
 */

declare(strict_types=1);

const NEIGHBOUR_HOOKS = 'neighbour_hooks';

$GLOBALS['neighbour_called'] = array();

add_action(
	'all',
	static function ( $hook ): void {
		if ( is_string( $hook ) && 1 === preg_match( '/^(woocommerce|wc|loop)_/', $hook ) ) {
			$GLOBALS['neighbour_called'][ $hook ] = true;
		}
	}
);

// has_filter() returns true for these hooks, although the callback changes nothing.
add_action(
	'init',
	static function (): void {
		// WordPress logs a notice for callbacks on the deprecated name.
		foreach ( array_diff( (array) get_option( NEIGHBOUR_HOOKS, array() ), array( 'woocommerce_params' ) ) as $hook ) {
			add_filter( (string) $hook, static fn ( $value = null ) => $value, PHP_INT_MAX );
		}
	},
	1
);

add_action(
	'wp_footer',
	static function (): void {
		$called = array_keys( $GLOBALS['neighbour_called'] );
		update_option( NEIGHBOUR_HOOKS, array_values( array_unique( array_merge( (array) get_option( NEIGHBOUR_HOOKS, array() ), $called ) ) ) );
		printf( '<script type="application/json" id="neighbour-called">%s</script>', wp_json_encode( $called ) );
	},
	PHP_INT_MAX
);

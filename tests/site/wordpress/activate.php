<?php
/**
 * Activates a theme or a plugin in a site. Started by run.php.
 *
 * @package Vitrine
 *
 * @var array{theme?: string, plugin?: string} $args
 */

declare(strict_types=1);

require_once ABSPATH . 'wp-admin/includes/plugin.php';

wp_set_current_user( 1 );

if ( isset( $args['theme'] ) && get_stylesheet() !== $args['theme'] ) {
	switch_theme( $args['theme'] );
}

if ( isset( $args['plugin'] ) ) {
	$vitrine_result = activate_plugin( $args['plugin'], '', is_multisite() );
	if ( is_wp_error( $vitrine_result ) ) {
		throw new RuntimeException( $args['plugin'] . ': ' . $vitrine_result->get_error_message() );
	}
}

// The next request rewrites them, when everything that adds rules is loaded.
delete_option( 'rewrite_rules' );

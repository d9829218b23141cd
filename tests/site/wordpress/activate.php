<?php
/**
 * Activates the theme and the plugins of a site. Started by run.php.
 *
 * @package Vitrine
 *
 * @var array{theme: string, plugins: list<string>} $args
 */

declare(strict_types=1);

require_once ABSPATH . 'wp-admin/includes/plugin.php';

wp_set_current_user( 1 );

if ( get_stylesheet() !== $args['theme'] ) {
	switch_theme( $args['theme'] );
}

foreach ( $args['plugins'] as $vitrine_plugin ) {
	$vitrine_result = activate_plugin( $vitrine_plugin );
	if ( is_wp_error( $vitrine_result ) ) {
		fwrite( STDERR, $vitrine_plugin . ': ' . $vitrine_result->get_error_message() );
		exit( 1 );
	}
}

// The next request writes them, when everything that adds rules is loaded.
delete_option( 'rewrite_rules' );

<?php
/**
 * Turns an installed WordPress into a multisite network. Started by run.php
 * before WordPress is loaded.
 *
 * @package Vitrine
 *
 * @var array{title: string} $args
 * @var string $vitrine_folder
 */

declare(strict_types=1);

define( 'WP_INSTALLING_NETWORK', true );

require $vitrine_folder . '/www/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/network.php';

global $wpdb;
foreach ( $wpdb->tables( 'ms_global' ) as $vitrine_table => $vitrine_name ) {
	$wpdb->$vitrine_table = $vitrine_name;
}
install_network();

$vitrine_result = populate_network( 1, (string) $_SERVER['HTTP_HOST'], 'admin@example.org', $args['title'], '/', false );
if ( is_wp_error( $vitrine_result ) ) {
	throw new RuntimeException( $vitrine_result->get_error_message() );
}

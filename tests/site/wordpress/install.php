<?php
/**
 * Installs WordPress. Started by run.php before WordPress is loaded.
 *
 * @package Vitrine
 *
 * @var array{title: string} $args
 * @var string $vitrine_folder
 */

declare(strict_types=1);

define( 'WP_INSTALLING', true );

require $vitrine_folder . '/www/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

if ( is_blog_installed() ) {
	return;
}

// Installing tells the administrator by mail, which nobody reads here.
add_filter( 'pre_wp_mail', '__return_true', 1 );

wp_install( $args['title'], 'admin', 'admin@example.org', true, '', 'password' );

update_option( 'blogdescription', '' );
update_option( 'permalink_structure', '/%postname%/' );
update_option( 'timezone_string', 'Europe/Berlin' );
update_option( 'default_pingback_flag', 0 );
update_option( 'default_ping_status', 'closed' );
update_option( 'default_comment_status', 'closed' );

// The samples of WordPress itself would stand between the samples of the shop.
foreach ( array( 1, 2, 3 ) as $vitrine_sample ) {
	wp_delete_post( $vitrine_sample, true );
}

// The welcome guides of the editor cover what a test or a visitor looks for.
update_user_meta(
	1,
	$GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences',
	array(
		'core/edit-post' => array( 'welcomeGuide' => false ),
		'core/edit-site' => array( 'welcomeGuide' => false ),
		'core'           => array( 'enableChoosePatternModal' => false ),
		'_modified'      => gmdate( 'c' ),
	)
);

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

// Drop the email to the administrator.
add_filter( 'pre_wp_mail', '__return_true', 1 );

wp_install( $args['title'], 'admin', 'admin@example.org', true, '', 'password' );

update_option( 'blogdescription', '' );
update_option( 'permalink_structure', '/%postname%/' );
update_option( 'timezone_string', 'Europe/Berlin' );
update_option( 'default_pingback_flag', 0 );
update_option( 'default_ping_status', 'closed' );
update_option( 'default_comment_status', 'closed' );

// Remove WordPress's sample content, which would appear among the shop's.
foreach ( array( 1, 2, 3 ) as $vitrine_sample ) {
	wp_delete_post( $vitrine_sample, true );
}

// Turn off the editor's welcome guides, which would cover the page.
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

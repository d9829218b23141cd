<?php
/**
 * Configuration of a local site. Values that differ between sites are in
 * private/config.php, outside the served folder.
 *
 * @package Vitrine
 */

declare(strict_types=1);

/**
 * The values of this site.
 *
 * @var array{url: string, db: string, database: array{name: string, user: string, password: string, host: string}, salt: string, prefix: string, network: bool} $vitrine_site
 */
$vitrine_site    = require dirname( __DIR__ ) . '/private/config.php';
$vitrine_private = dirname( __DIR__ ) . '/private';

if ( $vitrine_site['network'] ) {
	define( 'MULTISITE', true );
	define( 'SUBDOMAIN_INSTALL', false );
	define( 'DOMAIN_CURRENT_SITE', (string) preg_replace( '#^https?://#', '', $vitrine_site['url'] ) );
	define( 'PATH_CURRENT_SITE', '/' );
	define( 'SITE_ID_CURRENT_SITE', 1 );
	define( 'BLOG_ID_CURRENT_SITE', 1 );
} else {
	define( 'WP_HOME', $vitrine_site['url'] );
	define( 'WP_SITEURL', $vitrine_site['url'] );
}

define( 'DB_ENGINE', $vitrine_site['db'] );
define( 'DB_NAME', $vitrine_site['database']['name'] );
define( 'DB_USER', $vitrine_site['database']['user'] );
define( 'DB_PASSWORD', $vitrine_site['database']['password'] );
define( 'DB_HOST', $vitrine_site['database']['host'] );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'DB_COLLATE', '' );
define( 'DB_DIR', $vitrine_private . '/db' );
define( 'DB_FILE', 'wordpress.sqlite' );

foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $vitrine_scheme ) {
	define( $vitrine_scheme . '_KEY', hash( 'sha256', $vitrine_site['salt'] . $vitrine_scheme . 'key' ) );
	define( $vitrine_scheme . '_SALT', hash( 'sha256', $vitrine_site['salt'] . $vitrine_scheme . 'salt' ) );
}

define( 'WP_DEBUG', true );
// Pages never show errors; a job on the command line prints them.
define( 'WP_DEBUG_DISPLAY', defined( 'VITRINE_SITE_JOB' ) ? null : false );
define( 'WP_DEBUG_LOG', $vitrine_private . '/log/debug.log' );
// The recovery page would hide errors.
define( 'WP_DISABLE_FATAL_ERROR_HANDLER', true );
define( 'WP_ENVIRONMENT_TYPE', 'local' );
define( 'WP_DEVELOPMENT_MODE', 'plugin' );

define( 'DISABLE_WP_CRON', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'WP_AUTO_UPDATE_CORE', false );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISALLOW_FILE_EDIT', true );
define( 'FS_METHOD', 'direct' );
define( 'VITRINE_SITE_PRIVATE', $vitrine_private );

// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- WordPress reads it from this file.
$table_prefix = $vitrine_site['prefix'];

if ( ! defined( 'ABSPATH' ) ) {
	define( 'ABSPATH', __DIR__ . '/' );
}

require_once ABSPATH . 'wp-settings.php';

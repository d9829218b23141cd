<?php
/**
 * Runs when the plugin is deleted.
 *
 * A file instead of register_uninstall_hook(): WordPress stores that hook on the site
 * that activated the plugin, but on multisite another site deletes it.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

// The plugin itself is not loaded, so its hooks cannot write deleted data again.
defined( 'VITRINE_FILE' ) || define( 'VITRINE_FILE', __DIR__ . '/plugin.php' );

require_once __DIR__ . '/includes/autoload.php';

Vitrine\Support\Lifecycle\Uninstaller::run();

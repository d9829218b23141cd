<?php
/**
 * Runs when the plugin is deleted, which WordPress asks for twice.
 *
 * A file and not a hook: a hook is kept by the site that activated the plugin,
 * and the sites of a network are deleted from by another one.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

// The plugin is not loaded any more, so that none of its hooks writes anew what is deleted here.
defined( 'VITRINE_FILE' ) || define( 'VITRINE_FILE', __DIR__ . '/plugin.php' );

require_once __DIR__ . '/includes/autoload.php';

Vitrine\Support\Lifecycle\Uninstaller::run();

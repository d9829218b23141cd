<?php
/**
 * Plugin Name:       Vitrine
 * Description:       Shop blocks for WordPress: product listing, product, mini-cart, cart and checkout. Fast pages, and forms that work without JavaScript.
 * Version:           0.1.0
 * Requires at least: 6.7.2
 * Requires PHP:      8.1
 * Author:            The Vitrine contributors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       vitrine
 * Domain Path:       /build/languages
 *
 * @package Vitrine
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

define( 'VITRINE_VERSION', '0.1.0' );
define( 'VITRINE_FILE', __FILE__ );

require __DIR__ . '/includes/autoload.php';

// The release archive bundles the classes of every WooCommerce page: one file loads faster than ninety.
// With WP_DEBUG the separate files are used.
if ( false === constant( 'WP_DEBUG' ) && ! class_exists( Vitrine\Plugin::class, false ) && ( class_exists( 'WooCommerce', false ) || in_array( 'woocommerce/woocommerce.php', (array) get_option( 'active_plugins' ), true ) ) && is_readable( __DIR__ . '/build/classes.php' ) ) {
	require __DIR__ . '/build/classes.php';
}

register_activation_hook( __FILE__, array( Vitrine\Plugin::class, 'activate' ) );
register_deactivation_hook( __FILE__, array( Vitrine\Plugin::class, 'deactivate' ) );

Vitrine\Plugin::boot();

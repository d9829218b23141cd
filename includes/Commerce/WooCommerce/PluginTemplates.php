<?php
/**
 * WooCommerce templates that plugins override.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce;

defined( 'ABSPATH' ) || exit;

/**
 * A plugin with a complete checkout or cart overrides WooCommerce's template, and its
 * styles and scripts are written for that template. Our block is then replaced with the
 * plugin's page. The same applies to the product gallery.
 */
final class PluginTemplates {

	/** Page to its main template. */
	private const TEMPLATES = array(
		'cart'     => 'cart/cart.php',
		'checkout' => 'checkout/form-checkout.php',
	);

	/** The coupon form above WooCommerce's checkout, where plugins add a box of their own. */
	private const COUPON = 'checkout/form-coupon.php';

	/** WooCommerce's own markup in it: the toggle with nested elements, and the form. */
	private const COUPON_OWN = '#<div\b[^>]*\bwoocommerce-form-coupon-toggle\b[^>]*>((?:[^<]++|<(?!/?div\b)|<div\b[^>]*>(?1)</div>)*+)</div>|<form\b[^>]*\bcheckout_coupon\b.*?</form>#is';

	/**
	 * Whether a plugin's template replaces our block.
	 *
	 * @param string $page The page: `cart` or `checkout`.
	 */
	public static function is( string $page ): bool {
		return isset( self::TEMPLATES[ $page ] ) && self::gives_way( $page, self::of_page( $page ) );
	}

	/**
	 * Whether our block gives way to a template.
	 *
	 * @param string $page     A key of TEMPLATES.
	 * @param string $template The plugin's file; empty: there is none.
	 */
	private static function gives_way( string $page, string $template ): bool {
		/**
		 * Filters whether the blocks “Cart” and “Checkout” show WooCommerce’s page with the templates of another plugin instead. By default, they do if a plugin overrides the template of the form.
		 *
		 * @param bool   $gives_way Whether WooCommerce’s page is shown instead of the block.
		 * @param string $page      `cart` or `checkout`.
		 * @param string $template  The plugin’s file; empty: the template is WooCommerce’s own or the theme’s.
		 *
		 * @example
		 * // Keep Vitrine’s checkout, although a plugin overrides the template.
		 * add_filter( 'vitrine_page_gives_way', fn( $gives_way, $page ) => 'checkout' !== $page && $gives_way, 10, 2 );
		 */
		return (bool) apply_filters( 'vitrine_page_gives_way', '' !== $template, $page, $template );
	}

	/**
	 * Whether a plugin overrides a WooCommerce template.
	 *
	 * @param string $name Template name.
	 */
	public static function has( string $name ): bool {
		return '' !== self::template( $name );
	}

	/**
	 * Returns the plugins that replace our blocks.
	 *
	 * @return array<string, string> Page to plugin name, or folder name if the name is unknown.
	 */
	public static function all(): array {
		$names = array();
		foreach ( array_keys( self::TEMPLATES ) as $page ) {
			$template       = self::of_page( $page );
			$names[ $page ] = self::gives_way( $page, $template ) ? self::plugin( $template ) : '';
		}
		return array_filter( $names, static fn ( string $name ): bool => '' !== $name );
	}

	/**
	 * Returns what a plugin's coupon form template prints beside the form itself; our
	 * checkout has its own coupon field.
	 */
	public static function beside_coupon(): string {
		if ( '' === self::template( self::COUPON ) ) {
			return '';
		}
		ob_start();
		wc_get_template( self::COUPON, array( 'checkout' => WC()->checkout() ) );
		return trim( (string) preg_replace( self::COUPON_OWN, '', (string) ob_get_clean() ) );
	}

	/**
	 * Returns a plugin's template file for a page, or an empty string.
	 *
	 * @param string $page A key of TEMPLATES.
	 */
	private static function of_page( string $page ): string {
		return self::template( self::TEMPLATES[ $page ], 'checkout' === $page ? array( 'checkout' => WC()->checkout() ) : array() );
	}

	/**
	 * Returns a plugin's file for a WooCommerce template, or an empty string.
	 *
	 * @param string               $name  Template name.
	 * @param array<string, mixed> $given Template arguments.
	 */
	private static function template( string $name, array $given = array() ): string {
		if ( ! has_filter( 'woocommerce_locate_template' ) && ! has_filter( 'wc_get_template' ) ) {
			return '';
		}
		// Locate it as wc_get_template() does.
		$file = apply_filters( 'wc_get_template', wc_locate_template( $name ), $name, $given, '', '' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		$file = is_string( $file ) ? (string) realpath( $file ) : '';
		foreach ( array( WC()->plugin_path(), get_stylesheet_directory(), get_template_directory(), dirname( VITRINE_FILE ) . '/includes' ) as $folder ) {
			if ( self::is_in( $file, $folder ) ) {
				return '';
			}
		}
		return $file;
	}

	/**
	 * Whether a file is in a folder.
	 *
	 * @param string $file   Real path of the file.
	 * @param string $folder Path of the folder.
	 */
	private static function is_in( string $file, string $folder ): bool {
		$real = realpath( $folder );
		return false !== $real && str_starts_with( $file, $real . DIRECTORY_SEPARATOR );
	}

	/**
	 * Returns the name of the plugin that a file belongs to.
	 *
	 * @param string $file Path of the file.
	 */
	private static function plugin( string $file ): string {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		// Leave out this plugin, wherever its folder is.
		foreach ( array_diff_key( get_plugins(), array( plugin_basename( VITRINE_FILE ) => true ) ) as $main => $headers ) {
			$folder = dirname( $main );
			if ( '.' !== $folder && self::is_in( $file, constant( 'WP_PLUGIN_DIR' ) . "/$folder" ) ) {
				return (string) ( $headers['Name'] ?? $folder );
			}
		}
		return basename( dirname( $file, 2 ) );
	}
}

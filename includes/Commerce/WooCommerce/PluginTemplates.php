<?php
/**
 * Templates that plugins have in the place of WooCommerce's.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce;

defined( 'ABSPATH' ) || exit;

/**
 * A plugin that brings a whole checkout or cart replaces WooCommerce's template of
 * it, and styles, words and scripts of the page are for that one. With ours in its
 * place there would be two in one, so that ours gives way. So do the pictures of a
 * product.
 */
final class PluginTemplates {

	/** Page to the template that is the whole of it. */
	private const TEMPLATES = array(
		'cart'     => 'cart/cart.php',
		'checkout' => 'checkout/form-checkout.php',
	);

	/** The template of the coupon's form above WooCommerce's checkout, in which plugins put a box of their own. */
	private const COUPON = 'checkout/form-coupon.php';

	/** What WooCommerce's has in it: the line that opens the form, with elements in it, and the form. */
	private const COUPON_OWN = '#<div\b[^>]*\bwoocommerce-form-coupon-toggle\b[^>]*>((?:[^<]++|<(?!/?div\b)|<div\b[^>]*>(?1)</div>)*+)</div>|<form\b[^>]*\bcheckout_coupon\b.*?</form>#is';

	/**
	 * Whether our block of a page gives way to a plugin's.
	 *
	 * @param string $page Of WooCommerce's shop.
	 */
	public static function is( string $page ): bool {
		if ( ! isset( self::TEMPLATES[ $page ] ) ) {
			return false;
		}
		$template = self::of_page( $page );
		/**
		 * Says whether the blocks “Cart” and “Checkout” give way to what a plugin has in the place of WooCommerce’s cart or checkout: by default where it replaces the template of the form, so that shoppers get the plugin’s.
		 *
		 * @param bool   $gives_way Whether WooCommerce’s page is shown in the place of the block.
		 * @param string $page      `cart` or `checkout`.
		 * @param string $template  The plugin’s file; empty: the template is WooCommerce’s own or the theme’s.
		 *
		 * @example
		 * // Vitrine’s checkout, though a plugin has one too.
		 * add_filter( 'vitrine_page_gives_way', fn( $gives_way, $page ) => 'checkout' !== $page && $gives_way, 10, 2 );
		 */
		return (bool) apply_filters( 'vitrine_page_gives_way', '' !== $template, $page, $template );
	}

	/**
	 * Whether a plugin has a template in the place of one of WooCommerce's.
	 *
	 * @param string $name Of the template.
	 */
	public static function has( string $name ): bool {
		return '' !== self::template( $name );
	}

	/**
	 * The plugins to which blocks of ours give way.
	 *
	 * @return array<string, string> Page to the plugin's name; one that is unknown has its folder's.
	 */
	public static function all(): array {
		$names = array();
		foreach ( array_filter( array_keys( self::TEMPLATES ), array( self::class, 'is' ) ) as $page ) {
			$names[ $page ] = self::plugin( self::of_page( $page ) );
		}
		return array_filter( $names, static fn ( string $name ): bool => '' !== $name );
	}

	/**
	 * What a plugin's template of the coupon's form has beside the form, for which
	 * our checkout has a field.
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
	 * The file that a plugin has in the place of a whole page; empty: none.
	 *
	 * @param string $page Of TEMPLATES.
	 */
	private static function of_page( string $page ): string {
		return self::template( self::TEMPLATES[ $page ], 'checkout' === $page ? array( 'checkout' => WC()->checkout() ) : array() );
	}

	/**
	 * The file that a plugin has in the place of WooCommerce's template; empty: none.
	 *
	 * @param string               $name  Of the template.
	 * @param array<string, mixed> $given What it is given.
	 */
	private static function template( string $name, array $given = array() ): string {
		if ( ! has_filter( 'woocommerce_locate_template' ) && ! has_filter( 'wc_get_template' ) ) {
			return '';
		}
		// As WooCommerce finds it.
		$file = apply_filters( 'wc_get_template', wc_locate_template( $name ), $name, $given, '', '' ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
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
	 * @param string $file   Its real path.
	 * @param string $folder The folder's.
	 */
	private static function is_in( string $file, string $folder ): bool {
		$real = realpath( $folder );
		return false !== $real && str_starts_with( $file, $real . DIRECTORY_SEPARATOR );
	}

	/**
	 * What the plugin of a file is called.
	 *
	 * @param string $file Its path.
	 */
	private static function plugin( string $file ): string {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		// Ours is none of them, wherever its folder is.
		foreach ( array_diff_key( get_plugins(), array( plugin_basename( VITRINE_FILE ) => true ) ) as $main => $headers ) {
			$folder = dirname( $main );
			if ( '.' !== $folder && self::is_in( $file, constant( 'WP_PLUGIN_DIR' ) . "/$folder" ) ) {
				return (string) ( $headers['Name'] ?? $folder );
			}
		}
		return basename( dirname( $file, 2 ) );
	}
}

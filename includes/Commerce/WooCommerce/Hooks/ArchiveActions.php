<?php
/**
 * Output of plugins in product archives.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Hooks;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce's archive templates run actions around the products, where plugins print
 * notices, banners, filters or a grid/list switch. In block themes WooCommerce runs
 * them around its own blocks only; our listing runs the same actions. Callbacks of the
 * theme are left out, because they render its own layout.
 */
final class ArchiveActions {

	/**
	 * Page to its places, in the order of WooCommerce's template, named as in
	 * ForeignActions: divided where WooCommerce itself prints.
	 */
	private const PAGES = array(
		'archive'       => array(
			'before_main_content',
			'shop_loop_header',
			'archive_description',
			'before_shop_loop:-20',
			'before_shop_loop:20-30',
			'before_shop_loop:30-',
			'after_shop_loop:-10',
			'after_shop_loop:10-',
			'after_main_content',
		),
		'empty-archive' => array(
			'before_main_content',
			'shop_loop_header',
			'archive_description',
			'no_products_found:-10',
			'no_products_found:10-',
			'after_main_content',
		),
	);

	/**
	 * Returns the output of plugins on this page, unless WooCommerce has run the
	 * actions already or its compatibility layer is disabled.
	 *
	 * @param string $page Page, see RunsHooks.
	 * @return array<string, string> Place to HTML; empty where the page is no archive of products.
	 */
	public static function printed( string $page ): array {
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		if ( ! ( is_shop() || is_product_taxonomy() ) || apply_filters( 'woocommerce_disable_compatibility_layer', false ) ) {
			return array();
		}
		$places = self::PAGES[ $page ] ?? array();
		if ( array_filter( $places, static fn ( string $place ): bool => did_action( ForeignActions::action( $place ) ) > 0 ) ) {
			return array();
		}
		$html = array();
		foreach ( $places as $place ) {
			// Check each place again: a callback may add others at later places.
			if ( ForeignActions::exist( ForeignActions::action( $place ), true ) ) {
				$html[ $place ] = 'archive_description' === $place && is_tax( 'product_brand' ) ? self::of_brand( $place ) : ForeignActions::at( $place, array(), true );
			}
		}
		if ( array() !== $html ) {
			// As WooCommerce does after its loop, for the next one on the page.
			woocommerce_reset_loop();
		}
		return array_filter( $html, static fn ( string $one ): bool => '' !== $one );
	}

	/**
	 * Returns the output about a brand, without its description if the template has it
	 * already.
	 *
	 * @param string $place Name of the place.
	 */
	private static function of_brand( string $place ): string {
		if ( ! str_contains( (string) ( $GLOBALS['_wp_current_template_content'] ?? '' ), 'wp:term-description' ) ) {
			return ForeignActions::at( $place, array(), true );
		}
		add_filter( 'term_description', '__return_empty_string', PHP_INT_MAX );
		$html = ForeignActions::at( $place, array(), true );
		remove_filter( 'term_description', '__return_empty_string', PHP_INT_MAX );
		return '' === trim( strip_tags( $html, array( 'img' ) ) ) ? '' : $html; // phpcs:ignore WordPress.WP.AlternativeFunctions.strip_tags_strip_tags -- wp_strip_all_tags() would remove images.
	}
}

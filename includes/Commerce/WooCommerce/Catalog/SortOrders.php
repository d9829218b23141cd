<?php
/**
 * Sort orders of the catalog.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalog;

use Vitrine\Commerce\Rules\Search\SortTexts;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce's orders, those of other plugins, and the owner's default.
 */
final class SortOrders {

	/**
	 * Returns the orders, the default first.
	 *
	 * @return array<string, string> Value to label.
	 */
	public static function labels(): array {
		/** This filter is documented in WooCommerce: includes/wc-template-functions.php */
		$labels  = (array) apply_filters( 'woocommerce_catalog_orderby', SortTexts::all() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		$default = self::chosen_default();
		if ( 'menu_order' !== $default ) {
			unset( $labels['menu_order'] );
		}
		if ( ! wc_review_ratings_enabled() ) {
			unset( $labels['rating'] );
		}
		$labels = array_map( 'strval', $labels );
		return isset( $labels[ $default ] ) ? array( $default => $labels[ $default ] ) + $labels : $labels;
	}

	/**
	 * Returns a valid order.
	 *
	 * @param string $orderby Requested order.
	 */
	public static function valid( string $orderby ): string {
		$labels = self::labels();
		return isset( $labels[ $orderby ] ) ? $orderby : (string) array_key_first( $labels );
	}

	/**
	 * Returns the owner's default order.
	 */
	private static function chosen_default(): string {
		/** This filter is documented in WooCommerce: includes/class-wc-query.php */
		return (string) apply_filters( 'woocommerce_default_catalog_orderby', get_option( 'woocommerce_default_catalog_orderby', 'menu_order' ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
	}
}

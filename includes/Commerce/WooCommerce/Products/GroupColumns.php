<?php
/**
 * Columns of a grouped product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Products;

use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\WooCommerce\Hooks\GlobalProduct;

defined( 'ABSPATH' ) || exit;

/**
 * Plugins add, sort and fill columns of WooCommerce's grouped product table and print
 * between them. This applies the same to ours.
 */
final class GroupColumns {

	/** Our columns, in the order of WooCommerce's. */
	private const OWN = array( 'quantity', 'label', 'price' );

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_grouped_columns', array( self::class, 'columns' ), 10, 3 );
		add_filter( 'vitrine_product_form', array( self::class, 'between' ), 10, 3 );
	}

	// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound, WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WooCommerce hook.

	/**
	 * Returns the column names.
	 *
	 * @param \WC_Product $group Grouped product.
	 * @return list<string>
	 */
	public static function names( \WC_Product $group ): array {
		/** This filter is documented in WooCommerce: templates/single-product/add-to-cart/grouped.php */
		$names = apply_filters( 'woocommerce_grouped_product_columns', self::OWN, $group );
		return is_array( $names ) ? array_values( array_filter( $names, 'is_string' ) ) : self::OWN;
	}

	/**
	 * Filters the cells of a child product. Hooked.
	 *
	 * @param array<string, string> $cells Column to HTML.
	 * @param Product               $child Child product.
	 * @param Product               $group Grouped product.
	 * @return array<string, string>
	 */
	public static function columns( array $cells, Product $child, Product $group ): array {
		$hooks = array( 'woocommerce_grouped_product_columns', 'woocommerce_grouped_product_list_link' );
		foreach ( self::OWN as $name ) {
			$hooks[] = 'woocommerce_grouped_product_list_column_' . $name;
		}
		$known  = array() === array_filter( $hooks, 'has_filter' ) ? null : wc_get_product( $child->id );
		$parent = wc_get_product( $group->id );
		if ( ! $known instanceof \WC_Product || ! $parent instanceof \WC_Product ) {
			return $cells;
		}
		$cells['label'] = self::linked( $cells['label'], $known );
		$shown          = array();
		foreach ( self::names( $parent ) as $name ) {
			/** This filter is documented in WooCommerce: templates/single-product/add-to-cart/grouped.php */
			$html           = apply_filters( 'woocommerce_grouped_product_list_column_' . $name, $cells[ $name ] ?? '', $known );
			$shown[ $name ] = is_scalar( $html ) ? (string) $html : '';
		}
		return $shown;
	}

	/**
	 * Returns the name with the link that plugins set.
	 *
	 * @param string      $html  Our cell.
	 * @param \WC_Product $known Child product.
	 */
	private static function linked( string $html, \WC_Product $known ): string {
		$own = $known->get_permalink();
		/** This filter is documented in WooCommerce: templates/single-product/add-to-cart/grouped.php */
		$url  = apply_filters( 'woocommerce_grouped_product_list_link', $own, $known->get_id() );
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( is_string( $url ) && $url !== $own && $tags->next_tag( array( 'tag_name' => 'a' ) ) ) {
			$tags->set_attribute( 'href', esc_url( $url ) );
		}
		return $tags->get_updated_html();
	}

	/**
	 * Adds the output of plugins between the cells. Hooked.
	 *
	 * @param string  $html  HTML from earlier filters.
	 * @param string  $place Place: `before_column_{name}` or `after_column_{name}`.
	 * @param Product $child Child product.
	 */
	public static function between( string $html, string $place, Product $child ): string {
		if ( 1 !== preg_match( '/^(before|after)_column_(.+)$/D', $place, $found ) ) {
			return $html;
		}
		$hook  = "woocommerce_grouped_product_list_{$found[1]}_{$found[2]}";
		$known = has_action( $hook ) ? wc_get_product( $child->id ) : null;
		return $known instanceof \WC_Product ? $html . GlobalProduct::output( $known, static fn () => do_action( $hook, $known ) ) : $html;
	}
}

<?php
/**
 * Price facet of products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalog\Facets;

use Vitrine\Commerce\Facets\PriceRange;
use Vitrine\Commerce\WooCommerce\WooCommerceMoney;

defined( 'ABSPATH' ) || exit;

/**
 * Uses WooCommerce's lookup table. Prices are compared per variation: a product with
 * variations for 10 and 50 does not match 20 to 30, although WooCommerce's own filter,
 * which knows only minimum and maximum, would list it. If prices are entered without
 * tax but displayed with it, the tax of the standard class is subtracted from the
 * range.
 */
final class PriceFacet {

	/** Higher than any price. */
	private const MOST = 9_000_000_000_000;

	/**
	 * Returns the condition that a product, or one of its active variations, has a
	 * price within a range.
	 *
	 * @param string $text  Price range; an invalid one matches every product.
	 * @param string $stock Further condition on the variation `unit`, begins with AND; empty: none.
	 */
	public static function condition( string $text, string $stock = '' ): string {
		global $wpdb;
		$says = self::says( $text );
		if ( null === $says ) {
			return '1=1';
		}
		$product   = "{$wpdb->posts}.ID";
		$variation = "SELECT 1 FROM {$wpdb->posts} unit WHERE unit.post_parent = $product AND " . AttributeFacets::is_active( 'unit' );
		// With a single price, all variations have it.
		$one_price = '' === $stock ? 'priced.min_price = priced.max_price OR ' : '';
		return "EXISTS ( SELECT 1 FROM {$wpdb->wc_product_meta_lookup} priced WHERE priced.product_id = $product AND $says AND ( {$one_price}NOT EXISTS ( $variation ) OR EXISTS ( $variation$stock" . self::of_unit( $text, 'unit.ID' ) . ' ) ) )';
	}

	/**
	 * Returns the condition that a variation has a price within a range.
	 *
	 * @param string|null $text Price range; null or an invalid one matches every variation.
	 * @param string      $unit Column of its ID.
	 * @return string Begins with AND; empty: there is no condition.
	 */
	public static function of_unit( ?string $text, string $unit ): string {
		global $wpdb;
		$says = null === $text ? null : self::says( $text );
		// The lookup table has 0 for variations without a price, too.
		return null === $says ? '' : " AND EXISTS ( SELECT 1 FROM {$wpdb->wc_product_meta_lookup} priced WHERE priced.product_id = $unit AND $says AND ( priced.min_price > 0 OR EXISTS ( SELECT 1 FROM {$wpdb->postmeta} known WHERE known.post_id = $unit AND known.meta_key = '_price' AND known.meta_value <> '' ) ) )";
	}

	/**
	 * Returns the condition that the row `priced` overlaps a range.
	 *
	 * @param string $text Price range.
	 * @return ?string Null: it is none.
	 */
	private static function says( string $text ): ?string {
		global $wpdb;
		$range = PriceRange::of( $text );
		if ( null === $range ) {
			return null;
		}
		$max = '' === $range->max ? (float) self::MOST : self::without_tax( (float) $range->max );
		return (string) $wpdb->prepare( 'NOT ( %f < priced.min_price OR %f > priced.max_price )', $max, self::without_tax( (float) $range->min ) );
	}

	/**
	 * Returns the lowest and highest price of products.
	 *
	 * @param string $join  JOIN clause of the query.
	 * @param string $where WHERE clause of the query.
	 * @return array{int, int}|null
	 */
	public static function bounds( string $join, string $where ): ?array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery -- Prepared by WP_Query; not cached because prices change without a post update.
		$row = (array) $wpdb->get_row( "SELECT MIN( priced.min_price ) AS lowest, MAX( priced.max_price ) AS highest FROM {$wpdb->posts} $join INNER JOIN {$wpdb->wc_product_meta_lookup} priced ON priced.product_id = {$wpdb->posts}.ID WHERE 1=1 $where", ARRAY_A );
		return isset( $row['lowest'], $row['highest'] ) ? array( self::shown( (float) $row['lowest'] ), self::shown( (float) $row['highest'] ) ) : null;
	}

	/**
	 * Converts a price as entered to a displayed price.
	 *
	 * @param float $price Price as entered.
	 * @return int Minor units.
	 */
	public static function shown( float $price ): int {
		return WooCommerceMoney::minor( self::with_tax( $price ) );
	}

	/**
	 * Converts a displayed price to a price as entered.
	 *
	 * @param float $price Displayed price.
	 */
	private static function without_tax( float $price ): float {
		$rates = self::rates();
		return array() === $rates ? $price : $price - \WC_Tax::get_tax_total( \WC_Tax::calc_inclusive_tax( $price, $rates ) );
	}

	/**
	 * Converts a price as entered to a displayed price.
	 *
	 * @param float $price Price as entered.
	 */
	private static function with_tax( float $price ): float {
		$rates = self::rates();
		return array() === $rates ? $price : $price + \WC_Tax::get_tax_total( \WC_Tax::calc_exclusive_tax( $price, $rates ) );
	}

	/**
	 * Returns the tax rates if prices are displayed with tax but entered without.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	private static function rates(): array {
		if ( ! wc_tax_enabled() || wc_prices_include_tax() || 'incl' !== get_option( 'woocommerce_tax_display_shop' ) ) {
			return array();
		}
		/** This filter is documented in WooCommerce: includes/class-wc-query.php */
		return \WC_Tax::get_rates( apply_filters( 'woocommerce_price_filter_widget_tax_class', '' ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
	}
}

<?php
/**
 * The facet of prices of WooCommerce's products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalogue\Facets;

use Vitrine\Commerce\Facets\PriceRange;
use Vitrine\Commerce\WooCommerce\Money;

defined( 'ABSPATH' ) || exit;

/**
 * By WooCommerce's table of prices. A price belongs to the variation: a product whose
 * variations cost 10 and 50 has none between 20 and 30, though WooCommerce's own
 * filter, which knows the lowest and the highest one, would list it. Where prices are
 * entered without tax and shown with it, the standard class's is taken off.
 */
final class PriceFacet {

	/** More than any price. */
	private const MOST = 9_000_000_000_000;

	/**
	 * The condition that a product, or one of its variations that can be chosen, has a
	 * price within a range.
	 *
	 * @param string $text  Of the range; what is none is every product's.
	 * @param string $stock Begins with AND: what the variation `unit` is beside that; empty: nothing.
	 */
	public static function condition( string $text, string $stock = '' ): string {
		global $wpdb;
		$says = self::says( $text );
		if ( null === $says ) {
			return '1=1';
		}
		$product   = "{$wpdb->posts}.ID";
		$variation = "SELECT 1 FROM {$wpdb->posts} unit WHERE unit.post_parent = $product AND " . AttributeFacets::is_active( 'unit' );
		// Of one price all variations have it.
		$one_price = '' === $stock ? 'priced.min_price = priced.max_price OR ' : '';
		return "EXISTS ( SELECT 1 FROM {$wpdb->wc_product_meta_lookup} priced WHERE priced.product_id = $product AND $says AND ( {$one_price}NOT EXISTS ( $variation ) OR EXISTS ( $variation$stock" . self::of_unit( $text, 'unit.ID' ) . ' ) ) )';
	}

	/**
	 * The condition that a variation has a price within a range.
	 *
	 * @param string|null $text Of the range; null, or what is none: every variation's.
	 * @param string      $unit Column of its id.
	 * @return string Begins with AND; empty: there is no condition.
	 */
	public static function of_unit( ?string $text, string $unit ): string {
		global $wpdb;
		$says = null === $text ? null : self::says( $text );
		// WooCommerce's table has 0 for no price, too.
		return null === $says ? '' : " AND EXISTS ( SELECT 1 FROM {$wpdb->wc_product_meta_lookup} priced WHERE priced.product_id = $unit AND $says AND ( priced.min_price > 0 OR EXISTS ( SELECT 1 FROM {$wpdb->postmeta} known WHERE known.post_id = $unit AND known.meta_key = '_price' AND known.meta_value <> '' ) ) )";
	}

	/**
	 * The condition that the row `priced` touches a range.
	 *
	 * @param string $text Of the range.
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
	 * The lowest and the highest price of some products.
	 *
	 * @param string $join  Of the question.
	 * @param string $where Of the question.
	 * @return array{int, int}|null
	 */
	public static function bounds( string $join, string $where ): ?array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery -- WP_Query has prepared its own parts; prices change without a post.
		$row = (array) $wpdb->get_row( "SELECT MIN( priced.min_price ) AS lowest, MAX( priced.max_price ) AS highest FROM {$wpdb->posts} $join INNER JOIN {$wpdb->wc_product_meta_lookup} priced ON priced.product_id = {$wpdb->posts}.ID WHERE 1=1 $where", ARRAY_A );
		return isset( $row['lowest'], $row['highest'] ) ? array( self::shown( (float) $row['lowest'] ), self::shown( (float) $row['highest'] ) ) : null;
	}

	/**
	 * A price as the shop shows it.
	 *
	 * @param float $price As entered.
	 * @return int Minor units.
	 */
	public static function shown( float $price ): int {
		return Money::minor( self::with_tax( $price ) );
	}

	/**
	 * A price as it was entered.
	 *
	 * @param float $price As chosen.
	 */
	private static function without_tax( float $price ): float {
		$rates = self::rates();
		return array() === $rates ? $price : $price - \WC_Tax::get_tax_total( \WC_Tax::calc_inclusive_tax( $price, $rates ) );
	}

	/**
	 * A price as it is shown.
	 *
	 * @param float $price As entered.
	 */
	private static function with_tax( float $price ): float {
		$rates = self::rates();
		return array() === $rates ? $price : $price + \WC_Tax::get_tax_total( \WC_Tax::calc_exclusive_tax( $price, $rates ) );
	}

	/**
	 * The rates that prices are shown with and were entered without.
	 *
	 * @return array<int, array<string, mixed>>
	 */
	private static function rates(): array {
		if ( ! wc_tax_enabled() || wc_prices_include_tax() || 'incl' !== get_option( 'woocommerce_tax_display_shop' ) ) {
			return array();
		}
		/** This filter is documented in WooCommerce: includes/class-wc-query.php */
		return \WC_Tax::get_rates( apply_filters( 'woocommerce_price_filter_widget_tax_class', '' ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
	}
}

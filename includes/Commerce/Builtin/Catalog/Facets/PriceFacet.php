<?php
/**
 * Price facet of the built-in engine.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalog\Facets;

use Vitrine\Commerce\Builtin\Catalog\ShopPrices;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxRate;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxStatus;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Commerce\Facets\PriceRange;
use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * The chosen range is in displayed prices and converted to entered prices for each tax
 * class. A variable product matches if the price of an active variation does; a grouped
 * one if its price range overlaps.
 */
final class PriceFacet {

	/** Higher than any price in the table. */
	private const MOST = 2 ** 53;

	/** Tax classes of TaxRate, and an empty one for not taxable. */
	public const CLASSES = array( '', ...TaxRate::CLASSES );

	/**
	 * Returns the condition that a product has a price in a range.
	 *
	 * @param string $text    Text of the range; every product matches an invalid one.
	 * @param bool   $at_hand Whether the variation with the price must be available.
	 */
	public static function condition( string $text, bool $at_hand = false ): string {
		global $wpdb;
		$bounds = self::entered( $text );
		if ( null === $bounds ) {
			return '1=1';
		}
		$product = self::within( $bounds, 'priced.price', 'priced.max_price', self::class_of_product() );
		$part    = self::within( $bounds, 'part.price', 'part.price', self::class_of_variation() ) . ( $at_hand ? ' AND ' . AttributeFacets::at_hand( 'priced' ) : '' );
		return 'EXISTS ( SELECT 1 FROM ' . Tables::products() . " priced WHERE priced.product_id = {$wpdb->posts}.ID AND CASE WHEN " . self::is_variable() . ' THEN EXISTS ( SELECT 1 FROM ' . Tables::variations() . " part WHERE part.product_id = priced.product_id AND part.active = 1 AND $part ) ELSE $product END )";
	}

	/**
	 * Returns the condition that the variation of a row `unit` of the attribute table,
	 * or its product if it has no variations, has a price in a range.
	 *
	 * @param string $text Text of the range; every row matches an invalid one.
	 */
	public static function condition_of_unit( string $text ): string {
		$bounds = self::entered( $text );
		if ( null === $bounds ) {
			return '1=1';
		}
		$product = self::within( $bounds, 'priced.price', 'priced.max_price', self::class_of_product() );
		$part    = self::within( $bounds, 'part.price', 'part.price', self::class_of_variation() );
		return '( CASE WHEN unit.variation_id = 0 THEN EXISTS ( SELECT 1 FROM ' . Tables::products() . ' priced WHERE priced.product_id = unit.product_id AND NOT ' . self::is_variable() . " AND $product ) ELSE EXISTS ( SELECT 1 FROM " . Tables::variations() . ' part INNER JOIN ' . Tables::products() . " priced ON priced.product_id = part.product_id WHERE part.variation_id = unit.variation_id AND $part ) END )";
	}

	/**
	 * Returns the condition that a row `priced` is a variable product.
	 */
	private static function is_variable(): string {
		global $wpdb;
		return (string) $wpdb->prepare( '( priced.type = %s )', Product::VARIABLE );
	}

	/**
	 * Returns the lowest and highest price of products.
	 *
	 * @param string $join  JOIN clauses of the query.
	 * @param string $where WHERE conditions of the query.
	 * @return array{int, int}|null
	 */
	public static function bounds( string $join, string $where ): ?array {
		global $wpdb;
		$from    = "FROM {$wpdb->posts} $join INNER JOIN " . Tables::products() . " priced ON priced.product_id = {$wpdb->posts}.ID";
		$selects = array( 'SELECT ' . self::class_of_product() . " AS class, MIN( priced.price ) AS lowest, MAX( priced.max_price ) AS highest $from WHERE priced.price IS NOT NULL $where" );
		if ( ShopPrices::are_taxed() ) {
			// A variation may have another tax class than its product.
			$selects[0] .= $wpdb->prepare( ' AND priced.type <> %s', Product::VARIABLE ) . ' GROUP BY class';
			$selects[]   = 'SELECT ' . self::class_of_variation() . " AS class, MIN( part.price ) AS lowest, MAX( part.price ) AS highest $from INNER JOIN " . Tables::variations() . ' part ON part.product_id = priced.product_id AND part.active = 1 AND part.price IS NOT NULL ' . $wpdb->prepare( 'WHERE priced.type = %s', Product::VARIABLE ) . " $where GROUP BY class";
		}
		// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery -- Prepared here and by WP_Query; not cached because prices change without a post update.
		$rows   = array_filter( (array) $wpdb->get_results( implode( ' UNION ALL ', $selects ), ARRAY_A ), static fn ( array $row ): bool => null !== $row['lowest'] );
		$prices = array();
		foreach ( $rows as $row ) {
			$prices[] = ShopPrices::shown( (int) $row['lowest'], (string) $row['class'] );
			$prices[] = ShopPrices::shown( (int) $row['highest'], (string) $row['class'] );
		}
		return array() === $prices ? null : array( min( $prices ), max( $prices ) );
	}

	/**
	 * Returns the condition that a price is within bounds.
	 *
	 * @param array<string, array{int, int}> $bounds  Bounds from entered().
	 * @param string                         $lowest  Column of the lowest price.
	 * @param string                         $highest Column of the highest price.
	 * @param string                         $class   SQL of the tax class.
	 */
	private static function within( array $bounds, string $lowest, string $highest, string $class ): string {
		$parts = array();
		foreach ( $bounds as $name => [ $from, $to ] ) {
			$parts[] = sprintf( '( %1$s >= %2$d AND %3$s <= %4$d%5$s )', $highest, $from, $lowest, $to, 1 === count( $bounds ) ? '' : " AND $class = '$name'" );
		}
		return '( ' . implode( ' OR ', $parts ) . ' )';
	}

	/**
	 * Returns the entered prices that are displayed in a range.
	 *
	 * @param string $text Text of the range.
	 * @return non-empty-array<string, array{int, int}>|null Lowest and highest entered price by class; a single entry if all prices are displayed as entered; null if the text is not a range.
	 */
	public static function entered( string $text ): ?array {
		$range = PriceRange::of( $text );
		if ( null === $range ) {
			return null;
		}
		$decimals = ShopOptions::get()->currency->decimals;
		$lowest   = $range->lowest( $decimals );
		$highest  = $range->highest( $decimals ) ?? self::MOST;
		if ( ! ShopPrices::are_taxed() ) {
			return array( '' => array( $lowest, $highest ) );
		}
		$bounds = array();
		foreach ( self::CLASSES as $class ) {
			$bounds[ $class ] = array( self::first( $lowest, $class ), self::MOST === $highest ? $highest : self::first( $highest + 1, $class ) - 1 );
		}
		return $bounds;
	}

	/**
	 * Returns the lowest entered price that is displayed as at least a price. Displayed
	 * prices never decrease with entered ones.
	 *
	 * @param int    $shown Displayed price.
	 * @param string $class Tax class, see TaxRate; empty: not taxable.
	 */
	private static function first( int $shown, string $class ): int {
		$from = 0;
		$to   = 1;
		while ( ShopPrices::shown( $to, $class ) < $shown && $to < self::MOST ) {
			$to *= 2;
		}
		while ( $from < $to ) {
			$amid = intdiv( $from + $to, 2 );
			if ( ShopPrices::shown( $amid, $class ) < $shown ) {
				$from = $amid + 1;
			} else {
				$to = $amid;
			}
		}
		return $from;
	}

	/**
	 * Returns the SQL for the tax class of a row `priced` of the products table. It
	 * searches the JSON data, where quotes in texts are escaped, so texts cannot match.
	 */
	private static function class_of_product(): string {
		return ShopPrices::are_taxed() ? 'CASE ' . self::when( 'priced.data', 'tax_status', TaxStatus::NONE, '' ) . self::when( 'priced.data', 'tax_class', TaxRate::REDUCED ) . self::when( 'priced.data', 'tax_class', TaxRate::ZERO ) . "ELSE '" . TaxRate::STANDARD . "' END" : "''";
	}

	/**
	 * Returns the SQL for the tax class of a row `part` of the variations table.
	 */
	private static function class_of_variation(): string {
		$own = implode( '', array_map( static fn ( string $class ): string => self::when( 'part.data', 'tax_class', $class ), TaxRate::CLASSES ) );
		return ShopPrices::are_taxed() ? 'CASE ' . self::when( 'priced.data', 'tax_status', TaxStatus::NONE, '' ) . $own . 'ELSE ' . self::class_of_product() . ' END' : "''";
	}

	/**
	 * Returns a WHEN branch of the SQL.
	 *
	 * @param string  $column Column with JSON.
	 * @param string  $key    Key in the JSON.
	 * @param string  $value  Value of the key.
	 * @param ?string $class  Resulting class; null: the value.
	 */
	private static function when( string $column, string $key, string $value, ?string $class = null ): string {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- Column name from this class.
		return $wpdb->prepare( "WHEN $column LIKE %s THEN %s ", '%' . $wpdb->esc_like( "\"$key\":\"$value\"" ) . '%', $class ?? $value );
	}
}

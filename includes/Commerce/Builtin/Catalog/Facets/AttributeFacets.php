<?php
/**
 * Attribute facets of the built-in engine.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalog\Facets;

use Vitrine\Commerce\Builtin\Catalog\Index\Rebuild;
use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Facets\FacetedProducts;

defined( 'ABSPATH' ) || exit;

/**
 * SQL conditions on the attribute table: one variation, or the product itself, must
 * match all chosen attributes.
 */
final class AttributeFacets {

	/** Maximum number of attributes. */
	private const MOST = 100;

	/**
	 * Cached attributes by name, valid until a product changes.
	 *
	 * @var array{of: string, names: array<string, string>}
	 */
	private static array $kept = array(
		'of'    => '',
		'names' => array(),
	);

	/**
	 * Maximum number of values of all attributes, read with a single query that uses
	 * the index to skip duplicates.
	 */
	private const MOST_VALUES = 5000;

	/**
	 * Cached labels of all attribute values by name and value, valid until a product changes.
	 *
	 * @var array{of: string, whole: bool, names: array<string, array<string, string>>}
	 */
	private static array $values = array(
		'of'    => '',
		'whole' => true,
		'names' => array(),
	);

	/**
	 * Returns the labels of attributes by name. Empty while the index is being built,
	 * since counts would be wrong.
	 *
	 * @return array<string, string>
	 */
	public static function all(): array {
		global $wpdb;
		if ( ! Rebuild::is_done() ) {
			return array();
		}
		$of = get_current_blog_id() . ' ' . Changes::stamp();
		if ( $of !== self::$kept['of'] ) {
			// The database uses the index to skip to the next name, and then finds a
			// product for each.
			$found = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT names.name, ( SELECT one.product_id FROM %i one WHERE one.name = names.name LIMIT 1 ) AS product_id FROM ( SELECT DISTINCT name FROM %i ORDER BY name LIMIT %d ) names ORDER BY names.name', Tables::attributes(), Tables::attributes(), self::MOST ), ARRAY_A );
			ProductRows::products( array_map( 'intval', array_column( $found, 'product_id' ) ) );
			$names = array();
			foreach ( $found as $row ) {
				$names[ $row['name'] ] = self::label( $row['name'], (int) $row['product_id'] );
			}
			self::$kept = array(
				'of'    => $of,
				'names' => $names,
			);
		}
		return self::$kept['names'];
	}

	/**
	 * Returns the values of an attribute, sorted by label.
	 *
	 * @param string $facet Facet name.
	 * @param int    $most  Maximum number.
	 * @return array<string, string>
	 */
	public static function values( string $facet, int $most ): array {
		global $wpdb;
		if ( ! Rebuild::is_done() ) {
			return array();
		}
		$of = get_current_blog_id() . ' ' . Changes::stamp();
		if ( $of !== self::$values['of'] ) {
			$rows  = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT name, value, MIN( label ) AS label FROM %i GROUP BY name, value LIMIT %d', Tables::attributes(), self::MOST_VALUES ), ARRAY_A );
			$names = array();
			foreach ( $rows as $row ) {
				$names[ (string) $row['name'] ][ (string) $row['value'] ] = (string) $row['label'];
			}
			self::$values = array(
				'of'    => $of,
				'whole' => count( $rows ) < self::MOST_VALUES,
				'names' => $names,
			);
		}
		$values = array_slice( self::$values['names'][ $facet ] ?? array(), 0, $most, true );
		if ( ! self::$values['whole'] ) {
			$rows   = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT value, MIN( label ) AS label FROM %i WHERE name = %s GROUP BY name, value LIMIT %d', Tables::attributes(), $facet, $most ), ARRAY_A );
			$values = array_combine( array_column( $rows, 'value' ), array_column( $rows, 'label' ) );
		}
		uasort( $values, 'strnatcasecmp' );
		return $values;
	}

	/**
	 * Returns the chosen values of attributes.
	 *
	 * @param array<string, list<string>> $chosen Chosen values by facet.
	 * @return array<string, list<string>>
	 */
	public static function among( array $chosen ): array {
		return array_filter( $chosen, static fn ( string $facet ): bool => str_starts_with( $facet, FacetedProducts::ATTRIBUTE ), ARRAY_FILTER_USE_KEY );
	}

	/**
	 * Returns the condition that one variation, or the product itself, matches all
	 * attributes.
	 *
	 * @param non-empty-array<string, list<string>> $attributes Chosen values by attribute.
	 * @param list<string>|null                     $stock      Chosen stock values; null: none.
	 * @param string                                $price      Chosen price range; empty: none.
	 */
	public static function condition( array $attributes, ?array $stock, string $price ): string {
		global $wpdb;
		$first = (string) array_key_first( $attributes );
		$own   = self::is_one_of( 'unit', $first, $attributes[ $first ] );
		$more  = self::conditions( array_diff_key( $attributes, array( $first => 0 ) ), $stock, $price );
		return 'EXISTS ( SELECT 1 FROM ' . Tables::attributes() . " unit WHERE unit.product_id = {$wpdb->posts}.ID AND $own$more )";
	}

	/**
	 * Returns the number of products by value.
	 *
	 * @param string                      $facet  Facet name.
	 * @param array<string, list<string>> $chosen Chosen values of other attributes, stock and price.
	 * @param string                      $join   JOIN clauses of the query.
	 * @param string                      $where  WHERE conditions of the query.
	 * @return array<string, int>
	 */
	public static function counts( string $facet, array $chosen, string $join, string $where ): array {
		global $wpdb;
		$table = Tables::attributes();
		$own   = $wpdb->prepare( 'unit.name = %s', $facet );
		$more  = self::conditions( self::among( $chosen ), $chosen[ FacetedProducts::STOCK ] ?? null, $chosen[ FacetedProducts::PRICE ][0] ?? '' );
		// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery -- Prepared here and by WP_Query; not cached because stock changes without a post update.
		$rows = (array) $wpdb->get_results( "SELECT unit.value AS value, COUNT( DISTINCT {$wpdb->posts}.ID ) AS amount FROM {$wpdb->posts} $join INNER JOIN $table unit ON unit.product_id = {$wpdb->posts}.ID AND $own WHERE 1=1 $where$more GROUP BY unit.value", ARRAY_A );
		return array_map( 'intval', array_combine( array_column( $rows, 'value' ), array_column( $rows, 'amount' ) ) );
	}

	/**
	 * Returns conditions for a row `unit` of the attribute table: the same variation
	 * matches other attributes, stock and price.
	 *
	 * @param array<string, list<string>> $attributes Chosen values by attribute.
	 * @param list<string>|null           $stock      See condition().
	 * @param string                      $price      See condition().
	 */
	private static function conditions( array $attributes, ?array $stock, string $price ): string {
		$sql = '' === $price ? '' : ' AND ' . PriceFacet::condition_of_unit( $price );
		foreach ( $attributes as $name => $values ) {
			$sql .= ' AND EXISTS ( SELECT 1 FROM ' . Tables::attributes() . ' other WHERE other.product_id = unit.product_id AND other.variation_id = unit.variation_id AND ' . self::is_one_of( 'other', $name, $values ) . ' )';
		}
		return null === $stock ? $sql : $sql . ' AND ' . self::in_stock( $stock );
	}

	/**
	 * Returns the condition that the product of a row `unit` has a stock value, and
	 * that the variation is in stock too if that is "in stock".
	 *
	 * @param list<string> $stock Stock values.
	 */
	private static function in_stock( array $stock ): string {
		$variation = 'EXISTS ( SELECT 1 FROM ' . Tables::variations() . ' part INNER JOIN ' . Tables::products() . ' whole ON whole.product_id = part.product_id WHERE part.variation_id = unit.variation_id AND ' . self::at_hand( 'whole' ) . ' )';
		$parts     = array();
		foreach ( array_intersect( $stock, Facets::VALUES[ FacetedProducts::STOCK ] ) as $value ) {
			$product = Facets::has( FacetedProducts::STOCK, $value );
			$parts[] = FacetedProducts::IN_STOCK === $value ? "( $product AND ( unit.variation_id = 0 OR $variation ) )" : $product;
		}
		return array() === $parts ? '1=0' : '( ' . implode( ' OR ', $parts ) . ' )';
	}

	/**
	 * Returns the condition that a row `part` of the variations table is available.
	 *
	 * @param string $product Alias of the product's row.
	 */
	public static function at_hand( string $product ): string {
		return "part.price IS NOT NULL AND CASE WHEN part.manage_stock = 1 THEN part.stock > 0 ELSE part.in_stock = 1 AND ( $product.manage_stock = 0 OR $product.stock IS NULL OR $product.stock > 0 ) END";
	}

	/**
	 * Returns the condition that a row of the attribute table has one of some values.
	 *
	 * @param string       $row    Alias of the row.
	 * @param string       $name   Attribute name.
	 * @param list<string> $values Slugs; empty: never met.
	 */
	private static function is_one_of( string $row, string $name, array $values ): string {
		global $wpdb;
		if ( array() === $values ) {
			return '1=0';
		}
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.PreparedSQLPlaceholders -- Alias from this class, and placeholders.
		return (string) $wpdb->prepare( "$row.name = %s AND $row.value IN ( " . implode( ', ', array_fill( 0, count( $values ), '%s' ) ) . ' )', $name, ...$values );
	}

	/**
	 * Returns the label of an attribute, from a product that has it.
	 *
	 * @param string $name       Attribute name.
	 * @param int    $product_id Product ID.
	 */
	private static function label( string $name, int $product_id ): string {
		foreach ( ProductRows::product( $product_id )->data->attributes ?? array() as $attribute ) {
			if ( $attribute['name'] === $name ) {
				return $attribute['label'];
			}
		}
		return substr( $name, strlen( FacetedProducts::ATTRIBUTE ) );
	}
}

<?php
/**
 * Facets of the built-in engine.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalog\Facets;

use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * SQL conditions on the engine's tables, with the rules of ProductRow.
 */
final class Facets {

	/** Values by facet. */
	public const VALUES = array(
		FacetedProducts::STOCK  => array( FacetedProducts::IN_STOCK, FacetedProducts::OUT_OF_STOCK ),
		FacetedProducts::SALE   => array( FacetedProducts::ON_SALE ),
		FacetedProducts::RATING => array( '5', '4', '3', '2', '1' ),
	);

	/**
	 * Returns the condition that a product matches the chosen values; attributes, stock
	 * and price must be matched by one variation.
	 *
	 * @param array<string, list<string>> $chosen Chosen values by facet.
	 */
	public static function condition( array $chosen ): string {
		$attributes = AttributeFacets::among( $chosen );
		$stock      = $chosen[ FacetedProducts::STOCK ] ?? null;
		$price      = $chosen[ FacetedProducts::PRICE ][0] ?? '';
		$parts      = array();
		if ( array() !== $attributes ) {
			$parts[] = AttributeFacets::condition( $attributes, $stock, $price );
		} elseif ( null !== $stock && '' !== $price ) {
			$parts[] = self::in_stock_at( $stock, $price );
		} elseif ( null !== $stock ) {
			$parts[] = self::any( FacetedProducts::STOCK, $stock );
		} elseif ( '' !== $price ) {
			$parts[] = PriceFacet::condition( $price );
		}
		foreach ( array_diff_key( $chosen, $attributes, array_flip( array( FacetedProducts::STOCK, FacetedProducts::PRICE ) ) ) as $facet => $values ) {
			$parts[] = self::any( $facet, $values );
		}
		return implode( ' AND ', $parts );
	}

	/**
	 * Returns the condition that a product is in stock or out of stock at a price.
	 *
	 * @param list<string> $stock Stock values.
	 * @param string       $price Text of the price range.
	 */
	private static function in_stock_at( array $stock, string $price ): string {
		$parts = array_map(
			static fn ( string $value ): string => '( ' . self::has( FacetedProducts::STOCK, $value ) . ' AND ' . PriceFacet::condition( $price, FacetedProducts::IN_STOCK === $value ) . ' )',
			array_intersect( $stock, self::VALUES[ FacetedProducts::STOCK ] )
		);
		return array() === $parts ? '1=0' : '( ' . implode( ' OR ', $parts ) . ' )';
	}

	/**
	 * Returns the condition that a product has one of some values.
	 *
	 * @param string       $facet  Facet name.
	 * @param list<string> $values Values; unknown ones are ignored.
	 */
	private static function any( string $facet, array $values ): string {
		$known = array_intersect( $values, self::VALUES[ $facet ] ?? array() );
		return array() === $known ? '1=0' : '( ' . implode( ' OR ', array_map( static fn ( string $value ): string => self::has( $facet, $value ), $known ) ) . ' )';
	}

	/**
	 * Returns the condition that a product has a value.
	 *
	 * @param string $facet Facet name.
	 * @param string $value Value of the facet.
	 */
	public static function has( string $facet, string $value ): string {
		global $wpdb;
		$in_stock = $wpdb->prepare( 'CASE WHEN facet.type = %s OR facet.manage_stock = 0 OR facet.stock IS NULL THEN facet.in_stock = 1 ELSE facet.stock > 0 END', Product::VARIABLE );
		$has      = match ( $facet ) {
			FacetedProducts::STOCK => FacetedProducts::IN_STOCK === $value ? $in_stock : "NOT $in_stock",
			FacetedProducts::SALE  => 'facet.on_sale = 1',
			default                => $wpdb->prepare( 'facet.rating >= %d', $value ),
		};
		return 'EXISTS ( SELECT 1 FROM ' . Tables::products() . " facet WHERE facet.product_id = {$wpdb->posts}.ID AND $has )";
	}
}

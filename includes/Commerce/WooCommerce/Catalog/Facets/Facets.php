<?php
/**
 * Facets of WooCommerce's products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalog\Facets;

use Vitrine\Commerce\Facets\FacetedProducts;

defined( 'ABSPATH' ) || exit;

/**
 * Conditions on WooCommerce's product lookup table, which it updates with every change
 * of a product, its variations, stock and reviews.
 */
final class Facets {

	/** Facets with their values. */
	public const VALUES = array(
		FacetedProducts::STOCK  => array( FacetedProducts::IN_STOCK, FacetedProducts::OUT_OF_STOCK, FacetedProducts::ON_BACKORDER ),
		FacetedProducts::SALE   => array( FacetedProducts::ON_SALE ),
		FacetedProducts::RATING => array( '5', '4', '3', '2', '1' ),
	);

	/**
	 * Returns the condition for the chosen facets.
	 *
	 * @param array<string, list<string>> $chosen Facet name to chosen values.
	 */
	public static function condition( array $chosen ): string {
		$parts      = array();
		$attributes = AttributeFacets::among( $chosen );
		$stock      = $chosen[ FacetedProducts::STOCK ] ?? null;
		$price      = isset( $chosen[ FacetedProducts::PRICE ] ) ? $chosen[ FacetedProducts::PRICE ][0] ?? '' : null;
		if ( array() !== $attributes ) {
			$parts[] = AttributeFacets::condition( $attributes, $stock, $price );
		} elseif ( null !== $price ) {
			$parts[] = self::in_stock_at( $stock, $price );
		}
		foreach ( array_diff_key( $chosen, $attributes, array( FacetedProducts::PRICE => 0 ) ) as $facet => $values ) {
			$parts[] = self::any( $facet, $values );
		}
		return implode( ' AND ', $parts );
	}

	/**
	 * Returns the condition that a product, or one of its variations, has the chosen
	 * price and stock status.
	 *
	 * @param list<string>|null $stock Chosen values of the stock facet; null: none.
	 * @param string            $price Price range as text.
	 */
	public static function in_stock_at( ?array $stock, string $price ): string {
		$parts = array();
		foreach ( AttributeFacets::stock( $stock ) as $value => $product ) {
			$parts[] = "( $product AND " . PriceFacet::condition( $price, AttributeFacets::in_stock( $value, 'unit.ID' ) ) . ' )';
		}
		return array() === $parts ? '1=0' : '( ' . implode( ' OR ', $parts ) . ' )';
	}

	/**
	 * Returns the condition that a product has one of several values.
	 *
	 * @param string       $facet  Name of the facet.
	 * @param list<string> $values Values; unknown ones are ignored.
	 */
	private static function any( string $facet, array $values ): string {
		$known = array_intersect( $values, self::VALUES[ $facet ] ?? array() );
		return array() === $known ? '1=0' : '( ' . implode( ' OR ', array_map( static fn ( string $value ): string => self::has( $facet, $value ), $known ) ) . ' )';
	}

	/**
	 * Returns the condition that a product has a value.
	 *
	 * @param string $facet Name of the facet.
	 * @param string $value One of its values.
	 */
	public static function has( string $facet, string $value ): string {
		global $wpdb;
		return match ( $facet ) {
			FacetedProducts::STOCK => self::own( (string) $wpdb->prepare( 'facet.stock_status = %s', $value ) ),
			FacetedProducts::SALE  => '( ' . self::own( self::on_sale() ) . ' OR ' . self::of_variation( self::on_sale() ) . ' )',
			default                => self::own( (string) $wpdb->prepare( 'facet.average_rating >= %d', $value ) ),
		};
	}

	/**
	 * Returns a condition on the product's own row.
	 *
	 * @param string $says SQL condition.
	 */
	private static function own( string $says ): string {
		global $wpdb;
		return "EXISTS ( SELECT 1 FROM {$wpdb->wc_product_meta_lookup} facet WHERE facet.product_id = {$wpdb->posts}.ID AND $says )";
	}

	/**
	 * Returns a condition on the row of one of its variations.
	 *
	 * @param string $says SQL condition.
	 */
	private static function of_variation( string $says ): string {
		global $wpdb;
		return "EXISTS ( SELECT 1 FROM {$wpdb->posts} variation INNER JOIN {$wpdb->wc_product_meta_lookup} facet ON facet.product_id = variation.ID WHERE variation.post_parent = {$wpdb->posts}.ID AND variation.post_type = 'product_variation' AND variation.post_status = 'publish' AND $says )";
	}

	/**
	 * Returns the condition that the product of a row is on sale now. WooCommerce
	 * updates its table when it notices the end of a sale, which may be hours later.
	 */
	private static function on_sale(): string {
		global $wpdb;
		return (string) $wpdb->prepare(
			"facet.onsale = 1 AND NOT EXISTS ( SELECT 1 FROM {$wpdb->postmeta} bound WHERE bound.post_id = facet.product_id AND bound.meta_value <> '' AND ( ( bound.meta_key = '_sale_price_dates_from' AND bound.meta_value + 0 > %d ) OR ( bound.meta_key = '_sale_price_dates_to' AND bound.meta_value + 0 < %d ) ) )",
			time(),
			time()
		);
	}
}

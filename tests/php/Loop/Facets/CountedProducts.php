<?php
/**
 * Reference implementation of product facets.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop\Facets;

use Vitrine\Commerce\Builtin\Catalog\ShopPrices;
use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Facets\PriceRange;
use Vitrine\Loop\LoopState;

/**
 * Filters products by facets in PHP, without a database.
 */
final class CountedProducts {

	/**
	 * Returns the products that match a selection.
	 *
	 * @param list<array<string, mixed>> $catalog Catalog of write_catalog().
	 * @param LoopState                      $state   The selection.
	 * @return list<array<string, mixed>>
	 */
	public static function left( array $catalog, LoopState $state ): array {
		$chosen     = $state->facets;
		$stock      = $chosen[ FacetedProducts::STOCK ] ?? null;
		$range      = PriceRange::of( $chosen[ FacetedProducts::PRICE ][0] ?? '' );
		$attributes = array_intersect_key( $chosen, RandomProducts::VALUES );
		$fits       = static function ( array $product ) use ( $stock, $range, $attributes ): bool {
			if ( 'publish' !== $product['status'] ) {
				return false;
			}
			$units = array_filter( self::units( $product ), static fn ( array $unit ): bool => array() === array_filter( $attributes, static fn ( array $values, string $name ): bool => array() === array_intersect( $values, $unit['values'][ $name ] ?? array() ), ARRAY_FILTER_USE_BOTH ) );
			$any   = array() === $attributes && null === $range;
			if ( $range ) {
				$units = array_filter( $units, static fn ( array $unit ): bool => null !== $unit['price'] && $unit['price'] >= (float) $range->min * 100 - 0.001 && ( '' === $range->max || $unit['price'] <= (float) $range->max * 100 + 0.001 ) );
			}
			if ( null === $stock ) {
				return $any || array() !== $units;
			}
			$sold_out = ! self::in_stock( $product );
			foreach ( $stock as $value ) {
				$asked = FacetedProducts::OUT_OF_STOCK === $value ? $sold_out : ! $sold_out;
				if ( $asked && ( $any || array() !== ( $sold_out ? $units : array_filter( array_column( $units, 'in_stock' ) ) ) ) ) {
					return true;
				}
			}
			return false;
		};
		return array_values( array_filter( $catalog, $fits ) );
	}

	/**
	 * Returns the selectable units of a product: itself, and each of its active
	 * variations.
	 *
	 * @param array<string, mixed> $product Product of the catalog.
	 * @return list<array{values: array<string, list<string>>, in_stock: bool, price: int|null}>
	 */
	public static function units( array $product ): array {
		$variable = 'variable' === $product['type'];
		$own      = array();
		$all      = array();
		foreach ( $product['attributes'] as $attribute ) {
			$all[ $attribute['name'] ] = array_map( 'strval', array_keys( $attribute['options'] ) );
			if ( ! $variable || ! $attribute['variation'] ) {
				$own[ $attribute['name'] ] = $all[ $attribute['name'] ];
			}
		}
		$units = array(
			array(
				'values'   => $own,
				'in_stock' => true,
				'price'    => $variable ? null : self::price( $product, $product ),
			),
		);
		foreach ( self::active( $product ) as $variation ) {
			$left   = $variation['manage_stock'] ? $variation['stock'] : ( $variation['in_stock'] ? $product['stock'] ?? 1 : 0 );
			$values = $own;
			foreach ( $variation['attributes'] as $name => $value ) {
				$values[ $name ] = '' === $value ? $all[ $name ] : array( $value );
			}
			$units[] = array(
				'values'   => $values,
				'in_stock' => null !== $variation['regular_price'] && $left > 0,
				'price'    => self::price( $product, $variation ),
			);
		}
		return $units;
	}

	/**
	 * Whether a product is in stock.
	 *
	 * @param array<string, mixed> $product Product of the catalog.
	 */
	private static function in_stock( array $product ): bool {
		$has = static fn ( array $one ): bool => $one['manage_stock'] ? $one['stock'] > 0 : $one['in_stock'];
		return 'variable' === $product['type'] ? array() !== array_filter( self::active( $product ), static fn ( array $one ): bool => null !== $one['regular_price'] && $has( $one ) ) : $has( $product );
	}

	/**
	 * Returns the displayed prices of a product.
	 *
	 * @param array<string, mixed> $product Product of the catalog.
	 * @return list<int>
	 */
	public static function prices( array $product ): array {
		$parts = 'variable' === $product['type'] ? self::active( $product ) : array( $product );
		return array_values( array_filter( array_map( static fn ( array $part ): ?int => self::price( $product, $part ), $parts ), 'is_int' ) );
	}

	/**
	 * Returns the displayed price of a product or variation, or null for none.
	 *
	 * @param array<string, mixed> $product Product of the catalog.
	 * @param array<string, mixed> $part    The product or its variation.
	 */
	private static function price( array $product, array $part ): ?int {
		$price = $part['sale_price'] ?? $part['regular_price'];
		return null === $price ? null : ShopPrices::shown( $price, 'none' === $product['tax_status'] ? '' : ( $part['tax_class'] ?: $product['tax_class'] ) );
	}

	/**
	 * Returns the variations that shoppers may select.
	 *
	 * @param array<string, mixed> $product Product of the catalog.
	 * @return list<array<string, mixed>>
	 */
	private static function active( array $product ): array {
		return array_values( array_filter( $product['variations'] ?? array(), static fn ( array $one ): bool => $one['active'] ) );
	}
}

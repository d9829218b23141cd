<?php
/**
 * Creates variations from rows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalog;

use Vitrine\Commerce\Builtin\Products\Measures;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Products\VariationRow;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxStatus;
use Vitrine\Commerce\Rules\Cart\QuantityRules;
use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\Value\Variation;

defined( 'ABSPATH' ) || exit;

/**
 * Combines the row of a product with the rows of its variations.
 */
final class VariationFactory {

	/**
	 * Returns the active variations.
	 *
	 * @param ProductRow $row Product row.
	 * @return list<Variation>
	 */
	public static function of( ProductRow $row ): array {
		$rows = array_filter( ProductRows::variations( array( $row->id ) )[ $row->id ] ?? array(), static fn ( VariationRow $variation ): bool => $variation->active );
		return array_map( static fn ( VariationRow $variation ): Variation => self::one( $variation, $row ), array_values( $rows ) );
	}

	/**
	 * Returns the stock of an attribute's values, from the variations.
	 *
	 * @param list<int> $ids       Product IDs.
	 * @param string    $attribute Field name of the attribute.
	 * @return array<int, array<string, bool>> In the format of HasCardExtras.
	 */
	public static function stock_of_values( array $ids, string $attribute ): array {
		$products = array_filter( ProductRows::products( $ids ), static fn ( ProductRow $row ): bool => Product::VARIABLE === $row->type );
		$stock    = array();
		foreach ( ProductRows::variations( array_keys( $products ) ) as $id => $variations ) {
			foreach ( $variations as $variation ) {
				if ( $variation->active ) {
					$value                  = $variation->attributes[ $attribute ] ?? '';
					$stock[ $id ][ $value ] = ( $stock[ $id ][ $value ] ?? false ) || $variation->is_available( $products[ $id ] );
				}
			}
		}
		return $stock;
	}

	/**
	 * Creates a variation.
	 *
	 * @param VariationRow $variation Variation row.
	 * @param ProductRow   $row       Product row.
	 */
	private static function one( VariationRow $variation, ProductRow $row ): Variation {
		$left  = $variation->left( $row );
		$units = ShopOptions::units();
		$price = static fn ( ?int $amount ): int => ShopPrices::shown( $amount ?? 0, TaxStatus::of( $row, $variation ) );
		return new Variation(
			$variation->id,
			$variation->attributes,
			$variation->sku,
			$price( $variation->price ),
			$price( $variation->regular_price ),
			$left,
			$variation->is_available( $row ),
			null !== $variation->price,
			true,
			$variation->active,
			$row->sold_individually,
			$row->min,
			QuantityRules::most( $row->sold_individually, $row->max, $left ),
			$variation->image_id,
			Measures::shown( '' === $variation->weight ? $row->data->weight : $variation->weight, $units['weight'] ),
			Measures::shown( '' === $variation->dimensions ? $row->data->dimensions : $variation->dimensions, $units['dimensions'] ),
			wp_kses_post( $variation->description ),
			few: $row->few( $left ),
			last_sale_day: $variation->sale?->last_day_at( time() ),
			global_unique_id: $variation->global_unique_id,
		);
	}
}

<?php
/**
 * Sale price as WooCommerce stores it.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Rules;

use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\Sale;
use Vitrine\Commerce\Builtin\Products\VariationRow;

defined( 'ABSPATH' ) || exit;

/**
 * Ended sales are left out, since WooCommerce removes the sale price when a sale ends. Pure.
 */
final class SalePrice {

	/**
	 * Returns the sale price and its dates.
	 *
	 * @param ProductRow|VariationRow $row The row.
	 * @param int                     $now Unix timestamp.
	 * @return array{price: int|null, from: int|null, to: int|null} Minor units; `to` is the last second.
	 */
	public static function of( ProductRow|VariationRow $row, int $now ): array {
		$sale = Sale::in( $row );
		if ( null === $sale ) {
			return array(
				'price' => Sale::price_of( $row ),
				'from'  => null,
				'to'    => null,
			);
		}
		$is_over = $sale->is_over( $now );
		return array(
			'price' => $is_over ? null : $sale->price,
			'from'  => $is_over ? null : $sale->from,
			'to'    => $is_over || null === $sale->to ? null : $sale->to - 1,
		);
	}
}

<?php
/**
 * Allocation of discounts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout;

defined( 'ABSPATH' ) || exit;

/**
 * Splits amounts in minor units.
 */
final class Allotment {

	/**
	 * Allocates a discount to lines by their subtotals. The shares add up to the
	 * discount, and none exceeds its line.
	 *
	 * @param int       $discount  Discount in minor units, 0 or more.
	 * @param list<int> $subtotals Subtotals of the lines, 0 or more.
	 * @return list<int> Share of each line.
	 */
	public static function spread( int $discount, array $subtotals ): array {
		$left   = array_sum( $subtotals );
		$rest   = min( $discount, $left );
		$shares = array();
		foreach ( $subtotals as $subtotal ) {
			// Calculated from the remainder, so that rounding cannot lose a unit.
			$share    = $left > 0 ? (int) round( $rest * $subtotal / $left ) : 0;
			$share    = min( $share, $subtotal, $rest );
			$shares[] = $share;
			$rest    -= $share;
			$left    -= $subtotal;
		}
		return $shares;
	}
}

<?php
/**
 * Shares of a discount.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout;

defined( 'ABSPATH' ) || exit;

/**
 * Pure arithmetic in minor units.
 */
final class Allotment {

	/**
	 * Spreads a discount over lines by what each costs. The shares add up to
	 * the discount exactly, and none is more than its line.
	 *
	 * @param int       $discount  Minor units, 0 or more.
	 * @param list<int> $subtotals Of the lines, 0 or more.
	 * @return list<int> A share for each line.
	 */
	public static function spread( int $discount, array $subtotals ): array {
		$left   = array_sum( $subtotals );
		$rest   = min( $discount, $left );
		$shares = array();
		foreach ( $subtotals as $subtotal ) {
			// Against what is left, so that rounding never adds up to a missing unit.
			$share    = $left > 0 ? (int) round( $rest * $subtotal / $left ) : 0;
			$share    = min( $share, $subtotal, $rest );
			$shares[] = $share;
			$rest    -= $share;
			$left    -= $subtotal;
		}
		return $shares;
	}
}

<?php
/**
 * What customers think of a product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Value;

defined( 'ABSPATH' ) || exit;

/**
 * The average rating of a product that has at least one.
 */
final class Rating {

	/** The best rating that a review can give. The worst is 1. */
	public const BEST = 5;

	/**
	 * @param float $average 1 to 5, two decimals.
	 * @param int   $count   Approved ratings, at least 1.
	 */
	public function __construct(
		public readonly float $average,
		public readonly int $count,
	) {}

	/**
	 * A rating, or null where nobody has rated.
	 *
	 * @param float $average 0 to 5.
	 * @param int   $count   Approved ratings.
	 */
	public static function of( float $average, int $count ): ?self {
		return $count > 0 && $average > 0 ? new self( min( (float) self::BEST, round( $average, 2 ) ), $count ) : null;
	}
}

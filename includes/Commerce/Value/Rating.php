<?php
/**
 * Average rating.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Value;

defined( 'ABSPATH' ) || exit;

/**
 * Average rating of a product with at least one rating.
 */
final class Rating {

	/** Best possible rating; the worst is 1. */
	public const BEST = 5;

	/**
	 * @param float $average Average from 1 to 5, with two decimals.
	 * @param int   $count   Number of approved ratings, at least 1.
	 */
	public function __construct(
		public readonly float $average,
		public readonly int $count,
	) {}

	/**
	 * Creates a rating, or null if there are none.
	 *
	 * @param float $average Average from 0 to 5.
	 * @param int   $count   Number of approved ratings.
	 */
	public static function of( float $average, int $count ): ?self {
		return $count > 0 && $average > 0 ? new self( min( (float) self::BEST, round( $average, 2 ) ), $count ) : null;
	}
}

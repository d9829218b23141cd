<?php
/**
 * Rate limit.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Counts attempts in the database, so that all web servers of a site share the
 * counters. Only keyed hashes are stored, so the table does not reveal who made an
 * attempt.
 *
 * @see spec 7.8, 7.9, field 31
 */
final class RateLimit {

	/**
	 * Counts an attempt.
	 *
	 * @param string $purpose Action; each has its own counters.
	 * @param string $subject Who makes the attempt, or its target.
	 * @param int    $limit   Maximum attempts per period.
	 * @param int    $seconds Length of the period in seconds, from the first attempt.
	 * @return bool False if the limit is exceeded, or if the attempt could not be counted.
	 */
	public static function take( string $purpose, string $subject, int $limit, int $seconds ): bool {
		$hits = RateTable::count( wp_hash( "vitrine|$purpose|$subject", 'nonce' ), $seconds );
		return $hits > 0 && $hits <= $limit;
	}
}

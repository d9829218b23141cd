<?php
/**
 * How often something may be tried.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Counts attempts in the database, so that the web servers of one site count
 * together and nobody starts anew by choosing another of them. What is counted
 * is kept as a keyed hash only: the table tells nobody who tried.
 *
 * @see spec 7.8, 7.9, field 31
 */
final class RateLimit {

	/**
	 * Counts one attempt.
	 *
	 * @param string $purpose What is tried; each has counts of its own.
	 * @param string $subject By whom, or at whom.
	 * @param int    $limit   Attempts within a span of time.
	 * @param int    $seconds Length of the span, which begins with an attempt.
	 * @return bool False: that was one too many. So it is when nothing can be counted: a limit that fails open is none.
	 */
	public static function take( string $purpose, string $subject, int $limit, int $seconds ): bool {
		$hits = RateTable::count( wp_hash( "vitrine|$purpose|$subject", 'nonce' ), $seconds );
		return $hits > 0 && $hits <= $limit;
	}
}

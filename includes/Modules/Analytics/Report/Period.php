<?php
/**
 * Period of a report.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Analytics\Report;

defined( 'ABSPATH' ) || exit;

/**
 * First and last day, both included.
 */
final class Period {

	private const DAYS = 30;

	/**
	 * @param string $from First day, `Y-m-d`.
	 * @param string $to   Last day, `Y-m-d`.
	 */
	private function __construct( public readonly string $from, public readonly string $to ) {}

	/**
	 * Creates the requested period. Invalid dates are replaced to get the last 30 days;
	 * dates in the wrong order are swapped.
	 *
	 * @param string $from  Requested first day.
	 * @param string $to    Requested last day.
	 * @param int    $today Unix timestamp of today.
	 */
	public static function asked( string $from, string $to, int $today ): self {
		$last  = self::day( $to ) ?? gmdate( 'Y-m-d', $today );
		$first = self::day( $from ) ?? gmdate( 'Y-m-d', (int) strtotime( "$last UTC" ) - ( self::DAYS - 1 ) * DAY_IN_SECONDS );
		return $first <= $last ? new self( $first, $last ) : new self( $last, $first );
	}

	/**
	 * Returns a valid date, or null.
	 *
	 * @param string $text Requested day.
	 */
	private static function day( string $text ): ?string {
		return preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $text, $parts ) && checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] ) ? $text : null;
	}
}

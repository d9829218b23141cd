<?php
/**
 * The days of a report.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Analytics\Report;

defined( 'ABSPATH' ) || exit;

/**
 * From a day to a day, both included. Pure.
 */
final class Period {

	private const DAYS = 30;

	/**
	 * @param string $from `Y-m-d`.
	 * @param string $to   `Y-m-d`.
	 */
	private function __construct( public readonly string $from, public readonly string $to ) {}

	/**
	 * The period that an address asks for. Days that are none are the last thirty;
	 * two in the wrong order are turned round.
	 *
	 * @param string $from  As asked.
	 * @param string $to    As asked.
	 * @param int    $today A moment of today.
	 */
	public static function asked( string $from, string $to, int $today ): self {
		$last  = self::day( $to ) ?? gmdate( 'Y-m-d', $today );
		$first = self::day( $from ) ?? gmdate( 'Y-m-d', (int) strtotime( "$last UTC" ) - ( self::DAYS - 1 ) * DAY_IN_SECONDS );
		return $first <= $last ? new self( $first, $last ) : new self( $last, $first );
	}

	/**
	 * A day that there is.
	 *
	 * @param string $text As asked.
	 */
	private static function day( string $text ): ?string {
		return preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/D', $text, $parts ) && checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] ) ? $text : null;
	}
}

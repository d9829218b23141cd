<?php
/**
 * What a weight adds to the cost of shipping.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions\Shipping;

defined( 'ABSPATH' ) || exit;

/**
 * A table: of the bands that a cart has reached the heaviest counts. Pure.
 *
 * @phpstan-type Band array{from: int, cost: int}
 */
final class WeightBands {

	/** Bands that a method may have. */
	public const MOST = 50;

	/**
	 * Of raw values, none of which may be what it should.
	 *
	 * @param mixed $raw A list of `from`, milligrams, and `cost`, minor units.
	 * @return list<Band> From the lightest on, each weight once.
	 */
	public static function of( mixed $raw ): array {
		$bands  = array();
		$number = static fn ( mixed $value ): int => is_numeric( $value ) ? max( 0, (int) $value ) : 0;
		foreach ( is_array( $raw ) ? array_slice( $raw, 0, self::MOST ) : array() as $band ) {
			if ( is_array( $band ) ) {
				$from           = $number( $band['from'] ?? 0 );
				$bands[ $from ] = array(
					'from' => $from,
					'cost' => $number( $band['cost'] ?? 0 ),
				);
			}
		}
		ksort( $bands );
		return array_values( $bands );
	}

	/**
	 * What a weight adds.
	 *
	 * @param list<Band> $bands  As of() gives them.
	 * @param int        $weight Milligrams.
	 */
	public static function cost( array $bands, int $weight ): int {
		$cost = 0;
		foreach ( $bands as $band ) {
			$cost = $weight >= $band['from'] ? $band['cost'] : $cost;
		}
		return $cost;
	}
}

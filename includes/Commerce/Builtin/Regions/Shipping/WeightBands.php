<?php
/**
 * Shipping costs by weight.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions\Shipping;

defined( 'ABSPATH' ) || exit;

/**
 * Table of weights: the heaviest band reached by the cart counts.
 *
 * @phpstan-type Band array{from: int, cost: int}
 */
final class WeightBands {

	/** Maximum number of bands per method. */
	public const MOST = 50;

	/**
	 * Creates the bands from stored values, which may be invalid.
	 *
	 * @param mixed $raw List of `from` in milligrams and `cost` in minor units.
	 * @return list<Band> Bands sorted by weight, without duplicates.
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
	 * Returns the additional cost of a weight.
	 *
	 * @param list<Band> $bands  Bands from of().
	 * @param int        $weight Weight in milligrams.
	 */
	public static function cost( array $bands, int $weight ): int {
		$cost = 0;
		foreach ( $bands as $band ) {
			$cost = $weight >= $band['from'] ? $band['cost'] : $cost;
		}
		return $cost;
	}
}

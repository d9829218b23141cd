<?php
/**
 * Validation of sale dates.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Products\Input;

use Vitrine\Commerce\Builtin\Products\Sale;

defined( 'ABSPATH' ) || exit;

/**
 * Converts the first and last day of a sale to timestamps, in the site's time zone.
 */
final class SaleInput {

	/**
	 * Returns the sale; null: no dates.
	 *
	 * @param array<string, mixed> $data  `sale_from` and `sale_to`, `Y-m-d` or empty.
	 * @param Sale|null            $was   Previous value; null: none.
	 * @param int|null             $price Sale price; null: none.
	 */
	public static function read( array $data, ?Sale $was, ?int $price ): Sale|\WP_Error|null {
		$from = array_key_exists( 'sale_from', $data ) ? self::day( $data['sale_from'], 'today' ) : $was?->from;
		$to   = array_key_exists( 'sale_to', $data ) ? self::day( $data['sale_to'], 'tomorrow' ) : $was?->to;
		if ( false === $from || false === $to ) {
			return ProductInput::error( false === $from ? 'sale_from' : 'sale_to', __( 'Please enter the dates of the sale as YYYY-MM-DD.', 'vitrine' ) );
		}
		if ( null === $from && null === $to ) {
			return null;
		}
		if ( null === $price ) {
			// Dates are ignored without a price if they are empty.
			return array() === array_filter( array_intersect_key( $data, array_flip( array( 'sale_from', 'sale_to' ) ) ) )
				? null
				: ProductInput::error( 'sale_price', __( 'A sale with dates needs a sale price.', 'vitrine' ) );
		}
		if ( null !== $from && null !== $to && $to <= $from ) {
			return ProductInput::error( 'sale_to', __( 'The end date of the sale must not be before its start date.', 'vitrine' ) );
		}
		$sale = new Sale( $price, $from, $to );
		return $sale->is_over( time() ) ? ProductInput::error( 'sale_to', __( 'The end date of the sale is in the past.', 'vitrine' ) ) : $sale;
	}

	/**
	 * Returns the timestamp of a day.
	 *
	 * @param mixed  $day    Entered day.
	 * @param string $moment `today`: its first second; `tomorrow`: the first second after it.
	 * @return int|null|false Null: empty; false: invalid.
	 */
	private static function day( mixed $day, string $moment ): int|null|false {
		$day = is_string( $day ) ? trim( $day ) : '';
		if ( '' === $day ) {
			return null;
		}
		$date = \DateTimeImmutable::createFromFormat( '!Y-m-d', $day, wp_timezone() );
		return $date && $date->format( 'Y-m-d' ) === $day ? $date->modify( $moment )->getTimestamp() : false;
	}
}

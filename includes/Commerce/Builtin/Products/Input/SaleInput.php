<?php
/**
 * Checks the dates of a sale.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Products\Input;

use Vitrine\Commerce\Builtin\Products\Sale;

defined( 'ABSPATH' ) || exit;

/**
 * Turns the first and the last day of a sale into moments of the site's time.
 */
final class SaleInput {

	/**
	 * The sale; null: it has no dates.
	 *
	 * @param array<string, mixed> $data  With `sale_from` and `sale_to`, `Y-m-d` or empty.
	 * @param Sale|null            $was   Previous value; null: none.
	 * @param int|null             $price What it costs meanwhile; null: nothing is on sale.
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
			// Dates that came along with a price that was taken away.
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
	 * A moment of a day.
	 *
	 * @param mixed  $day    As typed.
	 * @param string $moment `today`: its first second; `tomorrow`: the first after it.
	 * @return int|null|false Null: none was given; false: it is no day.
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

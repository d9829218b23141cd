<?php
/**
 * A sale with dates.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Products;

defined( 'ABSPATH' ) || exit;

/**
 * What a product or a variation costs between two moments. A sale without dates
 * needs none of this: its price is the row's.
 */
final class Sale {

	/**
	 * @param int      $price Price in minor units.
	 * @param int|null $from  Timestamp of its first second; null: it has begun.
	 * @param int|null $to    Timestamp of the first second after it; null: it has no end.
	 */
	public function __construct(
		public readonly int $price,
		public readonly ?int $from,
		public readonly ?int $to,
	) {}

	/**
	 * Of the database; null: there is none.
	 *
	 * @param mixed $data As json_decode() returns it.
	 */
	public static function of( mixed $data ): ?self {
		if ( ! is_array( $data ) || ! is_int( $data['price'] ?? null ) ) {
			return null;
		}
		$moment = static fn ( string $key ): ?int => is_int( $data[ $key ] ?? null ) ? $data[ $key ] : null;
		return new self( $data['price'], $moment( 'from' ), $moment( 'to' ) );
	}

	/**
	 * That of a row; null: it has no dates.
	 *
	 * @param ProductRow|VariationRow|null $row The row.
	 */
	public static function in( ProductRow|VariationRow|null $row ): ?self {
		return $row instanceof ProductRow ? $row->data->sale : $row?->sale;
	}

	/**
	 * What a row costs on sale, be that now or at another time; null: it never is.
	 *
	 * @param ProductRow|VariationRow|null $row The row.
	 */
	public static function price_of( ProductRow|VariationRow|null $row ): ?int {
		return self::in( $row )->price ?? ( null !== $row && $row->price !== $row->regular_price ? $row->price : null );
	}

	/**
	 * Whether it is on at a moment.
	 *
	 * @param int $now Unix timestamp.
	 */
	public function is_on( int $now ): bool {
		return ( null === $this->from || $this->from <= $now ) && ! $this->is_over( $now );
	}

	/**
	 * Whether it has ended by a moment.
	 *
	 * @param int $now Unix timestamp.
	 */
	public function is_over( int $now ): bool {
		return null !== $this->to && $this->to <= $now;
	}

	/**
	 * When it next begins or ends; null: never.
	 *
	 * @param int $now Unix timestamp.
	 */
	public function next_change( int $now ): ?int {
		foreach ( array( $this->from, $this->to ) as $moment ) {
			if ( null !== $moment && $moment > $now ) {
				return $moment;
			}
		}
		return null;
	}

	/**
	 * Its last day in the site's time as `Y-m-d`, while it is on; null: it is not, or has no end.
	 *
	 * @param int $now Unix timestamp.
	 */
	public function last_day_at( int $now ): ?string {
		return null !== $this->to && $this->is_on( $now ) ? $this->days()['sale_to'] : null;
	}

	/**
	 * Its first and its last day in the site's time, as `Y-m-d`; empty where it has none.
	 *
	 * @return array{sale_from: string, sale_to: string}
	 */
	public function days(): array {
		return array(
			'sale_from' => null === $this->from ? '' : (string) wp_date( 'Y-m-d', $this->from ),
			'sale_to'   => null === $this->to ? '' : (string) wp_date( 'Y-m-d', $this->to - 1 ),
		);
	}
}

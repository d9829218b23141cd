<?php
/**
 * Sale with dates.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Products;

defined( 'ABSPATH' ) || exit;

/**
 * Price of a product or variation between two dates. Sales without dates need no
 * object: their price is in the row.
 */
final class Sale {

	/**
	 * @param int      $price Price in minor units.
	 * @param int|null $from  Timestamp of the first second; null: already started.
	 * @param int|null $to    Timestamp of the first second after the sale; null: no end.
	 */
	public function __construct(
		public readonly int $price,
		public readonly ?int $from,
		public readonly ?int $to,
	) {}

	/**
	 * Reads a sale from the database; null: none.
	 *
	 * @param mixed $data Decoded JSON.
	 */
	public static function of( mixed $data ): ?self {
		if ( ! is_array( $data ) || ! is_int( $data['price'] ?? null ) ) {
			return null;
		}
		$moment = static fn ( string $key ): ?int => is_int( $data[ $key ] ?? null ) ? $data[ $key ] : null;
		return new self( $data['price'], $moment( 'from' ), $moment( 'to' ) );
	}

	/**
	 * Returns the sale of a row; null: no dates.
	 *
	 * @param ProductRow|VariationRow|null $row Product or variation row.
	 */
	public static function in( ProductRow|VariationRow|null $row ): ?self {
		return $row instanceof ProductRow ? $row->data->sale : $row?->sale;
	}

	/**
	 * Returns the sale price of a row, current or scheduled; null: none.
	 *
	 * @param ProductRow|VariationRow|null $row Product or variation row.
	 */
	public static function price_of( ProductRow|VariationRow|null $row ): ?int {
		return self::in( $row )->price ?? ( null !== $row && $row->price !== $row->regular_price ? $row->price : null );
	}

	/**
	 * Whether the sale is active.
	 *
	 * @param int $now Unix timestamp.
	 */
	public function is_on( int $now ): bool {
		return ( null === $this->from || $this->from <= $now ) && ! $this->is_over( $now );
	}

	/**
	 * Whether the sale has ended.
	 *
	 * @param int $now Unix timestamp.
	 */
	public function is_over( int $now ): bool {
		return null !== $this->to && $this->to <= $now;
	}

	/**
	 * Returns the next start or end; null: none.
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
	 * Returns the last day in the site's time zone as `Y-m-d` while the sale is active;
	 * null: inactive or no end.
	 *
	 * @param int $now Unix timestamp.
	 */
	public function last_day_at( int $now ): ?string {
		return null !== $this->to && $this->is_on( $now ) ? $this->days()['sale_to'] : null;
	}

	/**
	 * Returns the first and last day in the site's time zone as `Y-m-d`; empty if there
	 * is none.
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

<?php
/**
 * Tax rate.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions\Tax;

use Vitrine\Commerce\Builtin\Regions\Location;
use Vitrine\Commerce\Builtin\Regions\Postcodes;

defined( 'ABSPATH' ) || exit;

/**
 * Row of the rate table.
 */
final class TaxRate {

	public const STANDARD = 'standard';
	public const REDUCED  = 'reduced-rate';
	public const ZERO     = 'zero-rate';

	/** The same names as in WooCommerce. */
	public const CLASSES = array( self::STANDARD, self::REDUCED, self::ZERO );

	/** Value of 100 %: a rate of 190000 is 19 %. */
	public const WHOLE = 1000000;

	/**
	 * @param int    $id       Position in the table, from 1.
	 * @param string $country  Two-letter country code; empty: everywhere.
	 * @param string $state    State in uppercase; empty: the whole country.
	 * @param string $postcode Postcode list, see Postcodes; empty: all.
	 * @param int    $rate     Rate in ten-thousandths of a percent.
	 * @param string $name     Name for shoppers; may be empty.
	 * @param string $class    One of CLASSES.
	 * @param bool   $shipping Whether it applies to shipping.
	 * @param int    $priority Priority: one rate per priority applies; those with different priorities are added.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $country,
		public readonly string $state,
		public readonly string $postcode,
		public readonly int $rate,
		public readonly string $name,
		public readonly string $class = self::STANDARD,
		public readonly bool $shipping = true,
		public readonly int $priority = 1,
	) {}

	/**
	 * Creates the rate from stored values, which may be invalid.
	 *
	 * @param int          $id  Position in the table.
	 * @param array<mixed> $raw Data in the format of to_array().
	 */
	public static function of( int $id, array $raw ): self {
		$text     = static fn ( string $name ): string => is_string( $raw[ $name ] ?? null ) ? trim( $raw[ $name ] ) : '';
		$class    = $text( 'class' );
		$location = Location::of( $raw );
		return new self(
			$id,
			$location->country,
			$location->state,
			$location->is_known() ? $text( 'postcode' ) : '',
			min( self::WHOLE, max( 0, is_numeric( $raw['rate'] ?? null ) ? (int) $raw['rate'] : 0 ) ),
			$text( 'name' ),
			in_array( $class, self::CLASSES, true ) ? $class : self::STANDARD,
			(bool) ( $raw['shipping'] ?? true ),
			min( 100, max( 1, is_numeric( $raw['priority'] ?? null ) ? (int) $raw['priority'] : 1 ) ),
		);
	}

	/**
	 * Returns the value as stored in the option.
	 *
	 * @return array<string, bool|int|string>
	 */
	public function to_array(): array {
		return array_diff_key( get_object_vars( $this ), array( 'id' => 0 ) );
	}

	/**
	 * Whether it applies to a location.
	 *
	 * @param Location $at Location.
	 */
	public function is_for( Location $at ): bool {
		return '' === $this->country || (
			$this->country === $at->country
			&& ( '' === $this->state || $this->state === $at->state )
			&& Postcodes::has( $this->postcode, $at->postcode )
		);
	}

	/**
	 * Returns how specific the location is: the most specific rate applies.
	 */
	public function closeness(): int {
		return ( '' === $this->country ? 0 : 4 ) + ( '' === $this->state ? 0 : 2 ) + ( '' === $this->postcode ? 0 : 1 );
	}

	/**
	 * Returns the percentage for display: `19`, `8.875`.
	 */
	public function percent(): string {
		$text = number_format( $this->rate / 10000, 4, '.', '' );
		return rtrim( rtrim( $text, '0' ), '.' );
	}
}

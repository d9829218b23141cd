<?php
/**
 * A row of the table of tax rates.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions\Tax;

use Vitrine\Commerce\Builtin\Regions\Location;
use Vitrine\Commerce\Builtin\Regions\Postcodes;

defined( 'ABSPATH' ) || exit;

/**
 * What is levied where, and on what.
 */
final class TaxRate {

	public const STANDARD = 'standard';
	public const REDUCED  = 'reduced-rate';
	public const ZERO     = 'zero-rate';

	/** WooCommerce's names. */
	public const CLASSES = array( self::STANDARD, self::REDUCED, self::ZERO );

	/** A rate is a share of this: 190000 is 19 %. */
	public const WHOLE = 1000000;

	/**
	 * @param int    $id       Its place in the table, from 1.
	 * @param string $country  Two letters; empty: everywhere.
	 * @param string $state    Upper case; empty: all of the country.
	 * @param string $postcode As Postcodes has them; empty: all.
	 * @param int    $rate     Ten-thousandths of a percent.
	 * @param string $name     For shoppers; may be empty.
	 * @param string $class    One of CLASSES.
	 * @param bool   $shipping Whether shipping is taxed too.
	 * @param int    $priority Of rates of one priority a single one counts; those of different ones add up.
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
	 * Of raw values, none of which may be what it should.
	 *
	 * @param int          $id  Its place.
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
	 * Whether it is levied at a place.
	 *
	 * @param Location $at The place.
	 */
	public function is_for( Location $at ): bool {
		return '' === $this->country || (
			$this->country === $at->country
			&& ( '' === $this->state || $this->state === $at->state )
			&& Postcodes::has( $this->postcode, $at->postcode )
		);
	}

	/**
	 * How closely it says where: the closest one counts.
	 */
	public function closeness(): int {
		return ( '' === $this->country ? 0 : 4 ) + ( '' === $this->state ? 0 : 2 ) + ( '' === $this->postcode ? 0 : 1 );
	}

	/**
	 * The percentage as people write it: `19`, `8.875`.
	 */
	public function percent(): string {
		$text = number_format( $this->rate / 10000, 4, '.', '' );
		return rtrim( rtrim( $text, '0' ), '.' );
	}
}

<?php
/**
 * Shipping zone.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions\Shipping;

use Vitrine\Commerce\Builtin\Regions\Location;
use Vitrine\Commerce\Builtin\Regions\Postcodes;

defined( 'ABSPATH' ) || exit;

/**
 * Countries or states, optionally limited by postcodes. A zone without regions matches
 * everywhere that no previous zone does.
 */
final class ShippingZone {

	/**
	 * @param string               $name      Name for the owner.
	 * @param list<string>         $regions   Countries (`DE`) or states (`US:CA`).
	 * @param string               $postcodes Postcode list, see Postcodes; empty: all.
	 * @param list<ShippingMethod> $methods   Methods in the owner's order.
	 */
	public function __construct(
		public readonly string $name,
		public readonly array $regions,
		public readonly string $postcodes,
		public readonly array $methods,
	) {}

	/**
	 * Creates the zone from stored values, which may be invalid.
	 *
	 * @param array<mixed> $raw Data in the format of to_array().
	 */
	public static function of( array $raw ): self {
		$list    = static fn ( string $key ): array => is_array( $raw[ $key ] ?? null ) ? $raw[ $key ] : array();
		$text    = static fn ( string $key ): string => is_string( $raw[ $key ] ?? null ) ? trim( $raw[ $key ] ) : '';
		$methods = array_map( array( ShippingMethod::class, 'of' ), array_filter( $list( 'methods' ), 'is_array' ) );
		$regions = array_map( array( self::class, 'region' ), array_filter( $list( 'regions' ), 'is_string' ) );
		return new self(
			$text( 'name' ),
			array_values( array_unique( array_filter( $regions, static fn ( string $region ): bool => 1 === preg_match( '/^[A-Z]{2}(:.{1,100})?$/Du', $region ) ) ) ),
			$text( 'postcodes' ),
			array_values( array_filter( $methods ) ),
		);
	}

	/**
	 * Normalizes a country or state.
	 *
	 * @param string $text Entered text; the state may be a name.
	 */
	private static function region( string $text ): string {
		list( $country, $state ) = explode( ':', mb_strtoupper( trim( $text ) ) . ':', 3 );
		return '' === $state ? $country : "$country:" . Location::state( $country, trim( $state ) );
	}

	/**
	 * Returns the value as stored in the option.
	 *
	 * @return array<string, mixed>
	 */
	public function to_array(): array {
		return array_merge( get_object_vars( $this ), array( 'methods' => array_map( static fn ( ShippingMethod $method ): array => $method->to_array(), $this->methods ) ) );
	}

	/**
	 * Whether a location is in the zone.
	 *
	 * @param Location $to Location.
	 */
	public function has( Location $to ): bool {
		$is_there = array() === $this->regions || array() !== array_intersect( array( $to->country, "$to->country:$to->state" ), $this->regions );
		return $is_there && Postcodes::has( $this->postcodes, $to->postcode );
	}
}

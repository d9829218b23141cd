<?php
/**
 * What the owner has settled about shipping.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions\Shipping;

use Vitrine\Commerce\Builtin\Regions\Location;

defined( 'ABSPATH' ) || exit;

/**
 * A part of the shop's option, valid or the default, value by value. A shop that
 * has no zones yet sends everywhere at the same cost: what earlier versions knew.
 */
final class ShippingOptions {

	/** Zones that a shop may have, and methods of one. */
	public const MOST_ZONES   = 200;
	public const MOST_METHODS = 50;

	/** Shipping classes that a shop may have. */
	public const MOST_CLASSES = 100;

	/**
	 * @param list<ShippingZone>    $zones    In the owner's order: the first that a place is in counts.
	 * @param array<string, string> $classes  Of products: slug to name.
	 * @param bool                  $is_zoned Whether the owner has made zones: then nothing is sent where none is.
	 */
	private function __construct(
		public readonly array $zones,
		public readonly array $classes,
		public readonly bool $is_zoned,
	) {}

	/**
	 * Options of raw values.
	 *
	 * @param array<mixed>               $raw     Data in the format of to_array().
	 * @param list<array<string, mixed>> $methods Of a shop without zones.
	 */
	public static function of( array $raw, array $methods ): self {
		$is_zoned = is_array( $raw['zones'] ?? null );
		$zones    = $is_zoned ? $raw['zones'] : array( array( 'methods' => $methods ) );
		$classes  = array();
		foreach ( is_array( $raw['classes'] ?? null ) ? $raw['classes'] : array() as $slug => $name ) {
			if ( is_string( $name ) && '' !== sanitize_key( (string) $slug ) ) {
				$classes[ sanitize_key( (string) $slug ) ] = $name;
			}
		}
		return new self( array_map( array( ShippingZone::class, 'of' ), array_values( array_filter( $zones, 'is_array' ) ) ), $classes, $is_zoned );
	}

	/**
	 * Returns the value as stored in the option.
	 *
	 * @return array<string, mixed>
	 */
	public function to_array(): array {
		return array(
			'zones'   => array_map( static fn ( ShippingZone $zone ): array => $zone->to_array(), $this->zones ),
			'classes' => $this->classes,
		);
	}

	/**
	 * Whether ways and costs depend on where the customer is.
	 */
	public function depends_on_address(): bool {
		return array() !== array_filter( $this->zones, static fn ( ShippingZone $zone ): bool => array() !== $zone->regions || '' !== $zone->postcodes );
	}

	/**
	 * The ways to send somewhere.
	 *
	 * @param Location $to The place.
	 * @return list<ShippingMethod> Of the first zone that it is in.
	 */
	public function methods( Location $to ): array {
		foreach ( $this->zones as $zone ) {
			if ( $zone->has( $to ) ) {
				return $zone->methods;
			}
		}
		return array();
	}

	/**
	 * The ids of all methods.
	 *
	 * @return list<string>
	 */
	public function ids(): array {
		return array_merge( array(), ...array_map( static fn ( ShippingZone $zone ): array => array_column( $zone->methods, 'id' ), $this->zones ) );
	}
}

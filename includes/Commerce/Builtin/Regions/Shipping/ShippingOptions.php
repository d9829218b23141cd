<?php
/**
 * Shipping options.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions\Shipping;

use Vitrine\Commerce\Builtin\Regions\Location;

defined( 'ABSPATH' ) || exit;

/**
 * Part of the shop's option; invalid values are replaced with defaults. A shop without
 * zones ships everywhere at the same cost, as in earlier versions.
 */
final class ShippingOptions {

	/** Maximum number of zones, and of methods per zone. */
	public const MOST_ZONES   = 200;
	public const MOST_METHODS = 50;

	/** Maximum number of shipping classes. */
	public const MOST_CLASSES = 100;

	/**
	 * @param list<ShippingZone>    $zones    Zones in the owner's order: the first match counts.
	 * @param array<string, string> $classes  Names of shipping classes by slug.
	 * @param bool                  $is_zoned Whether the owner has created zones: then nothing is shipped outside of them.
	 */
	private function __construct(
		public readonly array $zones,
		public readonly array $classes,
		public readonly bool $is_zoned,
	) {}

	/**
	 * Creates the options from stored values.
	 *
	 * @param array<mixed>               $raw     Data in the format of to_array().
	 * @param list<array<string, mixed>> $methods Shipping methods of a shop without zones.
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
	 * Whether methods and costs depend on the customer's address.
	 */
	public function depends_on_address(): bool {
		return array() !== array_filter( $this->zones, static fn ( ShippingZone $zone ): bool => array() !== $zone->regions || '' !== $zone->postcodes );
	}

	/**
	 * Returns the shipping methods for a location.
	 *
	 * @param Location $to Location.
	 * @return list<ShippingMethod> Methods of the first matching zone.
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
	 * Returns the IDs of all methods.
	 *
	 * @return list<string>
	 */
	public function ids(): array {
		return array_merge( array(), ...array_map( static fn ( ShippingZone $zone ): array => array_column( $zone->methods, 'id' ), $this->zones ) );
	}
}

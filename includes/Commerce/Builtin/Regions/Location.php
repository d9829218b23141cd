<?php
/**
 * Location for taxes and shipping.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions;

use Vitrine\Commerce\Builtin\Regions\Address\States;

defined( 'ABSPATH' ) || exit;

/**
 * Parts of an address that determine taxes and shipping.
 */
final class Location {

	/** Maximum length of a part in characters. */
	private const LONGEST = 100;

	/**
	 * @param string $country  Two-letter country code; empty: unknown.
	 * @param string $state    State code, or uppercase text if the country has no list; may be empty.
	 * @param string $postcode Postcode in uppercase with single spaces; may be empty.
	 */
	public function __construct(
		public readonly string $country = '',
		public readonly string $state = '',
		public readonly string $postcode = '',
	) {}

	/**
	 * Creates a location from an address or entered values.
	 *
	 * @param array<mixed> $address `country`, `state` and `postcode`.
	 */
	public static function of( array $address ): self {
		$part    = static fn ( string $name ): string => is_string( $address[ $name ] ?? null )
			? mb_substr( mb_strtoupper( trim( (string) preg_replace( '/\s+/u', ' ', $address[ $name ] ) ) ), 0, self::LONGEST )
			: '';
		$country = $part( 'country' );
		return preg_match( '/^[A-Z]{2}$/D', $country ) ? new self( $country, self::state( $country, $part( 'state' ) ), $part( 'postcode' ) ) : new self();
	}

	/**
	 * Returns the code of a state. States that are not in the country's list are
	 * unchanged.
	 *
	 * @param string $country Two-letter country code.
	 * @param string $state   State in uppercase; may be empty.
	 */
	public static function state( string $country, string $state ): string {
		$code = '' === $state ? '' : States::code( $country, $state );
		return '' === $code ? $state : mb_strtoupper( $code );
	}

	/**
	 * Whether the country is known.
	 */
	public function is_known(): bool {
		return '' !== $this->country;
	}

	/**
	 * Returns the data for JSON; empty if unknown.
	 *
	 * @return array<string, string>
	 */
	public function to_array(): array {
		return array_filter( get_object_vars( $this ), static fn ( string $part ): bool => '' !== $part );
	}
}

<?php
/**
 * Where something goes, or comes from.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions;

use Vitrine\Commerce\Builtin\Regions\Address\States;

defined( 'ABSPATH' ) || exit;

/**
 * The parts of an address that taxes and shipping depend on.
 */
final class Location {

	/** Characters that are kept of a part. */
	private const LONGEST = 100;

	/**
	 * @param string $country  Two letters; empty: not known.
	 * @param string $state    Its code where the country has a list, else as the form has it, upper case; may be empty.
	 * @param string $postcode Upper case, single spaces; may be empty.
	 */
	public function __construct(
		public readonly string $country = '',
		public readonly string $state = '',
		public readonly string $postcode = '',
	) {}

	/**
	 * Of an address, or of what somebody typed.
	 *
	 * @param array<mixed> $address Keys `country`, `state`, `postcode`.
	 */
	public static function of( array $address ): self {
		$part    = static fn ( string $name ): string => is_string( $address[ $name ] ?? null )
			? mb_substr( mb_strtoupper( trim( (string) preg_replace( '/\s+/u', ' ', $address[ $name ] ) ) ), 0, self::LONGEST )
			: '';
		$country = $part( 'country' );
		return preg_match( '/^[A-Z]{2}$/D', $country ) ? new self( $country, self::state( $country, $part( 'state' ) ), $part( 'postcode' ) ) : new self();
	}

	/**
	 * A state by its code, however somebody has written it. One that the country's
	 * list does not have stays as it is: it is no other state's.
	 *
	 * @param string $country Two-letter country code.
	 * @param string $state   Upper case; may be empty.
	 */
	public static function state( string $country, string $state ): string {
		$code = '' === $state ? '' : States::code( $country, $state );
		return '' === $code ? $state : mb_strtoupper( $code );
	}

	/**
	 * Whether anything is known.
	 */
	public function is_known(): bool {
		return '' !== $this->country;
	}

	/**
	 * For JSON; empty when nothing is known.
	 *
	 * @return array<string, string>
	 */
	public function to_array(): array {
		return array_filter( get_object_vars( $this ), static fn ( string $part ): bool => '' !== $part );
	}
}

<?php
/**
 * State codes of addresses.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Write;

use Vitrine\Commerce\Builtin\Regions\Address\AddressRules;
use Vitrine\Commerce\Builtin\Regions\Address\States as Own;
use Vitrine\Move\Rules\StateCodes;

defined( 'ABSPATH' ) || exit;

/**
 * Converts state codes of the built-in shop to WooCommerce's codes.
 */
final class States {

	/**
	 * Cached state names by country and code.
	 *
	 * @var array<string, array<string, list<string>>>
	 */
	private static array $names = array();

	/**
	 * Returns WooCommerce's code of a state.
	 *
	 * @param string $country Two-letter country code.
	 * @param string $code    Code in the built-in shop; may be empty.
	 * @return string|null Null if WooCommerce has no such state.
	 */
	public static function code( string $country, string $code ): ?string {
		$known = WC()->countries->get_states( $country );
		return StateCodes::of( $country, $code, self::names( $country )[ $code ] ?? array(), is_array( $known ) ? array_map( 'strval', $known ) : array() );
	}

	/**
	 * Returns an address with WooCommerce's state code. Unknown states are not changed.
	 *
	 * @param array<string, string> $address Address fields without prefix.
	 * @return array<string, string>
	 */
	public static function in( array $address ): array {
		$state = $address['state'] ?? '';
		return '' === $state ? $address : array( 'state' => self::code( $address['country'] ?? '', $state ) ?? $state ) + $address;
	}

	/**
	 * Returns the names of the states of a country.
	 *
	 * @param string $country Two-letter country code.
	 * @return array<string, list<string>> Names by code.
	 */
	private static function names( string $country ): array {
		if ( ! isset( self::$names[ $country ] ) ) {
			$names = array();
			foreach ( array( array_flip( Own::of( $country ) ), ...array_slice( AddressRules::of( $country )->spellings(), 1 ) ) as $codes ) {
				foreach ( $codes as $name => $code ) {
					$names[ (string) $code ][] = (string) $name;
				}
			}
			self::$names[ $country ] = $names;
		}
		return self::$names[ $country ];
	}
}

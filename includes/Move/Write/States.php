<?php
/**
 * States of addresses.
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
 * WooCommerce's codes of the built-in shop's states.
 */
final class States {

	/**
	 * Names by country and code, once they were asked for.
	 *
	 * @var array<string, array<string, list<string>>>
	 */
	private static array $names = array();

	/**
	 * WooCommerce's code of a state.
	 *
	 * @param string $country Two-letter country code.
	 * @param string $code    Of the built-in shop; may be empty.
	 * @return string|null Null: WooCommerce has no such state.
	 */
	public static function code( string $country, string $code ): ?string {
		$known = WC()->countries->get_states( $country );
		return StateCodes::of( $country, $code, self::names( $country )[ $code ] ?? array(), is_array( $known ) ? array_map( 'strval', $known ) : array() );
	}

	/**
	 * An address with WooCommerce's code; a state that it does not know stays as it is.
	 *
	 * @param array<string, string> $address Address fields without prefix.
	 * @return array<string, string>
	 */
	public static function in( array $address ): array {
		$state = $address['state'] ?? '';
		return '' === $state ? $address : array( 'state' => self::code( $address['country'] ?? '', $state ) ?? $state ) + $address;
	}

	/**
	 * What the states of a country are called.
	 *
	 * @param string $country Two-letter country code.
	 * @return array<string, list<string>> By code.
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

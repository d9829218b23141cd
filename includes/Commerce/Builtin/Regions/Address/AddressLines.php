<?php
/**
 * Address formatting.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions\Address;

use Vitrine\Commerce\Builtin\Checkout\Fields\Countries;

defined( 'ABSPATH' ) || exit;

/**
 * Lines in the order of the country, followed by country and phone.
 */
final class AddressLines {

	/**
	 * Returns the lines.
	 *
	 * @param array<string, string> $address Values by field name without prefix.
	 * @return list<string> Plain text lines, without empty ones.
	 */
	public static function of( array $address ): array {
		$part    = static fn ( string ...$names ): string => trim( implode( ' ', array_map( static fn ( string $name ): string => $address[ $name ] ?? '', $names ) ) );
		$country = $part( 'country' );
		$rules   = AddressRules::of( $country );
		$state   = $part( 'state' );
		$values  = array(
			'%N' => $part( 'first_name', 'last_name' ),
			'%O' => $part( 'company' ),
			'%A' => trim( $part( 'address_1' ) . "\n" . $part( 'address_2' ) ),
			'%D' => '',
			'%C' => $part( 'city' ),
			'%S' => $rules->prints_code() ? $state : States::name( $country, $state ),
			'%Z' => $part( 'postcode' ),
			'%X' => '',
			'%n' => "\n",
		);
		$format  = $rules->format( States::language() );
		$lines   = array_map( static fn ( string $line ): string => self::line( $line, $values ), explode( '%n', $format ) );
		// Values that are not in the country's format are added at the end.
		foreach ( array( '%C', '%S', '%Z' ) as $token ) {
			if ( ! str_contains( $format, $token ) ) {
				$lines[] = $values[ $token ];
			}
		}
		array_push( $lines, Countries::name( $country ), $part( 'phone' ) );
		$lines = array_map( 'trim', explode( "\n", implode( "\n", $lines ) ) );
		return array_values( array_filter( $lines, static fn ( string $line ): bool => '' !== $line ) );
	}

	/**
	 * Returns a line with its values; separators next to empty values are removed.
	 *
	 * @param string                $format Format of the line.
	 * @param array<string, string> $values Values by token.
	 */
	private static function line( string $format, array $values ): string {
		$written = '';
		$between = '';
		$tokens  = preg_split( '/(%[A-Z])/', $format, -1, PREG_SPLIT_DELIM_CAPTURE | PREG_SPLIT_NO_EMPTY );
		foreach ( false === $tokens ? array() : $tokens as $token ) {
			if ( ! isset( $values[ $token ] ) ) {
				$between .= $token;
			} elseif ( '' !== $values[ $token ] ) {
				$written .= ( '' === $written ? ltrim( $between, ' ,-' ) : $between ) . $values[ $token ];
				$between  = '';
			} else {
				$between = '' === trim( $between ) || '' === $written ? '' : $between;
			}
		}
		return trim( (string) preg_replace( '/ {2,}/', ' ', $written ) );
	}
}

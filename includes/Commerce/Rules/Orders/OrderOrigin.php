<?php
/**
 * Order attribution data.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\Orders;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Sanitizes the attribution data sent by a browser. It cannot be trusted, and nothing
 * depends on it.
 *
 * @see spec 3.15
 */
final class OrderOrigin {

	/** Maximum length of fields in characters. */
	private const LONGEST = array(
		'referrer'      => 1000,
		'session_entry' => 1000,
		'user_agent'    => 500,
	);

	/** Maximum length of other fields in characters. */
	private const LONG = 1000;

	/**
	 * Sanitizes the fields. Empty ones are omitted; without a valid type everything is.
	 *
	 * @param array<mixed> $fields Unvalidated values by field without prefix.
	 * @return array<string, string>
	 */
	public static function clean( array $fields ): array {
		$type = $fields['source_type'] ?? null;
		if ( ! in_array( $type, (array) Contract::get( 'attribution.types' ), true ) ) {
			return array();
		}
		$clean = array();
		foreach ( array_map( 'strval', (array) Contract::get( 'fields.attribution' ) ) as $name ) {
			$value = is_string( $fields[ $name ] ?? null ) ? self::clean_one( $name, $fields[ $name ] ) : '';
			if ( '' !== $value && Contract::name( 'limits.attribution_missing' ) !== $value ) {
				$clean[ $name ] = $value;
			}
		}
		return $clean;
	}

	/**
	 * Returns the device type of a user agent.
	 *
	 * @param string $agent User agent.
	 * @return string `Desktop`, `Mobile` or `Tablet`; empty if unknown.
	 */
	public static function device( string $agent ): string {
		if ( '' === $agent ) {
			return '';
		}
		if ( preg_match( '/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i', $agent ) ) {
			return 'Tablet';
		}
		return preg_match( '/Mobi|iPhone|iPod|Android|Windows Phone|Opera Mini/i', $agent ) ? 'Mobile' : 'Desktop';
	}

	/**
	 * Sanitizes a field.
	 *
	 * @param string $name  Field name.
	 * @param string $value Unvalidated value.
	 * @return string Empty if it is invalid.
	 */
	private static function clean_one( string $name, string $value ): string {
		$text = mb_substr( trim( (string) preg_replace( '/\s+/u', ' ', wp_strip_all_tags( mb_scrub( $value, 'UTF-8' ) ) ) ), 0, self::LONGEST[ $name ] ?? self::LONG );
		$fits = match ( $name ) {
			'session_pages', 'session_count'  => 1 === preg_match( '/^\d{1,6}$/D', $text ),
			'session_start_time'              => 1 === preg_match( '/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/D', $text ),
			'referrer', 'session_entry'       => 1 === preg_match( '#^(https?|android-app)://\S#i', $text ),
			default                           => true,
		};
		// Invisible characters, which may change the text direction or break lines.
		return $fits ? (string) preg_replace( '/[\p{Cc}\p{Cf}]/u', '', $text ) : '';
	}
}

<?php
/**
 * Where an order comes from.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * What a browser says of an order's origin, made fit to be kept and shown. It is
 * anybody's word: nothing depends on it. Pure.
 *
 * @see spec 3.15
 */
final class OrderOrigin {

	/** Characters of an address, of anything else, and of a browser's name for itself. */
	private const LONGEST = array(
		'referrer'      => 1000,
		'session_entry' => 1000,
		'user_agent'    => 500,
	);

	/** Characters of every other field. */
	private const LONG = 1000;

	/**
	 * Cleans the fields. Those without a value are left out, and so is everything
	 * when there is no type that could be.
	 *
	 * @param array<mixed> $fields Field, without its prefix, to text, as sent.
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
	 * The kind of device behind a browser's name for itself.
	 *
	 * @param string $agent Its word.
	 * @return string `Desktop`, `Mobile`, `Tablet`; empty: not said.
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
	 * One field.
	 *
	 * @param string $name  Name.
	 * @param string $value As sent.
	 * @return string Empty: it may not be.
	 */
	private static function clean_one( string $name, string $value ): string {
		$text = mb_substr( trim( (string) preg_replace( '/\s+/u', ' ', wp_strip_all_tags( mb_scrub( $value, 'UTF-8' ) ) ) ), 0, self::LONGEST[ $name ] ?? self::LONG );
		$fits = match ( $name ) {
			'session_pages', 'session_count'  => 1 === preg_match( '/^\d{1,6}$/D', $text ),
			'session_start_time'              => 1 === preg_match( '/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/D', $text ),
			'referrer', 'session_entry'       => 1 === preg_match( '#^(https?|android-app)://\S#i', $text ),
			default                           => true,
		};
		// Invisible characters, which turn the direction of what stands beside them or end a line.
		return $fits ? (string) preg_replace( '/[\p{Cc}\p{Cf}]/u', '', $text ) : '';
	}
}

<?php
/**
 * JSON in HTML.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Prints data that cannot close the surrounding element.
 */
final class Json {

	/**
	 * Removes values that are the same as the script's defaults, to keep the data on
	 * every page small.
	 *
	 * @param array<string, mixed> $values  Values.
	 * @param array<string, mixed> $granted Defaults of the script.
	 * @return array<string, mixed> Values that differ.
	 */
	public static function without( array $values, array $granted ): array {
		return array_filter(
			$values,
			static fn ( mixed $value, string $name ): bool => ! array_key_exists( $name, $granted ) || $granted[ $name ] !== $value,
			ARRAY_FILTER_USE_BOTH
		);
	}

	/**
	 * Returns a script element with data.
	 *
	 * @param string               $id   ID of the element.
	 * @param array<string, mixed> $data Data to encode.
	 */
	public static function script( string $id, array $data ): string {
		return sprintf( '<script type="application/json" id="%s">%s</script>', esc_attr( $id ), self::encode( $data ) );
	}

	/**
	 * Returns a script element with structured data for search engines.
	 *
	 * @param array<string, mixed> $data Data to encode.
	 */
	public static function linked( array $data ): string {
		return sprintf( '<script type="application/ld+json">%s</script>' . "\n", self::encode( $data ) );
	}

	/**
	 * Encodes data so that it cannot close the surrounding element.
	 *
	 * @param array<string, mixed> $data Data to encode.
	 */
	private static function encode( array $data ): string {
		return (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE );
	}
}

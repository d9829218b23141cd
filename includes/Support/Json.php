<?php
/**
 * JSON within a page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Prints data so that nothing in them can end the element that holds them.
 */
final class Json {

	/**
	 * What is said of some values where the script takes others for granted: they
	 * are on every page.
	 *
	 * @param array<string, mixed> $values  As they are.
	 * @param array<string, mixed> $granted As the script has them where nothing is said.
	 * @return array<string, mixed> Those that differ.
	 */
	public static function without( array $values, array $granted ): array {
		return array_filter(
			$values,
			static fn ( mixed $value, string $name ): bool => ! array_key_exists( $name, $granted ) || $granted[ $name ] !== $value,
			ARRAY_FILTER_USE_BOTH
		);
	}

	/**
	 * A script element that no browser runs.
	 *
	 * @param string               $id   Of the element.
	 * @param array<string, mixed> $data To be encoded.
	 */
	public static function script( string $id, array $data ): string {
		return sprintf( '<script type="application/json" id="%s">%s</script>', esc_attr( $id ), self::encode( $data ) );
	}

	/**
	 * A script element with structured data for search engines.
	 *
	 * @param array<string, mixed> $data To be encoded.
	 */
	public static function linked( array $data ): string {
		return sprintf( '<script type="application/ld+json">%s</script>' . "\n", self::encode( $data ) );
	}

	/**
	 * Data that cannot end the element they are in.
	 *
	 * @param array<string, mixed> $data To be encoded.
	 */
	private static function encode( array $data ): string {
		return (string) wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE );
	}
}

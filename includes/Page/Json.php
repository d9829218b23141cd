<?php
/**
 * JSON within a page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Page;

defined( 'ABSPATH' ) || exit;

/**
 * Prints data so that nothing in them can end the element that holds them.
 */
final class Json {

	/**
	 * A script element that no browser runs.
	 *
	 * @param string               $id   Of the element.
	 * @param array<string, mixed> $data To be encoded.
	 */
	public static function script( string $id, array $data ): string {
		$json = wp_json_encode( $data, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE );
		return sprintf( '<script type="application/json" id="%s">%s</script>', esc_attr( $id ), $json );
	}
}

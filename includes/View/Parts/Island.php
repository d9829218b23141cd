<?php
/**
 * A piece of a page that React takes over.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Parts;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * What the element of an island says of it to the script that makes it live.
 */
final class Island {

	/**
	 * The attributes.
	 *
	 * @param string               $name  Of the island.
	 * @param array<string, mixed> $props What it shows.
	 * @return array<string, string>
	 */
	public static function attributes( string $name, array $props ): array {
		return array(
			Contract::name( 'markers.island' ) => $name,
			'data-vitrine-props'               => (string) wp_json_encode( $props, JSON_HEX_AMP | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE ),
		);
	}
}

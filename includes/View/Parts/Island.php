<?php
/**
 * React islands.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Parts;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Attributes of the element that React hydrates.
 */
final class Island {

	/**
	 * Returns the attributes.
	 *
	 * @param string               $name  Name of the island.
	 * @param array<string, mixed> $props Props of the component.
	 * @return array<string, string>
	 */
	public static function attributes( string $name, array $props ): array {
		return array(
			Contract::name( 'markers.island' ) => $name,
			'data-vitrine-props'               => (string) wp_json_encode( $props, JSON_HEX_AMP | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE ),
		);
	}
}

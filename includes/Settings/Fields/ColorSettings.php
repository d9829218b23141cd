<?php
/**
 * Settings: the site's palette.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Fields;

use Vitrine\Settings\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Colors and logo.
 *
 * @see spec 3.9, 4.10
 */
final class ColorSettings {

	/**
	 * Returns the settings by key.
	 *
	 * @return array<string, Field>
	 */
	public static function all(): array {
		return array(
			'color_switcher_default_palette' => Field::colors( static fn (): string => __( 'Default palette', 'vitrine' ), static fn (): string => __( 'Color values such as #1e1e1e, in order.', 'vitrine' ) ),
			'color_switcher_default_logo'    => Field::text( static fn (): string => __( 'Logo URL', 'vitrine' ), null, null, 'uri' ),
		);
	}
}

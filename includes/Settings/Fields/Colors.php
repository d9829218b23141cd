<?php
/**
 * Settings: the colour switcher.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Fields;

use Vitrine\Settings\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Two palettes, two logos.
 *
 * @see spec 3.9, 4.10
 */
final class Colors {

	/**
	 * The settings by key.
	 *
	 * @return array<string, Field>
	 */
	public static function all(): array {
		$colors = static fn (): string => __( 'Color values such as #1e1e1e, in order.', 'vitrine' );
		return array(
			'color_switcher_default_palette'  => Field::colors( static fn (): string => __( 'Default palette', 'vitrine' ), $colors ),
			'color_switcher_switched_palette' => Field::colors( static fn (): string => __( 'Alternate palette', 'vitrine' ), $colors ),
			'color_switcher_default_logo'     => Field::text( static fn (): string => __( 'Logo URL', 'vitrine' ), null, null, 'uri' ),
			'color_switcher_switched_logo'    => Field::text( static fn (): string => __( 'Alternate logo URL', 'vitrine' ), null, null, 'uri' ),
			'color_switcher_default_mode'     => Field::choice(
				'system',
				array(
					'system'   => static fn (): string => __( 'Follow the visitor’s system', 'vitrine' ),
					'default'  => static fn (): string => __( 'Default palette', 'vitrine' ),
					'switched' => static fn (): string => __( 'Alternate palette', 'vitrine' ),
				),
				static fn (): string => __( 'On the first visit', 'vitrine' )
			),
			'color_switcher_is_dark_palette'  => Field::toggle( false, static fn (): string => __( 'The alternate palette is dark', 'vitrine' ) ),
			'color_switcher_force_reload'     => Field::toggle( false, static fn (): string => __( 'Reload the page after switching', 'vitrine' ) ),
		);
	}
}

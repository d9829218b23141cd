<?php
/**
 * Settings: preview.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Fields;

use Vitrine\Settings\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Settings of the preview of colors, fonts and a logo.
 *
 * @see spec 2.10, 3.14, 7.11, field 38
 */
final class PreviewSettings {

	/**
	 * Returns the settings by key.
	 *
	 * @return array<string, Field>
	 */
	public static function all(): array {
		return array(
			'preview_mode'           => Field::toggle(
				true,
				static fn (): string => __( 'Enable the design preview', 'vitrine' ),
				static fn (): string => __( 'Only if the site is shown inside one of its own pages, such as Appearance → Try a design, or inside a site listed below. Visitors never see it.', 'vitrine' )
			),
			'preview_origins'        => Field::origins(
				static fn (): string => __( 'Allowed preview sites', 'vitrine' ),
				static fn (): string => __( 'Sites that may send preview changes, separated by commas, such as https://example.com. This site is always allowed.', 'vitrine' )
			),
			'preview_theme_prefix'   => Field::variable(
				static fn (): string => '--wp--preset--color--',
				static fn (): string => __( 'Prefix of the theme’s palette variables', 'vitrine' ),
				static fn (): string => __( 'For themes with numbered color variables. By default, colors are applied to the theme’s palette in order.', 'vitrine' )
			),
			'preview_builder_prefix' => Field::variable(
				static fn (): string => '--e-global-color-',
				static fn (): string => __( 'Prefix of the page builder’s color variables', 'vitrine' ),
				static fn (): string => __( 'Default: Elementor’s.', 'vitrine' )
			),
			'preview_fonts_url'      => Field::text(
				static fn (): string => __( 'Web font service URL', 'vitrine' ),
				static fn (): string => 'https://fonts.googleapis.com/css2',
				static fn (): string => __( 'Used in the preview for fonts that are not installed on the site. The URL takes “family” and “display”.', 'vitrine' ),
				'uri'
			),
		);
	}
}

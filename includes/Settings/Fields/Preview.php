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
 * Who may try colours, fonts and a logo on the site, and where they go.
 *
 * @see spec 2.10, 3.14, 7.11, field 38
 */
final class Preview {

	/**
	 * The settings by key.
	 *
	 * @return array<string, Field>
	 */
	public static function all(): array {
		return array(
			'preview_mode'           => Field::toggle(
				true,
				static fn (): string => __( 'Let the design be tried on the site', 'vitrine' ),
				static fn (): string => __( 'Only where the site is shown within a page of its own, such as Appearance → Try a design, or of an address below. Visitors never see it.', 'vitrine' )
			),
			'preview_origins'        => Field::origins(
				static fn (): string => __( 'Other sites that may try a design', 'vitrine' ),
				static fn (): string => __( 'Addresses of template pickers, with commas between them, as https://example.com. This site itself always may.', 'vitrine' )
			),
			'preview_theme_prefix'   => Field::variable(
				static fn (): string => '--wp--preset--color--',
				static fn (): string => __( 'Variables of the theme’s palette begin with', 'vitrine' ),
				static fn (): string => __( 'For a theme whose colours have numbers. As it stands, colours go to the palette of the theme, in its order.', 'vitrine' )
			),
			'preview_builder_prefix' => Field::variable(
				static fn (): string => '--e-global-color-',
				static fn (): string => __( 'Variables of the page builder’s global colours begin with', 'vitrine' ),
				static fn (): string => __( 'As it stands, those of Elementor.', 'vitrine' )
			),
			'preview_fonts_url'      => Field::text(
				static fn (): string => __( 'Web-fonts service', 'vitrine' ),
				static fn (): string => 'https://fonts.googleapis.com/css2',
				static fn (): string => __( 'Asked for fonts that are tried and are not on the site yet, by the browser of whoever tries them. Its address takes “family” and “display”.', 'vitrine' ),
				'uri'
			),
		);
	}
}

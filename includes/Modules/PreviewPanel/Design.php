<?php
/**
 * Data of the design preview panel.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\PreviewPanel;

use Vitrine\Contract;
use Vitrine\Settings\Rules\UrlOrigins;
use Vitrine\Settings\Settings;
use Vitrine\Site\Palette;
use Vitrine\Site\Theme\ThemePalettes;

defined( 'ABSPATH' ) || exit;

/**
 * Palettes and fonts of the site, and what the current user can save.
 *
 * @see spec 3.14
 */
final class Design {

	/**
	 * Returns data in the format of `PanelData` in src/modules/preview-panel/data.ts.
	 *
	 * @return array<string, mixed>
	 */
	public static function all(): array {
		$styles = ( wp_is_block_theme() || wp_theme_has_theme_json() ) && ! Palette::is_kept_elsewhere();
		return array(
			'url'           => home_url( '/' ),
			'origin'        => (string) UrlOrigins::read( home_url() ),
			'key'           => Contract::name( 'storage.preview_data' ),
			'service'       => Settings::text( 'preview_fonts_url' ),
			'palette'       => ThemePalettes::own(),
			'variations'    => self::variations(),
			'fonts'         => self::fonts(),
			// 0: the theme has no global styles to save colors and fonts in.
			'global_styles' => $styles ? (int) \WP_Theme_JSON_Resolver::get_user_global_styles_post_id() : 0,
			'keeps_logo'    => current_user_can( 'manage_options' ) && current_user_can( 'upload_files' ),
			'keeps_title'   => current_user_can( 'manage_options' ),
			'title_shown'   => ! Settings::on( 'hide_site_title' ),
			'fonts_url'     => current_user_can( 'edit_theme_options' ) && wp_is_block_theme() ? admin_url( 'site-editor.php?p=%2Fstyles' ) : '',
		);
	}

	/**
	 * Returns the palettes of the theme's style variations.
	 *
	 * @return list<array{name: string, colors: list<string>}>
	 */
	private static function variations(): array {
		return array_map(
			static fn ( array $palette ): array => array(
				'name'   => $palette['name'],
				'colors' => array_column( $palette['colors'], 'color' ),
			),
			ThemePalettes::variations()
		);
	}

	/**
	 * Returns the fonts that need no download: those of the site, and system fonts.
	 *
	 * @return list<array{name: string, family: string}>
	 */
	private static function fonts(): array {
		$families = wp_get_global_settings( array( 'typography', 'fontFamilies' ) );
		$families = array_merge( array(), ...array_values( array_intersect_key( is_array( $families ) ? $families : array(), array_flip( array( 'theme', 'custom' ) ) ) ) );
		$fonts    = array();
		foreach ( $families as $font ) {
			if ( is_array( $font ) && is_string( $font['fontFamily'] ?? null ) ) {
				$fonts[] = array(
					'name'   => is_string( $font['name'] ?? null ) ? $font['name'] : $font['fontFamily'],
					'family' => $font['fontFamily'],
				);
			}
		}
		return array(
			...$fonts,
			array(
				'name'   => __( 'System font', 'vitrine' ),
				'family' => 'system-ui, sans-serif',
			),
			array(
				'name'   => 'Georgia',
				'family' => 'Georgia, serif',
			),
			array(
				'name'   => 'Courier New',
				'family' => '"Courier New", monospace',
			),
		);
	}
}

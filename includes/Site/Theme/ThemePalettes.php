<?php
/**
 * Color palettes of the theme.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site\Theme;

defined( 'ABSPATH' ) || exit;

/**
 * Colors in theme.json, and palettes of its style variations.
 *
 * @see spec 3.9, 3.14, 4.10
 */
final class ThemePalettes {

	/**
	 * Returns the theme's palette, followed by those of its style variations.
	 *
	 * @return list<array{name: string, colors: list<array{slug: string, name: string, color: string}>}>
	 */
	public static function all(): array {
		$own  = self::own();
		$name = wp_get_theme()->get( 'Name' );
		return array() === $own ? self::variations() : array(
			array(
				'name'   => is_string( $name ) ? $name : '',
				'colors' => $own,
			),
			...self::variations(),
		);
	}

	/**
	 * Returns the theme's colors in order.
	 *
	 * @return list<array{slug: string, name: string, color: string}>
	 */
	public static function own(): array {
		return self::colors( wp_get_global_settings( array( 'color', 'palette' ) ) );
	}

	/**
	 * Returns the palettes of the style variations.
	 *
	 * @return list<array{name: string, colors: list<array{slug: string, name: string, color: string}>}>
	 */
	public static function variations(): array {
		$found = array();
		foreach ( \WP_Theme_JSON_Resolver::get_style_variations() as $variation ) {
			$colors = self::colors( $variation['settings']['color']['palette'] ?? null );
			if ( array() !== $colors && is_string( $variation['title'] ?? null ) ) {
				// Variations may have the same colors, with other fonts.
				$found[ implode( array_column( $colors, 'color' ) ) ] ??= array(
					'name'   => $variation['title'],
					'colors' => $colors,
				);
			}
		}
		return array_values( $found );
	}

	/**
	 * Returns the theme's colors in a palette.
	 *
	 * @param mixed $palettes Palettes by origin.
	 * @return list<array{slug: string, name: string, color: string}>
	 */
	private static function colors( mixed $palettes ): array {
		$theme  = is_array( $palettes ) && is_array( $palettes['theme'] ?? null ) ? $palettes['theme'] : array();
		$colors = array();
		foreach ( $theme as $color ) {
			if ( is_array( $color ) && is_string( $color['slug'] ?? null ) && is_string( $color['color'] ?? null ) ) {
				$colors[] = array(
					'slug'  => $color['slug'],
					'name'  => is_string( $color['name'] ?? null ) ? $color['name'] : $color['slug'],
					'color' => $color['color'],
				);
			}
		}
		return $colors;
	}
}

<?php
/**
 * Site palette.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site;

use Vitrine\Contract;
use Vitrine\Settings\Settings;
use Vitrine\Site\Theme\ThemePalettes;

defined( 'ABSPATH' ) || exit;

/**
 * The site's colors and logo from the settings.
 *
 * @see spec 2.9, 3.9, 4.10, field 39
 */
final class Palette {

	/**
	 * Default color slugs for themes without a palette.
	 */
	private const SLUGS = array( 'base', 'contrast' );

	/**
	 * Prefix of WordPress's CSS variables for theme colors.
	 */
	public const PREFIX = '--wp--preset--color--';

	/**
	 * Matches a color that only refers to a CSS variable of the theme.
	 */
	private const REFERENCE = '/^\s*var\(\s*--([a-z0-9_-]+)\s*\)\s*$/i';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'wp_head', array( self::class, 'print' ), 2 );
		add_filter( 'body_class', array( self::class, 'mark' ) );
	}

	/**
	 * Adds a body class if the site palette is dark.
	 *
	 * @param list<string> $classes Body classes.
	 * @return list<string>
	 */
	public static function mark( array $classes ): array {
		return Settings::get( 'is_dark_palette' ) ? array_merge( $classes, array( Contract::name( 'markers.dark_palette' ) ) ) : $classes;
	}

	/**
	 * Prints the palette style.
	 */
	public static function print(): void {
		$css = self::css();
		if ( '' !== $css ) {
			printf( "<style id=\"vitrine-palettes\">%s</style>\n", $css ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Validated colors and slugs, escaped URLs.
		}
	}

	/**
	 * Returns the CSS of the palette, the logo and the color scheme.
	 */
	public static function css(): string {
		$colors = Settings::get( 'color_switcher_default_palette' );
		return self::rule( ':root:root', is_array( $colors ) ? $colors : array(), Settings::text( 'color_switcher_default_logo' ), Settings::get( 'is_dark_palette' ) ? 'dark' : '' );
	}

	/**
	 * Returns the CSS of a palette.
	 *
	 * @param string       $selector Selector it applies to.
	 * @param list<string> $colors   Colors in theme order.
	 * @param string       $logo     Logo URL; empty to keep the page's.
	 * @param string       $scheme   `color-scheme`: `dark` or `light`; empty for the browser default.
	 */
	public static function rule( string $selector, array $colors, string $logo, string $scheme ): string {
		$family = self::family();
		$values = '' === $scheme ? '' : "color-scheme:$scheme;";
		foreach ( $colors as $index => $color ) {
			$values .= sprintf( '--vitrine-palette-%d:%s;', $index + 1, $color );
			if ( isset( $family['names'][ $index ] ) ) {
				$values .= "{$family['prefix']}{$family['names'][ $index ]}:$color;";
			}
		}
		return ( '' === $values ? '' : $selector . '{' . $values . '}' )
			. ( '' === $logo ? '' : sprintf( '%s %s{content:url("%s")}', $selector, Contract::name( 'markers.site_logo' ), esc_url( $logo ) ) );
	}

	/**
	 * Returns the CSS variables of the theme's colors, in order: WordPress's, or the
	 * theme's own if its palette only refers to them.
	 *
	 * @return array{prefix: string, names: list<string>}
	 */
	public static function family(): array {
		$theme = self::of_theme();
		if ( self::is_kept_elsewhere() ) {
			return array(
				'prefix' => '--',
				'names'  => array_map( static fn ( array $color ): string => (string) preg_replace( self::REFERENCE, '$1', $color['color'] ), $theme ),
			);
		}
		return array(
			'prefix' => self::PREFIX,
			'names'  => array() === $theme ? self::SLUGS : array_map( 'sanitize_key', array_column( $theme, 'slug' ) ),
		);
	}

	/**
	 * Whether the theme stores its colors outside global styles, such as in the
	 * Customizer.
	 */
	public static function is_kept_elsewhere(): bool {
		$theme = self::of_theme();
		$kept  = array_filter( array_column( $theme, 'color' ), static fn ( $color ): bool => 1 === preg_match( self::REFERENCE, $color ) );
		return array() !== $theme && count( $theme ) === count( $kept );
	}

	/**
	 * Returns the theme palette's colors that have a slug.
	 *
	 * @return list<array{slug: string, name: string, color: string}>
	 */
	private static function of_theme(): array {
		return array_values( array_filter( ThemePalettes::own(), static fn ( array $color ): bool => '' !== sanitize_key( $color['slug'] ) ) );
	}
}

<?php
/**
 * The site's palette.
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
 * The colours and the logo that the owner has set for the site.
 *
 * @see spec 2.9, 3.9, 4.10, field 39
 */
final class Palette {

	/**
	 * Names of a theme's colours where it says none.
	 */
	private const SLUGS = array( 'base', 'contrast' );

	/**
	 * What WordPress's variables of a theme's colours begin with.
	 */
	public const PREFIX = '--wp--preset--color--';

	/**
	 * A colour that is kept elsewhere: in a variable of the theme's own.
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
	 * Marks a site whose own palette is a dark one.
	 *
	 * @param list<string> $classes Of the body.
	 * @return list<string>
	 */
	public static function mark( array $classes ): array {
		return Settings::get( 'is_dark_palette' ) ? array_merge( $classes, array( Contract::name( 'markers.dark_palette' ) ) ) : $classes;
	}

	/**
	 * Prints the colours.
	 */
	public static function print(): void {
		$css = self::css();
		if ( '' !== $css ) {
			printf( "<style id=\"vitrine-palettes\">%s</style>\n", $css ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Colours and slugs that were checked, addresses that were escaped.
		}
	}

	/**
	 * The palette and the logo, and whether the browser's own colours are dark ones.
	 */
	public static function css(): string {
		$colors = Settings::get( 'color_switcher_default_palette' );
		return self::rule( ':root:root', is_array( $colors ) ? $colors : array(), Settings::text( 'color_switcher_default_logo' ), Settings::get( 'is_dark_palette' ) ? 'dark' : '' );
	}

	/**
	 * A palette.
	 *
	 * @param string       $selector Where it is in force.
	 * @param list<string> $colors   In the theme's order.
	 * @param string       $logo     Address of the logo; empty: that of the page.
	 * @param string       $scheme   `dark` or `light`, for the browser's own colours; empty: the browser's choice.
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
	 * The variables that hold the theme's colours, in its order: WordPress's, or
	 * the theme's own where its palette only refers to them.
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
	 * Whether the theme keeps its colours in a place of its own, such as the
	 * Customizer, and not in global styles.
	 */
	public static function is_kept_elsewhere(): bool {
		$theme = self::of_theme();
		$kept  = array_filter( array_column( $theme, 'color' ), static fn ( $color ): bool => 1 === preg_match( self::REFERENCE, $color ) );
		return array() !== $theme && count( $theme ) === count( $kept );
	}

	/**
	 * The colours of the theme's palette that have a name.
	 *
	 * @return list<array{slug: string, name: string, color: string}>
	 */
	private static function of_theme(): array {
		return array_values( array_filter( ThemePalettes::own(), static fn ( array $color ): bool => '' !== sanitize_key( $color['slug'] ) ) );
	}
}

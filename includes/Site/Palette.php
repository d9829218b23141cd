<?php
/**
 * Two palettes, one of which is in force.
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
 * The page is the same for every visitor, so it brings the colours of both, and
 * a script in its head that says which before anything is painted.
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
	 * Takes the hooks.
	 */
	public static function boot(): void {
		add_action( 'wp_head', array( self::class, 'print' ), 2 );
		add_filter( 'body_class', array( self::class, 'mark' ) );
	}

	/**
	 * Whether there is another palette to switch to.
	 */
	public static function is_on(): bool {
		return array() !== Settings::get( 'color_switcher_switched_palette' );
	}

	/**
	 * What the switcher's script is told.
	 *
	 * @return array<string, mixed>
	 */
	public static function state(): array {
		return array(
			'switched'    => false,
			'cookie'      => Contract::name( 'cookies.color_switcher' ),
			'forceReload' => Settings::get( 'color_switcher_force_reload' ),
			'logos'       => array(
				'default'  => Settings::get( 'color_switcher_default_logo' ),
				'switched' => Settings::get( 'color_switcher_switched_logo' ),
			),
		);
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
	 * Prints the colours, and the script that says which are in force.
	 */
	public static function print(): void {
		$css = self::css();
		if ( '' !== $css ) {
			printf( "<style id=\"vitrine-palettes\">%s</style>\n", $css ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Colours and slugs that were checked, addresses that were escaped.
		}
		if ( self::is_on() ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes the attributes.
			echo InlineScript::html(
				'palette',
				array(
					'cookie' => Contract::name( 'cookies.color_switcher' ),
					'mode'   => Settings::text( 'color_switcher_default_mode' ),
					'dark'   => Settings::get( 'is_dark_palette' ) ? '1' : '0',
				)
			);
		}
	}

	/**
	 * Both palettes and logos, and whether the browser's own colours are dark ones.
	 */
	public static function css(): string {
		$css = self::rule( ':root:root', 'default', (bool) Settings::get( 'is_dark_palette' ) );
		return self::is_on() ? $css . self::rule( ':root:root[data-vitrine-palette="switched"]', 'switched', (bool) Settings::get( 'color_switcher_is_dark_palette' ) ) : $css;
	}

	/**
	 * One palette.
	 *
	 * @param string $selector Where it is in force.
	 * @param string $name     Which.
	 * @param bool   $dark     Whether it is a dark one.
	 */
	private static function rule( string $selector, string $name, bool $dark ): string {
		$colors = Settings::get( "color_switcher_{$name}_palette" );
		$family = self::family();
		$values = 'switched' === $name || $dark ? 'color-scheme:' . ( $dark ? 'dark' : 'light' ) . ';' : '';
		foreach ( is_array( $colors ) ? $colors : array() as $index => $color ) {
			$values .= sprintf( '--vitrine-palette-%d:%s;', $index + 1, $color );
			if ( isset( $family['names'][ $index ] ) ) {
				$values .= "{$family['prefix']}{$family['names'][ $index ]}:$color;";
			}
		}
		$logo = Settings::text( "color_switcher_{$name}_logo" );
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

<?php
/**
 * Palette switcher.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\PaletteSwitcher;

use Vitrine\Contract;
use Vitrine\Modules\HasSettings;
use Vitrine\Page\PageSettings;
use Vitrine\Settings\Field;
use Vitrine\Settings\Settings;
use Vitrine\Site\InlineScript;
use Vitrine\Site\Palette;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Icon;

defined( 'ABSPATH' ) || exit;

/**
 * Pages are the same for every visitor, so they include the colors of both palettes,
 * and a script in the head that chooses one before the first paint. The default palette
 * is in Site\Palette.
 *
 * @see spec 2.9, 3.9, 4.10, field 39
 */
final class Module implements HasSettings {

	public const BLOCK = 'vitrine/palette-switcher';

	/**
	 * ID of the module in settings and hooks.
	 */
	public static function id(): string {
		return 'palette-switcher';
	}

	/**
	 * Whether there is an alternate palette.
	 */
	public static function is_on(): bool {
		return array() !== Settings::get( 'color_switcher_switched_palette' );
	}

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// Same priority as the default palette, which it overrides.
		add_action( 'wp_head', array( self::class, 'print' ), 2 );
		add_filter( 'vitrine_page_settings', array( self::class, 'add_to_page' ) );
	}

	/**
	 * Returns the settings, in the group of the default palette.
	 *
	 * @return array<string, array{label: \Closure(): string, fields: array<string, Field>}>
	 */
	public static function settings(): array {
		return array(
			'colors' => array(
				'label'  => static fn (): string => __( 'Color switcher', 'vitrine' ),
				'fields' => array(
					'color_switcher_switched_palette' => Field::colors( static fn (): string => __( 'Alternate palette', 'vitrine' ), static fn (): string => __( 'Color values such as #1e1e1e, in order.', 'vitrine' ) ),
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
				),
			),
		);
	}

	/**
	 * Returns the default values.
	 *
	 * @return array<string, bool|int|string|list<string>>
	 */
	public static function defaults(): array {
		return array(
			'color_switcher_switched_palette' => array(),
			'color_switcher_switched_logo'    => '',
			'color_switcher_default_mode'     => 'system',
			'color_switcher_is_dark_palette'  => false,
			'color_switcher_force_reload'     => false,
		);
	}

	/**
	 * Prints the alternate palette, and the script that chooses one.
	 */
	public static function print(): void {
		if ( ! self::is_on() ) {
			return;
		}
		printf( "<style id=\"vitrine-palette-switched\">%s</style>\n", self::css() ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Validated colors and slugs, escaped URL.
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- WordPress escapes attributes.
		echo InlineScript::html(
			'palette-switcher-head',
			array(
				'cookie' => Contract::name( 'cookies.color_switcher' ),
				'mode'   => Settings::text( 'color_switcher_default_mode' ),
				'dark'   => Settings::get( 'is_dark_palette' ) ? '1' : '0',
			)
		);
	}

	/**
	 * Adds the data of both palettes to the page settings.
	 *
	 * @param array<string, mixed> $settings In the format of `PageSettings`.
	 * @return array<string, mixed>
	 * @see spec 3.9
	 */
	public static function add_to_page( array $settings ): array {
		if ( ! self::is_on() || ! PageSettings::is_whole() ) {
			return $settings;
		}
		$of    = static fn ( string $what ): array => array(
			'default'  => Settings::get( "color_switcher_default_$what" ),
			'switched' => Settings::get( "color_switcher_switched_$what" ),
		);
		$theme = is_array( $settings['theme'] ?? null ) ? $settings['theme'] : array();
		return array_merge(
			$settings,
			array(
				'theme' => $theme + array(
					'colorSwitcher' => array(
						'palettes'      => $of( 'palette' ),
						'logos'         => $of( 'logo' ),
						'defaultMode'   => Settings::get( 'color_switcher_default_mode' ),
						'isDarkPalette' => Settings::get( 'color_switcher_is_dark_palette' ),
						'forceReload'   => Settings::get( 'color_switcher_force_reload' ),
					),
				),
			)
		);
	}

	/**
	 * Returns the CSS of the alternate palette, logo and color scheme.
	 */
	public static function css(): string {
		$colors = Settings::get( 'color_switcher_switched_palette' );
		return Palette::rule(
			':root:root[data-vitrine-palette="switched"]',
			is_array( $colors ) ? $colors : array(),
			Settings::text( 'color_switcher_switched_logo' ),
			Settings::get( 'color_switcher_is_dark_palette' ) ? 'dark' : 'light'
		);
	}

	/**
	 * Renders the button of the block, pressed while the alternate palette is active.
	 *
	 * @param string $label Label of the button.
	 * @return Markup|null Null if there is no alternate palette.
	 */
	public static function button( string $label ): ?Markup {
		if ( ! self::is_on() ) {
			return null;
		}
		wp_interactivity_state( self::BLOCK, self::state() );
		return Markup::tag(
			'button',
			array(
				'type'                       => 'button',
				'aria-label'                 => $label,
				'aria-pressed'               => 'false',
				'data-wp-bind--aria-pressed' => 'state.switched',
				'data-wp-on--click'          => 'actions.toggle',
			),
			Icon::render( 'palette' )
		);
	}

	/**
	 * Returns the attributes of the block's element.
	 *
	 * @return array<string, string>
	 */
	public static function root(): array {
		return array(
			'class'               => 'vitrine-palette',
			'data-wp-interactive' => self::BLOCK,
			'data-wp-watch'       => 'state.attach',
		);
	}

	/**
	 * Returns the state for the script of the block.
	 *
	 * @return array<string, mixed>
	 */
	private static function state(): array {
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
}

<?php
/**
 * Tests of the palette switcher.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Modules\PaletteSwitcher;

use Vitrine\Modules\PaletteSwitcher\Module;
use Vitrine\Page\PageSettings;
use Vitrine\Plugin;
use Vitrine\Settings\Settings;
use Vitrine\Site\Palette;
use Vitrine\Tests\TestCase;
use Vitrine\Tests\View\Blocks;

/**
 * Its HTML, and its script settings.
 */
final class ModuleTest extends TestCase {

	use Blocks;

	/**
	 * @testdox Both palettes use the theme's color variables, and nothing is printed without a second palette
	 */
	public function test_palettes(): void {
		self::assertSame( '', trim( $this->block( 'palette-switcher' ) ) );
		$page = $this->http( 'GET', '/' )->body;
		self::assertCount( 0, $this->find( $page, '//style[starts-with(@id,"vitrine-palette")]' ) );
		self::assertCount( 0, $this->find( $page, '//script[@data-mode]' ) );

		update_option(
			Settings::OPTION,
			array(
				'color_switcher_default_palette'  => array( '#ffffff', '#000000' ),
				'color_switcher_switched_palette' => array( '#000000', '#ffffff' ),
			)
		);
		self::assertMatchesRegularExpression( '/:root:root\{[^}]*--wp--preset--color--[a-z0-9-]+:#ffffff/', Palette::css() );
		self::assertMatchesRegularExpression( '/\[data-vitrine-palette="switched"\]\{[^}]*--wp--preset--color--[a-z0-9-]+:#000000/', Module::css() );
		$page = $this->http( 'GET', '/' )->body;
		self::assertCount( 2, $this->find( $page, '//style[starts-with(@id,"vitrine-palette")]' ) );
		self::assertCount( 1, $this->find( $page, '//head//script[@data-mode="system"][@data-cookie="vitrineColorSwitcherState"][@data-dark="0"]' ) );
		self::assertCount( 1, $this->find( $this->block( 'palette-switcher' ), '//button[@aria-pressed="false"][@aria-label="Switch colors"]' ) );
	}

	/**
	 * @testdox A filter that sets the second palette turns it on and keeps other settings
	 */
	public function test_filter(): void {
		update_option( Settings::OPTION, array( 'color_switcher_force_reload' => true ) );
		add_filter( 'vitrine_settings', static fn ( array $values ): array => array( 'color_switcher_switched_palette' => array( '#112233' ) ) + $values );
		Settings::reset();
		self::assertTrue( Module::is_on() );
		self::assertTrue( Settings::on( 'color_switcher_force_reload' ) );
		self::assertStringContainsString( '#112233', Module::css() );
		Settings::reset();
	}

	/**
	 * @testdox Page settings have colorSwitcher with palettes, logos, defaultMode, isDarkPalette and forceReload [3.9-12]
	 */
	public function test_page_settings(): void {
		self::assertArrayNotHasKey( 'colorSwitcher', PageSettings::all( Plugin::engine() )['theme'] ?? array() );
		add_filter( 'vitrine_page_is_whole', '__return_true' );
		update_option(
			Settings::OPTION,
			array(
				'color_switcher_default_palette'  => array( '#ffffff', '#222222' ),
				'color_switcher_switched_palette' => array( '#222222', '#ffffff' ),
				'color_switcher_default_logo'     => 'https://example.org/light.png',
				'color_switcher_switched_logo'    => 'https://example.org/dark.png',
				'color_switcher_default_mode'     => 'switched',
				'color_switcher_is_dark_palette'  => true,
				'color_switcher_force_reload'     => true,
			)
		);
		self::assertSame(
			array(
				'palettes'      => array(
					'default'  => array( '#ffffff', '#222222' ),
					'switched' => array( '#222222', '#ffffff' ),
				),
				'logos'         => array(
					'default'  => 'https://example.org/light.png',
					'switched' => 'https://example.org/dark.png',
				),
				'defaultMode'   => 'switched',
				'isDarkPalette' => true,
				'forceReload'   => true,
			),
			PageSettings::all( Plugin::engine() )['theme']['colorSwitcher']
		);
	}
}

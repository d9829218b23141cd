<?php
/**
 * Tests of the background color in pages.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Site\Theme;

use Vitrine\Site\Theme\ThemeGround;
use Vitrine\Tests\TestCase;

/**
 * Pages print only what CSS cannot read.
 */
final class ThemeGroundTest extends TestCase {

	protected function tearDown(): void {
		remove_all_filters( 'wp_theme_json_data_user' );
		\WP_Theme_JSON_Resolver::clean_cached_data();
		parent::tearDown();
	}

	/**
	 * @testdox Prints a background chosen by the owner, not the theme's own
	 */
	public function test_css(): void {
		self::assertSame( '', ThemeGround::css() );
		self::choose( '#123456' );
		self::assertSame( 'body,.editor-styles-wrapper{--vitrine-ground:#123456}', ThemeGround::css() );
	}

	/**
	 * @testdox Prints nothing in a theme without theme.json
	 */
	public function test_classic_theme(): void {
		self::choose( '#123456' );
		self::assertNotSame( '', ThemeGround::css() );
		foreach ( array( 'stylesheet', 'template' ) as $name ) {
			add_filter( $name, static fn (): string => 'a-classic-theme' );
		}
		self::assertSame( '', ThemeGround::css() );
	}

	/**
	 * @testdox Converts theme.json colors to CSS and rejects invalid ones
	 */
	public function test_colors(): void {
		self::assertSame( '#abc', ThemeGround::color( ' #ABC ' ) );
		self::assertSame( 'var(--wp--preset--color--accent-1)', ThemeGround::color( 'var:preset|color|accent-1' ) );
		self::assertSame( 'rgb(1, 2, 3)', ThemeGround::color( 'rgb(1, 2, 3)' ) );
		self::assertNull( ThemeGround::color( '#12345680' ) );
		self::assertNull( ThemeGround::color( 'red;}body{display:none' ) );
		self::assertNull( ThemeGround::color( 'transparent' ) );
	}

	/**
	 * Sets the background color of the owner.
	 *
	 * @param string $color The color.
	 */
	private static function choose( string $color ): void {
		add_filter(
			'wp_theme_json_data_user',
			static fn (): \WP_Theme_JSON_Data => new \WP_Theme_JSON_Data(
				array(
					'version' => 3,
					'styles'  => array( 'color' => array( 'background' => $color ) ),
				),
				'custom'
			)
		);
		\WP_Theme_JSON_Resolver::clean_cached_data();
	}
}

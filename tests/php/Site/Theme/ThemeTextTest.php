<?php
/**
 * Tests of the theme's small text size in pages.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Site\Theme;

use Vitrine\Site\Theme\ThemeText;
use Vitrine\Tests\TestCase;

/**
 * Notes of the shop have the size of the theme's small text.
 */
final class ThemeTextTest extends TestCase {

	protected function tearDown(): void {
		remove_all_filters( 'wp_theme_json_data_theme' );
		\WP_Theme_JSON_Resolver::clean_cached_data();
		parent::tearDown();
	}

	/**
	 * Sets the font sizes of the theme.
	 *
	 * @param list<array{slug: string, name: string, size: string}> $sizes Sizes in the format of theme.json.
	 */
	private static function give( array $sizes ): void {
		add_filter(
			'wp_theme_json_data_theme',
			static fn ( \WP_Theme_JSON_Data $data ): \WP_Theme_JSON_Data => $data->update_with(
				array(
					'version'  => 3,
					'settings' => array( 'typography' => array( 'fontSizes' => $sizes ) ),
				)
			)
		);
		\WP_Theme_JSON_Resolver::clean_cached_data();
	}

	/**
	 * @testdox Prints the theme's own small font size, not WordPress's
	 */
	public function test_small(): void {
		$size = array(
			'slug' => 'small',
			'name' => 'Small',
		);
		self::give( array( $size + array( 'size' => '0.95rem' ) ) );
		self::assertSame( 'body,.editor-styles-wrapper{--vitrine-theme-small:var(--wp--preset--font-size--small)}', ThemeText::css() );
		self::give( array( $size + array( 'size' => '0.875rem' ) ) );
		self::assertSame( '', ThemeText::css(), 'Same as the default.' );
		self::give( array( array( 'slug' => 'tiny' ) + $size + array( 'size' => '0.7rem' ) ) );
		self::assertSame( '', ThemeText::css(), 'WordPress’s default small size is not the theme’s choice.' );
	}

	/**
	 * @testdox Prints nothing in a theme without theme.json
	 */
	public function test_classic_theme(): void {
		self::give(
			array(
				array(
					'slug' => 'small',
					'name' => 'Small',
					'size' => '0.95rem',
				),
			)
		);
		self::assertNotSame( '', ThemeText::css() );
		foreach ( array( 'stylesheet', 'template' ) as $name ) {
			add_filter( $name, static fn (): string => 'a-classic-theme' );
		}
		self::assertSame( '', ThemeText::css() );
	}
}

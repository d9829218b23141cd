<?php
/**
 * Tests of the theme's button styles.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Site\Theme;

use Vitrine\Blocks;
use Vitrine\Page\Assets;
use Vitrine\Site\Theme\ThemeButtons;
use Vitrine\Tests\TestCase;

/**
 * Styles in theme.json, and the CSS that pages print for them.
 */
final class ThemeButtonsTest extends TestCase {

	/**
	 * Restores the theme and its custom properties.
	 */
	protected function tearDown(): void {
		remove_all_filters( 'wp_theme_json_data_theme' );
		\WP_Theme_JSON_Resolver::clean_cached_data();
		wp_dequeue_style( 'vitrine-gallery' );
		wp_dequeue_style( Assets::TOKENS );
		wp_styles()->registered[ Assets::TOKENS ]->extra['after'] = array();
		parent::tearDown();
	}

	/**
	 * Data provider of values in theme.json and the length that CSS can calculate with.
	 *
	 * @return array<string, array{mixed, ?string}>
	 */
	public static function radii(): array {
		return array(
			'none'                     => array( null, null ),
			'pixels'                   => array( '4px', '4px' ),
			'a fraction'               => array( ' .5rem ', '.5rem' ),
			'em'                       => array( '1.25em', '1.25em' ),
			'zero'                     => array( 0, '0px' ),
			'zero, as text'            => array( '0', '0px' ),
			'a number'                 => array( 12, null ),
			'a percentage'             => array( '50%', null ),
			'a preset'                 => array( 'var(--wp--preset--border-radius--small)', 'var(--wp--preset--border-radius--small)' ),
			'each corner'              => array(
				array(
					'topLeft'  => '6px',
					'topRight' => '0',
				),
				'6px',
			),
			'without the first corner' => array( array( 'topRight' => '6px' ), null ),
			'a closing tag'            => array( '4px}</style>', null ),
			'two lengths'              => array( '4px 8px', null ),
		);
	}

	/**
	 * @dataProvider radii
	 * @testdox Reads a button radius from theme.json: $_dataName
	 *
	 * @param mixed       $value    Value in theme.json.
	 * @param string|null $expected Length in CSS; null: none.
	 */
	public function test_radius( mixed $value, ?string $expected ): void {
		self::assertSame( $expected, ThemeButtons::radius( $value ) );
	}

	/**
	 * @testdox Prints the theme's button radius once, and nothing without one
	 */
	public function test_css(): void {
		Blocks::register();
		wp_enqueue_style( 'vitrine-gallery' );
		self::assertSame( '', ThemeButtons::css() );
		self::say( array( 'elements' => array( 'button' => array( 'border' => array( 'radius' => '3px' ) ) ) ) );
		Assets::enqueue_tokens();
		Assets::enqueue_tokens();
		self::assertSame( array( 'body,.editor-styles-wrapper{--vitrine-button-radius:3px}' ), wp_styles()->get_data( Assets::TOKENS, 'after' ) );
	}

	/**
	 * @testdox Prints nothing in a theme without theme.json
	 */
	public function test_classic_theme(): void {
		self::say( array( 'elements' => array( 'button' => array( 'border' => array( 'radius' => '3px' ) ) ) ) );
		self::assertNotSame( '', ThemeButtons::css() );
		foreach ( array( 'stylesheet', 'template' ) as $name ) {
			add_filter( $name, static fn (): string => 'a-classic-theme' );
		}
		self::assertSame( '', ThemeButtons::css() );
	}

	/**
	 * @testdox Buttons use the colors and text styles of the theme's button block, but not its size
	 */
	public function test_button_block(): void {
		$block = array(
			'border'     => array( 'radius' => '2rem' ),
			'color'      => array(
				'background' => 'var(--wp--preset--color--accent-1)',
				'text'       => '#fff',
			),
			'typography' => array(
				'fontSize'      => '3rem',
				'textTransform' => 'uppercase',
			),
			'spacing'    => array( 'padding' => array( 'top' => '4rem' ) ),
			':hover'     => array( 'color' => array( 'background' => '#123456' ) ),
		);
		self::say( array( 'blocks' => array( 'core/button' => $block ) ) );
		// This theme also colors button elements, so the block's colors are not used.
		self::assertSame( 'body,.editor-styles-wrapper{--vitrine-button-radius:2rem}', ThemeButtons::css() );

		add_filter(
			'wp_theme_json_data_theme',
			static fn (): \WP_Theme_JSON_Data => new \WP_Theme_JSON_Data(
				array(
					'version' => 3,
					'styles'  => array( 'blocks' => array( 'core/button' => $block ) ),
				),
				'theme'
			)
		);
		\WP_Theme_JSON_Resolver::clean_cached_data();
		self::assertSame(
			'body,.editor-styles-wrapper{--vitrine-button-radius:2rem}'
			. ':root :where([class*="vitrine-"] .button).wp-element-button{color:#fff;background-color:var(--wp--preset--color--accent-1);border-radius:2rem;text-transform:uppercase;}'
			. ':root :where([class*="vitrine-"] .button).wp-element-button:hover{background-color:#123456;}',
			ThemeButtons::css()
		);
	}

	/**
	 * Adds styles to the theme.
	 *
	 * @param array<string, mixed> $styles Styles in the format of theme.json.
	 */
	private static function say( array $styles ): void {
		add_filter(
			'wp_theme_json_data_theme',
			static fn ( \WP_Theme_JSON_Data $data ): \WP_Theme_JSON_Data => $data->update_with(
				array(
					'version' => 3,
					'styles'  => $styles,
				)
			)
		);
		\WP_Theme_JSON_Resolver::clean_cached_data();
	}
}

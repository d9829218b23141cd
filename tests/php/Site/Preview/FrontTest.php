<?php
/**
 * Tests of the preview on the site's pages.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Site\Preview;

use Vitrine\Settings\Settings;
use Vitrine\Site\Preview\PreviewFront;
use Vitrine\Tests\TestCase;
use Vitrine\Tests\View\Blocks;

/**
 * Preview data on a page, and the origins it accepts.
 */
final class FrontTest extends TestCase {

	use Blocks;

	/**
	 * @testdox Prints guard and settings equally on every page, and nothing when off
	 */
	public function test_guard(): void {
		$page  = $this->http( 'GET', '/' )->body;
		$guard = $this->find( $page, '//script[@data-vitrine-preview]' );
		self::assertCount( 1, $guard );
		self::assertSame( wp_json_encode( PreviewFront::settings(), JSON_UNESCAPED_SLASHES ), $guard[0]->getAttribute( 'data-vitrine-preview' ) );
		self::assertStringContainsString( 'build/loader-preview.js?ver=', $guard[0]->getAttribute( 'data-src' ) );
		self::assertCount( 0, $this->find( $page, '//script[contains(@src,"loader-preview")]' ) );

		update_option( Settings::OPTION, array( 'preview_mode' => false ) );
		self::assertStringNotContainsString( 'vitrine-preview', $this->http( 'GET', '/' )->body );
	}

	/**
	 * @testdox Lists the store scripts in dependency order only where designs can be previewed
	 */
	public function test_store(): void {
		$print = function (): array {
			ob_start();
			PreviewFront::print();
			$guard = $this->find( (string) ob_get_clean(), '//script[@data-vitrine-preview]' );
			return json_decode( $guard[0]->getAttribute( 'data-vitrine-preview' ), true, 16, JSON_THROW_ON_ERROR );
		};
		self::assertArrayNotHasKey( 'store', $print() );
		wp_set_current_user( 1 );
		$handles = array_column( $print()['store'], 'handle' );
		wp_set_current_user( 0 );
		self::assertSame( PreviewFront::STORE, end( $handles ) );
		self::assertContains( 'wp-data', $handles );
		self::assertLessThan( array_search( 'wp-data', $handles, true ), array_search( 'react', $handles, true ) );
		update_option( Settings::OPTION, Settings::sanitize( array( 'preview_origins' => 'https://picker.example.com' ) ) );
		self::assertSame( $handles, array_column( $print()['store'], 'handle' ) );
	}

	/**
	 * @testdox Allows the site's own origin and normalized origins from the setting
	 */
	public function test_origins(): void {
		self::assertSame( array( home_url() ), PreviewFront::settings()['origins'] );
		update_option(
			Settings::OPTION,
			Settings::sanitize( array( 'preview_origins' => 'HTTPS://Picker.example.com:443/templates?x=1, http://other.test:8080  javascript:alert(1) https://u:p@evil.test null * https://*.test https://ok.test' ) )
		);
		self::assertSame(
			array( home_url(), 'https://picker.example.com', 'http://other.test:8080', 'https://ok.test' ),
			PreviewFront::settings()['origins']
		);
	}

	/**
	 * @testdox Names the palette variables of theme and page builder by their prefix settings
	 */
	public function test_variables(): void {
		list( $theme, $builder ) = PreviewFront::settings()['variables'];
		self::assertSame( '--wp--preset--color--', $theme['prefix'] );
		self::assertSame( array( 'base', 'contrast', 'accent-1' ), array_slice( $theme['names'], 0, 3 ) );
		self::assertSame(
			array(
				'prefix' => '--e-global-color-',
				'names'  => array( 'primary', 'secondary', 'text', 'accent' ),
			),
			$builder
		);
		update_option(
			Settings::OPTION,
			Settings::sanitize(
				array(
					'preview_theme_prefix'   => '--ast-global-color-',
					'preview_builder_prefix' => 'x:red;}',
				)
			)
		);
		list( $theme, $builder ) = PreviewFront::settings()['variables'];
		self::assertSame(
			array(
				'prefix' => '--ast-global-color-',
				'names'  => array(),
			),
			$theme
		);
		self::assertSame( '--e-global-color-', $builder['prefix'], 'Invalid variable names are dropped.' );
	}
}

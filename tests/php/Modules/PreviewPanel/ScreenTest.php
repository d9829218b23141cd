<?php
/**
 * Tests of the design preview.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Modules\PreviewPanel;

use Vitrine\Contract;
use Vitrine\Settings\Settings;
use Vitrine\Modules\PreviewPanel\Design;
use Vitrine\Tests\TestCase;
use Vitrine\Tests\View\Blocks;

/**
 * The admin page under Appearance, and hiding the site title.
 */
final class ScreenTest extends TestCase {

	use Blocks;

	private const ADDRESS = '/wp-admin/themes.php?page=vitrine-preview';

	/**
	 * @testdox The preview screen requires the capability to edit the theme
	 */
	public function test_capability(): void {
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		$page = $owner->get( self::ADDRESS );
		self::assertSame( 200, $page->status );
		self::assertCount( 1, $this->find( $page->body, '//*[@id="vitrine-preview-panel"]' ) );
		self::assertSame( 403, $this->visitor_as( 'editor' )->get( self::ADDRESS )->status );
	}

	/**
	 * @testdox The preview loads in the editor only for users who may edit the theme, and only when enabled
	 */
	public function test_editor(): void {
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		foreach ( array( '/wp-admin/post-new.php?post_type=page', '/wp-admin/site-editor.php' ) as $address ) {
			$this->assert_in_editor( 1, $owner->get( $address )->body );
		}
		update_option( Settings::OPTION, array( 'preview_mode' => false ) );
		$this->assert_in_editor( 0, $owner->get( '/wp-admin/post-new.php?post_type=page' )->body );
		update_option( Settings::OPTION, array( 'preview_mode' => true ) );

		$this->assert_in_editor( 0, $this->visitor_as( 'editor' )->get( '/wp-admin/post-new.php?post_type=page' )->body );
	}

	/**
	 * Asserts how often a page has the panel's script and its data.
	 *
	 * @param int    $times Expected number.
	 * @param string $body  HTML.
	 */
	private function assert_in_editor( int $times, string $body ): void {
		self::assertCount( $times, $this->find( $body, '//script[@id="vitrine-preview-editor-js"]' ) );
		self::assertCount( $times, $this->find( $body, '//script[@id="' . Contract::name( 'preview.panel_data' ) . '"]' ) );
	}

	/**
	 * @testdox Returns the theme's palettes and fonts, and what the user may save
	 */
	public function test_design(): void {
		wp_set_current_user( 1 );
		$design = Design::all();
		self::assertSame( array( 'base', 'contrast' ), array_slice( array_column( $design['palette'], 'slug' ), 0, 2 ) );
		self::assertContains( 'Evening', array_column( $design['variations'], 'name' ) );
		self::assertContains( 'Manrope, sans-serif', array_column( $design['fonts'], 'family' ) );
		self::assertGreaterThan( 0, $design['global_styles'] );
		self::assertTrue( $design['keeps_logo'] );
		self::assertTrue( $design['keeps_title'] );

		wp_set_current_user( 0 );
		$design = Design::all();
		self::assertFalse( $design['keeps_logo'] );
		self::assertFalse( $design['keeps_title'] );
	}

	/**
	 * @testdox Hides the site title by setting, and prints nothing otherwise
	 */
	public function test_title(): void {
		self::assertStringNotContainsString( 'vitrine-site-title', $this->http( 'GET', '/' )->body );
		update_option( Settings::OPTION, array( 'hide_site_title' => true ) );
		self::assertStringContainsString( '<style id="vitrine-site-title">:is(.wp-block-site-title, .site-title){display:none!important}</style>', $this->http( 'GET', '/' )->body );
	}
}

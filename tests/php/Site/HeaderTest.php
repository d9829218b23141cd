<?php
/**
 * Tests of the header and its menus.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Site;

use Vitrine\Settings\Settings;
use Vitrine\Site\BreakPoint;
use Vitrine\Site\StickyHeader;
use Vitrine\Tests\TestCase;
use Vitrine\Tests\View\Blocks;

/**
 * HTML of the header blocks.
 */
final class HeaderTest extends TestCase {

	use Blocks;

	/**
	 * Creates a Site Editor menu with a mega menu.
	 */
	private function menu(): string {
		$id = wp_insert_post(
			array(
				'post_type'    => 'wp_navigation',
				'post_status'  => 'publish',
				'post_content' => wp_slash(
					'<!-- wp:navigation-link {"label":"Shop & \u003cem\u003emore\u003c/em\u003e","url":"/shop/"} /-->'
					. '<!-- wp:navigation-submenu {"label":"Rooms","url":"/rooms/","className":"mega-menu"} --><!-- wp:navigation-link {"label":"Hall","url":"/hall/"} /--><!-- /wp:navigation-submenu -->'
					. '<!-- wp:navigation-submenu {"label":"More","url":"#"} --><!-- wp:navigation-link {"label":"Care","url":"/care/"} /--><!-- /wp:navigation-submenu -->'
				),
			)
		);
		return "navigation:$id";
	}

	/**
	 * @testdox Prints every menu item as a link, and a button for each submenu
	 */
	public function test_menu(): void {
		$html = $this->block( 'header-menu', array( 'menu' => $this->menu() ) );
		self::assertStringContainsString( '<a href="/shop/">Shop &amp; more</a>', $html );
		self::assertCount( 1, $this->find( $html, '//li[contains(@class,"is-mega")]/ul//a[@href="/hall/"]' ) );
		foreach ( $this->find( $html, '//button[@class="vitrine-menu-sub-toggle"]' ) as $button ) {
			self::assertSame( 'false', $button->getAttribute( 'aria-expanded' ) );
			self::assertCount( 1, $this->find( $html, '//ul[@id="' . $button->getAttribute( 'aria-controls' ) . '"]' ) );
		}
		self::assertCount( 0, $this->find( $html, '//a[@href="#"]' ), 'Items without a URL are not links.' );
	}

	/**
	 * @testdox A mega menu of custom width without a value is 1200 pixels wide [9.5-17]
	 */
	public function test_mega_menu_width(): void {
		$options = array(
			'menu'      => $this->menu(),
			'megaWidth' => 'custom',
		);
		self::assertStringContainsString( '--vitrine-mega-width:1200px', $this->block( 'header-menu', $options ) );
		self::assertStringContainsString( '--vitrine-mega-width:640px', $this->block( 'header-menu', $options + array( 'megaCustomWidth' => 640 ) ) );
	}

	/**
	 * @testdox Renders a classic menu, and a separate list for the panel
	 */
	public function test_classic_menu(): void {
		$menu   = (int) wp_create_nav_menu( 'Main' );
		$parent = wp_update_nav_menu_item(
			$menu,
			0,
			array(
				'menu-item-title'  => 'About',
				'menu-item-url'    => 'https://shop.example/about/',
				'menu-item-status' => 'publish',
			)
		);
		wp_update_nav_menu_item(
			$menu,
			0,
			array(
				'menu-item-title'     => 'People',
				'menu-item-url'       => 'https://shop.example/people/',
				'menu-item-status'    => 'publish',
				'menu-item-parent-id' => $parent,
			)
		);
		$html = $this->block(
			'header-menu',
			array(
				'menu' => "menu:$menu",
				'type' => 'off-canvas',
			)
		);
		self::assertCount( 2, $this->find( $html, '//a[text()="People"]' ) );
		self::assertCount( 1, $this->find( $html, '//dialog//a[text()="People"]' ) );
		wp_delete_nav_menu( $menu );
	}

	/**
	 * @testdox Prints nothing for a missing menu
	 */
	public function test_no_menu(): void {
		self::assertSame( '', trim( $this->block( 'header-menu', array( 'menu' => 'navigation:999999' ) ) ) );
	}

	/**
	 * @testdox Sticks the header rows set in settings, or by the page's own option
	 */
	public function test_sticky_rows(): void {
		self::assertSame( array(), StickyHeader::rows() );
		update_option(
			Settings::OPTION,
			array(
				'header_above_stick' => true,
				'header_below_stick' => true,
			)
		);
		self::assertSame( array( 'above', 'below' ), StickyHeader::rows() );
		update_option(
			Settings::OPTION,
			array(
				'header_above_stick' => false,
				'header_below_stick' => false,
				'stick_header_meta'  => 'enabled',
			)
		);
		self::assertSame( array( 'main' ), StickyHeader::rows() );
		update_option(
			Settings::OPTION,
			array(
				'header_main_stick' => true,
				'stick_header_meta' => 'disabled',
			)
		);
		self::assertSame( array(), StickyHeader::rows() );
		self::assertSame( 'default', StickyHeader::sanitize( 'sometimes' ) );
	}

	/**
	 * @testdox Saves the page's header option only for users who may edit it
	 */
	public function test_page_meta(): void {
		$id                          = (int) wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => 'Page',
			)
		);
		$_POST[ StickyHeader::META ] = 'disabled';
		StickyHeader::save( $id );
		self::assertSame( 'default', get_post_meta( $id, StickyHeader::META, true ) );
		wp_set_current_user( 1 );
		$_POST[ StickyHeader::META . '_nonce' ] = wp_create_nonce( StickyHeader::META );
		StickyHeader::save( $id );
		self::assertSame( 'disabled', get_post_meta( $id, StickyHeader::META, true ) );
	}

	/**
	 * @testdox The small screen layout starts at the break point setting
	 */
	public function test_break_point(): void {
		self::assertStringContainsString( '(max-width:920px)', BreakPoint::css() );
		update_option( Settings::OPTION, array( 'break_point' => 700 ) );
		self::assertStringContainsString( '(max-width:700px)', BreakPoint::css() );
	}
}

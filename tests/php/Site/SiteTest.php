<?php
/**
 * Tests of the blocks around the content.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Site;

use Vitrine\Settings\Settings;
use Vitrine\Site\ComingSoon;
use Vitrine\Site\Palette;
use Vitrine\Modules\PreviewPanel\Design;
use Vitrine\Site\Preview\PreviewFront;
use Vitrine\Tests\TestCase;
use Vitrine\Tests\View\Blocks;

/**
 * Banners, palettes, search box and account, as pages print them.
 */
final class SiteTest extends TestCase {

	use Blocks;

	/**
	 * @testdox Prints the store notice with its ID and the coming-soon banner, both dismissible [2.9-01] [3.8-02]
	 */
	public function test_banners(): void {
		update_option(
			Settings::OPTION,
			array(
				'store_notice'        => 'Closed on Sunday',
				'coming_soon'         => true,
				'show_password_label' => 'Reveal',
				'hide_password_label' => 'Conceal',
			)
		);
		$guest = $this->http( 'GET', '/' )->body;
		$found = $this->find( $guest, '//*[contains(@class,"woocommerce-store-notice")][@data-notice-id]' );
		self::assertCount( 1, $found );
		self::assertSame( md5( 'Closed on Sunday' ), $found[0]->getAttribute( 'data-notice-id' ) );
		self::assertCount( 1, $this->find( $guest, '//*[contains(@class,"woocommerce-store-notice__dismiss-link")]' ) );
		self::assertStringNotContainsString( 'coming-soon-footer-banner', $guest, 'The banner is for shop managers only.' );

		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		$answer = $owner->get( '/' );
		$banner = $this->find( $answer->body, '//*[contains(@class,"coming-soon-footer-banner")][@data-rest-url][@data-rest-nonce]' );
		self::assertCount( 1, $banner );
		self::assertCount( 1, $this->find( $answer->body, '//*[contains(@class,"coming-soon-footer-banner-dismiss")]' ) );
		self::assertStringContainsString( 'no-store', (string) $answer->header( 'Cache-Control' ) );
	}

	/**
	 * @testdox Stores a dismissal per user
	 */
	public function test_dismissal(): void {
		update_option( Settings::OPTION, array( 'coming_soon' => true ) );
		wp_set_current_user( 1 );
		self::assertTrue( ComingSoon::is_shown() );
		$request = new \WP_REST_Request( 'POST', '/wp/v2/users/1' );
		$request->set_param( 'woocommerce_meta', array( 'coming_soon_banner_dismissed' => 'perhaps' ) );
		self::assertSame( 400, rest_do_request( $request )->get_status() );
		self::assertTrue( ComingSoon::is_shown() );
		$request->set_param( 'woocommerce_meta', array( 'coming_soon_banner_dismissed' => 'yes' ) );
		self::assertSame( 200, rest_do_request( $request )->get_status() );
		self::assertFalse( ComingSoon::is_shown() );
		wp_set_current_user( 0 );
		self::assertSame( 401, rest_do_request( $request )->get_status() );
	}

	/**
	 * @testdox Marks the site as dark only with a dark palette [2.9-10]
	 */
	public function test_dark_palette(): void {
		self::assertCount( 0, $this->find( $this->http( 'GET', '/' )->body, '//body[contains(@class,"vitrine-dark-palette")]' ) );
		update_option( Settings::OPTION, array( 'is_dark_palette' => true ) );
		self::assertCount( 1, $this->find( $this->http( 'GET', '/' )->body, '//body[contains(@class,"vitrine-dark-palette")]' ) );
		self::assertStringContainsString( 'color-scheme:dark', Palette::css() );
	}

	/**
	 * @testdox Sets the theme's color variables when its palette only references them
	 */
	public function test_palette_kept_elsewhere(): void {
		$refer = static fn ( \WP_Theme_JSON_Data $theme ): \WP_Theme_JSON_Data => $theme->update_with(
			array(
				'version'  => 3,
				'settings' => array(
					'color' => array(
						'palette' => array_map(
							static fn ( int $number ): array => array(
								'slug'  => "colour-$number",
								'name'  => "Colour $number",
								'color' => "var( --own-color-$number )",
							),
							array( 0, 1 )
						),
					),
				),
			)
		);
		update_option( Settings::OPTION, array( 'color_switcher_default_palette' => array( '#000000', '#ffffff', '#ff0000' ) ) );
		add_filter( 'wp_theme_json_data_theme', $refer );
		wp_clean_theme_json_cache();
		self::assertStringContainsString( '--own-color-0:#000000;', Palette::css() );
		self::assertStringContainsString( '--own-color-1:#ffffff;', Palette::css() );
		self::assertStringNotContainsString( '--wp--preset', Palette::css() );
		self::assertSame(
			array(
				'prefix' => '--',
				'names'  => array( 'own-color-0', 'own-color-1' ),
			),
			PreviewFront::settings()['variables'][0]
		);
		self::assertSame( 0, Design::all()['global_styles'], 'A palette kept in the theme’s own variables is not applied as global styles.' );

		remove_filter( 'wp_theme_json_data_theme', $refer );
		wp_clean_theme_json_cache();
		self::assertStringContainsString( '--wp--preset--color--base:#000000;', Palette::css() );
	}

	/**
	 * @testdox The boxed layout is 1200 pixels wide by default [9.5-09]
	 */
	public function test_box(): void {
		self::assertStringNotContainsString( 'vitrine-boxed', $this->http( 'GET', '/' )->body );
		update_option( Settings::OPTION, array( 'boxed_layout' => true ) );
		self::assertStringContainsString( 'max-width:1200px', $this->http( 'GET', '/' )->body );
	}

	/**
	 * @testdox Prints the same account menu for everyone, told apart by a cookie without secrets
	 */
	public function test_account(): void {
		update_option( Settings::OPTION, array( 'hf_account_logout_action' => 'login' ) );
		$guest = $this->block( 'account-menu' );
		wp_set_current_user( 1 );
		self::assertSame( $guest, $this->block( 'account-menu' ) );
		self::assertStringNotContainsString( '_wpnonce', $guest );
		self::assertCount( 1, $this->find( $guest, '//dialog//form[contains(@action,"/account/")]' ) );

		$visitor = $this->visitor();
		$visitor->log_in( 'admin', 'password' );
		self::assertSame( '1', $visitor->cookies['vitrine_logged_in'] ?? null );
	}

	/**
	 * @testdox Prints no search value into the page
	 */
	public function test_search_field(): void {
		$html = $this->block( 'site-search' );
		self::assertCount( 1, $this->find( $html, '//input[@name="s"][@role="combobox"]' ) );
		self::assertCount( 0, $this->find( $html, '//input[@value]' ) );
	}

	/**
	 * @testdox Suggests published products and posts, and rejects malformed requests
	 */
	public function test_suggestions(): void {
		$this->product( array( 'name' => 'Blue hat' ) );
		wp_insert_post(
			array(
				'post_title'   => 'A hat <b>& more',
				'post_status'  => 'publish',
				'post_content' => 'x',
			)
		);
		wp_insert_post(
			array(
				'post_title'   => 'A secret hat',
				'post_status'  => 'private',
				'post_content' => 'x',
			)
		);
		wp_insert_post(
			array(
				'post_title'    => 'A locked hat',
				'post_status'   => 'publish',
				'post_password' => 'key',
				'post_content'  => 'x',
			)
		);
		$answer = $this->http( 'GET', '/?wc-ajax=vitrine_search&s=hat' );
		self::assertSame( array( 'Blue hat', 'A hat & more' ), array_column( $answer->json()['items'], 'name' ) );
		self::assertStringContainsString( 'max-age=60', (string) $answer->header( 'Cache-Control' ) );
		self::assertSame( array(), $this->http( 'GET', '/?wc-ajax=vitrine_search&s=h' )->json()['items'] );
		self::assertSame( 400, $this->http( 'GET', '/?wc-ajax=vitrine_search' )->status );
	}
}

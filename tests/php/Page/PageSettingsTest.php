<?php
/**
 * Tests of a page's settings for scripts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Page;

use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Page\PageSettings;
use Vitrine\Plugin;
use Vitrine\Settings\Settings;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\TestCase;

/**
 * Reads the settings from a page of the shop over HTTP.
 *
 * @see spec 3.8, 3.9
 */
final class PageSettingsTest extends TestCase {

	/**
	 * Returns the settings in a page of the shop.
	 *
	 * @param string $page Page type for Engine::page_url().
	 * @return array<string, mixed>
	 */
	private function settings( string $page = 'shop' ): array {
		$body = $this->http( 'GET', str_replace( Environment::url(), '', Plugin::engine()->page_url( $page ) ) )->body;
		$this->assertSame( 1, preg_match_all( '#<script type="application/json" id="vitrine-settings">([^<]*)</script>#', $body, $found ), 'The settings are printed once.' );
		$settings = json_decode( $found[1][0], true );
		$this->assertIsArray( $settings );
		return $settings;
	}

	/**
	 * Changes settings to values other than the default.
	 *
	 * @param array<string, mixed> $values Values by key.
	 */
	private function owner_sets( array $values ): void {
		foreach ( $values as $key => $value ) {
			$this->assertNotSame( $value, Settings::get( $key ), $key );
		}
		update_option( Settings::OPTION, $values );
	}

	/**
	 * @testdox Has cart_redirect_after_add, cart_url, checkout_url, is_cart and the 'view cart' label with the shop's values [3.8-01]
	 */
	public function test_shop_settings(): void {
		$this->assertSame( 'no', $this->settings()['shop']['cart_redirect_after_add'] );
		$this->assertSame( 'View cart', $this->settings()['texts']['view_cart'] );

		update_option( 'vitrine_shop', array( 'cart_redirect_after_add' => 'yes' ) );
		$this->owner_sets( array( 'view_cart_label' => 'See the basket' ) );
		$said = $this->settings();
		$this->assertSame( 'yes', $said['shop']['cart_redirect_after_add'] );
		$this->assertSame( Plugin::engine()->page_url( 'cart' ), $said['shop']['cart_url'] );
		$this->assertSame( Plugin::engine()->page_url( 'checkout' ), $said['shop']['checkout_url'] );
		$this->assertFalse( $said['shop']['is_cart'] );
		$this->assertTrue( $this->settings( 'cart' )['shop']['is_cart'] );
		$this->assertSame( 'See the basket', $said['texts']['view_cart'] );
	}

	/**
	 * @testdox Reduced page settings include announce_errors when it is off
	 */
	public function test_silent_failures(): void {
		add_filter( 'vitrine_page_is_whole', '__return_false' );
		$this->assertSame( array(), PageSettings::all( Plugin::engine() )['theme'] );

		$this->owner_sets( array( 'announce_errors' => false ) );
		$this->assertSame( array( 'announce_errors' => false ), PageSettings::all( Plugin::engine() )['theme'] );
	}

	/**
	 * @testdox Settings and links use the URLs of the cart and checkout pages [2-03]
	 */
	public function test_addresses(): void {
		foreach ( array( 'cart', 'checkout' ) as $page ) {
			$id = wp_insert_post(
				array(
					'post_type'    => 'page',
					'post_status'  => 'publish',
					'post_name'    => "our-$page",
					'post_content' => "<!-- wp:vitrine/$page /-->",
				)
			);
			update_option( 'vitrine_pages', array( $page => $id ) + get_option( 'vitrine_pages' ) );
		}
		$shop = $this->settings()['shop'];
		$this->assertSame( array( home_url( '/our-cart/' ), home_url( '/our-checkout/' ) ), array( $shop['cart_url'], $shop['checkout_url'] ) );
		$visitor = $this->visitor();
		$lamp    = ProductWriter::save(
			array(
				'name'          => 'Lamp',
				'regular_price' => 1000,
			)
		);
		$visitor->post( '/?wc-ajax=add_to_cart', array( 'product_id' => $lamp ) );
		$this->assertStringContainsString( 'href="' . home_url( '/our-cart/' ) . '"', $visitor->get( '/' )->body . implode( '', $visitor->get( '/?wc-ajax=get_refreshed_fragments' )->json()['fragments'] ) );
		$this->assertStringContainsString( 'href="' . home_url( '/our-checkout/' ) . '"', $visitor->get( '/our-cart/' )->body );
	}

	/**
	 * Data provider of theme settings.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public function theme_settings(): array {
		return array(
			'responsive_cart_click, desktop_layout, break_point, is_scroll_to_id, is_scroll_to_top and is_dark_palette [3.9-01]' => array(
				array(
					'responsive_cart_click' => 'redirect',
					'desktop_layout'        => 'redirect',
					'break_point'           => 777,
					'is_scroll_to_id'       => true,
					'is_scroll_to_top'      => true,
					'is_dark_palette'       => true,
				),
			),
			'cart_sticky_cart_totals and checkout_order_review_sticky [3.9-08]' => array(
				array(
					'cart_sticky_cart_totals'      => true,
					'checkout_order_review_sticky' => true,
				),
			),
			'shop_quick_view_stick_cart and shop_quick_view_auto_height [3.9-10]' => array(
				array(
					'shop_quick_view_stick_cart'  => true,
					'shop_quick_view_auto_height' => true,
				),
			),
			'the sticky header and the account menu' => array(
				array(
					'header_main_stick'        => true,
					'header_above_stick'       => true,
					'header_below_stick'       => true,
					'header_main_shrink'       => true,
					'sticky_hide_on_scroll'    => true,
					'sticky_header_style'      => 'fade',
					'sticky_header_on_devices' => 'mobile',
					'stick_header_meta'        => 'disabled',
					'hf_account_action_type'   => 'link',
					'hf_account_show_menu_on'  => 'hover',
					'hf_account_logout_action' => 'login',
				),
			),
			'the cart options'                       => array(
				array(
					'quantity_clamp'                  => true,
					'announce_errors'                 => false,
					'woo_cart_empty_featured_product' => true,
				),
			),
		);
	}

	/**
	 * @testdox Contains the site's values $_dataName
	 *
	 * @dataProvider theme_settings
	 *
	 * @param array<string, mixed> $values Values by key.
	 */
	public function test_theme_settings( array $values ): void {
		$this->owner_sets( $values );

		$this->assertEquals( $values, array_intersect_key( $this->settings()['theme'], $values ) );
	}

	/**
	 * @testdox Contains each of the four after-add-to-cart values, and no other [3.9-04]
	 */
	public function test_after_add(): void {
		foreach ( array( 'slide_in_cart', 'redirect_cart_page', 'redirect_checkout_page', 'default' ) as $value ) {
			update_option( Settings::OPTION, array( 'after_add_to_cart' => $value ) );
			$this->assertSame( $value, $this->settings()['theme']['after_add_to_cart'] );
		}
		update_option( Settings::OPTION, array( 'after_add_to_cart' => 'explode' ) );
		$this->assertSame( 'default', $this->settings()['theme']['after_add_to_cart'] );
	}

	/**
	 * @testdox Contains the sale badge template only in sale-percentage mode [3.9-05]
	 */
	public function test_sale_badge(): void {
		update_option( Settings::OPTION, array( 'sale_badge_template' => 'Save [value] %' ) );
		$this->assertSame( '', $this->settings()['theme']['sale_badge_template'] );

		update_option(
			Settings::OPTION,
			array(
				'sale_badge_mode'     => 'sale-percentage',
				'sale_badge_template' => 'Save [value] %',
			)
		);
		$this->assertSame( 'Save [value] %', $this->settings()['theme']['sale_badge_template'] );
	}

	/**
	 * @testdox The checkout has is_logged_in, is_complete_package, {funnels}_version, check_user_exist_nonce and {commerce}_login_nonce, public pages have none [3.9-06]
	 */
	public function test_addon_settings(): void {
		$guest = $this->settings( 'checkout' )['addon'];
		$this->assertFalse( $guest['is_logged_in'] );
		$this->assertTrue( $guest['is_complete_package'] );
		$this->assertSame( '', $guest['cartflows_version'] );
		$this->assertMatchesRegularExpression( '/^\w{10}$/', $guest['check_user_exist_nonce'] );
		$this->assertMatchesRegularExpression( '/^\w{10}$/', $guest['woocommerce_login_nonce'] );
		$this->assertNotSame( $guest['check_user_exist_nonce'], $guest['woocommerce_login_nonce'] );

		$customer = $this->visitor();
		$customer->log_in( 'admin', 'password' );
		$body = $customer->get( str_replace( Environment::url(), '', Plugin::engine()->page_url( 'checkout' ) ) )->body;
		$this->assertStringContainsString( '"is_logged_in":true', $body );

		$this->assertArrayNotHasKey( 'addon', $this->settings() );
	}

	/**
	 * @testdox Contains the fragment refresh settings within their limits
	 */
	public function test_fragments(): void {
		$this->assertSame(
			array(
				'refresh' => 'cart',
				'timeout' => 5000,
				'method'  => 'GET',
			),
			$this->settings()['fragments']
		);
		update_option(
			Settings::OPTION,
			array(
				'fragments_refresh' => 'always',
				'fragments_timeout' => 10,
				'fragments_method'  => 'POST',
			)
		);
		$this->assertSame(
			array(
				'refresh' => 'always',
				'timeout' => 500,
				'method'  => 'POST',
			),
			$this->settings()['fragments']
		);
	}

	/**
	 * @testdox The quantity nonce is on a visitor's own page with a cart, and on no public page
	 */
	public function test_quantity_nonce(): void {
		$this->assertArrayNotHasKey( 'single_product_qty_ajax_nonce', $this->settings( 'cart' )['theme'], 'No nonce without a session.' );
		$this->http( 'POST', '/?wc-ajax=add_to_cart', array( 'product_id' => Shopper::product() ) );

		$this->assertArrayNotHasKey( 'single_product_qty_ajax_nonce', $this->settings()['theme'] );
		$this->assertNotSame( '', $this->settings( 'cart' )['theme']['single_product_qty_ajax_nonce'] ?? '' );
	}
}

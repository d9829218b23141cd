<?php
/**
 * Tests of the mini-cart, drawer and cart page.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View\Cart;

use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Plugin;
use Vitrine\Tests\TestCase;
use Vitrine\Tests\View\Blocks;
use Vitrine\View\Cart\CartContents;
use Vitrine\View\Cart\CartData;
use Vitrine\View\Cart\CartDataScript;
use Vitrine\View\Cart\CartContent;
use Vitrine\View\Parts\Notices;
use Vitrine\View\Proof;
use Vitrine\View\ShopProps;

/**
 * HTML for the cart of a visitor.
 */
final class CartViewsTest extends TestCase {

	use Blocks;

	/**
	 * @testdox Renders a dropdown with its cart, or an icon for the separate drawer, as set [2.6-01]
	 */
	public function test_forms_of_the_mini_cart(): void {
		$dropdown = $this->block( 'mini-cart', array( 'layout' => 'dropdown' ) );
		self::assertCount( 1, $this->find( $dropdown, '//div[@data-layout="dropdown"]//div[contains(@class,"vitrine-dropdown")][@hidden]//div[contains(@class,"vitrine-cart-contents")]' ) );

		$drawer = $this->block( 'mini-cart', array( 'layout' => 'drawer' ) );
		self::assertCount( 1, $this->find( $drawer, '//div[@data-layout="drawer"]/a[@aria-haspopup="dialog"]' ) );
		self::assertCount( 0, $this->find( $drawer, '//div[contains(@class,"vitrine-cart-contents")]' ) );
		self::assertCount( 1, $this->find( $this->block( 'cart-drawer' ), '//dialog[@data-cart-kind]//div[contains(@class,"vitrine-cart-contents")]' ) );
	}

	/**
	 * @testdox Renders message, error and notice as banners with the alert role [2.9-11]
	 *
	 * @testWith ["success", "woocommerce-message"]
	 *           ["error", "woocommerce-error"]
	 *           ["info", "woocommerce-message"]
	 * @param string $type  Type of the message.
	 * @param string $class Class that themes and scripts use.
	 */
	public function test_notices( string $type, string $class ): void {
		$html = (string) Notices::render(
			array(
				array(
					'type' => $type,
					'text' => 'Said.',
				),
			)
		);
		self::assertCount( 1, $this->find( $html, '//div[contains(@class,"woocommerce-notices-wrapper")]/div[@role="alert"][contains(@class,"' . $class . '")][contains(@class,"vitrine-notice--' . $type . '")][text()="Said."]' ) );
	}

	/**
	 * @testdox The widget has a checkout button, the drawer a button and a link in its footer [2.6-04]
	 */
	public function test_ways_to_the_checkout(): void {
		$this->add();
		$engine = Plugin::engine();
		$cart   = CartData::of( $engine->cart()->snapshot(), $engine );
		$url    = $engine->page_url( 'checkout' );
		$button = '//div[contains(@class,"vitrine-cart-contents")]//a[contains(@class,"checkout")][contains(@class,"button")][@href="' . $url . '"]';

		$widget = (string) \Vitrine\View\Cart\MiniCart::render(
			array(
				'layout'     => 'dropdown',
				'icon'       => 'cart',
				'label'      => 'Cart',
				'show_label' => false,
				'kind'       => 'woocommerce',
			),
			$cart,
			ShopProps::props( $engine )
		);
		self::assertCount( 1, $this->find( $widget, $button ) );

		$drawer = (string) \Vitrine\View\Cart\CartDrawer::panel( 'Your cart', $cart, ShopProps::props( $engine ) );
		self::assertCount( 1, $this->find( $drawer, $button ) );
		self::assertCount( 1, $this->find( $drawer, '//div[contains(@class,"vitrine-drawer-foot")]//a[@href="' . $url . '"]' ) );
	}

	/**
	 * @testdox Hides an empty cart widget by setting
	 */
	public function test_hides_when_empty(): void {
		$html = $this->block( 'mini-cart', array( 'hideWhenEmpty' => true ) );
		self::assertCount( 1, $this->find( $html, '//div[contains(@class,"hide_cart_widget_if_empty")][@hidden]' ) );
		self::assertCount( 0, $this->find( $this->block( 'mini-cart' ), '//div[contains(@class,"vitrine-mini-cart")][@hidden]' ) );
	}

	/**
	 * @testdox Names each quantity on the cart page cart[key][qty] [3.1-01]
	 */
	public function test_names_of_quantities(): void {
		$keys = array_merge( $this->add(), $this->add( array( 'sold_individually' => true ) ) );
		$html = $this->page();
		$rows = $this->find( $html, '//tr[@data-cart_item_key]' );
		self::assertCount( 2, $rows );
		foreach ( $keys as $key ) {
			self::assertIsString( $key );
			self::assertCount( 1, $this->find( $html, '//tr[@data-cart_item_key="' . $key . '"]//td[@class="product-quantity"]//input[@name="cart[' . $key . '][qty]"]' ) );
		}
	}

	/**
	 * @testdox Has a labeled coupon field and cross-sells [2.5-03]
	 */
	public function test_coupon_and_cross_sells(): void {
		$other = $this->product( array( 'name' => 'Goes with it' ) );
		$this->add( array( 'cross_sells' => array( $other ) ) );
		$html = $this->page();
		self::assertCount( 1, $this->find( $html, '//label[@for="coupon_code"]/following::input[@id="coupon_code"][@name="coupon_code"]' ) );
		self::assertCount( 1, $this->find( $html, '//button[@name="apply_coupon"]' ) );
		self::assertCount( 1, $this->find( $html, '//section[contains(@class,"cross-sells")]//a[text()="Goes with it"]' ) );
	}

	/**
	 * @testdox Cart and proceed block link to the checkout [2.5-05]
	 */
	public function test_proceed_button(): void {
		$this->add();
		foreach ( array( $this->page(), $this->block( 'proceed-to-checkout' ) ) as $html ) {
			$links = $this->find( $html, '//a[contains(@class,"checkout-button")]' );
			self::assertCount( 1, $links );
			self::assertSame( Plugin::engine()->page_url( 'checkout' ), $links[0]->getAttribute( 'href' ) );
			self::assertSame( 'Proceed to checkout', $links[0]->textContent );
		}
		self::assertStringContainsString( '>Pay &lt;now&gt;</a>', $this->block( 'proceed-to-checkout', array( 'text' => 'Pay <now>' ) ) );
	}

	/**
	 * @testdox An empty cart links to the shop
	 */
	public function test_empty_page(): void {
		$html = $this->page();
		self::assertCount( 0, $this->find( $html, '//form' ) );
		self::assertCount( 1, $this->find( $html, '//a[@href="' . Plugin::engine()->page_url( 'shop' ) . '"]' ) );
	}

	/**
	 * @testdox Remove links have the visitor's nonce
	 */
	public function test_proofs(): void {
		$engine = Plugin::engine();
		$this->add();
		$line  = CartData::of( $engine->cart()->snapshot(), $engine )['lines'][0];
		$query = array();
		parse_str( (string) wp_parse_url( $line['remove_url'], PHP_URL_QUERY ), $query );
		self::assertSame( $line['key'], $query['remove_item'] );
		self::assertSame( Proof::create( $engine ), $query['_wpnonce'] );
	}

	/**
	 * @testdox Escapes product names in the data script
	 */
	public function test_data_script_is_closed_by_itself_only(): void {
		$cart            = CartData::none( Plugin::engine() );
		$cart['notices'] = array(
			array(
				'type' => 'info',
				'text' => '</script><script>alert(1)</script><!-- <script>',
			),
		);
		$html            = CartDataScript::html( $cart );
		self::assertSame( 1, substr_count( $html, '</script' ) );
		self::assertSame( 1, substr_count( $html, '<script' ) );
		self::assertStringNotContainsString( '<!--', $html );
		preg_match( '#^<script[^>]*>(.*)</script>$#s', $html, $found );
		self::assertSame( $cart['notices'], json_decode( $found[1], true )['notices'] );
	}

	/**
	 * @testdox Renders each style of quantity buttons [3.9-02]
	 */
	public function test_quantity_styles(): void {
		$this->add();
		$engine = Plugin::engine();
		$cart   = CartData::of( $engine->cart()->snapshot(), $engine );
		$styles = array(
			'default'            => 'quantity',
			'vertical-icon'      => 'quantity quantity--vertical-icon',
			'no-internal-border' => 'quantity quantity--no-internal-border',
		);
		foreach ( $styles as $style => $class ) {
			update_option( 'vitrine_settings', array( 'quantity_style_type' => $style ) );
			self::assertCount( 1, $this->find( CartContents::html( $cart ), '//div[@class="' . $class . '"]' ), $style );
		}
	}

	/**
	 * Adds a new product to the cart.
	 *
	 * @param array<string, mixed> $data Data of the product.
	 * @return list<string> Keys of the cart items.
	 */
	private function add( array $data = array() ): array {
		$keys = Plugin::engine()->cart()->add( new AddRequest( $this->product( $data ) ) );
		self::assertIsArray( $keys );
		return $keys;
	}

	/**
	 * Renders the cart page of the visitor.
	 */
	private function page(): string {
		$engine = Plugin::engine();
		return (string) CartContent::render(
			array(
				'cart'    => CartData::of( $engine->cart()->snapshot(), $engine ),
				'shop'    => ShopProps::props( $engine ),
				'options' => array(
					'sticky_totals' => false,
					'coupon'        => true,
					'cross_sells'   => true,
				),
				'notices' => array(),
				'proof'   => 'proof',
			)
		);
	}
}

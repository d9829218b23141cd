<?php
/**
 * Tests of which WooCommerce scripts a page keeps.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce\Front\Scripts;

use Vitrine\Commerce\WooCommerce\Front\PageScripts;
use Vitrine\Commerce\WooCommerce\Front\Scripts\Scripts;
use Vitrine\Commerce\WooCommerce\Front\Scripts\StandIn;
use Vitrine\Settings\Settings;
use Vitrine\Tests\TestCase;

/**
 * Scripts that are replaced are removed, unless something needs them.
 */
final class ScriptsTest extends TestCase {

	private const VARIATIONS = 'wc-add-to-cart-variation';

	private const ADD      = 'wc-add-to-cart';
	private const FRAGMENT = 'wc-cart-fragments';
	private const DETAILS  = 'wc-single-product';
	private const PAGE     = 'woocommerce';
	private const ALL      = array( self::ADD, self::FRAGMENT, self::DETAILS, self::PAGE );

	/**
	 * Sets up a page as WooCommerce leaves it.
	 */
	protected function setUp(): void {
		parent::setUp();
		Scripts::reset();
		update_option( 'woocommerce_coming_soon', 'no' );
		update_option( 'woocommerce_demo_store', 'no' );
		wp_scripts()->queue = array();
		// As on a product page.
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Running the action would print the output of its callbacks.
		$GLOBALS['wp_actions']['woocommerce_before_single_product'] = 1;
		// After an order, WooCommerce treats the process as the checkout; a page with our form needs none of
		// its scripts.
		$page = array(
			'post_title'   => 'Checkout',
			'post_content' => '<!-- wp:vitrine/checkout /-->',
		);
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As on a page.
		$GLOBALS['post'] = get_post( wp_insert_post( $page ) );
		wp_deregister_script( self::VARIATIONS );
		wp_register_script( self::VARIATIONS, 'https://shop.example/variations.js', array( 'jquery' ), '1', true );
		foreach ( self::ALL as $handle ) {
			wp_deregister_script( $handle );
			wp_enqueue_script( $handle, "https://shop.example/$handle.js", array( 'jquery' ), '1', true );
		}
	}

	/**
	 * Resets the page.
	 */
	protected function tearDown(): void {
		Scripts::reset();
		unset( $GLOBALS['post'], $GLOBALS['wp_actions']['woocommerce_before_single_product'] );
		parent::tearDown();
	}

	/**
	 * @testdox Fragments load lazily where Vitrine replaces WooCommerce's cart fragments script
	 */
	public function test_lazy(): void {
		$is_lazy = static fn (): bool => PageScripts::add_settings(
			array(
				'fragments' => array(),
				'shop'      => array(),
				'theme'     => array(),
				'texts'     => array(),
			)
		)['fragments']['lazy'];
		wp_enqueue_script( 'wc-cart-fragments' );
		$this->assertFalse( $is_lazy() );
		wp_enqueue_script( 'theirs', '/theirs.js', array( 'wc-cart-fragments' ), '1', true );
		$this->assertTrue( $is_lazy() );
	}

	/**
	 * @testdox Dequeues replaced scripts, and the page's own with jQuery
	 */
	public function test_taken_off(): void {
		$this->assertTrue( Scripts::are_replaced(), 'Scripts will be replaced.' );

		Scripts::take_off();

		$this->assertSame( array(), self::kept() );
		$this->assertTrue( Scripts::are_replaced() );
		$this->assertTrue( Scripts::was_taken_off( self::ADD ) );
		$this->assertFalse( Scripts::was_taken_off( 'wc-cart' ) );
	}

	/**
	 * @testdox A script stays when its setting is off
	 * @dataProvider settings
	 *
	 * @param string $setting Setting to turn off.
	 * @param string $handle  Script handle that is kept then.
	 */
	public function test_settings( string $setting, string $handle ): void {
		update_option( Settings::OPTION, array( $setting => false ) );

		Scripts::take_off();

		// It needs jQuery, so scripts that come with jQuery are kept, too.
		$this->assertSame( array( $handle, self::PAGE ), self::kept() );
	}

	/**
	 * Data provider of settings and scripts.
	 *
	 * @return list<array{0: string, 1: string}>
	 */
	public static function settings(): array {
		return array(
			array( 'replace_add_to_cart', self::ADD ),
			array( 'replace_cart_fragments', self::FRAGMENT ),
			array( 'replace_single_product', self::DETAILS ),
			// It initializes WooCommerce's gallery.
			array( 'replace_gallery', self::DETAILS ),
		);
	}

	/**
	 * @testdox The single product script stays when a gallery library is enqueued
	 */
	public function test_libraries(): void {
		wp_enqueue_script( 'wc-flexslider', 'https://shop.example/flexslider.js', array( 'jquery' ), '1', true );

		Scripts::take_off();

		$this->assertSame( array( self::DETAILS, self::PAGE ), self::kept() );
	}

	/**
	 * @testdox A script that another script needs stays
	 * @dataProvider needs
	 *
	 * @param \Closure(): void $brings Adds something to the page.
	 * @param list<string>     $kept   Script handles that are kept then.
	 */
	public function test_needed( \Closure $brings, array $kept ): void {
		$brings();

		Scripts::take_off();

		$this->assertSame( $kept, self::kept() );
	}

	/**
	 * Data provider of dependencies.
	 *
	 * @return array<string, array{0: \Closure(): void, 1: list<string>}>
	 */
	public static function needs(): array {
		$enqueue = static fn ( string ...$needs ): \Closure => static fn () => wp_enqueue_script( 'theirs', 'https://shop.example/theirs.js', $needs, '1', true );
		$inline  = static fn ( string $code ): \Closure => static function () use ( $code ): void {
			wp_register_script( 'theirs', false, array(), '1', true );
			wp_enqueue_script( 'theirs' );
			wp_add_inline_script( 'theirs', $code );
		};
		return array(
			'declared as a dependency'           => array( $enqueue( self::FRAGMENT ), array( self::FRAGMENT, self::PAGE ) ),
			'declared by an indirect dependency' => array(
				static function (): void {
					wp_register_script( 'between', 'https://shop.example/between.js', array( self::ADD ), '1', true );
					wp_enqueue_script( 'theirs', 'https://shop.example/theirs.js', array( 'between' ), '1', true );
				},
				array( self::ADD, self::PAGE ),
			),
			'declared by a script that stays'    => array(
				static function (): void {
					wp_scripts()->registered[ self::ADD ]->deps[] = self::FRAGMENT;
					wp_enqueue_script( 'theirs', 'https://shop.example/theirs.js', array( self::ADD ), '1', true );
				},
				array( self::ADD, self::FRAGMENT, self::PAGE ),
			),
			'its data used in inline code'       => array( $inline( 'console.log( wc_add_to_cart_params.cart_url )' ), array( self::ADD, self::PAGE ) ),
			'its gallery used in inline code'    => array( $inline( 'window.jQuery && jQuery( ".slides" ).wc_product_gallery()' ), array( self::DETAILS, self::PAGE ) ),
			'inline code attached to it'         => array( static fn () => wp_add_inline_script( self::FRAGMENT, 'more()' ), array( self::FRAGMENT, self::PAGE ) ),
			'jQuery alone'                       => array( $enqueue( 'jquery' ), array( self::PAGE ) ),
			'jQuery used in inline code'         => array( $inline( 'jQuery( document.body ).on( "added_to_cart", count )' ), array( self::PAGE ) ),
			'none of these'                      => array( $inline( 'document.body.classList.add( "ready" )' ), array() ),
		);
	}

	/**
	 * @testdox The page script returns when something printed later needs it
	 */
	public function test_comes_back(): void {
		Scripts::take_off();
		$this->assertTrue( Scripts::was_taken_off( self::PAGE ) );

		wp_enqueue_script( 'widget', 'https://shop.example/widget.js', array( 'jquery' ), '1', true );
		Scripts::take_off();

		$this->assertSame( array( self::PAGE ), self::kept() );
		$this->assertFalse( Scripts::was_taken_off( self::PAGE ) );
	}

	/**
	 * @testdox A form script that someone else enqueued stays, before or after the form
	 */
	public function test_asked_by_others(): void {
		$form = static function (): void {
			Scripts::before_variations();
			wp_enqueue_script( self::VARIATIONS );
			Scripts::after_variations();
		};
		$form();
		$form();
		Scripts::take_off();
		$this->assertSame( array( false, true ), array( wp_script_is( self::VARIATIONS, 'queue' ), Scripts::was_taken_off( self::VARIATIONS ) ), 'Only the form enqueued it.' );

		wp_enqueue_script( self::VARIATIONS );
		Scripts::take_off();
		$this->assertSame( array( true, false ), array( wp_script_is( self::VARIATIONS, 'queue' ), Scripts::was_taken_off( self::VARIATIONS ) ), 'Another script enqueued it after the form.' );

		$form();
		Scripts::take_off();
		$this->assertTrue( wp_script_is( self::VARIATIONS, 'queue' ), 'Another script enqueued it before the form.' );
	}

	/**
	 * @testdox The product script stays on a page without a product, and the add-to-cart script when AJAX adds are off
	 */
	public function test_not_of_this_page(): void {
		unset( $GLOBALS['wp_actions']['woocommerce_before_single_product'] );
		update_option( 'woocommerce_enable_ajax_add_to_cart', 'no' );

		Scripts::take_off();

		$this->assertSame( array( self::ADD, self::DETAILS, self::PAGE ), self::kept() );
	}

	/**
	 * @testdox With jQuery on the page, a stand-in provides the variation form's method and texts
	 */
	public function test_stand_in(): void {
		Scripts::before_variations();
		wp_enqueue_script( self::VARIATIONS );
		Scripts::after_variations();
		Scripts::take_off();
		$this->assertFalse( wp_script_is( StandIn::HANDLE, 'queue' ), 'No script could call it.' );

		wp_enqueue_script( 'theirs', 'https://shop.example/theirs.js', array( 'jquery' ), '1', true );
		Scripts::take_off();
		$this->assertTrue( wp_script_is( StandIn::HANDLE, 'queue' ) );
		$this->assertStringContainsString( 'i18n_make_a_selection_text', implode( '', wp_scripts()->registered[ StandIn::HANDLE ]->extra['after'] ) );

		wp_enqueue_script( self::VARIATIONS );
		Scripts::take_off();
		$this->assertFalse( wp_script_is( StandIn::HANDLE, 'queue' ), 'The original script is loaded.' );
	}

	/**
	 * @testdox A filter keeps a script or names more
	 */
	public function test_filter(): void {
		wp_enqueue_script( 'other', 'https://shop.example/other.js', array(), '1', true );
		add_filter( 'vitrine_woocommerce_scripts', static fn ( array $handles ): array => array_merge( array_diff( $handles, array( self::ADD ) ), array( 'other' ) ) );

		Scripts::take_off();

		$this->assertSame( array( self::ADD, self::PAGE ), self::kept() );
		$this->assertTrue( Scripts::was_taken_off( 'other' ) );
	}

	/**
	 * @testdox With Vitrine's form, scripts that depend on wc-checkout keep the handle and its data without its code
	 */
	public function test_form_of_ours(): void {
		wp_deregister_script( 'wc-checkout' );
		wp_register_script( 'wc-checkout', 'https://shop.example/checkout.js', array( 'jquery', 'wc-country-select' ), '1', true );
		wp_enqueue_script( 'gateway', 'https://shop.example/gateway.js', array( 'wc-checkout' ), '1', true );

		Scripts::take_off();
		$script = wp_scripts()->registered['wc-checkout'];
		wp_deregister_script( 'wc-checkout' );

		$this->assertFalse( $script->src );
		$this->assertSame( array( self::PAGE ), $script->deps );
		$this->assertContains( 'gateway', wp_scripts()->queue );
	}

	/**
	 * @testdox wc-checkout stays with WooCommerce's own form
	 */
	public function test_form_of_theirs(): void {
		$GLOBALS['post']->post_content = '[woocommerce_checkout]';
		wp_deregister_script( 'wc-checkout' );
		wp_register_script( 'wc-checkout', 'https://shop.example/checkout.js', array( 'jquery' ), '1', true );

		Scripts::take_off();
		$script = wp_scripts()->registered['wc-checkout'];
		wp_deregister_script( 'wc-checkout' );

		$this->assertSame( 'https://shop.example/checkout.js', $script->src );
	}

	/**
	 * Returns the handles of WooCommerce's scripts that are kept.
	 *
	 * @return list<string>
	 */
	private static function kept(): array {
		return array_values( array_intersect( self::ALL, wp_scripts()->queue ) );
	}
}

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
use Vitrine\Settings\Settings;

/**
 * Scripts that are replaced are removed, unless something needs them.
 */
final class ScriptsTest extends ScriptsTestCase {

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
	 * @testdox The product script stays on a page without a product, and the add-to-cart script when AJAX adds are off
	 */
	public function test_not_of_this_page(): void {
		unset( $GLOBALS['wp_actions']['woocommerce_before_single_product'] );
		update_option( 'woocommerce_enable_ajax_add_to_cart', 'no' );

		Scripts::take_off();

		$this->assertSame( array( self::ADD, self::DETAILS, self::PAGE ), self::kept() );
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
}

<?php
/**
 * Tests of which form scripts of WooCommerce a page keeps.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce\Front\Scripts;

use Vitrine\Commerce\WooCommerce\Front\Scripts\OwnForms;
use Vitrine\Commerce\WooCommerce\Front\Scripts\Scripts;
use Vitrine\Commerce\WooCommerce\Front\Scripts\VariationScriptStub;

/**
 * Scripts of the variation form and of the checkout form.
 */
final class FormScriptsTest extends ScriptsTestCase {

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
	 * @testdox WooCommerce's variation script skips our forms where both are on a page, and is left alone elsewhere
	 */
	public function test_own_forms(): void {
		$codes = static fn (): array => array_keys( (array) ( wp_scripts()->registered[ self::VARIATIONS ]->extra['after'] ?? array() ), OwnForms::code(), true );
		wp_enqueue_script( self::VARIATIONS );
		Scripts::take_off();
		$this->assertSame( array(), $codes(), 'None of our forms is on the page.' );

		wp_register_style( 'vitrine-product-style', false, array(), '1' );
		wp_enqueue_style( 'vitrine-product-style' );
		Scripts::take_off();
		Scripts::take_off();
		$this->assertCount( 1, $codes() );
		wp_dequeue_style( 'vitrine-product-style' );
	}

	/**
	 * @testdox With jQuery on the page, a stand-in provides the variation form's method and texts
	 */
	public function test_stand_in(): void {
		Scripts::before_variations();
		wp_enqueue_script( self::VARIATIONS );
		Scripts::after_variations();
		Scripts::take_off();
		$this->assertFalse( wp_script_is( VariationScriptStub::HANDLE, 'queue' ), 'No script could call it.' );

		wp_enqueue_script( 'theirs', 'https://shop.example/theirs.js', array( 'jquery' ), '1', true );
		Scripts::take_off();
		$this->assertTrue( wp_script_is( VariationScriptStub::HANDLE, 'queue' ) );
		$this->assertStringContainsString( 'i18n_make_a_selection_text', implode( '', wp_scripts()->registered[ VariationScriptStub::HANDLE ]->extra['after'] ) );

		wp_enqueue_script( self::VARIATIONS );
		Scripts::take_off();
		$this->assertFalse( wp_script_is( VariationScriptStub::HANDLE, 'queue' ), 'The original script is loaded.' );
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
}

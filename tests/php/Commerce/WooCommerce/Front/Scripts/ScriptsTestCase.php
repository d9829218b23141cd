<?php
/**
 * Base class of tests of WooCommerce's scripts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce\Front\Scripts;

use Vitrine\Commerce\WooCommerce\Front\Scripts\Scripts;
use Vitrine\Tests\TestCase;

/**
 * Sets up a product page with the scripts of WooCommerce.
 */
abstract class ScriptsTestCase extends TestCase {

	protected const VARIATIONS = 'wc-add-to-cart-variation';

	protected const ADD      = 'wc-add-to-cart';
	protected const FRAGMENT = 'wc-cart-fragments';
	protected const DETAILS  = 'wc-single-product';
	protected const PAGE     = 'woocommerce';
	protected const ALL      = array( self::ADD, self::FRAGMENT, self::DETAILS, self::PAGE );

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
	 * Returns the handles of WooCommerce's scripts that are kept.
	 *
	 * @return list<string>
	 */
	protected static function kept(): array {
		return array_values( array_intersect( self::ALL, wp_scripts()->queue ) );
	}
}

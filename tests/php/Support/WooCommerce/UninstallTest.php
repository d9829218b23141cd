<?php
/**
 * Tests of uninstalling the plugin on a WooCommerce site.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Support\WooCommerce;

use Vitrine\Commerce\Builtin\BuiltinPages;
use Vitrine\Commerce\Value\Order;
use Vitrine\Plugin;
use Vitrine\Settings\Settings;
use Vitrine\Tests\Commerce\WooCommerce\CheckoutShop;
use Vitrine\Tests\Loop\WooCommerce\IndexedShop;
use Vitrine\Tests\Support\Leftovers;

/**
 * WooCommerce's data is kept, whatever the setting for ours.
 */
final class UninstallTest extends CheckoutShop {

	/**
	 * Restores the data that the next tests need.
	 */
	protected function tearDown(): void {
		Plugin::activate();
		wp_cache_flush();
		parent::tearDown();
	}

	/**
	 * Places an order for a product.
	 *
	 * @return array{0: int, 1: Order} Product ID and the order.
	 */
	private function sell(): array {
		$lamp = $this->lamp();
		set_transient( 'vitrine_message_1', 'kept', HOUR_IN_SECONDS );
		$placed = $this->shopper( $lamp )->checkout()->place( self::request() );
		$this->assertInstanceOf( Order::class, $placed, is_wp_error( $placed ) ? $placed->get_error_message() : '' );
		return array( $lamp, $placed );
	}

	/**
	 * Returns the names of our order meta.
	 *
	 * @param int $order ID of a WooCommerce order.
	 * @return list<string>
	 */
	private static function marks( int $order ): array {
		wp_cache_flush();
		$keys = array_map( static fn ( \WC_Meta_Data $one ): string => (string) $one->get_data()['key'], wc_get_order( $order )->get_meta_data() );
		return array_values( array_filter( $keys, static fn ( string $key ): bool => str_contains( $key, 'vitrine' ) ) );
	}

	/**
	 * @testdox Uninstalling with data removal keeps WooCommerce's products, orders, pages and sessions
	 */
	public function test_removed(): void {
		global $wpdb;
		list( $lamp, $order ) = $this->sell();
		$this->assertNotSame( array(), self::marks( $order->id ) );
		IndexedShop::make();
		$this->assertContains( $wpdb->prefix . 'vitrine_wc_facets', Leftovers::of_site()['tables'] );
		update_option( Settings::OPTION, array( 'remove_data' => true ) );
		$pages = array_map( 'wc_get_page_id', array( 'shop', 'cart', 'checkout', 'myaccount' ) );
		$list  = static fn (): array => $wpdb->get_col( $wpdb->prepare( 'SELECT session_key FROM %i', $wpdb->prefix . 'woocommerce_sessions' ) );
		$open  = $list();
		$this->assertNotSame( array(), $open );

		$this->assertTrue( Leftovers::uninstall() );

		$this->assertSame( array(), array_diff_key( Leftovers::of_site(), array( 'pages' => true ) ) );
		$this->assertSame( array(), self::marks( $order->id ) );
		$kept = wc_get_order( $order->id );
		$this->assertSame( array( 'Lamp', 'ada@example.org' ), array( current( $kept->get_items() )->get_name(), $kept->get_billing_email() ) );
		$this->assertSame( $order->totals['total'], (int) round( 100 * (float) $kept->get_total() ) );
		$this->assertSame( 'Lamp', wc_get_product( $lamp )->get_name() );
		$this->assertSame( array_fill( 0, 4, 'publish' ), array_map( 'get_post_status', $pages ) );
		$this->assertSame( $open, $list() );
		$this->assertNotFalse( get_option( 'woocommerce_db_version' ) );
	}

	/**
	 * @testdox Pages WooCommerce uses since a move stay published; others are trashed
	 */
	public function test_pages_of_a_move(): void {
		$page = static fn ( string $title ): int => wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => $title ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$ours = array_map( $page, array( 'shop' => 'Shop', 'cart' => 'Cart', 'account' => 'My account' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		update_option( BuiltinPages::OPTION, $ours );
		update_option( 'woocommerce_shop_page_id', $ours['shop'] );
		update_option( 'woocommerce_myaccount_page_id', $ours['account'] );
		update_option( Settings::OPTION, array( 'remove_data' => true ) );

		$this->assertTrue( Leftovers::uninstall() );

		$this->assertSame( array( 'shop' => 'publish', 'cart' => 'trash', 'account' => 'publish' ), array_map( 'get_post_status', $ours ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
	}

	/**
	 * @testdox Uninstalling without data removal keeps settings and order data
	 */
	public function test_kept(): void {
		list( , $order ) = $this->sell();
		update_option( Settings::OPTION, array( 'remove_data' => false ) );
		$before = Leftovers::of_site();
		$marks  = self::marks( $order->id );

		$this->assertTrue( Leftovers::uninstall() );

		$this->assertEquals( array_diff_key( $before, array_flip( array( 'transients', 'tasks' ) ) ), Leftovers::of_site() );
		$this->assertSame( $marks, self::marks( $order->id ) );
	}
}

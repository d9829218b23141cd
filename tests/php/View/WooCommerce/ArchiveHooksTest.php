<?php
/**
 * Tests of WooCommerce's archive hooks.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View\WooCommerce;

use Vitrine\Tests\TestCase;
use Vitrine\Tests\View\Blocks;

/**
 * Each hook is fired once per page, whoever fires it.
 */
final class ArchiveHooksTest extends TestCase {

	use Blocks;

	private const ACTION = 'woocommerce_before_shop_loop';

	/**
	 * Creates a product and opens the shop page.
	 */
	protected function setUp(): void {
		parent::setUp();
		$lamp = new \WC_Product_Simple();
		$lamp->set_props(
			array(
				'name'          => 'Lamp',
				'regular_price' => '20',
			)
		);
		$lamp->save();
		add_action( self::ACTION, static fn () => print '<i class="banner">Sale</i>' );
		unset( $GLOBALS['wp_actions'][ self::ACTION ] );
		query_posts( array( 'post_type' => 'product' ) ); // phpcs:ignore WordPress.WP.DiscouragedFunctions.query_posts_query_posts -- As on the shop page.
	}

	/**
	 * Restores the query.
	 */
	protected function tearDown(): void {
		wp_reset_query(); // phpcs:ignore WordPress.WP.DiscouragedFunctions.wp_reset_query_wp_reset_query -- Restores the query of the test site.
		unset( $GLOBALS['wp_actions'][ self::ACTION ] );
		parent::tearDown();
	}

	/**
	 * Returns how often a listing contains the banner.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 */
	private function banners( array $attributes = array( 'inherit' => true ) ): int {
		return count( $this->find( $this->block( 'product-listing', $attributes ), '//i[@class="banner"]' ) );
	}

	/**
	 * @testdox Archive hooks print once, before the shop's list
	 */
	public function test_once(): void {
		self::assertTrue( is_shop() );
		self::assertSame( 0, $this->banners( array( 'inherit' => false ) ), 'A custom query is not an archive.' );
		self::assertSame( 1, $this->banners() );
		self::assertSame( 0, $this->banners() );
	}

	/**
	 * @testdox Archive hooks do not print again when WooCommerce ran them or its compatibility layer is off
	 */
	public function test_called_by_others(): void {
		add_filter( 'woocommerce_disable_compatibility_layer', '__return_true' );
		self::assertSame( 0, $this->banners() );
		remove_filter( 'woocommerce_disable_compatibility_layer', '__return_true' );
		ob_start();
		do_action( self::ACTION ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WooCommerce hook.
		ob_end_clean();
		self::assertSame( 0, $this->banners() );
	}

	/**
	 * @testdox Archive hooks omit the theme's wrappers and WooCommerce's count, and do not run outside archives
	 */
	public function test_not_the_theme(): void {
		$here = static fn (): string => __DIR__;
		add_filter( 'template_directory', $here );
		self::assertSame( 0, $this->banners() );
		remove_filter( 'template_directory', $here );
		query_posts( array( 'post_type' => 'post' ) ); // phpcs:ignore WordPress.WP.DiscouragedFunctions.query_posts_query_posts -- A query without products.
		self::assertSame( 0, $this->banners() );
		query_posts( array( 'post_type' => 'product' ) ); // phpcs:ignore WordPress.WP.DiscouragedFunctions.query_posts_query_posts -- A query without products.
		self::assertCount( 1, $this->find( $this->block( 'product-listing', array( 'inherit' => true ) ), '//*[@class="woocommerce-result-count"]' ) );
	}
}

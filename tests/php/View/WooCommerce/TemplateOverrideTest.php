<?php
/**
 * Tests of our gallery and quick view in WooCommerce's own templates.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View\WooCommerce;

use Vitrine\Settings\Settings;
use Vitrine\Tests\TestCase;
use Vitrine\View\Product\Gallery\Reliance;
use Vitrine\View\Product\Gallery\TemplateOverride;
use WC_Product_Simple;

/**
 * Output of WooCommerce with Vitrine active.
 */
final class TemplateOverrideTest extends TestCase {

	/**
	 * Resets the state of the page.
	 */
	protected function tearDown(): void {
		Reliance::reset();
		$GLOBALS['wp_the_query'] = new \WP_Query(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Simulates a request without a post.
		parent::tearDown();
	}

	/**
	 * @testdox Replaces the product gallery unless the setting is off
	 */
	public function test_gallery(): void {
		$this->set_up_loop();
		$this->go_to_product();
		$ours = $this->printed( 'woocommerce_show_product_images' );
		$this->assertStringContainsString( 'class="vitrine-gallery woocommerce-product-gallery images', $ours );
		$this->assertStringNotContainsString( 'opacity: 0', $ours );

		update_option( Settings::OPTION, array( 'replace_gallery' => false ) );
		$theirs = $this->printed( 'woocommerce_show_product_images' );
		$this->assertStringNotContainsString( 'vitrine-gallery', $theirs );
		$this->assertStringContainsString( 'woocommerce-product-gallery', $theirs );
	}

	/**
	 * @testdox Keeps WooCommerce's gallery for a product shown elsewhere
	 */
	public function test_elsewhere(): void {
		$this->set_up_loop();
		$this->assertStringNotContainsString( 'vitrine-gallery', $this->printed( 'woocommerce_show_product_images' ) );
	}

	/**
	 * @testdox Keeps WooCommerce's gallery when a filter changes its options
	 */
	public function test_options(): void {
		$this->set_up_loop();
		add_filter( 'woocommerce_single_product_photoswipe_options', static fn ( array $options ): array => array( 'history' => true ) + $options );
		$this->assertStringNotContainsString( 'vitrine-gallery', $this->printed( 'woocommerce_show_product_images' ) );
	}

	/**
	 * @testdox Keeps WooCommerce's gallery and libraries when a script uses them
	 * @dataProvider scripts
	 * @param string       $code Inline code of the script; empty: none.
	 * @param list<string> $deps Dependencies of the script.
	 */
	public function test_scripts( string $code, array $deps ): void {
		$this->set_up_loop();
		$this->go_to_product();
		wp_register_script( 'theirs', 'https://shop.example/theirs.js', $deps, '1', true );
		wp_add_inline_script( 'theirs', $code );
		wp_enqueue_script( 'wc-flexslider' );
		TemplateOverride::enqueue();
		$this->assertFalse( wp_script_is( 'wc-flexslider', 'queue' ), 'No script calls it.' );
		$this->assertStringContainsString( 'vitrine-gallery', $this->printed( 'woocommerce_show_product_images' ) );

		wp_enqueue_script( 'wc-flexslider' );
		wp_enqueue_script( 'theirs' );
		TemplateOverride::enqueue();
		// A block theme renders the page before it enqueues scripts.
		Reliance::reset();
		$this->assertStringNotContainsString( 'vitrine-gallery', $this->printed( 'woocommerce_show_product_images' ) );
		wp_enqueue_script( 'wc-flexslider' );
		TemplateOverride::enqueue();
		$this->assertTrue( wp_script_is( 'wc-flexslider', 'queue' ) );

		wp_dequeue_script( 'theirs' );
		TemplateOverride::enqueue();
		Reliance::finish( '<html></html>' );
		Reliance::reset();
		$this->assertStringContainsString( 'vitrine-gallery', $this->printed( 'woocommerce_show_product_images' ) );
	}

	/**
	 * Data provider of scripts of other plugins.
	 *
	 * @return array<string, array{string, list<string>}>
	 */
	public static function scripts(): array {
		return array(
			'a library' => array( '', array( 'flexslider' ) ),
			'an event'  => array( 'jQuery( document.body ).on( "wc-product-gallery-after-init", go )', array( 'jquery' ) ),
		);
	}

	/**
	 * @testdox Products in WooCommerce's loop have a quick view trigger unless disabled
	 */
	public function test_loop(): void {
		$id   = $this->set_up_loop();
		$loop = static fn () => wc_get_template_part( 'content', 'product' );
		$this->assertMatchesRegularExpression( '/<a[^>]+data-quick-view="trigger"[^>]+data-product_id="' . $id . '"/', $this->printed( $loop ) );

		update_option( Settings::OPTION, array( 'quick_view' => 'none' ) );
		$this->assertStringNotContainsString( 'data-quick-view', $this->printed( $loop ) );
	}

	/**
	 * @testdox Returns a WooCommerce product for a quick view
	 */
	public function test_endpoint(): void {
		$id     = $this->set_up_loop();
		$answer = $this->visitor()->post(
			'/wp-admin/admin-ajax.php',
			array(
				'action'     => 'ast_load_product_quick_view',
				'product_id' => $id,
			)
		);
		$this->assertSame( 200, $answer->status );
		$this->assertStringContainsString( 'Lamp</h2>', $answer->body );
		$this->assertStringContainsString( 'name="add-to-cart" value="' . $id . '"', $answer->body );
		$this->assertStringContainsString( '12.00', html_entity_decode( wp_strip_all_tags( $answer->body ) ) );
	}

	/**
	 * Opens the page of the current product.
	 */
	private function go_to_product(): void {
		$page = array(
			'p'         => get_the_ID(),
			'post_type' => 'product',
		);
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As WordPress does.
		$GLOBALS['wp_query']     = new \WP_Query( $page );
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query']; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As WordPress does.
		wp_register_script( 'wc-flexslider', 'https://shop.example/flexslider.js', array(), '1', true );
		wp_register_script( 'flexslider', false, array( 'wc-flexslider' ), '1', true );
	}

	/**
	 * Creates a product and makes it the current one of the loop.
	 */
	private function set_up_loop(): int {
		$product = new WC_Product_Simple();
		$product->set_name( 'Lamp' );
		$product->set_regular_price( '12' );
		$id = $product->save();

		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- As in a loop.
		$GLOBALS['post']    = get_post( $id );
		$GLOBALS['product'] = wc_get_product( $id );
		// phpcs:enable
		setup_postdata( $GLOBALS['post'] );
		return $id;
	}

	/**
	 * Returns the output of a function.
	 *
	 * @param callable $prints The function.
	 */
	private function printed( callable $prints ): string {
		ob_start();
		$prints();
		return (string) ob_get_clean();
	}
}

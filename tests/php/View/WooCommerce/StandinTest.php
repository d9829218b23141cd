<?php
/**
 * Our gallery and quick views on WooCommerce's own templates.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View\WooCommerce;

use Vitrine\Settings\Settings;
use Vitrine\Tests\TestCase;
use WC_Product_Simple;

/**
 * What WooCommerce prints with Vitrine beside it.
 */
final class StandinTest extends TestCase {

	/**
	 * @testdox The pictures of a product are ours where the theme has none of its own, and WooCommerce's where the owner wants them
	 */
	public function test_gallery(): void {
		$this->set_up_loop();
		$ours = $this->printed( 'woocommerce_show_product_images' );
		$this->assertStringContainsString( 'class="vitrine-gallery woocommerce-product-gallery images', $ours );
		$this->assertStringNotContainsString( 'opacity: 0', $ours );

		update_option( Settings::OPTION, array( 'replace_gallery' => false ) );
		$theirs = $this->printed( 'woocommerce_show_product_images' );
		$this->assertStringNotContainsString( 'vitrine-gallery', $theirs );
		$this->assertStringContainsString( 'woocommerce-product-gallery', $theirs );
	}

	/**
	 * @testdox Each product of WooCommerce's own loop has the way to its quick view, unless the owner wants none
	 */
	public function test_loop(): void {
		$id   = $this->set_up_loop();
		$loop = static fn () => wc_get_template_part( 'content', 'product' );
		$this->assertMatchesRegularExpression( '/<a[^>]+data-quick-view="trigger"[^>]+data-product_id="' . $id . '"/', $this->printed( $loop ) );

		update_option( Settings::OPTION, array( 'quick_view' => 'none' ) );
		$this->assertStringNotContainsString( 'data-quick-view', $this->printed( $loop ) );
	}

	/**
	 * @testdox Answers a quick view with a product of WooCommerce's
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
	 * Makes a product the one of the loop.
	 */
	private function set_up_loop(): int {
		$product = new WC_Product_Simple();
		$product->set_name( 'Lamp' );
		$product->set_regular_price( '12' );
		$id = $product->save();

		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- As a loop does.
		$GLOBALS['post']    = get_post( $id );
		$GLOBALS['product'] = wc_get_product( $id );
		// phpcs:enable
		setup_postdata( $GLOBALS['post'] );
		return $id;
	}

	/**
	 * What something prints.
	 *
	 * @param callable $prints It.
	 */
	private function printed( callable $prints ): string {
		ob_start();
		$prints();
		return (string) ob_get_clean();
	}
}

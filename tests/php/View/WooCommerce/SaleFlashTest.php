<?php
/**
 * Tests of the sale badge in a theme with its own badge.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View\WooCommerce;

use Astra_Woocommerce;
use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\WooCommerce\Products\ProductFactory;
use Vitrine\Tests\TestCase;

require_once __DIR__ . '/astra.php';

/**
 * Astra removes WooCommerce's badge and renders one on its own cards.
 */
final class SaleFlashTest extends TestCase {

	/**
	 * Creates a product on sale and returns it as our cards do.
	 */
	private static function card(): Product {
		$lamp = new \WC_Product_Simple();
		$lamp->set_props(
			array(
				'name'          => 'Lamp',
				'regular_price' => '20',
				'sale_price'    => '15',
			)
		);
		$lamp->save();
		return ProductFactory::card( $lamp );
	}

	/**
	 * @testdox Vitrine's cards keep the sale badge where Astra removes it from WooCommerce's
	 */
	public function test_theme(): void {
		$theme = array( new Astra_Woocommerce(), 'sale_flash' );
		add_filter( 'woocommerce_sale_flash', $theme, 10, 3 );
		self::assertNull( self::card()->sale_html, 'Ours.' );
		self::assertSame( '', apply_filters( 'woocommerce_sale_flash', '<span>', null, null ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		self::assertSame( 10, has_filter( 'woocommerce_sale_flash', $theme ) );
	}

	/**
	 * @testdox A plugin can change or remove the sale badge beside Astra
	 */
	public function test_plugin(): void {
		add_filter( 'woocommerce_sale_flash', array( new Astra_Woocommerce(), 'sale_flash' ), 10, 3 );
		$plugin = static fn ( string $html, \WP_Post $post, \WC_Product $product ): string => '<b>Spring ' . $product->get_name() . '</b>';
		add_filter( 'woocommerce_sale_flash', $plugin, 20, 3 );
		self::assertSame( '<b class="vitrine-badge">Spring Lamp</b>', self::card()->sale_html );
		remove_filter( 'woocommerce_sale_flash', $plugin, 20 );
		add_filter( 'woocommerce_sale_flash', '__return_empty_string' );
		self::assertSame( '', self::card()->sale_html );
	}

	/**
	 * @testdox A theme's badge finds its product in WooCommerce's global, as in its templates, and the page's product stays there
	 */
	public function test_global_product(): void {
		$theme              = static fn (): string => '<b>' . $GLOBALS['product']->get_name() . '</b>';
		add_filter( 'woocommerce_sale_flash', $theme );
		$of_page            = new \WC_Product_Simple();
		$GLOBALS['product'] = $of_page; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As on a product page.
		self::assertSame( '<b class="vitrine-badge">Lamp</b>', self::card()->sale_html );
		self::assertSame( $of_page, $GLOBALS['product'] );
		unset( $GLOBALS['product'] );
		self::assertSame( '<b class="vitrine-badge">Lamp</b>', self::card()->sale_html );
		self::assertNull( $GLOBALS['product'] ?? null );
	}

	/**
	 * @testdox A badge that a theme prints instead of returning it is the card's, and is not printed elsewhere
	 */
	public function test_printed(): void {
		$theme = static function (): string {
			echo '<div class="labels"><b>-25%</b></div>';
			return '';
		};
		add_filter( 'woocommerce_sale_flash', $theme );
		ob_start();
		$html = self::card()->sale_html;
		self::assertSame( '', ob_get_clean() );
		self::assertSame( '<div class="labels vitrine-badge"><b>-25%</b></div>', $html );
	}
}

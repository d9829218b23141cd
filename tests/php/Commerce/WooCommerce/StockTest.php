<?php
/**
 * Tests of WooCommerce's stock display.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce;

use Vitrine\Commerce\Value\ProductQuery;
use Vitrine\Plugin;
use Vitrine\View\CardData;
use Vitrine\View\QuickView\QuickViewContent;

/**
 * Low stock thresholds of the shop and of a product, and the stock display
 * format.
 */
final class StockTest extends WooCommerceShop {

	/**
	 * @testdox A card shows the remaining stock at or below the low stock threshold, where the shop shows amounts
	 * @dataProvider cards
	 *
	 * @param string $format Value of WooCommerce's option.
	 * @param int    $bound  Threshold of the shop.
	 * @param string $says   Text on the card of a lamp with three in stock.
	 */
	public function test_card( string $format, int $bound, string $says ): void {
		update_option( 'woocommerce_notify_low_stock_amount', $bound );
		update_option( 'woocommerce_stock_format', $format );
		$this->lamp( array( 'stock' => 3 ) );

		$card = $this->shop->visitor()->catalog()->query( new ProductQuery() )->products[0];

		$this->assertSame( $says, CardData::stock_text( $card ) );
	}

	/**
	 * Data provider of formats, thresholds and texts.
	 *
	 * @return array<string, array{0: string, 1: int, 2: string}>
	 */
	public static function cards(): array {
		return array(
			'always shown, low stock'      => array( '', 3, 'Only 3 left' ),
			'always shown, enough stock'   => array( '', 2, '' ),
			'shown when low, low stock'    => array( 'low_amount', 3, 'Only 3 left' ),
			'shown when low, enough stock' => array( 'low_amount', 2, '' ),
			'never shown, low stock'       => array( 'no_amount', 3, '' ),
		);
	}

	/**
	 * @testdox A product with backorders shows no remaining stock
	 */
	public function test_backorders(): void {
		$lamp = wc_get_product( $this->lamp( array( 'stock' => 1 ) ) );
		$lamp->set_backorders( 'yes' );
		$lamp->save();

		$this->assertNull( $this->shop->visitor()->catalog()->find( $lamp->get_id() )->few );
	}

	/**
	 * @testdox A product page shows WooCommerce's availability text, including filters
	 * @dataProvider formats
	 *
	 * @param string $format Value of WooCommerce's option.
	 * @param string $says   Text for a lamp with two in stock.
	 */
	public function test_page( string $format, string $says ): void {
		update_option( 'woocommerce_stock_format', $format );
		$id = $this->lamp( array( 'stock' => 2 ) );

		$this->assertSame( $says, $this->stock_on_page( $id ) );

		add_filter( 'woocommerce_get_availability_text', static fn ( string $text ): string => "$text, by Friday" );
		$this->assertSame( "$says, by Friday", $this->stock_on_page( $id ) );
	}

	/**
	 * Data provider of formats and texts.
	 *
	 * @return array<string, array{0: string, 1: string}>
	 */
	public static function formats(): array {
		return array(
			'always'   => array( '', '2 in stock' ),
			'when low' => array( 'low_amount', 'Only 2 left in stock' ),
			'never'    => array( 'no_amount', 'In stock' ),
		);
	}

	/**
	 * Returns the stock text on a product page.
	 *
	 * @param int $id Product ID.
	 */
	private function stock_on_page( int $id ): string {
		$engine  = Plugin::engine();
		$product = $engine->catalog()->find( $id );
		preg_match( '/<p class="stock[^>]*>(.*?)<\/p>/', (string) QuickViewContent::render( $product, $engine ), $found );
		return $found[1] ?? '';
	}
}

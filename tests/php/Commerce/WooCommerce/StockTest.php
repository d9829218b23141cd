<?php
/**
 * What WooCommerce's shop tells of its stock.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce;

use Vitrine\Commerce\Value\ProductQuery;
use Vitrine\Plugin;
use Vitrine\View\CardData;
use Vitrine\View\QuickView\Content;

/**
 * The bound of the shop, the bound of a product, and how amounts are told.
 */
final class StockTest extends WooCommerceShop {

	/**
	 * @testdox From the shop's own bound down a card says how few are left, where the shop tells amounts
	 * @dataProvider cards
	 *
	 * @param string $format Of WooCommerce's option.
	 * @param int    $bound  Of the shop.
	 * @param string $says   On the card of a lamp of which three are left.
	 */
	public function test_card( string $format, int $bound, string $says ): void {
		update_option( 'woocommerce_notify_low_stock_amount', $bound );
		update_option( 'woocommerce_stock_format', $format );
		$this->lamp( array( 'stock' => 3 ) );

		$card = $this->shop->visitor()->catalog()->query( new ProductQuery() )->products[0];

		$this->assertSame( $says, CardData::stock_text( $card ) );
	}

	/**
	 * Formats, bounds and texts.
	 *
	 * @return array<string, array{0: string, 1: int, 2: string}>
	 */
	public static function cards(): array {
		return array(
			'always told, and few'      => array( '', 3, 'Only 3 left' ),
			'always told, and enough'   => array( '', 2, '' ),
			'told when few, and few'    => array( 'low_amount', 3, 'Only 3 left' ),
			'told when few, and enough' => array( 'low_amount', 2, '' ),
			'never told, although few'  => array( 'no_amount', 3, '' ),
		);
	}

	/**
	 * @testdox What can be ordered when it is gone is never said to be few
	 */
	public function test_backorders(): void {
		$lamp = wc_get_product( $this->lamp( array( 'stock' => 1 ) ) );
		$lamp->set_backorders( 'yes' );
		$lamp->save();

		$this->assertNull( $this->shop->visitor()->catalog()->find( $lamp->get_id() )->few );
	}

	/**
	 * @testdox A product's page says of the stock what WooCommerce says, plugins and all
	 * @dataProvider formats
	 *
	 * @param string $format Of WooCommerce's option.
	 * @param string $says   Of a lamp of which two are left.
	 */
	public function test_page( string $format, string $says ): void {
		update_option( 'woocommerce_stock_format', $format );
		$id = $this->lamp( array( 'stock' => 2 ) );

		$this->assertSame( $says, $this->stock_on_page( $id ) );

		add_filter( 'woocommerce_get_availability_text', static fn ( string $text ): string => "$text, by Friday" );
		$this->assertSame( "$says, by Friday", $this->stock_on_page( $id ) );
	}

	/**
	 * Formats and texts.
	 *
	 * @return array<string, array{0: string, 1: string}>
	 */
	public static function formats(): array {
		return array(
			'always'   => array( '', '2 in stock' ),
			'when few' => array( 'low_amount', 'Only 2 left in stock' ),
			'never'    => array( 'no_amount', 'In stock' ),
		);
	}

	/**
	 * The text about the stock on a product's page.
	 *
	 * @param int $id Product.
	 */
	private function stock_on_page( int $id ): string {
		$engine  = Plugin::engine();
		$product = $engine->catalog()->find( $id );
		preg_match( '/<p class="stock[^>]*>(.*?)<\/p>/', (string) Content::render( $product, $engine ), $found );
		return $found[1] ?? '';
	}
}

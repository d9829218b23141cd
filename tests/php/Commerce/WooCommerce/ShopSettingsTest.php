<?php
/**
 * Tests of WooCommerce's settings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce;

use Vitrine\Commerce\WooCommerce\Checkout\WooCommerceFields;
use Vitrine\Tests\View\Blocks;
use Vitrine\View\Product\Gallery\Gallery;
use Vitrine\View\ShopProps;

/**
 * Taxes, prices, images and currency follow WooCommerce's settings.
 */
final class ShopSettingsTest extends WooCommerceShop {

	use Blocks;

	/**
	 * Sets up a tax of nineteen percent on everything.
	 *
	 * @param string $shown `incl` or `excl`.
	 */
	private static function tax( string $shown ): void {
		update_option( 'woocommerce_calc_taxes', 'yes' );
		update_option( 'woocommerce_prices_include_tax', 'no' );
		update_option( 'woocommerce_tax_display_shop', $shown );
		update_option( 'woocommerce_tax_display_cart', $shown );
		\WC_Tax::_insert_tax_rate(
			array(
				'tax_rate_country'  => 'DE',
				'tax_rate'          => '19.0000',
				'tax_rate_name'     => 'VAT',
				'tax_rate_priority' => 1,
			)
		);
		\WC_Cache_Helper::invalidate_cache_group( 'taxes' );
	}

	/**
	 * @testdox Prices include or exclude tax as set, and totals add up
	 * @dataProvider tax_displays
	 *
	 * @param string                                                                                     $shown  `incl` or `excl`.
	 * @param int                                                                                        $price  Price of a lamp.
	 * @param array{subtotal: int, discount: int, shipping: int|null, tax: int, total: int} $totals Totals of two lamps with a discount of ten percent.
	 */
	public function test_tax( string $shown, int $price, array $totals ): void {
		self::tax( $shown );
		$this->shop->shipping( 0, null );
		$this->shop->coupon( 'ten', array( 'amount' => 10 ) );
		$lamp   = $this->lamp();
		$engine = $this->shopper( $lamp, 2 );
		$engine->cart()->apply_coupon( 'ten' );

		$now = $engine->cart()->snapshot();

		$this->assertSame( $price, $engine->catalog()->find( $lamp )->price );
		$this->assertSame( array( $price, 2 * $price ), array( $now->lines[0]->price, $now->lines[0]->subtotal ) );
		$this->assertSame( $totals, $now->totals );
	}

	/**
	 * @testdox Returns price HTML only where a setting or filter changes it
	 */
	public function test_price_html(): void {
		$lamp = $this->lamp();
		$html = static fn (): ?string => \Vitrine\Plugin::engine()->catalog()->find( $lamp )->price_html;
		$this->assertNull( $html() );

		self::tax( 'excl' );
		update_option( 'woocommerce_price_display_suffix', 'plus VAT' );
		$this->assertStringContainsString( 'plus VAT', (string) $html() );

		update_option( 'woocommerce_price_display_suffix', '' );
		add_filter( 'woocommerce_get_price_html', static fn (): string => '<b onclick="go()">Ask us</b>' );
		$this->assertSame( '<b>Ask us</b>', $html() );
	}

	/**
	 * @testdox A custom placeholder replaces a missing product image in listing, page and cart; WooCommerce's default does not
	 */
	public function test_placeholder(): void {
		$lamp   = $this->lamp();
		$engine = $this->shopper( $lamp, 1 );
		self::assertSame( array(), $engine->catalog()->find( $lamp )->images );
		self::assertNull( $engine->cart()->snapshot()->lines[0]->image );
		self::assertStringNotContainsString( '<img', $this->block( 'product-listing' ) );

		update_option( 'woocommerce_placeholder_image', 'https://example.org/nothing-yet.png' );
		$images = $engine->catalog()->find( $lamp )->images;
		self::assertSame( array( 'https://example.org/nothing-yet.png' ), array_column( $images, 'src' ) );
		self::assertGreaterThan( 0, $images[0]->width );
		self::assertSame( 'https://example.org/nothing-yet.png', $engine->cart()->snapshot()->lines[0]->image?->src );
		self::assertMatchesRegularExpression( '~<li [^>]*product.*<img [^>]*src="https://example\.org/nothing-yet\.png"~s', $this->block( 'product-listing' ) );
		self::assertStringContainsString( 'src="https://example.org/nothing-yet.png"', (string) Gallery::render( $engine->catalog()->find( $lamp ), ShopProps::props( $engine )['sale_badge'] ) );
	}

	/**
	 * @testdox Keeps a plugin's gallery markup with the thumbnail that leads to it
	 */
	public function test_gallery_html(): void {
		$lamp  = $this->lamp();
		$image = self::factory_image();
		$whole = wc_get_product( $lamp );
		$whole->set_image_id( $image );
		$whole->set_gallery_image_ids( array( self::factory_image() ) );
		$whole->save();
		$engine = $this->shopper();
		$html   = static fn (): string => (string) Gallery::render( $engine->catalog()->find( $lamp ), ShopProps::props( $engine )['sale_badge'] );
		self::assertStringNotContainsString( '<video', $html() );
		add_filter( 'woocommerce_single_product_image_thumbnail_html', static fn ( string $usual, int $id ): string => $id === $image ? '<video src="film.mp4"></video>' : $usual, 10, 2 );
		self::assertStringContainsString( '<div class="woocommerce-product-gallery__image" id="product-' . $lamp . '-image-1"', $html() );
		self::assertSame( 1, substr_count( $html(), '<video src="film.mp4"></video>' ) );
		self::assertSame( 2, substr_count( $html(), 'class="woocommerce-product-gallery__image"' ) );
	}

	/**
	 * Creates an attachment.
	 */
	private static function factory_image(): int {
		$upload = wp_upload_bits( 'lamp.gif', null, (string) base64_decode( 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', true ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_decode -- One-pixel image.
		$id     = wp_insert_attachment(
			array(
				'post_mime_type' => 'image/gif',
				'post_title'     => 'Lamp',
			),
			$upload['file']
		);
		wp_update_attachment_metadata(
			$id,
			array(
				'width'  => 1,
				'height' => 1,
				'file'   => _wp_relative_upload_path( $upload['file'] ),
			)
		);
		return $id;
	}

	/**
	 * Data provider of tax displays.
	 *
	 * @return array<string, array{0: string, 1: int, 2: array<string, int>}>
	 */
	public static function tax_displays(): array {
		$sums = static fn ( int $subtotal, int $discount ): array => array(
			'subtotal' => $subtotal,
			'discount' => $discount,
			'shipping' => 0,
			'tax'      => 342,
			'total'    => 2142,
		);
		return array(
			'prices including tax' => array( 'incl', 1190, $sums( 2380, 238 ) ),
			'prices excluding tax' => array( 'excl', 1000, $sums( 2000, 200 ) ),
		);
	}

	/**
	 * @testdox A state is a select where WooCommerce has the country's states, else a text field
	 * @testWith ["GB", "text"]
	 *           ["US", "select"]
	 * @param string $country Country of the customer.
	 * @param string $type    Type of the field.
	 */
	public function test_states( string $country, string $type ): void {
		$this->shopper();
		WC()->customer->set_billing_country( $country );
		// It caches the fields of the first requested country.
		( new \ReflectionProperty( \WC_Checkout::class, 'instance' ) )->setValue( null, null );
		$fields = array_column( WooCommerceFields::groups()['billing'], null, 'name' );
		$this->assertSame( $type, $fields['billing_state']['type'] );
		$this->assertSame( 'select' === $type, array() !== $fields['billing_state']['options'] );
	}

	/**
	 * @testdox Formats prices with the shop's currency settings
	 */
	public function test_currency(): void {
		update_option( 'woocommerce_currency', 'CHF' );
		update_option( 'woocommerce_currency_pos', 'left_space' );
		update_option( 'woocommerce_price_thousand_sep', '’' );
		$this->assertSame( html_entity_decode( wp_strip_all_tags( wc_price( 12345.6 ) ) ), $this->shop->visitor()->currency()->format( 1234560 ) );

		update_option( 'woocommerce_currency', 'JPY' );
		update_option( 'woocommerce_currency_pos', 'right_space' );
		update_option( 'woocommerce_price_num_decimals', '0' );
		$engine = $this->shop->visitor();
		$this->assertSame( html_entity_decode( wp_strip_all_tags( wc_price( 1500 ) ) ), $engine->currency()->format( 1500 ) );
		$this->assertSame( 10, $engine->catalog()->find( $this->lamp() )->price, 'Without decimals the minor unit is the whole unit.' );
	}

	/**
	 * @testdox A product with backorders has no maximum quantity
	 */
	public function test_backorders(): void {
		$lamp    = $this->lamp( array( 'stock' => 2 ) );
		$product = wc_get_product( $lamp );
		$product->set_backorders( 'notify' );
		$product->save();
		$engine = $this->shopper( $lamp, 5 );

		$shown = $engine->catalog()->find( $lamp );

		$this->assertSame( array( true, null, null ), array( $shown->in_stock, $shown->stock, $shown->max ) );
		$this->assertNull( $engine->cart()->snapshot()->lines[0]->max );
		$this->assertSame( array(), $engine->cart()->snapshot()->notices );
	}

	/**
	 * @testdox Lists a customer's orders, newest first, without drafts
	 */
	public function test_orders_of_customer(): void {
		$ids = array();
		foreach ( array( 'completed', 'processing', 'checkout-draft' ) as $status ) {
			$order = wc_create_order(
				array(
					'customer_id' => 1,
					'status'      => $status,
				)
			);
			$ids[] = $order->get_id();
		}

		$orders = $this->shop->visitor()->orders();

		$this->assertSame( array( $ids[1], $ids[0] ), array_column( $orders->of_customer( 1 ), 'id' ) );
		$this->assertSame( array(), $orders->of_customer( 0 ) );
	}
}

<?php
/**
 * What plugins make of a cart's lines.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce;

use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Commerce\Value\CartLine;

/**
 * The cart says of its lines what WooCommerce's cart page would say.
 */
final class CartFiltersTest extends WooCommerceShop {

	/**
	 * The only line of a cart with two lamps.
	 */
	private function line(): CartLine {
		$lines = $this->shopper( 0, 2 )->cart()->snapshot()->lines;
		$this->assertCount( 1, $lines );
		return $lines[0];
	}

	/**
	 * @testdox Names and addresses of lines are those of plugins; one that takes the address away leaves the product's own
	 */
	public function test_names(): void {
		add_filter( 'woocommerce_cart_item_name', static fn ( string $name ): string => "<b>$name</b> (gift)" );
		add_filter( 'woocommerce_cart_item_permalink', static fn ( string $url ): string => add_query_arg( 'gift', '1', $url ) );
		$line = $this->line();
		$this->assertSame( 'Lamp (gift)', $line->name );
		$this->assertStringContainsString( 'gift=1', $line->permalink );

		add_filter( 'woocommerce_cart_item_permalink', '__return_empty_string', 20 );
		$line = $this->line();
		$this->assertSame( get_permalink( $line->product_id ), $line->permalink );
	}

	/**
	 * @testdox A line whose quantity a plugin has fixed has no stepper, any other has
	 * @dataProvider quantities
	 *
	 * @param \Closure|null $filter Of the quantity's HTML; null: there is none.
	 * @param bool          $fixed  Whether it can be changed no more.
	 */
	public function test_fixed( ?\Closure $filter, bool $fixed ): void {
		if ( null !== $filter ) {
			add_filter( 'woocommerce_cart_item_quantity', $filter, 10, 3 );
		}
		$this->assertSame( $fixed, $this->line()->sold_individually );
	}

	/**
	 * Quantities.
	 *
	 * @return array<string, array{0: \Closure|null, 1: bool}>
	 */
	public static function quantities(): array {
		return array(
			'no plugin'          => array( null, false ),
			'something round it' => array( static fn ( string $html ): string => "<p>$html</p>", false ),
			'the number alone'   => array( static fn ( string $html, string $key, array $item ): int => $item['quantity'], true ),
			'a hidden input'     => array( static fn (): string => '2 <input type="hidden" class="qty" value="2">', true ),
			'nothing'            => array( static fn (): string => '', true ),
		);
	}

	/**
	 * @testdox The count is the one that plugins make of it, and lines that they hide are not shown
	 */
	public function test_count(): void {
		$engine = $this->shopper( 0, 2 );
		$part   = $this->lamp( array( 'name' => 'Part' ) );
		$engine->cart()->add( new AddRequest( $part, 3 ) );
		$this->assertSame( 5, $engine->cart()->snapshot()->count() );

		add_filter( 'woocommerce_cart_contents_count', static fn ( int $count ): int => $count - 3 );
		add_filter( 'woocommerce_cart_item_visible', static fn ( bool $visible, array $item ): bool => $item['product_id'] !== $part, 10, 2 );
		$now = $engine->cart()->snapshot();

		$this->assertSame( 2, $now->count() );
		$this->assertSame( array( 'Lamp' ), array_column( $now->lines, 'name' ) );
	}

	/**
	 * @testdox Bounds of plugins hold for every way into the cart: least, most, step, one an order
	 */
	public function test_bounds(): void {
		add_filter(
			'woocommerce_quantity_input_args',
			static fn ( array $args ): array => array(
				'min_value' => 2,
				'max_value' => 6,
				'step'      => 2,
			) + $args
		);
		$lamp   = $this->lamp();
		$engine = $this->shop->visitor();
		foreach ( array( 1, 3, 8 ) as $quantity ) {
			$this->assertInstanceOf( \WP_Error::class, $engine->cart()->add( new AddRequest( $lamp, $quantity ) ), "$quantity pieces" );
		}
		$this->assertIsArray( $engine->cart()->add( new AddRequest( $lamp, 4 ) ) );
		$line = $engine->cart()->snapshot()->lines[0];
		$this->assertSame( array( 2, 6, 2 ), array( $line->min, $line->max, $line->step ) );
		$this->assertInstanceOf( \WP_Error::class, $engine->cart()->set_quantities( array( $line->key => 5 ) ) );
		$this->assertTrue( $engine->cart()->set_quantities( array( $line->key => 6 ) ) );
	}

	/**
	 * @testdox A product that a plugin sells one an order is added once
	 */
	public function test_one_an_order(): void {
		add_filter( 'woocommerce_is_sold_individually', '__return_true' );
		$lamp   = $this->lamp();
		$engine = $this->shopper( $lamp );

		$this->assertTrue( $engine->cart()->snapshot()->lines[0]->sold_individually );
		$this->assertInstanceOf( \WP_Error::class, $engine->cart()->add( new AddRequest( $lamp ) ) );
		$this->assertSame( 1, $engine->cart()->snapshot()->count() );
	}

	/**
	 * @testdox A line has the classes that plugins give it, and is left out of the order review where they say so
	 */
	public function test_rows(): void {
		$line = $this->line();
		$this->assertSame( array( '', true, array() ), array( $line->style, $line->in_review, $line->html ) );

		add_filter( 'woocommerce_cart_item_class', static fn ( string $classes ): string => "$classes bundled <b> as_part" );
		add_filter( 'woocommerce_checkout_cart_item_visible', '__return_false' );
		add_filter( 'woocommerce_checkout_cart_item_quantity', static fn ( string $html ): string => $html . '<em onclick="go()">per month</em>' );
		$line = $this->line();
		$this->assertSame( array( 'bundled b as_part', false ), array( $line->style, $line->in_review ) );
		$this->assertSame( array( 'quantity' => ' <strong class="product-quantity">&times;&nbsp;2</strong><em>per month</em>' ), $line->html );
	}

	/**
	 * @testdox A line shows the product and tells the id that plugins have for it; what is bought stays the item's, and one that they have no product for is not shown
	 */
	public function test_shown_product(): void {
		$other = $this->lamp(
			array(
				'name' => 'Gift lamp',
				'sku'  => 'gift',
			)
		);
		add_filter( 'woocommerce_cart_item_product', static fn () => wc_get_product( $other ) );
		add_filter( 'woocommerce_cart_item_product_id', static fn () => $other );
		add_filter( 'woocommerce_cart_item_remove_link', static fn ( string $html ): string => $html . '<i></i>' );
		$line = $this->line();
		$this->assertSame( 'Gift lamp', $line->name );
		$this->assertNotSame( $other, $line->product_id );
		$this->assertStringContainsString( sprintf( 'data-product_id="%d"', $other ), $line->html['remove'] );

		add_filter( 'woocommerce_cart_item_product', '__return_false', 20 );
		$this->assertSame( array(), $this->shopper( 0, 2 )->cart()->snapshot()->lines );
	}

	/**
	 * @testdox The icon that a theme draws into the link that removes stays, with nothing in it that runs
	 */
	public function test_icon(): void {
		$icon = '<svg class="close" viewBox="0 0 24 24" width="24" fill="currentColor" aria-hidden="true"><path d="M5 6l5 5"></path></svg>';
		add_filter( 'woocommerce_cart_item_remove_link', static fn ( string $html ): string => str_replace( '&times;', str_replace( '<path', '<script>go()</script><path onload="go()"', $icon ), $html ) );
		$html = $this->line()->html['remove'] ?? '';
		// WordPress writes names of attributes small; a browser knows this one either way.
		$this->assertStringContainsString( '<svg class="close" viewbox="0 0 24 24"', $html );
		$this->assertStringContainsString( '<path d="M5 6l5 5">', $html );
		$this->assertStringNotContainsString( '<script', $html );
		$this->assertStringNotContainsString( 'onload', $html );
	}

	/**
	 * @testdox What plugins print beside a quantity's input is of the line; plus and minus of theirs are not
	 */
	public function test_beside_the_quantity(): void {
		add_action( 'woocommerce_before_quantity_input_field', static fn () => print '<b onclick="go()">from</b>' );
		add_action( 'woocommerce_after_quantity_input_field', static fn () => print '<button type="button" class="qty-plus">+</button>' );
		$this->assertSame( array( 'before_field' => '<b>from</b>' ), $this->line()->html );
	}
}

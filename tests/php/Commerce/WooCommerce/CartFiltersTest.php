<?php
/**
 * Tests of WooCommerce's cart item filters.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce;

use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Commerce\Value\CartLine;

/**
 * Cart items show what WooCommerce's cart page would show.
 */
final class CartFiltersTest extends WooCommerceShop {

	/**
	 * Returns the only item of a cart with two lamps.
	 */
	private function line(): CartLine {
		$lines = $this->shopper( 0, 2 )->cart()->snapshot()->lines;
		$this->assertCount( 1, $lines );
		return $lines[0];
	}

	/**
	 * @testdox Filters change an item's name and permalink; without a permalink or a visible product there is no link
	 */
	public function test_names(): void {
		add_filter( 'woocommerce_cart_item_name', static fn ( string $name ): string => "<b>$name</b> (gift)" );
		add_filter( 'woocommerce_cart_item_permalink', static fn ( string $url ): string => add_query_arg( 'gift', '1', $url ) );
		$line = $this->line();
		$this->assertSame( 'Lamp (gift)', $line->name );
		$this->assertStringContainsString( 'gift=1', $line->permalink );

		add_filter( 'woocommerce_cart_item_permalink', '__return_empty_string', 20 );
		$line = $this->line();
		$this->assertSame( '', $line->permalink );

		remove_all_filters( 'woocommerce_cart_item_permalink' );
		add_filter( 'woocommerce_product_is_visible', '__return_false' );
		$this->assertSame( '', $this->line()->permalink );
	}

	/**
	 * @testdox An item whose quantity a plugin fixes has no stepper
	 * @dataProvider quantities
	 *
	 * @param \Closure|null $filter Filter of the quantity's HTML; null for none.
	 * @param bool          $fixed  Whether the quantity is fixed.
	 */
	public function test_fixed( ?\Closure $filter, bool $fixed ): void {
		if ( null !== $filter ) {
			add_filter( 'woocommerce_cart_item_quantity', $filter, 10, 3 );
		}
		$this->assertSame( $fixed, $this->line()->sold_individually );
	}

	/**
	 * Data provider of quantity filters.
	 *
	 * @return array<string, array{0: \Closure|null, 1: bool}>
	 */
	public static function quantities(): array {
		return array(
			'no plugin'              => array( null, false ),
			'wraps the field'        => array( static fn ( string $html ): string => "<p>$html</p>", false ),
			'prints only the number' => array( static fn ( string $html, string $key, array $item ): int => $item['quantity'], true ),
			'prints a hidden input'  => array( static fn (): string => '2 <input type="hidden" class="qty" value="2">', true ),
			'prints nothing'         => array( static fn (): string => '', true ),
		);
	}

	/**
	 * @testdox Filters change the cart count and hide items
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
	 * @testdox Filtered minimum, maximum and step apply to every way into the cart
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
	 * @testdox A product made sold-individually by a filter is added once
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
	 * @testdox Filters set an item's classes, and hide it from the order review
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
	 * @testdox An item shows the product a filter returns, keeps its own product ID, and is hidden without a product
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
	 * @testdox Keeps a theme's icon in the remove link and strips scripts from it
	 */
	public function test_icon(): void {
		$icon = '<svg class="close" viewBox="0 0 24 24" width="24" fill="currentColor" aria-hidden="true"><path d="M5 6l5 5"></path></svg>';
		add_filter( 'woocommerce_cart_item_remove_link', static fn ( string $html ): string => str_replace( '&times;', str_replace( '<path', '<script>go()</script><path onload="go()"', $icon ), $html ) );
		$html = $this->line()->html['remove'] ?? '';
		// WordPress lowercases attribute names, which browsers accept here.
		$this->assertStringContainsString( '<svg class="close" viewbox="0 0 24 24"', $html );
		$this->assertStringContainsString( '<path d="M5 6l5 5">', $html );
		$this->assertStringNotContainsString( '<script', $html );
		$this->assertStringNotContainsString( 'onload', $html );
	}

	/**
	 * @testdox Keeps plugin output beside the quantity input, except extra plus and minus buttons
	 */
	public function test_beside_the_quantity(): void {
		add_action( 'woocommerce_before_quantity_input_field', static fn () => print '<b onclick="go()">from</b>' );
		add_action( 'woocommerce_after_quantity_input_field', static fn () => print '<button type="button" class="qty-plus">+</button>' );
		$this->assertSame( array( 'before_field' => '<b>from</b>' ), $this->line()->html );
	}

	/**
	 * @testdox Includes filtered HTML of totals, coupons and fees, only where a filter changes it
	 */
	public function test_totals(): void {
		$this->shop->coupon( 'credit', array( 'amount' => 100 ) );
		$engine = $this->shopper( 0, 2 );
		$engine->cart()->apply_coupon( 'credit' );
		add_action( 'woocommerce_cart_calculate_fees', static fn ( \WC_Cart $cart ) => $cart->add_fee( 'Wrap', 3 ) );
		$plain = $this->shop->again( $engine )->cart()->snapshot();
		$this->assertSame( array( array(), array( 'code', 'discount' ), array( 'label', 'amount' ) ), array( $plain->html, array_keys( $plain->coupons[0] ), array_keys( $plain->fees[0] ) ) );

		add_filter( 'woocommerce_cart_subtotal', static fn ( string $html ): string => $html . ' <small onclick="go()">in points</small>' );
		add_filter( 'woocommerce_cart_total', static fn ( string $html ): string => $html . ' now' );
		add_filter( 'woocommerce_cart_totals_coupon_label', static fn (): string => '<b>Your</b> credit' );
		add_filter( 'woocommerce_coupon_discount_amount_html', static fn ( string $html ): string => $html . ' kept' );
		add_filter( 'woocommerce_cart_totals_fee_html', static fn ( string $html ): string => $html . ' each' );
		$shown = $this->shop->again( $engine )->cart()->snapshot();
		$this->assertStringEndsWith( ' <small>in points</small>', $shown->html['subtotal'] );
		$this->assertStringContainsString( ' now</strong>', $shown->html['total'] );
		$this->assertSame( array( 'Your credit', false ), array( $shown->coupons[0]['label'], isset( $shown->coupons[0]['fixed'] ) ) );
		$this->assertStringEndsWith( ' kept', $shown->coupons[0]['html'], 'WooCommerce’s remove link is not included.' );
		$this->assertStringEndsWith( ' each', $shown->fees[0]['html'] );
		$this->assertSame( $plain->totals, $shown->totals );

		add_filter( 'woocommerce_cart_totals_coupon_html', static fn ( string $html, \WC_Coupon $coupon, string $amount ): string => $amount, 10, 3 );
		$this->assertTrue( $this->shop->again( $engine )->cart()->snapshot()->coupons[0]['fixed'] );
	}

	/**
	 * @testdox Returns a plugin's cart errors with the cart, without queueing them for a later page
	 */
	public function test_objections(): void {
		$engine = $this->shopper( 0, 2 );
		add_action(
			'woocommerce_check_cart_items',
			static function (): void {
				if ( WC()->cart->get_subtotal() < 30 ) {
					wc_add_notice( 'From <b>30</b> on. <a class="button" href="/">Shop</a>', 'error' );
				}
			}
		);
		$engine->cart()->add_notice( 'error', 'Kept.' );
		$expected = array(
			array(
				'type' => 'error',
				'text' => 'From 30 on.',
			),
		);
		$this->assertSame( $expected, $engine->cart()->snapshot()->notices );
		$this->assertSame( $expected, $engine->cart()->snapshot()->notices );
		$this->assertSame( array( 'Kept.' ), array_column( $engine->cart()->take_notices(), 'text' ) );
		$this->assertSame( 1, has_action( 'woocommerce_check_cart_items', array( WC()->cart, 'check_cart_items' ) ) );

		$engine->cart()->add( new AddRequest( $engine->cart()->snapshot()->lines[0]->product_id, 1 ) );
		$this->assertSame( array(), $engine->cart()->snapshot()->notices );
	}

	/**
	 * @testdox Returns the cart as changed by a plugin during its check
	 */
	public function test_objections_that_change_the_cart(): void {
		$engine = $this->shopper( 0, 2 );
		add_action( 'woocommerce_check_cart_items', static fn () => array_map( static fn ( $key ) => WC()->cart->set_quantity( (string) $key, 1, false ), array_keys( WC()->cart->get_cart() ) ) );
		$cart = $engine->cart()->snapshot();
		$this->assertSame( array( 1, 1000, 1000 ), array( $cart->lines[0]->quantity, $cart->lines[0]->subtotal, $cart->totals['subtotal'] ) );
	}

	/**
	 * @testdox An invalid virtual coupon is removed with a notice, unless its plugin suppresses it
	 */
	public function test_silent_discount(): void {
		$holds = true;
		add_filter(
			'woocommerce_get_shop_coupon_data',
			static function ( $data, $code ) use ( &$holds ) {
				return $holds && in_array( $code, array( 'five off', 'plain' ), true ) ? array(
					'discount_type' => 'fixed_cart',
					'amount'        => '5',
				) : $data;
			},
			10,
			2
		);
		add_filter( 'woocommerce_coupon_error', static fn ( $text, $reason, $coupon ) => \WC_Coupon::E_WC_COUPON_INVALID_REMOVED === $reason && $coupon && 'five off' === $coupon->get_code() ? '' : $text, 10, 3 );
		$engine = $this->shopper( 0, 2 );
		$this->assertTrue( $engine->cart()->apply_coupon( 'five off' ) );
		$this->assertTrue( $engine->cart()->apply_coupon( 'plain' ) );
		$holds = false;
		$line  = $engine->cart()->snapshot()->lines[0];
		$this->assertCount( 1, $engine->cart()->snapshot()->notices );
		$this->assertTrue( $engine->cart()->set_quantities( array( $line->key => 3 ) ) );
		$cart = $engine->cart()->snapshot();
		$this->assertSame( array(), $cart->coupons );
		$this->assertCount( 1, $cart->notices );
		$this->assertStringContainsString( 'plain', $cart->notices[0]['text'] );
	}
}

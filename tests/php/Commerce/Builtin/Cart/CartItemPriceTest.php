<?php
/**
 * Tests of cart item prices that another plugin changes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Cart;

use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Coupons\CouponStore;
use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\TestCase;

/**
 * The filtered price counts in the cart and in the order.
 */
final class CartItemPriceTest extends TestCase {

	/**
	 * @testdox A quantity-based price applies to cart, coupon and order
	 */
	public function test_quantity_price(): void {
		CouponStore::save( new Coupon( 0, 'tenth', Coupon::PERCENT, 1000 ) );
		$mug  = Shopper::product( array( 'regular_price' => 1999 ) );
		$seen = array();
		add_filter(
			'vitrine_cart_item_price',
			static function ( int $price, int $product_id, int $variation_id, int $quantity, array $attributes ) use ( &$seen ): int {
				$seen = array( $price, $product_id, $variation_id, $quantity, $attributes );
				return $quantity >= 3 ? 1500 : $price;
			},
			10,
			5
		);
		$shopper = ( new Shopper() )->with( $mug, 2 );
		$cart    = $shopper->engine->cart();
		$this->assertSame( array( 1999, 3998 ), array( $cart->snapshot()->lines[0]->price, $cart->snapshot()->totals['subtotal'] ) );

		$shopper->with( $mug );
		$line = $cart->snapshot()->lines[0];
		$this->assertSame( array( 1999, $mug, 0, 3, array() ), $seen );
		$this->assertSame( array( 1500, 1999, 4500 ), array( $line->price, $line->regular_price, $line->subtotal ) );
		$cart->apply_coupon( 'tenth' );
		$order = $shopper->buy();

		$this->assertInstanceOf( Order::class, $order );
		$this->assertSame( array( 4500, 450 ), array( $order->totals['subtotal'], $order->totals['discount'] ) );
		$this->assertSame( array( 4500, 4050 ), array( $order->items[0]['subtotal'], $order->items[0]['total'] ) );
	}

	/**
	 * @testdox Ignores an invalid filtered price
	 * @dataProvider wrong
	 *
	 * @param mixed $answer Return value of the filter.
	 */
	public function test_wrong( mixed $answer ): void {
		add_filter( 'vitrine_cart_item_price', static fn (): mixed => $answer );

		$this->assertSame( 1999, ( new Shopper() )->with( Shopper::product( array( 'regular_price' => 1999 ) ) )->engine->cart()->snapshot()->totals['subtotal'] );
	}

	/**
	 * Data provider of return values.
	 *
	 * @return array<string, array{0: mixed}>
	 */
	public static function wrong(): array {
		return array(
			'negative'  => array( -1 ),
			'no value'  => array( null ),
			'a decimal' => array( 9.99 ),
			'a string'  => array( 'free' ),
		);
	}

	/**
	 * @testdox A higher filtered price is not a sale
	 */
	public function test_higher(): void {
		add_filter( 'vitrine_cart_item_price', static fn ( int $price ): int => $price + 300 );
		$line = ( new Shopper() )->with( Shopper::product( array( 'regular_price' => 1999 ) ) )->engine->cart()->snapshot()->lines[0];

		$this->assertSame( array( 2299, 2299 ), array( $line->price, $line->regular_price ) );
	}
}

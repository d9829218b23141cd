<?php
/**
 * Tests of fees that another plugin adds to a cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Cart;

use Vitrine\Commerce\Builtin\Cart\Fee;
use Vitrine\Commerce\Builtin\Orders\OrderText;
use Vitrine\Commerce\Builtin\Payment\Refunds\Refundable;
use Vitrine\Commerce\Builtin\Payment\Refunds\RefundCounts;
use Vitrine\Commerce\Builtin\Payment\Refunds\RefundLine;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\TestCase;

/**
 * Fees count in the cart, its tax and total, and in the order.
 */
final class CartFeesTest extends TestCase {

	private const WRAPPING = array(
		'label'  => 'Gift wrapping',
		'amount' => 595,
		'tax'    => 95,
	);

	/**
	 * Adds fees with the filter.
	 *
	 * @param mixed $fees Return value of the filter.
	 */
	private static function charge( mixed $fees ): void {
		add_filter( 'vitrine_cart_fees', static fn (): mixed => $fees );
	}

	/**
	 * Sets up a shop whose prices include 19 percent tax.
	 *
	 * @param array<string, mixed> $tax Arguments of TaxOptions.
	 */
	private static function taxed( array $tax = array() ): void {
		$rate = array(
			'id'   => 1,
			'rate' => 190000,
			'name' => 'VAT',
		);
		update_option( ShopOptions::OPTION, array( 'tax' => $tax + array( 'rates' => array( $rate ) ) ) + (array) get_option( ShopOptions::OPTION, array() ) );
	}

	/**
	 * @testdox A taxed fee is included in total, tax, the stored order and its text
	 */
	public function test_order(): void {
		self::taxed();
		$seen = array();
		add_filter(
			'vitrine_cart_fees',
			static function ( array $fees, array $sums, array $items, object $to ) use ( &$seen ): array {
				$seen = array( $sums['subtotal'], $items[0]->quantity, $to->country );
				return array( ...$fees, new Fee( 'Gift wrapping', 595, 'standard' ) );
			},
			10,
			4
		);
		$shopper = ( new Shopper() )->with( Shopper::product(), 2 );
		$cart    = $shopper->engine->cart()->snapshot();
		$this->assertSame( array( self::WRAPPING ), $cart->fees );
		$this->assertSame( 4595, $cart->totals['total'] - (int) $cart->totals['shipping'] );

		$order = $shopper->buy();
		$this->assertInstanceOf( Order::class, $order );
		$this->assertSame( array( 4000, 2, 'DE' ), $seen );
		$kept = $shopper->engine->order_services()->store->load( $order->id );
		$this->assertSame( array( self::WRAPPING ), $kept->fees );
		$this->assertSame( $cart->totals, $kept->totals );
		$this->assertSame( '€5.95', array_column( OrderText::totals( $kept ), 'value', 'label' )['Gift wrapping'] );
	}

	/**
	 * @testdox The tax on a fee is not refundable with items and shipping
	 */
	public function test_refundable(): void {
		global $wpdb;
		self::taxed(
			array(
				'prices_include_tax' => false,
				'cart_incl'          => false,
			)
		);
		self::charge( array( new Fee( 'Gift wrapping', 500, 'standard' ) ) );
		$order = ( new Shopper() )->with( Shopper::product() )->buy();
		$this->assertInstanceOf( Order::class, $order );
		$lines = Refundable::of( $order, ( new RefundCounts( $wpdb ) )->of( $order->id ) );

		$this->assertSame( 2380, $lines->paid[0] );
		$shipping = (int) $order->totals['shipping'];
		$this->assertSame( $shipping + intdiv( $shipping * 19 + 50, 100 ), $lines->paid[ RefundLine::SHIPPING ] );
		$this->assertSame( $order->totals['total'] - 595, array_sum( $lines->paid ) );
	}

	/**
	 * @testdox Negative fees reduce no tax, and never make the total negative
	 */
	public function test_below_zero(): void {
		self::taxed();
		self::charge( array( new Fee( 'Loyalty', -500 ), new Fee( 'Gift card', -1000000 ) ) );
		$cart = ( new Shopper() )->with( Shopper::product() )->engine->cart()->snapshot();

		$this->assertSame( 0, $cart->totals['total'] );
		$this->assertSame( array( -500, -1500 - (int) $cart->totals['shipping'] ), array_column( $cart->fees, 'amount' ) );
		$this->assertGreaterThanOrEqual( 319, $cart->totals['tax'] );
	}

	/**
	 * @testdox A fee changes the cart hash, and an empty cart has no fees
	 */
	public function test_hash(): void {
		$shopper = ( new Shopper() )->with( Shopper::product() );
		$before  = $shopper->engine->cart()->snapshot()->hash;
		self::charge( array( new Fee( 'Gift wrapping', 500 ) ) );

		$this->assertNotSame( $before, ( new Shopper( $shopper->jar->cookies ) )->engine->cart()->snapshot()->hash );
		$empty = ( new Shopper() )->engine->cart()->snapshot();
		$this->assertSame( array( array(), 0 ), array( $empty->fees, $empty->totals['total'] ) );
	}

	/**
	 * @testdox Omits invalid fees
	 */
	public function test_wrong(): void {
		self::charge( array( array( 'label' => 'Gift', 'amount' => 5 ), null, 'x', new Fee( 'Nothing', 0 ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.

		$this->assertSame( array(), ( new Shopper() )->with( Shopper::product() )->engine->cart()->snapshot()->fees );
		foreach ( array( array( ' ', 1, '' ), array( 'Gift', 1, 'luxury' ) ) as $arguments ) {
			try {
				new Fee( ...$arguments );
				$this->fail( 'Accepted.' );
			} catch ( \InvalidArgumentException $refused ) {
				$this->assertNotSame( '', $refused->getMessage() );
			}
		}
	}
}

<?php
/**
 * Tests of shipping zones.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Regions;

use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Coupons\CouponStore;
use Vitrine\Commerce\Builtin\Regions\Location;
use Vitrine\Commerce\Builtin\Regions\Shipping\ShippingMethod;
use Vitrine\Commerce\Builtin\Regions\Shipping\ShippingOptions;
use Vitrine\Commerce\Builtin\Regions\Shipping\ShippingRates;
use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\TestCase;

/**
 * Available methods, their costs, and the shipping of an order.
 */
final class ShippingTest extends TestCase {

	/**
	 * Returns zones as stored in the option.
	 *
	 * @return array<string, mixed>
	 */
	private static function zones(): array {
		$method = static fn ( string $id, string $type, int $cost = 0, array $more = array() ): array => array(
			'id'    => $id,
			'type'  => $type,
			'label' => ucfirst( $id ),
			'cost'  => $cost,
		) + $more;
		return array(
			'classes' => array( 'bulky' => 'Bulky' ),
			'zones'   => array(
				array(
					'name'      => 'Berlin',
					'regions'   => array( 'DE' ),
					'postcodes' => '10115...14199',
					'methods'   => array( $method( 'courier', 'flat_rate', 300 ), $method( 'shop', 'local_pickup' ) ),
				),
				array(
					'name'    => 'Germany',
					'regions' => array( 'DE' ),
					'methods' => array( $method( 'post', 'flat_rate', 490, array( 'free_from' => 5000, 'class_costs' => array( 'bulky' => 1000 ) ) ), $method( 'gift', 'free_shipping', 0, array( 'minimum' => 3000 ) ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
				),
				array(
					'name'    => 'The west',
					'regions' => array( 'US:CA', 'US:OR', 'AT' ),
					'methods' => array( $method( 'air', 'flat_rate', 2500 ) ),
				),
			),
		);
	}

	/**
	 * @testdox Uses the first zone that contains the address
	 * @dataProvider places
	 *
	 * @param array<string, string> $place    Country, state, postcode.
	 * @param list<string>          $expected IDs of the available methods.
	 */
	public function test_zones( array $place, array $expected ): void {
		$this->assertSame( $expected, array_column( ShippingOptions::of( self::zones(), array() )->methods( Location::of( $place ) ), 'id' ) );
	}

	/**
	 * Data provider of addresses.
	 *
	 * @return array<string, array{0: array<string, string>, 1: list<string>}>
	 */
	public static function places(): array {
		$at = static fn ( string $country, string $state = '', string $postcode = '' ): array => compact( 'country', 'state', 'postcode' );
		return array(
			'a range of postcodes'                 => array( $at( 'DE', '', '10117' ), array( 'courier', 'shop' ) ),
			'outside the range'                    => array( $at( 'DE', '', '20095' ), array( 'post', 'gift' ) ),
			'no postcode yet'                      => array( $at( 'DE' ), array( 'post', 'gift' ) ),
			'the same postcode in another country' => array( $at( 'AT', '', '10117' ), array( 'air' ) ),
			'a state'                              => array( $at( 'us', 'ca' ), array( 'air' ) ),
			'a state without a zone'               => array( $at( 'US', 'NY' ), array() ),
			'no state yet'                         => array( $at( 'US' ), array() ),
			'a country without a zone'             => array( $at( 'FR' ), array() ),
		);
	}

	/**
	 * @testdox A zone without regions covers the rest of the world
	 */
	public function test_rest_of_the_world(): void {
		$zones            = self::zones();
		$zones['zones'][] = array( 'methods' => array( array( 'id' => 'ship' ) ) );

		$this->assertSame( array( 'ship' ), array_column( ShippingOptions::of( $zones, array() )->methods( new Location( 'FR' ) ), 'id' ) );
		$this->assertSame( array( 'air' ), array_column( ShippingOptions::of( $zones, array() )->methods( new Location( 'AT' ) ), 'id' ) );
	}

	/**
	 * @testdox Shipping cost depends on type, amount, coupon and the shipping classes, each class once
	 */
	public function test_costs(): void {
		$flat   = new ShippingMethod( 'a', ShippingMethod::FLAT_RATE, 'A', 490, 5000, 0, array( 'bulky' => 1000, 'cold' => 300 ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$pickup = new ShippingMethod( 'b', ShippingMethod::PICKUP, 'B', 100 );

		$this->assertSame( array( 490, 1490, 1790, 0, 0 ), array( $flat->cost_of( 4999, false, array( '' ) ), $flat->cost_of( 0, false, array( 'bulky', 'bulky' ) ), $flat->cost_of( 0, false, array( 'bulky', 'cold' ) ), $flat->cost_of( 5000, false, array( 'bulky' ) ), $flat->cost_of( 0, true, array( 'bulky' ) ) ) );
		$this->assertSame( array( 100, 100 ), array( $pickup->cost_of( 9999, false, array() ), $pickup->cost_of( 0, true, array() ) ) );
		$this->assertSame( 0, ( new ShippingMethod( 'c', ShippingMethod::FREE, 'C', 700 ) )->cost_of( 0, false, array() ) );
	}

	/**
	 * @testdox Returns the free shipping threshold and the missing amount
	 * @dataProvider missing
	 *
	 * @param list<ShippingMethod>                        $methods  Methods of the zone.
	 * @param int                                         $amount   Cart amount.
	 * @param bool                                        $free     Whether a coupon grants free shipping.
	 * @param array{minimum: int, remaining: int}|null $expected Expected result.
	 */
	public function test_free_shipping( array $methods, int $amount, bool $free, ?array $expected ): void {
		add_filter( 'vitrine_shipping_methods', static fn (): array => $methods );
		$this->assertSame( $expected, ShippingRates::of( ShippingOptions::of( array(), array() ), new Location( 'DE' ), $amount, $free, array( '' ), '' )->free_shipping );
	}

	/**
	 * Data provider of methods, with the amount missing for free shipping.
	 *
	 * @return array<string, array{0: list<ShippingMethod>, 1: int, 2: bool, 3: array{minimum: int, remaining: int}|null}>
	 */
	public static function missing(): array {
		$flat   = static fn ( ?int $from ): ShippingMethod => new ShippingMethod( 'flat', ShippingMethod::FLAT_RATE, 'Post', 490, $from );
		$gift   = static fn ( int $minimum ): ShippingMethod => new ShippingMethod( 'gift', ShippingMethod::FREE, 'Gift', 0, null, $minimum );
		$pickup = new ShippingMethod( 'shop', ShippingMethod::PICKUP, 'Shop', 0 );
		$says   = static fn ( int $minimum, int $remaining ): array => compact( 'minimum', 'remaining' );
		return array(
			'a flat rate without a free shipping minimum' => array( array( $flat( null ), $pickup ), 1000, false, null ),
			'a flat rate, below its minimum'              => array( array( $flat( 5000 ) ), 4999, false, $says( 5000, 1 ) ),
			'a flat rate, at its minimum'                 => array( array( $flat( 5000 ) ), 5000, false, $says( 5000, 0 ) ),
			'a free shipping method with a minimum'       => array( array( $flat( null ), $gift( 3000 ) ), 1000, false, $says( 3000, 2000 ) ),
			'the lower of two minimums'                   => array( array( $flat( 5000 ), $gift( 3000 ) ), 0, false, $says( 3000, 3000 ) ),
			'free without a minimum'                      => array( array( $flat( 5000 ), $gift( 0 ) ), 1000, false, null ),
			'a free shipping coupon with a flat rate'     => array( array( $flat( 5000 ) ), 1000, true, $says( 5000, 0 ) ),
			'a free shipping coupon without a flat rate'  => array( array( $gift( 3000 ) ), 1000, true, $says( 3000, 2000 ) ),
			'no shipping methods'                         => array( array(), 1000, false, null ),
		);
	}

	/**
	 * @testdox A shipping option stored before zones existed is offered everywhere at its cost
	 */
	public function test_upgrade(): void {
		update_option( 'vitrine_shop', array( 'shipping' => array( array( 'id' => 'flat_rate', 'label' => 'Post', 'cost' => 350, 'free_from' => 3000 ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Storage format.
		$product = Shopper::product();
		$shopper = ( new Shopper() )->with( $product );

		$this->assertFalse( $shopper->engine->cart()->follows_address() );
		$this->assertSame( array( 350, 2350 ), array( $shopper->engine->cart()->snapshot()->totals['shipping'], $shopper->engine->cart()->snapshot()->totals['total'] ) );
		$this->assertSame( 0, $shopper->with( $product )->engine->cart()->snapshot()->totals['shipping'] );
	}

	/**
	 * @testdox Shipping options follow the address, and the order stores the chosen method
	 */
	public function test_order(): void {
		$rate    = static fn ( string $country, int $percent ): array => array(
			'country' => $country,
			'rate'    => $percent * 10000,
			'name'    => $country,
		);
		update_option(
			'vitrine_shop',
			array(
				'delivery' => self::zones(),
				'tax'      => array(
					'base'  => array( 'country' => 'DE' ),
					'rates' => array( $rate( 'DE', 19 ), $rate( 'AT', 20 ) ),
				),
			)
		);
		$shopper = ( new Shopper() )->with( Shopper::product( array( 'shipping_class' => 'bulky' ) ) );
		$cart    = $shopper->engine->cart();
		$this->assertSame( array( 'post' => 1490 ), array_column( $cart->snapshot()->shipping, 'cost', 'id' ) );

		$refused = $shopper->buy();
		$this->assertInstanceOf( \WP_Error::class, $refused );
		$this->assertSame( array( 'courier' => 300, 'shop' => 0 ), array_column( $cart->snapshot()->shipping, 'cost', 'id' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertTrue( $cart->choose_shipping( 'shop' ) );
		$this->assertInstanceOf( \WP_Error::class, $cart->choose_shipping( 'nonsense' ) );
		update_option( 'vitrine_shop', array_replace_recursive( (array) get_option( 'vitrine_shop' ), array( 'tax' => array( 'based_on' => 'billing' ) ) ) );
		$this->assertSame( array( 'DE' ), array_column( $cart->snapshot()->taxes, 'label' ) );
		$order = $shopper->buy();
		$this->assertInstanceOf( Order::class, $order );
		$this->assertSame( array( 'Shop', 0, 2000 ), array( $order->shipping_label, $order->totals['shipping'], $order->totals['total'] ) );
	}

	/**
	 * @testdox Local pickup is taxed at the shop's address
	 */
	public function test_pickup_tax(): void {
		$rate = static fn ( string $country, int $percent ): array => array(
			'country' => $country,
			'rate'    => $percent * 10000,
			'name'    => $country,
		);
		$two  = array(
			array(
				'id'   => 'post',
				'type' => 'flat_rate',
			),
			array(
				'id'   => 'shop',
				'type' => 'local_pickup',
			),
		);
		update_option(
			'vitrine_shop',
			array(
				'delivery' => array( 'zones' => array( array( 'methods' => $two ) ) ),
				'tax'      => array(
					'base'  => array( 'country' => 'DE' ),
					'rates' => array( $rate( 'DE', 19 ), $rate( 'AT', 20 ) ),
				),
			)
		);
		$cart = ( new Shopper() )->with( Shopper::product() )->engine->cart();
		$this->assertTrue( $cart->locate( array( 'billing_country' => 'AT' ), false ) );

		$this->assertSame( array( 'AT' ), array_column( $cart->snapshot()->taxes, 'label' ) );
		$this->assertTrue( $cart->choose_shipping( 'shop' ) );
		$this->assertSame( array( 'DE' ), array_column( $cart->snapshot()->taxes, 'label' ) );
	}

	/**
	 * @testdox Rejects an order where no zone ships, and offers free shipping from its minimum
	 */
	public function test_nowhere(): void {
		update_option( 'vitrine_shop', array( 'delivery' => self::zones() ) );
		$shopper = ( new Shopper() )->with( Shopper::product(), 2 );
		$cart    = $shopper->engine->cart();
		$this->assertTrue( $cart->locate( array( 'billing_country' => 'FR' ), false ) );
		$this->assertSame( array( array(), null ), array( $cart->snapshot()->shipping, $cart->snapshot()->totals['shipping'] ) );
		$refused = $shopper->buy( '', array( 'billing_country' => 'FR', 'billing_postcode' => '75001' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertInstanceOf( \WP_Error::class, $refused );
		$this->assertStringContainsString( 'No shipping method', $refused->get_error_message() );

		$this->assertTrue( $cart->locate( array( 'billing_country' => 'DE', 'billing_postcode' => '20095' ), false ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertSame( array( 'post', 'gift' ), array_column( $cart->snapshot()->shipping, 'id' ) );
		CouponStore::save( new Coupon( 0, 'half', Coupon::PERCENT, 5000 ) );
		$this->assertTrue( $cart->apply_coupon( 'half' ) );
		$this->assertSame( array( 'post' ), array_column( $cart->snapshot()->shipping, 'id' ) );
	}

	/**
	 * @testdox Another plugin's shipping method can be offered, chosen and ordered
	 */
	public function test_filter(): void {
		$add     = static fn ( array $methods ): array => array( ...$methods, new ShippingMethod( 'acme', ShippingMethod::FLAT_RATE, 'Acme', 900 ) );
		add_filter( 'vitrine_shipping_methods', $add );
		$shopper = ( new Shopper() )->with( Shopper::product() );

		$this->assertTrue( $shopper->engine->cart()->choose_shipping( 'acme' ) );
		$order = $shopper->buy();
		remove_filter( 'vitrine_shipping_methods', $add );
		$this->assertInstanceOf( Order::class, $order );
		$this->assertSame( array( 'Acme', 900 ), array( $order->shipping_label, $order->totals['shipping'] ) );
	}
}

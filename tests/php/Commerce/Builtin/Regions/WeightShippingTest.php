<?php
/**
 * Tests of shipping by weight.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Regions;

use Vitrine\Commerce\Builtin\Products\Measures;
use Vitrine\Commerce\Builtin\Regions\Shipping\WeightBands;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Commerce\Value\Order;
use Vitrine\Settings\Shop\ShippingSettings;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\TestCase;

/**
 * Weight input, weight bands, carts and the setting.
 */
final class WeightShippingTest extends TestCase {

	/**
	 * @dataProvider weights
	 * @testdox Reads a weight in its own unit or the shop's
	 * @param string $text       Input.
	 * @param string $unit       Weight unit of the shop.
	 * @param int    $milligrams Expected weight.
	 */
	public function test_weights( string $text, string $unit, int $milligrams ): void {
		$this->assertSame( $milligrams, Measures::milligrams( $text, $unit ) );
	}

	/**
	 * Data provider of weights.
	 *
	 * @return array<string, array{0: string, 1: string, 2: int}>
	 */
	public static function weights(): array {
		return array(
			'the shop\'s unit'         => array( '1.5', 'kg', 1500000 ),
			'with a decimal comma'     => array( '1,5', 'kg', 1500000 ),
			'grams in a kilogram shop' => array( '250 g', 'kg', 250000 ),
			'without a space'          => array( '2kg', 'g', 2000000 ),
			'pounds'                   => array( '3 lbs', 'oz', 1360776 ),
			'ounces'                   => array( '8', 'oz', 226800 ),
			'empty'                    => array( '', 'kg', 0 ),
			'not a number'             => array( 'heavy', 'kg', 0 ),
			'negative'                 => array( '-1', 'kg', 0 ),
			'an unknown unit'          => array( '1 st', 'kg', 0 ),
		);
	}

	/**
	 * @testdox Uses the heaviest weight band that is reached
	 */
	public function test_bands(): void {
		$bands = WeightBands::of(
			array(
				array(
					'from' => 5000000,
					'cost' => 900,
				),
				array(
					'from' => '1000000',
					'cost' => '300',
				),
				'nonsense',
				array( 'cost' => -5 ),
			)
		);
		$this->assertSame( array( 0, 1000000, 5000000 ), array_column( $bands, 'from' ) );
		$this->assertSame( array( 0, 300, 300, 900 ), array_map( static fn ( int $weight ): int => WeightBands::cost( $bands, $weight ), array( 999999, 1000000, 4999999, 5000000 ) ) );
		$this->assertSame( 0, WeightBands::cost( array(), 5 ) );
	}

	/**
	 * @testdox Shipping costs by cart weight, and thresholds convert when the unit changes
	 */
	public function test_cart(): void {
		wp_set_current_user( 1 );
		$this->write(
			array(
				'zones' => array(
					array(
						'name'    => 'World',
						'methods' => array(
							array(
								'id'           => 'post',
								'type'         => 'flat_rate',
								'label'        => 'Post',
								'cost'         => '4.90',
								'weight_costs' => array(
									array(
										'from' => '2,5',
										'cost' => '3',
									),
									array(
										'from' => '10',
										'cost' => '12.50',
									),
								),
							),
						),
					),
				),
			)
		);
		$bands = ShippingSettings::screen_data()['value']['zones'][0]['methods'][0]['weight_costs'];
		$this->assertSame( array( '2.5', '10' ), array_column( $bands, 'from' ) );
		$this->assertSame( array( '3.00', '12.50' ), array_column( $bands, 'cost' ) );

		$product = Shopper::product( array( 'weight' => '1.25' ) );
		$shopper = ( new Shopper() )->with( $product );
		$cost    = static fn (): ?int => $shopper->engine->cart()->snapshot()->totals['shipping'];
		$this->assertSame( 490, $cost() );
		$shopper->with( $product );
		$this->assertSame( 790, $cost() );
		$shopper->with( $product, 6 );
		$this->assertSame( 1740, $cost() );
		$order = $shopper->buy();
		$this->assertInstanceOf( Order::class, $order );
		$this->assertSame( 1740, $order->totals['shipping'] );

		update_option( ShopOptions::OPTION, array( 'weight_unit' => 'g' ) + (array) get_option( ShopOptions::OPTION ) );
		$this->assertSame( array( '2500', '10000' ), array_column( ShippingSettings::screen_data()['value']['zones'][0]['methods'][0]['weight_costs'], 'from' ) );
	}

	/**
	 * Saves the shipping settings as the screen does.
	 *
	 * @param array<string, mixed> $value Value of the setting.
	 */
	private function write( array $value ): void {
		$request = new \WP_REST_Request( 'POST', '/wp/v2/settings' );
		$request->set_body_params( array( ShippingSettings::NAME => $value ) );
		$this->assertSame( 200, rest_do_request( $request )->get_status() );
	}
}

<?php
/**
 * The form of the built-in shop.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Settings;

use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Settings\Shop;
use Vitrine\Tests\TestCase;

/**
 * What a person writes and what the engine reads.
 */
final class ShopTest extends TestCase {

	/**
	 * @testdox Turns what a person writes into minor units, and shows it again as written
	 */
	public function test_money_goes_both_ways(): void {
		$form = array(
			Shop::MARK                => '1',
			'code'                    => 'usd',
			'symbol'                  => '$',
			'position'                => 'right_space',
			'decimals'                => '2',
			'thousand_separator'      => ' ',
			'tax'                     => '19',
			'shipping_label'          => 'Parcel',
			'shipping_cost'           => '4,95',
			'shipping_free_from'      => '60',
			'cart_redirect_after_add' => '1',
		);
		update_option( ShopOptions::OPTION, Shop::sanitize( $form ) );

		$options = ShopOptions::get();
		$this->assertSame( 'USD', $options->currency->code );
		$this->assertSame( "1 234.50\u{00A0}$", $options->currency->format( 123450 ) );
		$this->assertSame( 1900, $options->tax_rate );
		$this->assertSame( 495, $options->shipping[0]['cost'] );
		$this->assertSame( 6000, $options->shipping[0]['free_from'] );
		$this->assertTrue( $options->cart_redirect_after_add );
		$this->assertSame( '4.95', Shop::values()['shipping_cost'] );
		$this->assertSame( '60.00', Shop::values()['shipping_free_from'] );
	}

	/**
	 * @testdox Never gives shipping away because a field was left empty or garbled
	 */
	public function test_an_empty_threshold_is_none(): void {
		update_option(
			ShopOptions::OPTION,
			Shop::sanitize(
				array(
					Shop::MARK           => '1',
					'shipping_free_from' => '',
				)
			)
		);

		$this->assertNull( ShopOptions::get()->shipping[0]['free_from'] );
	}

	/**
	 * @testdox Lets the option's own shape through as it is
	 */
	public function test_the_options_own_shape_passes(): void {
		$option = array( 'tax_rate' => 700 );

		$this->assertSame( $option, Shop::sanitize( $option ) );
	}
}

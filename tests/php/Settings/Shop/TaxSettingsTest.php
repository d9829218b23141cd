<?php
/**
 * Tests of the tax settings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Settings\Shop;

use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Settings\Shop\TaxSettings;
use Vitrine\Settings\Shop\ShopSettings;
use Vitrine\Tests\TestCase;

/**
 * Converts between the Tax screen and the shop's option.
 */
final class TaxSettingsTest extends TestCase {

	/**
	 * @testdox Tax settings are saved, read back unchanged, and survive other saves
	 */
	public function test_goes_both_ways(): void {
		wp_set_current_user( 1 );
		$answer = $this->send(
			array(
				'prices_include_tax' => false,
				'base'               => array( 'country' => 'US' ),
				'rates'              => array(
					array(
						'country'  => 'US',
						'state'    => 'ny',
						'rate'     => '8,875',
						'name'     => 'NY',
						'shipping' => false,
					),
				),
			)
		);

		$this->assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$tax = ShopOptions::get()->tax;
		$this->assertSame( array( false, true, 'US' ), array( $tax->prices_include_tax, $tax->cart_incl, $tax->base->country ) );
		$this->assertSame( array( 'US', 'NY', 88750, false ), array( $tax->rates[0]->country, $tax->rates[0]->state, $tax->rates[0]->rate, $tax->rates[0]->shipping ) );
		$shown = $answer->get_data()[ TaxSettings::NAME ];
		$this->assertSame( array( '8.875', 'standard', 1 ), array( $shown['rates'][0]['rate'], $shown['rates'][0]['class'], $shown['rates'][0]['priority'] ) );

		update_option( ShopOptions::OPTION, ShopSettings::option( array( 'low_stock' => 7 ) ) );
		$this->assertSame( array( 7, 'NY' ), array( ShopOptions::get()->low_stock, ShopOptions::get()->tax->rates[0]->name ) );
		$this->send( array( 'cart_incl' => false ) );
		$this->assertSame( array( false, 7, 1 ), array( ShopOptions::get()->tax->cart_incl, ShopOptions::get()->low_stock, count( ShopOptions::get()->tax->rates ) ) );
	}

	/**
	 * @testdox An older single tax rate is the table's first row until the table is saved
	 */
	public function test_upgrade(): void {
		wp_set_current_user( 1 );
		update_option( ShopOptions::OPTION, array( 'tax_rate' => 1900 ) );
		$rates = TaxSettings::screen_data()['value']['rates'];

		$this->assertSame( array( '19', '', '', true ), array( $rates[0]['rate'], $rates[0]['country'], $rates[0]['name'], $rates[0]['shipping'] ) );
		$this->assertFalse( ShopOptions::get()->tax->depends_on_address() );
		$this->send( array( 'rates' => $rates ) );
		$this->assertSame( 190000, ShopOptions::get()->tax->rates[0]->rate );
		$this->send( array( 'rates' => array() ) );
		$this->assertSame( array(), ShopOptions::get()->tax->rates );
	}

	/**
	 * @dataProvider refused
	 * @testdox Rejects invalid tax settings: $_dataName
	 *
	 * @param int                  $user  User ID; 1 is the owner.
	 * @param array<string, mixed> $value Value of the setting.
	 */
	public function test_refuses( int $user, array $value ): void {
		wp_set_current_user( $user );
		$answer = $this->send( $value );

		$this->assertGreaterThanOrEqual( 400, $answer->get_status() );
		$this->assertArrayNotHasKey( TaxSettings::PART, (array) get_option( ShopOptions::OPTION, array() ) );
	}

	/**
	 * Data provider of users without permission and invalid values.
	 *
	 * @return array<string, array{0: int, 1: array<string, mixed>}>
	 */
	public function refused(): array {
		$of = static fn ( array $rate ): array => array( 'rates' => array( $rate + array( 'rate' => '7' ) ) );
		return array(
			'a guest'                     => array( 0, $of( array() ) ),
			'a rate that is not a number' => array( 1, $of( array( 'rate' => 'seven' ) ) ),
			'a rate above 100 percent'    => array( 1, $of( array( 'rate' => '101' ) ) ),
			'a negative rate'             => array( 1, $of( array( 'rate' => '-1' ) ) ),
			'an invalid country'          => array( 1, $of( array( 'country' => 'Germany' ) ) ),
			'an unknown class'            => array( 1, $of( array( 'class' => 'luxury' ) ) ),
			'an unknown setting'          => array( 1, array( 'secret' => 'x' ) ),
			'an unknown address type'     => array( 1, array( 'based_on' => 'moon' ) ),
		);
	}

	/**
	 * Sends the setting as the screen does.
	 *
	 * @param array<string, mixed> $value Value of the setting.
	 */
	private function send( array $value ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', '/wp/v2/settings' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( array( TaxSettings::NAME => $value ) ) );
		return rest_do_request( $request );
	}
}

<?php
/**
 * Tests of the shop's settings route.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Settings;

use Vitrine\Commerce\Builtin\Payment\Settings\PaymentSettings;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Settings\Shop\TaxSettings;
use Vitrine\Settings\Settings;

/**
 * Validation, partial requests, and settings of other plugins.
 */
final class RouteTest extends RouteTestCase {

	/**
	 * @testdox Rejects the whole request and names every unknown or invalid setting
	 */
	public function test_refusals(): void {
		self::be( 'vitrine_manager' );
		$refused = self::send(
			array(
				'blogname'          => 'Another shop',
				Settings::OPTION    => array(
					'desktop_layout' => 'redirect',
					'break_point'    => 5,
					'nonsense'       => 1,
				),
				ShopOptions::OPTION => array( 'shipping_cost' => 'much' ),
			)
		);

		$this->assertSame( 400, $refused->get_status() );
		$this->assertSame( 'vitrine_invalid_settings', $refused->get_data()['code'] );
		$this->assertEqualsCanonicalizing( array( 'blogname', 'break_point', 'nonsense', 'shipping_cost' ), array_keys( $refused->get_data()['data']['fields'] ) );
		$this->assertStringContainsString( 'Unknown setting “blogname”.', $refused->get_data()['message'] );
		$this->assertSame( 'flyout', Settings::get( 'desktop_layout' ) );
		$this->assertNotSame( 'Another shop', get_option( 'blogname' ) );

		$part = self::send( array( 'vitrine_tax' => array( 'rates' => array( array( 'rate' => 'much' ) ) ) ) );
		$this->assertSame( array( 400, 'vitrine_invalid_settings' ), array( $part->get_status(), $part->get_data()['code'] ) );
		$this->assertStringContainsString( '[rates][0][rate]', $part->get_data()['data']['fields']['vitrine_tax'] );
		$this->assertSame( array( 400, array( '0' ) ), array( self::send( array( 1 ) )->get_status(), array_map( 'strval', array_keys( self::send( array( 1 ) )->get_data()['data']['fields'] ) ) ) );
	}

	/**
	 * @testdox Settings not in a request stay, with every method: one part of $_dataName
	 * @dataProvider parts
	 *
	 * @param string               $option Name of the option.
	 * @param array<string, mixed> $first  Stored value.
	 * @param array<string, mixed> $then   Partial value of the request.
	 */
	public function test_parts( string $option, array $first, array $then ): void {
		self::be( 'administrator' );
		foreach ( array( 'POST', 'PUT', 'PATCH' ) as $method ) {
			$before = self::send( array( $option => $first ) );
			$this->assertSame( 200, $before->get_status(), (string) wp_json_encode( $before->get_data() ) );
			$after = self::send( array( $option => $then ), $method );
			$this->assertSame( 200, $after->get_status(), (string) wp_json_encode( $after->get_data() ) );
			$read = static fn ( \WP_REST_Response $response ): array => json_decode( (string) wp_json_encode( $response->get_data() ), true );
			$this->assertNotSame( $read( $before )[ $option ], $read( $after )[ $option ] );
			$this->assertSame( array_replace_recursive( $read( $before ), array( $option => $then ) ), $read( $after ) );
		}
	}

	/**
	 * Data provider of options with two values, one of which is sent.
	 *
	 * @return array<string, array{0: string, 1: array<string, mixed>, 2: array<string, mixed>}>
	 */
	public function parts(): array {
		$rate = array(
			'country' => 'DE',
			'rate'    => '19',
			'name'    => 'VAT',
		);
		return array(
			'the settings'                 => array( Settings::OPTION, array( 'break_point' => 640, 'quantity_clamp' => false ), array( 'quantity_clamp' => true ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			'the shop'                     => array( ShopOptions::OPTION, array( 'low_stock' => 9, 'privacy_text' => 'Mine.' ), array( 'low_stock' => 7 ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			'the taxes'                    => array( TaxSettings::NAME, array( 'by_line' => false, 'rates' => array( $rate ) ), array( 'by_line' => true ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			'the shop’s address'           => array( TaxSettings::NAME, array( 'base' => array( 'country' => 'DE', 'postcode' => '10115' ) ), array( 'base' => array( 'postcode' => '80331' ) ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			'the order of payment methods' => array( PaymentSettings::OPTION, array( 'order' => array( 'cheque', 'bacs', 'cod' ), 'methods' => array( 'cod' => array( 'title' => 'Cash' ) ) ), array( 'methods' => array( 'cod' => array( 'title' => 'At the door' ) ) ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			'payment methods'              => array( PaymentSettings::OPTION, array( 'order' => array( 'cheque', 'bacs', 'cod' ), 'methods' => array( 'cod' => array( 'title' => 'Cash', 'enabled' => false ) ) ), array( 'methods' => array( 'cod' => array( 'enabled' => true ) ) ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		);
	}

	/**
	 * @testdox Reads and writes other plugins' settings of the group by their schema
	 */
	public function test_other_plugins(): void {
		register_setting(
			Settings::GROUP,
			'acme_settings',
			array(
				'type'         => 'object',
				'default'      => array(),
				'show_in_rest' => array(
					'schema' => array(
						'properties'           => array( 'days' => array( 'type' => 'integer' ) ),
						'additionalProperties' => false,
					),
				),
			)
		);
		self::forget_routes();
		self::be( 'vitrine_manager' );
		$this->assertSame( array( 'days' => 3 ), self::send( array( 'acme_settings' => array( 'days' => 3 ) ) )->get_data()['acme_settings'] );
		$this->assertSame( array( 'days' => 3 ), get_option( 'acme_settings' ) );
		$refused = self::send( array( 'acme_settings' => array( 'days' => 'many' ) ) );
		$this->assertSame( array( 400, array( 'acme_settings' ) ), array( $refused->get_status(), array_keys( $refused->get_data()['data']['fields'] ) ) );
	}
}

<?php
/**
 * Tests of the payment settings in the REST API.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Settings\Shop;

use Vitrine\Commerce\Builtin\Payment\Gateways;
use Vitrine\Commerce\Builtin\Payment\Settings\PaymentSettings;
use Vitrine\Settings\Shop\PaymentMethodSettings;
use Vitrine\Tests\TestCase;

/**
 * What the settings screen sends and reads.
 */
final class PaymentMethodSettingsTest extends TestCase {

	/**
	 * @testdox Valid settings are stored and returned unchanged, with amounts in minor units
	 */
	public function test_goes_both_ways(): void {
		wp_set_current_user( 1 );
		$answer = $this->send(
			array(
				'order'   => array( 'bacs', 'cod' ),
				'methods' => array(
					'bacs' => array(
						'enabled'   => true,
						'minimum'   => '9,50',
						'countries' => array( 'GB' ),
						'accounts'  => array( array( 'iban' => 'DE02' ), array() ),
					),
				),
			)
		);

		$this->assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$kept = PaymentSettings::get()->method( 'bacs' );
		$this->assertSame( array( true, 950, array( 'GB' ) ), array( $kept->enabled, $kept->minimum, $kept->countries ) );
		$this->assertSame( array( 'DE02' ), array_column( $kept->accounts, 'iban' ) );
		$this->assertSame( array( 'bacs', 'cod', 'cheque', 'stripe' ), array_keys( ( new Gateways() )->all() ) );
		$shown = $answer->get_data()[ PaymentSettings::OPTION ];
		$this->assertSame( array( 'bacs', 'cod', 'cheque', 'stripe' ), $shown['order'] );
		$this->assertSame( '9.50', $shown['methods']['bacs']['minimum'] );
		$this->assertSame( '', $shown['methods']['cod']['minimum'] );
		$this->assertSame( $shown['order'], array_column( PaymentMethodSettings::screen_data()['methods'], 'id' ) );
	}

	/**
	 * @testdox Gateway keys are never shown, stay when masked, and can be removed
	 */
	public function test_secrets(): void {
		wp_set_current_user( 1 );
		$send  = fn ( array $own ): array => (array) $this->send( array( 'methods' => array( 'stripe' => array( 'enabled' => true, 'own' => $own ) ) ) )->get_data()[ PaymentSettings::OPTION ]['methods']['stripe']['own']; // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$kept  = static fn (): array => PaymentSettings::get()->method( 'stripe' )->own;
		$shown = $send( array( 'test_key' => 'sk_test_1', 'test_mode' => '1' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertSame( array( '********', '', '1' ), array( $shown['test_key'], $shown['live_key'], $shown['test_mode'] ) );
		$this->assertStringNotContainsString( 'sk_test_1', (string) wp_json_encode( PaymentMethodSettings::screen_data() ) );
		$send( array( 'test_key' => '********', 'live_key' => 'sk_live_1', 'test_mode' => '' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertSame( array( 'sk_test_1', 'sk_live_1', '' ), array( $kept()['test_key'], $kept()['live_key'], $kept()['test_mode'] ) );
		$send( array( 'test_key' => '' ) );
		$this->assertSame( array( '', 'sk_live_1' ), array( $kept()['test_key'], $kept()['live_key'] ) );
	}

	/**
	 * @testdox Methods that are not sent are unchanged
	 */
	public function test_leaves_what_is_not_named(): void {
		wp_set_current_user( 1 );
		$this->send( array( 'methods' => array( 'cheque' => array( 'enabled' => true, 'title' => 'Invoice' ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->send( array( 'methods' => array( 'cod' => array( 'enabled' => false ) ) ) );

		$settings = PaymentSettings::get();
		$this->assertSame( array( true, 'Invoice', false ), array( $settings->method( 'cheque' )->enabled, $settings->method( 'cheque' )->title, $settings->method( 'cod' )->enabled ) );
	}

	/**
	 * @dataProvider refused
	 * @testdox Rejects invalid payment settings: $_dataName
	 *
	 * @param int                  $user    User ID; 1 is the owner.
	 * @param array<string, mixed> $value   Value of the option.
	 */
	public function test_refuses( int $user, array $value ): void {
		wp_set_current_user( $user );
		$answer = $this->send( $value );

		$this->assertGreaterThanOrEqual( 400, $answer->get_status() );
		$this->assertSame( array(), get_option( PaymentSettings::OPTION, array() ) );
	}

	/**
	 * Data provider of users without permission and invalid values.
	 *
	 * @return array<string, array{0: int, 1: array<string, mixed>}>
	 */
	public function refused(): array {
		$of = static fn ( array $method ): array => array( 'methods' => array( 'bacs' => $method ) );
		return array(
			'a guest'                        => array( 0, $of( array( 'enabled' => true ) ) ),
			'a minimum that is not a number' => array( 1, $of( array( 'minimum' => 'ten' ) ) ),
			'a negative minimum'             => array( 1, $of( array( 'minimum' => '-1' ) ) ),
			'an invalid country'             => array( 1, $of( array( 'countries' => array( 'Germany' ) ) ) ),
			'an unknown setting'             => array( 1, $of( array( 'secret' => 'x' ) ) ),
			'a title that is too long'       => array( 1, $of( array( 'title' => str_repeat( 'x', 101 ) ) ) ),
			'too many accounts'              => array( 1, $of( array( 'accounts' => array_fill( 0, 11, array( 'iban' => 'DE02' ) ) ) ) ),
		);
	}

	/**
	 * Sends the option as the screen does.
	 *
	 * @param array<string, mixed> $value Value of the option.
	 */
	private function send( array $value ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', '/wp/v2/settings' );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( array( PaymentSettings::OPTION => $value ) ) );
		return rest_do_request( $request );
	}
}

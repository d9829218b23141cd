<?php
/**
 * Tests of the permissions of the settings endpoint.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Settings;

use Vitrine\Commerce\Builtin\Payment\Settings\PaymentSettings;
use Vitrine\Settings\Field;
use Vitrine\Settings\Settings;

/**
 * Permissions by role, and settings for administrators only.
 */
final class RouteAccessTest extends RouteTestCase {

	/**
	 * Data provider of roles, statuses, and accessible screens.
	 *
	 * @return array<string, array{0: string, 1: int, 2: int}>
	 */
	public function roles(): array {
		return array(
			'administrator' => array( 'administrator', 200, 200 ),
			'shop manager'  => array( 'vitrine_manager', 200, 200 ),
			'editor'        => array( 'editor', 403, 403 ),
			'customer'      => array( 'vitrine_customer', 403, 403 ),
			'guest'         => array( '', 401, 302 ),
		);
	}

	/**
	 * @testdox Grants or denies a $_dataName access to the shop's settings
	 * @dataProvider roles
	 *
	 * @param string $role   Role of the user.
	 * @param int    $status HTTP status.
	 */
	public function test_who_may( string $role, int $status ): void {
		self::be( $role );
		$read = rest_do_request( new \WP_REST_Request( 'GET', self::ROUTE ) );
		$this->assertSame( $status, $read->get_status() );
		foreach ( array( 'POST', 'PUT' ) as $place => $method ) {
			$sent = self::send( array( Settings::OPTION => array( 'break_point' => 640 + $place ) ), $method );
			$this->assertSame( $status, $sent->get_status(), $method );
			$this->assertSame( 200 === $status ? 640 + $place : 920, Settings::number( 'break_point' ), $method );
		}
		$guessed = self::send( array( 'nonsense' => 1 ) );
		$this->assertSame( 200 === $status, 'vitrine_invalid_settings' === $guessed->get_data()['code'] );
		if ( 200 === $status ) {
			$this->assertSame( array( Settings::OPTION, 'vitrine_shop', 'vitrine_payments', 'vitrine_tax', 'vitrine_shipping' ), array_values( array_intersect( array( Settings::OPTION, 'vitrine_shop', 'vitrine_payments', 'vitrine_tax', 'vitrine_shipping' ), array_keys( $read->get_data() ) ) ) );
			$this->assertArrayNotHasKey( 'blogname', $read->get_data() );
		}
		$site = new \WP_REST_Request( 'POST', '/wp/v2/settings' );
		$site->set_body_params( array( Settings::OPTION => array( 'break_point' => 700 ) ) );
		$this->assertSame( 'administrator' === $role ? 200 : ( '' === $role ? 401 : 403 ), rest_do_request( $site )->get_status(), 'WordPress’s own route is for administrators only.' );
	}

	/**
	 * @testdox Grants or denies a $_dataName the settings and setup screens and their menu entries
	 * @dataProvider roles
	 *
	 * @param string $role   Role of the user.
	 * @param int    $status Unused.
	 * @param int    $screen Status of the screens.
	 */
	public function test_screens( string $role, int $status, int $screen ): void {
		$visitor = '' === $role ? $this->visitor() : $this->visitor_as( $role );
		foreach ( array( 'options-general.php?page=vitrine-settings&tab=shipping', 'admin.php?page=vitrine-setup' ) as $address ) {
			$this->assertSame( $screen, $visitor->get( "/wp-admin/$address" )->status, $address );
		}
		$menu = $visitor->get( '/wp-admin/profile.php' )->body;
		foreach ( array( 'page=vitrine-settings', 'page=vitrine-setup' ) as $entry ) {
			$this->assertSame( 200 === $screen, str_contains( $menu, $entry ), $entry );
		}
		$this->assertSame( 'administrator' === $role, str_contains( $menu, 'tab=status' ) );
	}

	/**
	 * Data provider of settings that a shop manager may not change.
	 *
	 * @return array<string, array{0: array<string, mixed>, 1: string}>
	 */
	public function reserved(): array {
		$payments = static fn ( string $id, array $own ): array => array( PaymentSettings::OPTION => array( 'methods' => array( $id => array( 'own' => $own ) ) ) );
		return array(
			'trusted proxies'                    => array( array( Settings::OPTION => array( 'trusted_proxies' => '10.0.0.1' ) ), 'trusted_proxies' ),
			'a key of an address service'        => array( array( Settings::OPTION => array( 'google_places_key' => 'key' ) ), 'google_places_key' ),
			'sites that may frame the site'      => array( array( Settings::OPTION => array( 'preview_origins' => array( 'https://frame.test' ) ) ), 'preview_origins' ),
			'data removal on uninstall'          => array( array( Settings::OPTION => array( 'remove_data' => true ) ), 'remove_data' ),
			'resetting all settings'             => array( array( Settings::OPTION => null ), Settings::OPTION ),
			'resetting the payment settings'     => array( array( PaymentSettings::OPTION => null ), PaymentSettings::OPTION ),
			'a key of a payment method'          => array( $payments( 'stripe', array( 'live_key' => 'sk_live_2' ) ), 'methods[stripe][own][live_key]' ),
			'removing a key of a payment method' => array( $payments( 'stripe', array( 'live_key' => '' ) ), 'methods[stripe][own][live_key]' ),
			'a setting of an unknown gateway'    => array( $payments( 'acme', array( 'key' => 'x' ) ), 'methods[acme][own][key]' ),
		);
	}

	/**
	 * @testdox A shop manager is denied $_dataName by name, an administrator is not
	 * @dataProvider reserved
	 *
	 * @param array<string, mixed> $body  Body of the request.
	 * @param string               $field Field named in the error.
	 */
	public function test_reserved( array $body, string $field ): void {
		update_option( PaymentSettings::OPTION, array( 'methods' => array( 'stripe' => array( 'own' => array( 'live_key' => 'sk_live_1' ) ) ) ) );
		update_option( Settings::OPTION, array( 'google_places_key' => 'first' ) );
		$before = array( get_option( Settings::OPTION ), get_option( PaymentSettings::OPTION ) );
		self::be( 'vitrine_manager' );
		$refused = self::send( $body );
		$this->assertSame( 400, $refused->get_status() );
		$this->assertSame( array( $field ), array_keys( $refused->get_data()['data']['fields'] ) );
		$this->assertStringContainsString( 'Only administrators can change this setting.', $refused->get_data()['message'] );
		$this->assertSame( $before, array( get_option( Settings::OPTION ), get_option( PaymentSettings::OPTION ) ) );

		wp_set_current_user( 1 );
		$this->assertSame( 200, self::send( $body )->get_status() );
	}

	/**
	 * @testdox Restricted settings are hidden from a shop manager and survive a save of the rest
	 */
	public function test_masked(): void {
		$own = array(
			'live_key'  => 'sk_live_1',
			'test_mode' => '1',
		);
		update_option( PaymentSettings::OPTION, array( 'methods' => array( 'stripe' => array( 'own' => $own ) ) ) );
		update_option( Settings::OPTION, array( 'trusted_proxies' => '10.0.0.1' ) );
		self::be( 'vitrine_manager' );
		$read = rest_do_request( new \WP_REST_Request( 'GET', self::ROUTE ) )->get_data();
		$this->assertStringNotContainsString( 'sk_live_1', (string) wp_json_encode( $read ) );
		$sent = self::send(
			array(
				Settings::OPTION        => array(
					'trusted_proxies'   => '10.0.0.1',
					'google_places_key' => '',
					'break_point'       => 640,
				),
				PaymentSettings::OPTION => array(
					'methods' => array(
						'stripe' => array(
							'title' => 'Card',
							'own'   => array( 'live_key' => Field::MASK ),
						),
					),
				),
			)
		);

		$this->assertSame( 200, $sent->get_status(), (string) wp_json_encode( $sent->get_data() ) );
		$stripe = PaymentSettings::get()->method( 'stripe' );
		$this->assertSame( array( 'Card', 'sk_live_1', '1' ), array( $stripe->title, $stripe->own['live_key'], $stripe->own['test_mode'] ) );
		$this->assertSame( 640, Settings::number( 'break_point' ) );
	}

	/**
	 * @testdox A request without a nonce writes nothing
	 */
	public function test_nonce(): void {
		$admin = $this->visitor();
		$admin->log_in( 'admin', 'password' );
		$this->assertSame( 401, $admin->post( '/?rest_route=' . self::ROUTE, array( Settings::OPTION => array( 'break_point' => '640' ) ) )->status );
		wp_cache_flush();
		Settings::reset();
		$this->assertSame( 920, Settings::get( 'break_point' ) );
	}
}

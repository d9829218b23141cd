<?php
/**
 * Tests of the shop's settings route.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Settings;

use Vitrine\Commerce\Builtin\Payment\Settings\PaymentSettings;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Settings\Field;
use Vitrine\Settings\Shop\TaxSettings;
use Vitrine\Settings\Settings;
use Vitrine\Tests\TestCase;

/**
 * Permissions, validation, and settings for administrators only.
 */
final class RouteTest extends TestCase {

	private const ROUTE = '/vitrine/v1/settings';

	/**
	 * Resets the settings.
	 */
	protected function setUp(): void {
		parent::setUp();
		Settings::reset();
	}

	/**
	 * Removes settings of other plugins.
	 */
	protected function tearDown(): void {
		unregister_setting( Settings::GROUP, 'acme_settings' );
		self::forget_routes();
		parent::tearDown();
	}

	/**
	 * Registers the routes again, which determines their arguments.
	 */
	private static function forget_routes(): void {
		$GLOBALS['wp_rest_server'] = null; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- As WordPress's own tests do.
	}

	/**
	 * Logs a user in.
	 *
	 * @param string $role Role of the user; empty for a guest.
	 */
	private static function be( string $role ): void {
		$user = '' === $role ? 0 : wp_insert_user(
			array(
				'user_login' => 'somebody',
				'user_pass'  => 'password',
				'role'       => $role,
			)
		);
		self::assertIsInt( $user );
		wp_set_current_user( $user );
	}

	/**
	 * Sends a request as the screen does.
	 *
	 * @param array<array-key, mixed> $body   Values by option.
	 * @param string                  $method HTTP method.
	 */
	private static function send( array $body, string $method = 'POST' ): \WP_REST_Response {
		$request = new \WP_REST_Request( $method, self::ROUTE );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $body ) );
		return rest_do_request( $request );
	}

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

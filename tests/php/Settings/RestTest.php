<?php
/**
 * Tests of the settings in the REST API.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Settings;

use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Settings\Field;
use Vitrine\Settings\Rules\Formats;
use Vitrine\Settings\Schema;
use Vitrine\Settings\Settings;
use Vitrine\Settings\Shop\ShopSettings;
use Vitrine\Tests\TestCase;

/**
 * WordPress's own settings route, and its validation.
 */
final class RestTest extends TestCase {

	private const ROUTE = '/wp/v2/settings';

	/**
	 * Valid and invalid texts of each format.
	 */
	private const TEXTS = array(
		''                 => array( 'A text', '<b>A text' ),
		Formats::URI       => array( 'https://example.org/a%20b', 'ftp://example.org' ),
		Formats::ORIGIN    => array( 'https://example.org', 'http://example.org' ),
		Formats::ID        => array( 'a-1_B', 'a b' ),
		Formats::VALUE     => array( 'Save [value]', 'Save' ),
		Formats::VARIABLE  => array( '--x-', 'x' ),
		Formats::AMOUNT    => array( '3.50', 'free' ),
		Formats::PERCENT   => array( '7.50', '101' ),
		Formats::CURRENCY  => array( 'CHF', 'francs' ),
		Formats::SEPARATOR => array( "'", 'more' ),
	);

	/**
	 * Logs the administrator in.
	 */
	protected function setUp(): void {
		parent::setUp();
		Settings::reset();
		wp_set_current_user( 1 );
	}

	/**
	 * Sends a request.
	 *
	 * @param array<string, mixed> $body Values by option.
	 */
	private function send( array $body ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', self::ROUTE );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $body ) );
		return rest_do_request( $request );
	}

	/**
	 * Returns a valid value of a setting that is not its default, and an invalid
	 * value.
	 *
	 * @param Field $field The setting.
	 * @return array{mixed, mixed}
	 */
	private static function samples( Field $field ): array {
		if ( Field::TOGGLE === $field->type ) {
			return array( ! $field->fallback, 'maybe' );
		}
		if ( Field::NUMBER === $field->type ) {
			return array( $field->fallback === $field->max ? $field->min : $field->max, $field->max + 1 );
		}
		if ( Field::LISTS === $field->type ) {
			return Formats::ORIGIN === $field->format ? array( array( 'https://a.test' ), array( 'https://a.test', 'a.test' ) ) : array( array( '#123456' ), array( 'red' ) );
		}
		if ( array() !== $field->choices ) {
			$choices = array_map( 'strval', array_keys( $field->choices ) );
			return array( $choices[ count( $choices ) - 1 ], 'explode' );
		}
		return Formats::SECRET === $field->format ? array( str_repeat( 'k', 40 ), 'k <b>' ) : self::TEXTS[ $field->format ];
	}

	/**
	 * @testdox Saves a valid value of every setting, rejects an invalid one by name, and returns what is stored
	 */
	public function test_every_setting(): void {
		foreach ( array( array( Settings::OPTION, Schema::fields() ), array( ShopOptions::OPTION, ShopSettings::fields() ) ) as list( $option, $fields ) ) {
			foreach ( $fields as $key => $field ) {
				update_option( $option, array() );
				list( $good, $bad ) = self::samples( $field );
				$kept               = $this->send( array( $option => array( $key => $good ) ) );
				$this->assertSame( 200, $kept->get_status(), $key );
				$shown = Formats::SECRET === $field->format ? Field::MASK : $good;
				$this->assertSame( $shown, $kept->get_data()[ $option ][ $key ], $key );

				$refused = $this->send( array( $option => array( $key => $bad ) ) );
				$this->assertSame( 400, $refused->get_status(), $key );
				$this->assertSame( 'vitrine_invalid_settings', $refused->get_data()['code'], $key );
				$this->assertSame( array( $key ), array_keys( $refused->get_data()['data']['fields'] ) );
				$this->assertStringContainsString( ( $field->label )(), $refused->get_data()['message'] );
				$read = rest_do_request( new \WP_REST_Request( 'GET', self::ROUTE ) )->get_data();
				$this->assertSame( $shown, $read[ $option ][ $key ], $key );
			}
		}
	}

	/**
	 * @testdox Saves all or nothing and names every invalid or unknown setting
	 */
	public function test_all_or_nothing(): void {
		$refused = $this->send(
			array(
				Settings::OPTION    => array(
					'desktop_layout' => 'redirect',
					'break_point'    => 5,
					'nonsense'       => 1,
				),
				ShopOptions::OPTION => array(
					'low_stock' => 9,
					'tax'       => 'much',
				),
			)
		);

		$this->assertSame( 400, $refused->get_status() );
		$this->assertEqualsCanonicalizing( array( 'break_point', 'nonsense', 'tax' ), array_keys( $refused->get_data()['data']['fields'] ) );
		$this->assertSame( 'flyout', Settings::get( 'desktop_layout' ) );
		$this->assertSame( 5, ShopOptions::get()->low_stock );
	}

	/**
	 * @testdox Names invalid URLs in a list instead of dropping them
	 */
	public function test_items_are_named(): void {
		$refused = $this->send( array( Settings::OPTION => array( 'preview_origins' => array( 'https://ok.test', 'picker.example', 'javascript:alert(1)' ) ) ) );

		$this->assertStringContainsString( 'picker.example, javascript:alert(1)', $refused->get_data()['data']['fields']['preview_origins'] );
		$this->assertSame( array(), Settings::get( 'preview_origins' ) );
	}

	/**
	 * @testdox Accepts form values as text
	 */
	public function test_a_form(): void {
		$request = new \WP_REST_Request( 'POST', self::ROUTE );
		$request->set_body_params(
			array(
				Settings::OPTION => array(
					'break_point'    => '640',
					'quantity_clamp' => '1',
				),
			)
		);

		$this->assertSame( 200, rest_do_request( $request )->get_status() );
		$this->assertSame( 640, Settings::get( 'break_point' ) );
		$this->assertTrue( Settings::get( 'quantity_clamp' ) );
	}

	/**
	 * @testdox Null resets an option to its defaults
	 */
	public function test_null(): void {
		$this->send(
			array(
				Settings::OPTION    => array( 'break_point' => 640 ),
				ShopOptions::OPTION => array( 'low_stock' => 9 ),
			)
		);
		$sent = $this->send(
			array(
				Settings::OPTION    => null,
				ShopOptions::OPTION => null,
			)
		);

		$this->assertSame( 200, $sent->get_status() );
		$this->assertSame( 920, Settings::get( 'break_point' ) );
		$this->assertSame( 5, ShopOptions::get()->low_stock );
	}

	/**
	 * @testdox A masked secret stays, and an empty one removes it
	 */
	public function test_secrets(): void {
		$this->send( array( Settings::OPTION => array( 'google_places_key' => 'secret-key' ) ) );
		$sent = $this->send(
			array(
				Settings::OPTION => array(
					'google_places_key' => Field::MASK,
					'break_point'       => 700,
				),
			)
		);
		$this->assertSame( 200, $sent->get_status() );
		$this->assertStringNotContainsString( 'secret-key', (string) wp_json_encode( $sent->get_data() ) );
		$this->assertSame( 'secret-key', Settings::get( 'google_places_key' ) );

		$this->send( array( Settings::OPTION => array( 'google_places_key' => '' ) ) );
		$this->assertSame( '', Settings::get( 'google_places_key' ) );
	}

	/**
	 * @testdox Requires the capability and a nonce, and returns nothing otherwise
	 */
	public function test_who_may(): void {
		wp_set_current_user( self::editor() );
		$refused = $this->send( array( Settings::OPTION => array( 'break_point' => 640 ) ) );
		$this->assertSame( 403, $refused->get_status() );
		$guessed = $this->send( array( Settings::OPTION => array( 'nonsense' => 1 ) ) );
		$this->assertNotSame( 'vitrine_invalid_settings', $guessed->get_data()['code'] );

		$admin = $this->visitor();
		$admin->log_in( 'admin', 'password' );
		$path = '/?rest_route=' . self::ROUTE;
		$body = array( Settings::OPTION => array( 'break_point' => '640' ) );
		$this->assertSame( 401, $admin->post( $path, $body )->status, 'A cookie alone is not enough.' );
		wp_cache_flush();
		Settings::reset();
		$this->assertSame( 920, Settings::get( 'break_point' ) );
	}

	/**
	 * Creates an editor; returns the user ID.
	 */
	private static function editor(): int {
		return (int) wp_insert_user(
			array(
				'user_login' => 'editor',
				'user_pass'  => 'password',
				'role'       => 'editor',
			)
		);
	}
}

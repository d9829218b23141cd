<?php
/**
 * Tests of the settings.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Settings;

use Vitrine\Contract;
use Vitrine\Settings\Schema;
use Vitrine\Settings\Settings;
use Vitrine\Tests\TestCase;

/**
 * Reading and storing settings.
 */
final class SettingsTest extends TestCase {

	/**
	 * Resets the settings.
	 */
	protected function setUp(): void {
		parent::setUp();
		Settings::reset();
	}

	/**
	 * @testdox Every setting has a valid default, a label and a REST schema
	 */
	public function test_every_setting_is_whole(): void {
		foreach ( Schema::fields() as $key => $field ) {
			$this->assertSame( $field->fallback, Settings::get( $key ), $key );
			$this->assertSame( $field->fallback, $field->sanitize( $field->fallback ), $key );
			$this->assertTrue( rest_validate_value_from_schema( $field->fallback, $field->schema(), $key ), $key );
			$this->assertNotSame( '', ( $field->label )(), $key );
		}
	}

	/**
	 * @testdox Choices equal the values in the contract
	 */
	public function test_choices_are_those_of_the_contract(): void {
		$expected = array(
			'after_add_to_cart'        => Contract::get( 'settings_values.after_add_to_cart' ),
			'quantity_style_type'      => Contract::get( 'settings_values.quantity_style_types' ),
			'fragments_refresh'        => Contract::get( 'settings_values.fragments_refresh' ),
			'sticky_header_style'      => Contract::get( 'settings_values.sticky_styles' ),
			'sticky_header_on_devices' => Contract::get( 'settings_values.sticky_devices' ),
			'stick_header_meta'        => Contract::get( 'settings_values.stick_header_meta' ),
		);
		foreach ( $expected as $key => $values ) {
			$this->assertEqualsCanonicalizing( $values, array_keys( Schema::fields()[ $key ]->choices ), $key );
		}
		$this->assertSame( Contract::get( 'limits.header_break_px' ), Settings::get( 'break_point' ) );
		$this->assertSame( Contract::get( 'timings_ms.fragments_request_timeout' ), Settings::get( 'fragments_timeout' ) );
	}

	/**
	 * Data provider of sent and stored values; null for none.
	 *
	 * @return array<string, array{string, mixed, mixed}>
	 */
	public function values(): array {
		return array(
			'a choice'                           => array( 'after_add_to_cart', 'slide_in_cart', 'slide_in_cart' ),
			'an unknown choice'                  => array( 'after_add_to_cart', 'explode', null ),
			'a checkbox that is on'              => array( 'quantity_clamp', '1', true ),
			'a checkbox that is off'             => array( 'announce_errors', '0', false ),
			'a number'                           => array( 'break_point', '800', 800 ),
			'a number above its maximum'         => array( 'break_point', 99999, 2560 ),
			'not a number'                       => array( 'break_point', 'wide', null ),
			'text with markup'                   => array( 'view_cart_label', '<b>See</b> cart', 'See cart' ),
			'an array as text'                   => array( 'view_cart_label', array( 'x' ), null ),
			'a template with its placeholder'    => array( 'sale_badge_template', 'Save [value] %', 'Save [value] %' ),
			'a template without its placeholder' => array( 'sale_badge_template', 'Save', null ),
			'colors'                             => array( 'color_switcher_default_palette', '#FFF, #112233 red', array( '#FFF', '#112233' ) ),
			'a URL'                              => array( 'color_switcher_default_logo', 'https://example.org/a.png', 'https://example.org/a.png' ),
			'a URL with percent-encoding'        => array( 'color_switcher_default_logo', 'https://example.org/my%20logo.png', 'https://example.org/my%20logo.png' ),
			'a script URL'                       => array( 'color_switcher_default_logo', 'javascript:alert(1)', '' ),
		);
	}

	/**
	 * @testdox Sanitizes a setting: $_dataName
	 *
	 * @dataProvider values
	 *
	 * @param string $key      Key of the setting.
	 * @param mixed  $sent     Value sent by a form.
	 * @param mixed  $expected Expected stored value.
	 */
	public function test_values_are_sanitized( string $key, mixed $sent, mixed $expected ): void {
		update_option( Settings::OPTION, Settings::sanitize( array( $key => $sent ) ) );

		$this->assertSame( $expected ?? Schema::fields()[ $key ]->fallback, Settings::get( $key ) );
	}

	/**
	 * @testdox Keeps settings missing from a form and discards unknown ones
	 */
	public function test_other_settings_stay(): void {
		update_option( Settings::OPTION, Settings::sanitize( array( 'break_point' => 700 ) ) );
		update_option(
			Settings::OPTION,
			Settings::sanitize(
				array(
					'desktop_layout' => 'redirect',
					'nonsense'       => 1,
				)
			)
		);

		$this->assertSame( 700, Settings::get( 'break_point' ) );
		$this->assertSame( 'redirect', Settings::get( 'desktop_layout' ) );
		$this->assertArrayNotHasKey( 'nonsense', (array) get_option( Settings::OPTION ) );
	}

	/**
	 * @testdox A filter changes a setting within its limits
	 */
	public function test_a_filter_changes_settings(): void {
		add_filter(
			'vitrine_settings',
			static fn( array $values ): array => array_merge(
				$values,
				array(
					'quantity_clamp' => true,
					'break_point'    => 'none',
				)
			)
		);
		Settings::reset();

		$this->assertTrue( Settings::get( 'quantity_clamp' ) );
		$this->assertSame( 920, Settings::get( 'break_point' ) );
	}
}

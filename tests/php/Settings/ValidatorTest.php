<?php
/**
 * Tests of validating settings.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Settings;

use Vitrine\Settings\Field;
use Vitrine\Settings\Rules\Formats;
use Vitrine\Settings\Rules\Validator;
use Vitrine\Settings\Rules\Problem;
use Vitrine\Settings\Schema;
use Vitrine\Settings\Admin\SettingsScreenData;
use Vitrine\Settings\Shop\ShopSettings;
use Vitrine\Tests\TestCase;

/**
 * Uses the same table as the tests of the screen's validation.
 */
final class ValidatorTest extends TestCase {

	/**
	 * Returns the table.
	 *
	 * @return array{rules: array<string, array<string, mixed>>, values: list<array{key: string, value: mixed, problem: string|null, items?: list<string>}>}
	 */
	private static function table(): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/fixtures/settings/verdicts.json' ), true, 16, JSON_THROW_ON_ERROR );
	}

	/**
	 * Returns every setting, and examples of types that only modules use, which
	 * may be missing.
	 *
	 * @return array<string, Field>
	 */
	private static function fields(): array {
		$words = static fn (): string => 'Example';
		return Schema::fields() + ShopSettings::fields() + array(
			'example_origin' => Field::text( $words, null, null, Formats::ORIGIN ),
			'example_id'     => Field::text( $words, null, null, Formats::ID ),
			'example_secret' => Field::secret( $words, $words, 32 ),
		);
	}

	/**
	 * @testdox The fixture's rules equal the settings' rules
	 */
	public function test_rules(): void {
		foreach ( self::table()['rules'] as $key => $rule ) {
			$field            = SettingsScreenData::field( $key, self::fields()[ $key ] );
			$field['choices'] = array_column( $field['choices'], 'value' );
			$this->assertSame( $rule, array_merge( $rule, array_intersect_key( $field, $rule ) ), $key );
		}
	}

	/**
	 * @testdox Validates each fixture value as listed, and saves every valid one
	 */
	public function test_verdicts(): void {
		foreach ( self::table()['values'] as $row ) {
			$field   = self::fields()[ $row['key'] ];
			$problem = Validator::problem( $field, $row['value'] );
			$shown   = $row['key'] . ': ' . substr( (string) wp_json_encode( $row['value'] ), 0, 80 );
			$this->assertSame( $row['problem'], $problem?->code, $shown );
			$this->assertSame( $row['items'] ?? array(), null === $problem ? array() : $problem->items, $shown );
			if ( null === $problem && Field::MASK !== $row['value'] ) {
				$this->assertNotNull( $field->sanitize( $row['value'] ), $shown );
			}
		}
	}

	/**
	 * @testdox Every problem has a message that names the limits
	 */
	public function test_words(): void {
		$fields = self::fields();
		foreach ( self::table()['values'] as $row ) {
			if ( null !== $row['problem'] ) {
				$words = ( new Problem( $row['problem'], array( 'this one' ) ) )->message( $fields[ $row['key'] ] );
				$this->assertDoesNotMatchRegularExpression( '/\{\w+\}|^$/', $words );
			}
		}
		$this->assertSame( 'Enter a whole number from 320 to 2560.', ( new Problem( 'range' ) )->message( $fields['break_point'] ) );
	}

	/**
	 * @testdox Every default is valid, and setting keys are unique
	 */
	public function test_defaults(): void {
		foreach ( Schema::fields() as $key => $field ) {
			$this->assertNull( Validator::problem( $field, $field->fallback ), $key );
		}
		foreach ( ShopSettings::defaults() as $key => $value ) {
			$this->assertNull( Validator::problem( ShopSettings::fields()[ $key ], $value ), $key );
		}
		$this->assertSame( array(), array_intersect_key( Schema::fields(), ShopSettings::fields() ) );
	}
}

<?php
/**
 * Tests of mapping single values to WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Move\Rules;

use Vitrine\Move\Rules\AttributeRules;
use Vitrine\Commerce\Rules\Dimensions;
use Vitrine\Move\Rules\StateCodes;
use Vitrine\Tests\TestCase;

/**
 * States, sizes and attributes.
 */
final class MappingTest extends TestCase {

	/**
	 * Data provider of states.
	 *
	 * @return array<string, array{string, string, list<string>, array<string, string>, string|null}>
	 */
	public static function states(): array {
		return array(
			'the same code'          => array( 'US', 'CA', array( 'California' ), array( 'CA' => 'California' ), 'CA' ),
			'with the country'       => array( 'JP', '13', array(), array( 'JP13' => 'Tokyo' ), 'JP13' ),
			'with a hyphen'          => array( 'TH', '10', array(), array( 'TH-10' => 'Bangkok' ), 'TH-10' ),
			'by name'                => array( 'MX', 'CMX', array( 'Ciudad de México' ), array( 'DF' => 'Ciudad de México' ), 'DF' ),
			'by name, other accents' => array( 'MX', 'MIC', array( 'Michoacan' ), array( 'MI' => 'Michoac&aacute;n' ), 'MI' ),
			'by name before code'    => array( 'XX', 'A', array( 'North' ), array( 'A' => 'South', 'B' => 'North' ), 'B' ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			'with the kind of state' => array( 'JP', '01', array( 'Hokkaido Prefecture' ), array( 'JP01' => 'Hokkaido' ), 'JP01' ),
			'unknown'                => array( 'US', 'ZZ', array(), array( 'CA' => 'California' ), null ),
			'free text'              => array( 'GB', 'Kent', array(), array(), 'Kent' ),
			'none'                   => array( 'US', '', array(), array( 'CA' => 'California' ), '' ),
		);
	}

	/**
	 * @testdox Maps a state to WooCommerce's code
	 * @dataProvider states
	 *
	 * @param string                $country Country code.
	 * @param string                $code    State code in the built-in engine.
	 * @param list<string>          $names   Names of the state.
	 * @param array<string, string> $known   WooCommerce's states.
	 * @param string|null           $theirs  Expected state code.
	 */
	public function test_states( string $country, string $code, array $names, array $known, ?string $theirs ): void {
		$this->assertSame( $theirs, StateCodes::of( $country, $code, $names, $known ) );
	}

	/**
	 * Data provider of sizes.
	 *
	 * @return array<string, array{string, string, string, array{string, string, string}|null}>
	 */
	public static function sizes(): array {
		return array(
			'in the shop’s unit'   => array( '30 × 20 × 10', 'cm', 'cm', array( '30', '20', '10' ) ),
			'in another unit'      => array( '30x20x10', 'cm', 'mm', array( '300', '200', '100' ) ),
			'with its own unit'    => array( '2 x 1,5 in', 'cm', 'cm', array( '5.08', '3.81', '' ) ),
			'with a unit per side' => array( '10 cm x 5 cm', 'in', 'cm', array( '10', '5', '' ) ),
			'one number'           => array( '12.5', 'cm', 'cm', array( '12.5', '', '' ) ),
			'none'                 => array( '', 'cm', 'cm', array( '', '', '' ) ),
			'text'                 => array( 'as large as a cat', 'cm', 'cm', null ),
		);
	}

	/**
	 * @testdox Parses a size into three numbers
	 * @dataProvider sizes
	 *
	 * @param string                              $text Text of the size.
	 * @param string                              $from Unit.
	 * @param string                              $to   Unit.
	 * @param array{string, string, string}|null $size Expected size.
	 */
	public function test_sizes( string $text, string $from, string $to, ?array $size ): void {
		$this->assertSame( $size, Dimensions::of( $text, $from, $to ) );
	}

	/**
	 * @testdox An attribute is global unless its name is too long, reserved or not Latin
	 */
	public function test_attributes(): void {
		$this->assertSame( 'colour', AttributeRules::slug( 'attribute_colour' ) );
		$this->assertTrue( AttributeRules::is_shared( 'colour', false ) );
		$this->assertTrue( AttributeRules::is_shared( str_repeat( 'a', 29 ), false ) );
		$this->assertFalse( AttributeRules::is_shared( str_repeat( 'a', 30 ), false ) );
		$this->assertFalse( AttributeRules::is_shared( '%e8%89%b2', false ) );
		$this->assertFalse( AttributeRules::is_shared( 'year', true ) );
		$this->assertSame( array( 'red', 'Red', '' ), array( AttributeRules::value( 'red', array( 'red' => 'Red' ), true ), AttributeRules::value( 'red', array( 'red' => 'Red' ), false ), AttributeRules::value( '', array(), false ) ) );
	}
}

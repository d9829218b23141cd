<?php
/**
 * Tests of matching variations.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Rules;

use PHPUnit\Framework\TestCase;
use Vitrine\Commerce\Rules\VariationMatch;

/**
 * Which variation a selection matches.
 */
final class VariationMatchTest extends TestCase {

	private const ATTRIBUTES = array(
		array(
			'name'    => 'attribute_size',
			'label'   => 'Size',
			'options' => array(
				's'  => 'Small',
				'l'  => 'Large',
				'42' => '42',
			),
		),
		array(
			'name'    => 'attribute_colour',
			'label'   => 'Colour',
			'options' => array(
				'red'  => 'Red',
				'blue' => 'Blue',
			),
		),
	);

	/**
	 * @testdox Attributes resolve to the first matching variation
	 * @dataProvider choices
	 *
	 * @param int                   $id       Variation ID of the form.
	 * @param array<string, string> $chosen   Selected attributes without the prefix.
	 * @param int|null              $expected Variation ID.
	 * @param list<string>          $missing  Labels of missing attributes.
	 */
	public function test_find( int $id, array $chosen, ?int $expected, array $missing ): void {
		$variations = array();
		foreach ( array(
			1 => array( 's', 'red' ),
			2 => array( 's', '' ),
			3 => array( '42', '' ),
			4 => array( 'l', 'red' ),
		) as $variation => [ $size, $color ] ) {
			$variations[ $variation ] = array(
				'attribute_size'   => $size,
				'attribute_colour' => $color,
			);
		}
		$fields = array_combine( array_map( static fn ( string $name ): string => "attribute_$name", array_keys( $chosen ) ), $chosen );

		$match = VariationMatch::find( self::ATTRIBUTES, $variations, $id, $fields );

		$this->assertSame( $expected, $match->variation );
		$this->assertSame( $missing, $match->missing );
	}

	/**
	 * Data provider of selections.
	 *
	 * @return array<string, array{0: int, 1: array<string, string>, 2: int|null, 3: list<string>}>
	 */
	public static function choices(): array {
		return array(
			'exact match'                          => array(
				0,
				array(
					'size'   => 's',
					'colour' => 'red',
				),
				1,
				array(),
			),
			'an attribute with any value'          => array(
				0,
				array(
					'size'   => 's',
					'colour' => 'blue',
				),
				2,
				array(),
			),
			'a numeric slug'                       => array(
				0,
				array(
					'size'   => '42',
					'colour' => 'blue',
				),
				3,
				array(),
			),
			'a missing combination'                => array(
				0,
				array(
					'size'   => 'l',
					'colour' => 'blue',
				),
				null,
				array(),
			),
			'nothing selected'                     => array( 0, array(), null, array( 'Size', 'Colour' ) ),
			'one attribute selected'               => array(
				0,
				array(
					'size'   => 's',
					'colour' => '',
				),
				null,
				array( 'Colour' ),
			),
			'values are case-sensitive'            => array(
				0,
				array(
					'size'   => 'S',
					'colour' => 'red',
				),
				null,
				array( 'Size' ),
			),
			'an unknown attribute'                 => array(
				0,
				array(
					'size'   => 's',
					'colour' => 'red',
					'foo'    => 'x',
				),
				1,
				array(),
			),
			'a given ID with all attributes fixed' => array( 1, array(), 1, array() ),
			'a given ID with other attributes'     => array(
				1,
				array(
					'size'   => 's',
					'colour' => 'blue',
				),
				null,
				array(),
			),
			'a given ID, an attribute with any value missing' => array( 2, array( 'size' => 's' ), null, array( 'Colour' ) ),
			'a given ID, an attribute with any value selected' => array( 2, array( 'colour' => 'red' ), 2, array() ),
			'an unknown ID'                        => array(
				77,
				array(
					'size'   => 's',
					'colour' => 'red',
				),
				null,
				array(),
			),
		);
	}
}

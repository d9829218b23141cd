<?php
/**
 * Contract tests of variations.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Contract;

use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Commerce\Value\Variation;

/**
 * A variable product is added as one of its variations.
 */
final class VariationContractTest extends EngineContract {

	/**
	 * @testdox Adds a variation by ID without repeating its attributes
	 * @dataProvider engines
	 * @group needs-attributes
	 */
	public function test_by_id( EngineFixture $shop ): void {
		$shirt  = self::shirt( $shop );
		$engine = $shop->visitor();
		$ids    = self::variation_ids( $engine, $shirt );

		self::add( $engine->cart(), new AddRequest( $shirt, 1, $ids[0], array( 'attribute_size' => 'small' ) ) );
		self::add(
			$engine->cart(),
			new AddRequest(
				$shirt,
				2,
				$ids[0],
				array(
					'attribute_size'   => 'small',
					'attribute_colour' => 'red',
				)
			)
		);

		$line = $engine->cart()->snapshot()->lines[0];
		$this->assertSame( array( $shirt, $ids[0], 'Shirt', 3, 1500 ), array( $line->product_id, $line->variation_id, $line->name, $line->quantity, $line->price ) );
		$this->assertSame(
			array(
				array(
					'name'  => 'Size',
					'value' => 'Small',
				),
				array(
					'name'  => 'Colour',
					'value' => 'Red',
				),
			),
			$line->data
		);
		$this->assertCount( 1, $engine->cart()->snapshot()->lines );
	}

	/**
	 * @testdox Finds a variation by its attributes, as a form without JavaScript sends them
	 * @dataProvider engines
	 * @group needs-attributes
	 */
	public function test_by_attributes( EngineFixture $shop ): void {
		$shirt  = self::shirt( $shop );
		$engine = $shop->visitor();

		self::add(
			$engine->cart(),
			new AddRequest(
				$shirt,
				1,
				0,
				array(
					'attribute_size'   => 'large',
					'attribute_colour' => 'blue',
				)
			)
		);
		self::add(
			$engine->cart(),
			new AddRequest(
				$shirt,
				1,
				0,
				array(
					'attribute_size'   => 'large',
					'attribute_colour' => 'red',
				)
			)
		);

		$lines = $engine->cart()->snapshot()->lines;
		$this->assertSame( array( 1800, 1800 ), array_column( $lines, 'price' ) );
		$this->assertSame( array( 'Blue', 'Red' ), array( $lines[0]->data[1]['value'], $lines[1]->data[1]['value'] ) );
		$this->assertSame( $lines[0]->variation_id, $lines[1]->variation_id );
		$this->assertNotSame( $lines[0]->key, $lines[1]->key, 'One variation in two colors is two cart items.' );
	}

	/**
	 * @testdox Returns the variations of a product separately, and none for other types
	 * @dataProvider engines
	 * @group needs-attributes
	 */
	public function test_variations( EngineFixture $shop ): void {
		$shirt   = self::shirt( $shop );
		$lamp    = self::lamp( $shop );
		$catalog = $shop->visitor()->catalog();

		$variations = $catalog->variations( $shirt );
		$this->assertEquals( $catalog->find( $shirt )->variations ?? array(), $variations );
		$this->assertSame( array( 1500, 1500, 1800 ), array_column( $variations, 'price' ) );
		$this->assertSame( array( true, false, true ), array_map( static fn ( Variation $variation ): bool => $variation->is_available(), $variations ) );
		$this->assertNull( $variations[1]->max, 'no stock is no maximum: the quantity field would be 0' );
		$this->assertSame( array(), $catalog->variations( $lamp ) );
		$this->assertSame( array(), $catalog->variations( 999999 ) );
	}

	/**
	 * @testdox A variation matches when every set attribute matches [4.13-04], and an empty value matches any [4.13-05]
	 * @dataProvider engines
	 * @group needs-attributes
	 */
	public function test_agreement( EngineFixture $shop ): void {
		$shirt      = self::shirt( $shop );
		$variations = $shop->visitor()->catalog()->variations( $shirt );
		$agreeing   = static fn ( array $chosen ): array => array_keys( array_filter( $variations, static fn ( Variation $variation ): bool => $variation->agrees( $chosen ) ) );

		$this->assertSame( array( 0, 1, 2 ), $agreeing( array() ) );
		$this->assertSame( array( 0, 1 ), $agreeing( array( 'attribute_size' => 'small' ) ) );
		$this->assertSame( array( 0, 2 ), $agreeing( array( 'attribute_colour' => 'red' ) ) );
		$this->assertSame(
			array( 2 ),
			$agreeing(
				array(
					'attribute_size'   => 'large',
					'attribute_colour' => 'red',
				)
			)
		);
		$this->assertSame(
			array(),
			$agreeing(
				array(
					'attribute_size'   => 'huge',
					'attribute_colour' => 'red',
				)
			)
		);
	}

	/**
	 * @testdox Rejects attributes that match no variation with an error code
	 * @dataProvider wrong_choices
	 *
	 * @param EngineFixture         $shop       The shop.
	 * @param int                   $place      Index of the variation; -1 for none, -2 for another product's.
	 * @param array<string, string> $attributes Selected attributes.
	 * @param string                $code       Key in error_codes.
	 * @param string                $says       Part of the message.
	 * @group needs-attributes
	 */
	public function test_wrong_choices( EngineFixture $shop, int $place, array $attributes, string $code, string $says ): void {
		$shirt  = self::shirt( $shop );
		$other  = self::shirt( $shop, array( 'name' => 'Coat' ) );
		$engine = $shop->visitor();
		$id     = match ( $place ) {
			-1      => 0,
			-2      => self::variation_ids( $engine, $other )[0],
			default => self::variation_ids( $engine, $shirt )[ $place ],
		};

		self::assert_refused( $code, $engine->cart()->add( new AddRequest( $shirt, 1, $id, $attributes ) ), $says );

		$this->assertSame( array(), $shop->saved_carts() );
	}

	/**
	 * Data provider of invalid selections.
	 *
	 * @return iterable<string, array{0: EngineFixture, 1: int, 2: array<string, string>, 3: string, 4: string}>
	 */
	public static function wrong_choices(): iterable {
		$of    = static fn ( string $size, string $color ): array => array(
			'attribute_size'   => $size,
			'attribute_colour' => $color,
		);
		$cases = array(
			'nothing selected'                       => array( -1, array(), 'variation_required', 'Please select Size, Colour for "Shirt".' ),
			'one missing'                            => array( -1, $of( 'small', '' ), 'variation_required', 'Please select Colour for "Shirt".' ),
			'an attribute with any value missing'    => array( 2, array(), 'variation_required', 'Please select Colour for "Shirt".' ),
			'an unknown option'                      => array( 2, $of( 'large', 'green' ), 'variation_required', 'Colour' ),
			'an unknown option of a fixed attribute' => array( 0, $of( 'huge', 'red' ), 'variation_required', 'Size' ),
			'attributes of another variation'        => array( 0, $of( 'large', 'red' ), 'variation_required', '"Shirt" is not available in this combination' ),
			'a variation of another product'         => array( -2, $of( 'small', 'red' ), 'variation_required', 'Shirt' ),
			'a variation that is sold out'           => array( 1, $of( 'small', 'blue' ), 'out_of_stock', '"Shirt – Small, Blue" is sold out.' ),
		);
		return self::for_engines( $cases );
	}

	/**
	 * @testdox Variations without own stock share their product's
	 * @dataProvider engines
	 * @group needs-attributes
	 */
	public function test_shared_stock( EngineFixture $shop ): void {
		$shirt  = self::shirt(
			$shop,
			array(
				'stock'      => 3,
				'variations' => array( self::variation( 'small', 'red', 100 ), self::variation( 'large', '', 200 ) ),
			)
		);
		$engine = $shop->visitor();
		$ids    = self::variation_ids( $engine, $shirt );
		self::add( $engine->cart(), new AddRequest( $shirt, 2, $ids[0] ) );

		self::assert_refused( 'out_of_stock', $engine->cart()->add( new AddRequest( $shirt, 2, $ids[1], array( 'attribute_colour' => 'blue' ) ) ), '2 are already in your cart' );
		self::add( $engine->cart(), new AddRequest( $shirt, 1, $ids[1], array( 'attribute_colour' => 'blue' ) ) );
	}

	/**
	 * @testdox A disabled variation cannot be bought
	 * @dataProvider engines
	 * @group needs-attributes
	 */
	public function test_inactive( EngineFixture $shop ): void {
		$shirt  = self::shirt( $shop );
		$engine = $shop->visitor();
		$id     = self::variation_ids( $engine, $shirt )[0];
		$shop->product(
			array(
				'id'         => $shirt,
				'variations' => array( self::variation( 'small', 'red', 1500, array( 'active' => false ) ), self::variation( 'large', '', 1800 ) ),
			)
		);

		self::assert_refused( 'variation_required', $engine->cart()->add( new AddRequest( $shirt, 1, $id ) ) );
	}
}

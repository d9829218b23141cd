<?php
/**
 * Contract tests against recorded behavior of WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Contract;

use Vitrine\Commerce\Capability;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Value\AddRequest;

/**
 * Adds to the cart as recorded from WooCommerce 11.0.1, and compares the
 * resulting item counts. Differences are intended.
 */
final class OracleContractTest extends EngineContract {

	/**
	 * @testdox An add results in the same quantity as in WooCommerce, or is rejected deliberately
	 * @dataProvider observed
	 *
	 * @param EngineFixture        $shop    The shop.
	 * @param list<array<mixed>>   $adds    Each `[ product, quantity, variation, attributes, children ]`.
	 * @param int                  $there   Item count in WooCommerce.
	 * @param int                  $here    Item count here.
	 */
	public function test_observed( EngineFixture $shop, array $adds, int $there, int $here ): void {
		$products = self::products( $shop );
		$engine   = $shop->visitor();
		foreach ( $adds as $add ) {
			$answer = $engine->cart()->add( self::request( $engine, $products, ...$add ) );
		}

		$this->assertSame( $here, $engine->cart()->snapshot()->count() );
		if ( $here !== $there ) {
			$this->assertInstanceOf( \WP_Error::class, $answer, 'The quantity differs without an error.' );
		}
	}

	/**
	 * Data provider of recorded calls.
	 *
	 * @return iterable<string, array{0: EngineFixture, 1: list<array<mixed>>, 2: int, 3: int}>
	 */
	public static function observed(): iterable {
		$of    = static fn ( string $size, string $color ): array => array(
			'attribute_size'   => $size,
			'attribute_colour' => $color,
		);
		$cases = array(
			'add simple, quantity 1'                     => array( array( array( 'mug', 1 ) ), 1, 1 ),
			'same product twice: 1, then 2'              => array( array( array( 'mug', 1 ), array( 'mug', 2 ) ), 3, 3 ),
			'quantity -1'                                => array( array( array( 'mug', -1 ) ), 0, 0 ),
			'quantity 0, which becomes 1 in WooCommerce' => array( array( array( 'mug', 0 ) ), 1, 0 ),
			'99999, which becomes 9999 in WooCommerce'   => array( array( array( 'mug', 99999 ) ), 9999, 0 ),
			'unknown product'                            => array( array( array( 'none', 1 ) ), 0, 0 ),
			'out of stock'                               => array( array( array( 'bag', 1 ) ), 0, 0 ),
			'6 of 5'                                     => array( array( array( 'napkin', 6 ) ), 0, 0 ),
			'5 of 5'                                     => array( array( array( 'napkin', 5 ) ), 5, 5 ),
			'5 of 5, then 1 more'                        => array( array( array( 'napkin', 5 ), array( 'napkin', 1 ) ), 5, 5 ),
			'variable without variation'                 => array( array( array( 'shirt', 1 ) ), 0, 0 ),
			'variation form, complete'                   => array( array( array( 'shirt', 2, 0, $of( 'small', 'red' ) ) ), 2, 2 ),
			'nothing selected'                           => array( array( array( 'shirt', 1, -1, $of( '', '' ) ) ), 0, 0 ),
			'one attribute missing'                      => array( array( array( 'shirt', 1, 0, array( 'attribute_size' => 'small' ) ) ), 1, 1 ),
			'attributes that do not match the variation' => array( array( array( 'shirt', 1, 0, $of( 'large', 'red' ) ) ), 0, 0 ),
			'unknown attribute value'                    => array( array( array( 'shirt', 1, 0, $of( 'huge', 'red' ) ) ), 0, 0 ),
			'out of stock variation'                     => array( array( array( 'shirt', 1, 1, $of( 'small', 'blue' ) ) ), 0, 0 ),
			'any attributes, none given'                 => array( array( array( 'shirt', 1, 2 ) ), 0, 0 ),
			'grouped, quantities 1, 0, 2'                => array( array( array( 'set', 1, -1, array(), array( 1, 0, 2 ) ) ), 3, 3 ),
			'grouped, all 0'                             => array( array( array( 'set', 1, -1, array(), array( 0, 0, 0 ) ) ), 0, 0 ),
			'grouped without quantities'                 => array( array( array( 'set', 1 ) ), 0, 0 ),
			'external'                                   => array( array( array( 'book', 1 ) ), 0, 0 ),
			'sold individually, 3, which becomes 1 in WooCommerce' => array( array( array( 'single', 3 ) ), 1, 0 ),
			'sold individually, again'                   => array( array( array( 'single', 1 ), array( 'single', 1 ) ), 1, 1 ),
		);
		return self::for_engines(
			$cases,
			array(
				'out of stock'                => array( Capability::Stock ),
				'6 of 5'                      => array( Capability::Stock ),
				'5 of 5, then 1 more'         => array( Capability::Stock ),
				'variable without variation'  => array( Capability::Attributes ),
				'variation form, complete'    => array( Capability::Attributes ),
				'nothing selected'            => array( Capability::Attributes ),
				'one attribute missing'       => array( Capability::Attributes ),
				'attributes that do not match the variation' => array( Capability::Attributes ),
				'unknown attribute value'     => array( Capability::Attributes ),
				'out of stock variation'      => array( Capability::Attributes ),
				'any attributes, none given'  => array( Capability::Attributes ),
				'grouped, quantities 1, 0, 2' => array( Capability::Grouped ),
				'grouped, all 0'              => array( Capability::Grouped ),
				'grouped without quantities'  => array( Capability::Grouped ),
				'external'                    => array( Capability::External ),
			)
		);
	}

	/**
	 * Recreates the recorded shop.
	 *
	 * @param EngineFixture $shop The shop.
	 * @return array<string, int|list<int>>
	 */
	private static function products( EngineFixture $shop ): array {
		$children = array( self::lamp( $shop, array( 'name' => 'Notebook' ) ), self::lamp( $shop, array( 'name' => 'Ruler' ) ), self::lamp( $shop, array( 'name' => 'Pen' ) ) );
		return array(
			'none'     => 999999,
			'mug'      => self::lamp( $shop ),
			'napkin'   => self::lamp( $shop, array( 'stock' => 5 ) ),
			'bag'      => self::lamp( $shop, array( 'stock' => 0 ) ),
			'single'   => self::lamp( $shop, array( 'sold_individually' => true ) ),
			'shirt'    => self::shirt( $shop ),
			'children' => $children,
			'set'      => self::lamp(
				$shop,
				array(
					'type'     => 'grouped',
					'children' => $children,
				)
			),
			'book'     => self::lamp(
				$shop,
				array(
					'type'         => 'external',
					'external_url' => 'https://example.org/',
				)
			),
		);
	}

	/**
	 * Returns a request.
	 *
	 * @param Engine                       $engine     Engine of any visitor.
	 * @param array<string, int|list<int>> $products   Products from products().
	 * @param string                       $product    Name of the product.
	 * @param int                          $quantity   Quantity.
	 * @param int                          $place      Index of the variation; -1 for none.
	 * @param array<string, string>        $attributes Selected attributes.
	 * @param list<int>                    $children   Quantities.
	 */
	private static function request( Engine $engine, array $products, string $product, int $quantity, int $place = -1, array $attributes = array(), array $children = array() ): AddRequest {
		$variation = $place < 0 ? 0 : self::variation_ids( $engine, $products[ $product ] )[ $place ];
		return new AddRequest( $products[ $product ], $quantity, $variation, $attributes, array() === $children ? array() : array_combine( $products['children'], $children ) );
	}
}

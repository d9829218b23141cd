<?php
/**
 * Contract tests of a single product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Contract;

use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\Value\ProductQuery;

/**
 * All data of a product, for visitors who may see it.
 */
final class ProductContractTest extends EngineContract {

	/**
	 * @testdox Unpublished products are in no listing, and found only by users who may see them
	 * @dataProvider engines
	 */
	public function test_hidden( EngineFixture $shop ): void {
		$hidden = array();
		foreach ( array(
			array( 'status' => 'draft' ),
			array( 'status' => 'private' ),
			array( 'status' => 'pending' ),
			array(
				'status' => 'future',
				'date'   => '2999-01-01 00:00:00',
			),
		) as $data ) {
			$hidden[] = self::lamp( $shop, $data );
		}
		$secret  = self::lamp( $shop, array( 'password' => 'secret' ) );
		$trashed = self::lamp( $shop, array( 'status' => 'trash' ) );
		$catalog = $shop->visitor()->catalog();

		$this->assertSame( 0, $catalog->query( new ProductQuery() )->total );
		$this->assertSame( 0, $catalog->query( new ProductQuery( ids: array_merge( $hidden, array( $secret ) ) ) )->total );
		foreach ( array_merge( $hidden, array( $secret, $trashed, 0, -1 ) ) as $id ) {
			$this->assertNull( $catalog->find( $id ) );
		}

		wp_set_current_user( 1 );
		foreach ( $hidden as $id ) {
			$product = $catalog->find( $id );
			$this->assertInstanceOf( Product::class, $product );
			$this->assertFalse( $product->purchasable );
		}
		$this->assertNull( $catalog->find( $trashed ) );
	}

	/**
	 * @testdox A variable product has its texts, prices, variations and stock
	 * @dataProvider engines
	 * @group needs-attributes
	 */
	public function test_variable( EngineFixture $shop ): void {
		$shirt = self::shirt(
			$shop,
			array(
				'short_description' => 'Soft.',
				'description'       => '<p>Very soft.</p>',
				'sku'               => 'S-1',
				'categories'        => array( 'Wear & Tear' ),
			)
		);

		$product = $shop->visitor()->catalog()->find( $shirt );

		$this->assertSame( array( 'variable', 'Shirt', 'shirt', 'S-1' ), array( $product->type, $product->name, $product->slug, $product->sku ) );
		$this->assertSame( array( 1500, 1800, 1500, true, true ), array( $product->price, $product->max_price, $product->regular_price, $product->in_stock, $product->purchasable ) );
		$this->assertStringContainsString( 'Very soft.', $product->description );
		$this->assertStringContainsString( 'Soft.', $product->short_description );
		$this->assertSame( 'Wear & Tear', $product->categories[0]['name'] );
		$this->assertSame( array( 'attribute_size', 'attribute_colour' ), array_column( $product->attributes, 'name' ) );
		$this->assertSame(
			array(
				'small' => 'Small',
				'large' => 'Large',
			),
			$product->attributes[0]['options']
		);
		$this->assertSame( array( true, false, true ), array_column( $product->variations, 'in_stock' ) );
		$this->assertSame( array( 5, 0, null ), array_column( $product->variations, 'stock' ) );
		$this->assertSame( '', $product->variations[2]->attributes['attribute_colour'], 'Empty means any.' );
	}

	/**
	 * @testdox A product shows its remaining stock only at or below its low stock threshold
	 * @dataProvider engines
	 * @group needs-stock
	 */
	public function test_few( EngineFixture $shop ): void {
		$few = static function ( int $stock, int $bound ) use ( $shop ): ?int {
			$lamp = self::lamp(
				$shop,
				array(
					'stock'     => $stock,
					'low_stock' => $bound,
				)
			);
			return $shop->visitor()->catalog()->find( $lamp )->few;
		};
		$this->assertSame( array( 3, 2, null, null, null ), array( $few( 3, 3 ), $few( 2, 3 ), $few( 4, 3 ), $few( 0, 3 ), $few( 1, 0 ) ) );
		$this->assertNull( $shop->visitor()->catalog()->find( self::lamp( $shop ) )->few, 'Stock is not managed.' );
	}

	/**
	 * @testdox A variation shows its remaining stock only at or below its product's low stock threshold
	 * @dataProvider engines
	 * @group needs-stock
	 * @group needs-attributes
	 */
	public function test_few_of_a_variation( EngineFixture $shop ): void {
		$few = static fn ( int $bound ): array => array_column( $shop->visitor()->catalog()->find( self::shirt( $shop, array( 'low_stock' => $bound ) ) )->variations, 'few' );
		$this->assertSame( array( 5, null, null ), $few( 5 ) );
		$this->assertSame( array( null, null, null ), $few( 4 ) );
	}

	/**
	 * @testdox Grouped and external products return their type's data
	 * @dataProvider engines
	 * @group needs-grouped
	 * @group needs-external
	 */
	public function test_grouped_and_external( EngineFixture $shop ): void {
		$pen   = self::lamp(
			$shop,
			array(
				'name'          => 'Pen',
				'regular_price' => 300,
			)
		);
		$ink   = self::lamp(
			$shop,
			array(
				'name'          => 'Ink',
				'regular_price' => 900,
			)
		);
		$group = self::lamp(
			$shop,
			array(
				'name'     => 'Set',
				'type'     => 'grouped',
				'children' => array(
					$ink,
					$pen,
				),
			)
		);
		$book  = self::lamp(
			$shop,
			array(
				'name'          => 'Book',
				'type'          => 'external',
				'external_url'  => 'https://example.org/book',
				'external_text' => 'At the publisher',
			)
		);

		$set = $shop->visitor()->catalog()->find( $group );
		$this->assertSame( array( 'Ink', 'Pen' ), array_column( $set->children, 'name' ) );
		$this->assertSame( array( 300, 900, true ), array( $set->price, $set->max_price, $set->in_stock ) );

		$external = $shop->visitor()->catalog()->find( $book );
		$this->assertSame( array( 'https://example.org/book', 'At the publisher', false ), array( $external->external_url, $external->external_text, $external->purchasable ) );
	}
}

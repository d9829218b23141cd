<?php
/**
 * Tests of the number of queries for products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Catalog;

use Vitrine\Commerce\Builtin\BuiltinEngine;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Commerce\Value\ProductQuery;
use Vitrine\Tests\Commerce\Builtin\Checkout\Jar;
use Vitrine\Tests\TestCase;

/**
 * The number of queries does not grow with the number of products.
 */
final class QueryCountTest extends TestCase {

	/**
	 * Creates products with images and categories; every third one has
	 * variations.
	 *
	 * @param int $count Number of products.
	 * @return list<int>
	 */
	private static function products( int $count ): array {
		$ids = array();
		for ( $number = 1; $number <= $count; $number++ ) {
			$image = wp_insert_attachment(
				array(
					'post_title'     => "Picture $number",
					'post_mime_type' => 'image/jpeg',
				),
				"2025/01/$number.jpg"
			);
			wp_update_attachment_metadata(
				$image,
				array(
					'width'  => 800,
					'height' => 800,
					'file'   => "2025/01/$number.jpg",
					'sizes'  => array(),
				)
			);
			$data = array(
				'name'          => "Product $number",
				'regular_price' => 100 * $number,
				'image_ids'     => array( $image ),
				'categories'    => array( 'Category ' . $number % 4 ),
			);
			if ( 0 === $number % 3 ) {
				$data += array(
					'type'       => 'variable',
					'attributes' => array(
						array(
							'name'    => 'size',
							'options' => array(
								's' => 'S',
								'l' => 'L',
							),
						),
					),
					'variations' => array(
						array(
							'attributes'    => array( 'size' => 's' ),
							'regular_price' => 100,
						),
						array(
							'attributes'    => array( 'size' => 'l' ),
							'regular_price' => 200,
						),
					),
				);
			}
			$id = ProductWriter::save( $data );
			self::assertIsInt( $id );
			$ids[] = $id;
		}
		return $ids;
	}

	/**
	 * Counts queries with a cache that has only options.
	 *
	 * @param callable(): mixed $work Code to measure.
	 */
	private static function queries( callable $work ): int {
		global $wpdb;
		wp_cache_flush();
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		$work();
		return $wpdb->num_queries - $before;
	}

	/**
	 * @testdox A page of 12 products takes at most 8 uncached queries, and 30 products no more
	 */
	public function test_listing(): void {
		self::products( 30 );
		$catalog = ( new BuiltinEngine( new Jar() ) )->catalog();

		$twelve = self::queries( fn () => $this->assertCount( 12, $catalog->query( new ProductQuery( 'price', per_page: 12 ) )->products ) );
		$thirty = self::queries( fn () => $this->assertCount( 30, $catalog->query( new ProductQuery( per_page: 100 ) )->products ) );

		$this->assertLessThanOrEqual( 8, $twelve );
		$this->assertLessThanOrEqual( $twelve, $thirty );
	}

	/**
	 * @testdox A product with variations takes one query more than a simple one
	 */
	public function test_product(): void {
		$ids     = self::products( 3 );
		$catalog = ( new BuiltinEngine( new Jar() ) )->catalog();

		$simple   = self::queries( static fn () => $catalog->find( $ids[0] ) );
		$variable = self::queries( static fn () => $catalog->find( $ids[2] ) );

		$this->assertSame( $simple + 1, $variable );
	}

	/**
	 * @testdox A cart of 10 items takes no more queries than one of 2, and an empty one none
	 */
	public function test_cart(): void {
		$ids   = array_values( array_filter( self::products( 15 ), static fn ( int $index ): bool => 2 !== $index % 3, ARRAY_FILTER_USE_KEY ) );
		$small = new Jar();
		$large = new Jar();
		foreach ( array(
			2  => $small,
			10 => $large,
		) as $lines => $jar ) {
			foreach ( array_slice( $ids, 0, $lines ) as $id ) {
				$this->assertIsArray( ( new BuiltinEngine( $jar ) )->cart()->add( new AddRequest( $id ) ) );
			}
		}

		$two = self::queries( fn () => $this->assertCount( 2, ( new BuiltinEngine( $small ) )->cart()->snapshot()->lines ) );
		$ten = self::queries( fn () => $this->assertCount( 10, ( new BuiltinEngine( $large ) )->cart()->snapshot()->lines ) );

		$this->assertSame( $two, $ten );
		$this->assertLessThanOrEqual( 8, $ten );
		$this->assertSame( 0, self::queries( static fn () => ( new BuiltinEngine( new Jar() ) )->cart()->snapshot() ) );
	}
}

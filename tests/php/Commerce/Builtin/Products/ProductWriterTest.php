<?php
/**
 * Tests of saving products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Products;

use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Tests\TestCase;

/**
 * A product's post, row and variations are kept consistent.
 */
final class ProductWriterTest extends TestCase {

	private const SIZES = array(
		array(
			'name'    => 'size',
			'label'   => 'Size',
			'options' => array(
				's' => 'Small',
				'l' => 'Large',
			),
		),
	);

	/**
	 * Saves a product, and asserts success.
	 *
	 * @param array<string, mixed> $data Data for ProductWriter.
	 */
	private static function save( array $data ): int {
		$id = ProductWriter::save( $data );
		self::assertIsInt( $id, is_wp_error( $id ) ? $id->get_error_message() : '' );
		return $id;
	}

	/**
	 * Returns a size of a shirt.
	 *
	 * @param string               $size  Slug.
	 * @param int                  $price Price in minor units.
	 * @param array<string, mixed> $more  More data.
	 * @return array<string, mixed>
	 */
	private static function size( string $size, int $price, array $more = array() ): array {
		return $more + array(
			'attributes'    => array( 'size' => $size ),
			'regular_price' => $price,
		);
	}

	/**
	 * @testdox Saves a product with all its data
	 */
	public function test_create(): void {
		$id = self::save(
			array(
				'name'              => "O'Neill \\ \"Lamp\" & Co",
				'slug'              => 'a-lamp',
				'short_description' => 'Short',
				'description'       => 'Long',
				'regular_price'     => 1000,
				'sale_price'        => 750,
				'stock'             => 7,
				'low_stock'         => 2,
				'sku'               => 'L-1',
				'max'               => 6,
				'featured'          => true,
				'total_sales'       => 12,
				'categories'        => array( 'Light', 'New things' ),
			)
		);

		$row = ProductRows::product( $id );
		$this->assertSame( array( 750, 750, 1000, true, 7, 2, 'L-1', 6, true, 12 ), array( $row->price, $row->max_price, $row->regular_price, $row->on_sale, $row->stock, $row->low_stock, $row->sku, $row->max, $row->featured, $row->total_sales ) );
		$this->assertSame( "O'Neill \\ \"Lamp\" & Co", html_entity_decode( get_post( $id )->post_title ) );
		$this->assertSame( array( 'a-lamp', 'publish', 'Short', 'Long' ), array( get_post( $id )->post_name, get_post( $id )->post_status, get_post( $id )->post_excerpt, get_post( $id )->post_content ) );
		$this->assertEqualsCanonicalizing( array( 'light', 'new-things' ), wp_get_object_terms( $id, 'vitrine_product_cat', array( 'fields' => 'slugs' ) ) );
	}

	/**
	 * @testdox Saves at most 50 linked products, which exist, each once
	 */
	public function test_linked(): void {
		$others = array();
		for ( $index = 0; $index < 3; $index++ ) {
			$others[] = self::save( array( 'name' => "Other $index" ) );
		}
		$page = wp_insert_post(
			array(
				'post_type'  => 'page',
				'post_title' => 'Page',
			)
		);
		$id   = self::save(
			array(
				'name'        => 'Lamp',
				'upsells'     => array( (string) $others[2], $others[0], $others[2], -1, $page, 987654 ),
				'cross_sells' => $others,
			)
		);
		$this->assertSame( array( $others[2], $others[0] ), ProductRows::product( $id )->data->upsells );
		$this->assertSame( $others, ProductRows::product( $id )->data->cross_sells );

		self::save(
			array(
				'id'      => $id,
				'upsells' => array( $id, $others[1] ),
			)
		);
		$this->assertSame( array( $others[1] ), ProductRows::product( $id )->data->upsells );
		$this->assertSame( $others, ProductRows::product( $id )->data->cross_sells );

		self::save(
			array(
				'id'      => $id,
				'upsells' => array( ...range( 900001, 900050 ), $others[0] ),
			)
		);
		$this->assertSame( array(), ProductRows::product( $id )->data->upsells );
	}

	/**
	 * @testdox An update changes only the given fields
	 */
	public function test_change(): void {
		$id     = self::save(
			array(
				'name'          => 'Lamp',
				'regular_price' => 1000,
				'sale_price'    => 750,
				'stock'         => 7,
				'sku'           => 'L-1',
				'cross_sells'   => array( 4, 5 ),
				'step'          => 2,
			)
		);
		$before = ProductRows::product( $id );

		self::save(
			array(
				'id'            => $id,
				'regular_price' => 1200,
			)
		);
		$after = ProductRows::product( $id );
		$this->assertSame( array( 750, 1200 ), array( $after->price, $after->regular_price ) );
		$this->assertEquals( array( $before->stock, $before->sku, $before->data, $before->min, $before->step ), array( $after->stock, $after->sku, $after->data, $after->min, $after->step ) );
		$this->assertSame( 'Lamp', get_the_title( $id ) );

		self::save(
			array(
				'id'         => $id,
				'sale_price' => null,
				'name'       => 'Torch',
				'status'     => 'draft',
			)
		);
		$this->assertSame( array( 1200, false ), array( ProductRows::product( $id )->price, ProductRows::product( $id )->on_sale ) );
		$this->assertSame( array( 'Torch', 'draft' ), array( get_post( $id )->post_title, get_post( $id )->post_status ) );

		self::save(
			array(
				'id'           => $id,
				'manage_stock' => false,
			)
		);
		$this->assertNull( ProductRows::product( $id )->stock );
	}

	/**
	 * @testdox Kept variations keep their IDs, and the product's prices follow
	 */
	public function test_variations(): void {
		$id    = self::save(
			array(
				'name'       => 'Shirt',
				'type'       => 'variable',
				'attributes' => self::SIZES,
				'variations' => array(
					self::size(
						's',
						500
					),
					self::size( 'l', 900, array( 'sale_price' => 800 ) ),
				),
			)
		);
		$first = ProductRows::variations( array( $id ) )[ $id ];
		$this->assertSame( array( 500, 800, 500, true ), array( ProductRows::product( $id )->price, ProductRows::product( $id )->max_price, ProductRows::product( $id )->regular_price, ProductRows::product( $id )->on_sale ) );

		self::save(
			array(
				'id'         => $id,
				'variations' => array(
					self::size(
						'l',
						1000,
						array( 'sale_price' => null )
					),
					self::size( '', 1500 ),
					self::size( 's', 400, array( 'active' => false ) ),
				),
			)
		);
		$second = ProductRows::variations( array( $id ) )[ $id ];

		[ $small, $large ] = array_keys( $first );
		$this->assertSame( array( $large, $small ), array( array_keys( $second )[0], array_keys( $second )[2] ) );
		$this->assertSame( array( 1000, 1500 ), array( ProductRows::product( $id )->price, ProductRows::product( $id )->max_price ) );

		self::save(
			array(
				'id'         => $id,
				'variations' => array(
					self::size(
						'l',
						700
					),
				),
			)
		);
		$this->assertSame( array( $large ), array_keys( ProductRows::variations( array( $id ) )[ $id ] ) );
		$this->assertSame( 700, ProductRows::product( $id )->max_price );
	}

	/**
	 * @testdox A grouped product's price follows its children
	 */
	public function test_grouped(): void {
		$pen = self::save(
			array(
				'name'          => 'Pen',
				'regular_price' => 300,
			)
		);
		$ink = self::save(
			array(
				'name'          => 'Ink',
				'regular_price' => 500,
			)
		);
		$set = self::save(
			array(
				'name'     => 'Set',
				'type'     => 'grouped',
				'children' => array(
					$pen,
					$ink,
				),
			)
		);

		self::save(
			array(
				'id'            => $pen,
				'regular_price' => 900,
				'sale_price'    => 700,
			)
		);

		$row = ProductRows::product( $set );
		$this->assertSame( array( 500, 700, true ), array( $row->price, $row->max_price, $row->on_sale ) );
	}

	/**
	 * @testdox Deleting a product deletes its rows; trashing keeps them
	 */
	public function test_delete(): void {
		global $wpdb;
		$id = self::save(
			array(
				'name'       => 'Shirt',
				'type'       => 'variable',
				'attributes' => self::SIZES,
				'variations' => array(
					self::size(
						's',
						500
					),
				),
			)
		);

		wp_trash_post( $id );
		$this->assertNotNull( ProductRows::product( $id ) );
		wp_delete_post( $id, true );

		$this->assertNull( ProductRows::product( $id ) );
		$this->assertSame( '0', $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', Tables::variations() ) ) );
	}
}

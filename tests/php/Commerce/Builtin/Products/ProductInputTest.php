<?php
/**
 * Tests of product validation.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Products;

use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Tests\TestCase;

/**
 * Invalid data are refused before anything is stored.
 */
final class ProductInputTest extends TestCase {

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
	 * @testdox Rejects an invalid product, names the field, and writes nothing
	 * @dataProvider wrong
	 *
	 * @param string               $field Invalid field.
	 * @param array<string, mixed> $data  Data for ProductWriter.
	 */
	public function test_wrong( string $field, array $data ): void {
		global $wpdb;
		self::save(
			array(
				'name'             => 'First',
				'sku'              => 'TAKEN',
				'global_unique_id' => '4006381333931',
			)
		);

		$refusal = ProductWriter::save(
			$data + array(
				'name'          => 'Lamp',
				'regular_price' => 100,
			)
		);

		$this->assertInstanceOf( \WP_Error::class, $refusal );
		$this->assertSame( $field, $refusal->get_error_data()['field'], $refusal->get_error_message() );
		$this->assertSame( '1', $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts WHERE post_type = 'vitrine_product'" ) );
		$this->assertSame( '1', $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', Tables::products() ) ) );
	}

	/**
	 * Data provider of invalid products.
	 *
	 * @return array<string, array{0: string, 1: array<string, mixed>}>
	 */
	public static function wrong(): array {
		$variable = array(
			'type'       => 'variable',
			'attributes' => self::SIZES,
		);
		return array(
			'no name'                                      => array( 'name', array( 'name' => ' ' ) ),
			'an unknown product'                           => array( 'id', array( 'id' => 999999 ) ),
			'a post that is not a product'                 => array( 'id', array( 'id' => 1 ) ),
			'an unknown type'                              => array( 'type', array( 'type' => 'gift' ) ),
			'an unknown status'                            => array( 'status', array( 'status' => 'ready' ) ),
			'a negative price'                             => array( 'regular_price', array( 'regular_price' => -1 ) ),
			'a fraction of a minor unit'                   => array( 'regular_price', array( 'regular_price' => '9.99' ) ),
			'a sale price not below the regular price'     => array( 'sale_price', array( 'sale_price' => 100 ) ),
			'a sale without a price'                       => array(
				'sale_price',
				array(
					'regular_price' => null,
					'sale_price'    => 1,
				),
			),
			'a negative stock'                             => array( 'stock', array( 'stock' => -1 ) ),
			'a SKU that exists'                            => array( 'sku', array( 'sku' => 'TAKEN' ) ),
			'a GTIN that exists'                           => array( 'global_unique_id', array( 'global_unique_id' => ' 4006381 333931 ' ) ),
			'a GTIN with letters'                          => array( 'global_unique_id', array( 'global_unique_id' => 'EAN 4006381333931' ) ),
			'an ISBN with an X in the middle'              => array( 'global_unique_id', array( 'global_unique_id' => '0-8044-X957-2' ) ),
			'a step of 0'                                  => array( 'min', array( 'step' => 0 ) ),
			'a minimum between steps'                      => array(
				'min',
				array(
					'step' => 4,
					'min'  => 6,
				),
			),
			'a maximum below the minimum'                  => array(
				'min',
				array(
					'min' => 3,
					'max' => 2,
				),
			),
			'external without a URL'                       => array( 'external_url', array( 'type' => 'external' ) ),
			'external with a script URL'                   => array(
				'external_url',
				array(
					'type'         => 'external',
					'external_url' => 'javascript:alert(1)',
				),
			),
			'unknown children'                             => array(
				'children',
				array(
					'type'     => 'grouped',
					'children' => array( 999999 ),
				),
			),
			'an attribute without options'                 => array( 'attributes', array( 'attributes' => array( array( 'name' => 'size' ) ) ) ),
			'an unknown default option'                    => array( 'attributes', array( 'attributes' => array( array( 'default' => 'xl' ) + self::SIZES[0] ) ) ),
			'a duplicate attribute'                        => array( 'attributes', array( 'attributes' => array( self::SIZES[0], self::SIZES[0] ) ) ),
			'a variation with an unknown option'           => array( 'variations', $variable + array( 'variations' => array( self::size( 'xl', 1 ) ) ) ),
			'a variation without attributes'               => array( 'variations', $variable + array( 'variations' => array( array( 'regular_price' => 1 ) ) ) ),
			'a duplicate variation'                        => array( 'variations', $variable + array( 'variations' => array( self::size( 's', 1 ), self::size( 's', 2 ) ) ) ),
			'a variation with the SKU of another product'  => array( 'variations', $variable + array( 'variations' => array( self::size( 's', 1, array( 'sku' => 'TAKEN' ) ) ) ) ),
			'a variation with the GTIN of another product' => array( 'variations', $variable + array( 'variations' => array( self::size( 's', 1, array( 'global_unique_id' => '4006381333931' ) ) ) ) ),
			'variations with one GTIN'                     => array( 'variations', $variable + array( 'variations' => array( self::size( 's', 1, array( 'global_unique_id' => '12345670' ) ), self::size( 'm', 1, array( 'global_unique_id' => '12345670' ) ) ) ) ),
			'a variation with its product’s GTIN'          => array( 'variations', $variable + array( 'global_unique_id' => '12345670', 'variations' => array( self::size( 's', 1, array( 'global_unique_id' => '12345670' ) ) ) ) ), // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			'a variation with an invalid price'            => array( 'regular_price', $variable + array( 'variations' => array( self::size( 's', -1 ) ) ) ),
		);
	}
}

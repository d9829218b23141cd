<?php
/**
 * Tests of the variation lookup.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Ajax\Product;

use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Tests\TestCase;

/**
 * Calls the endpoint with valid and invalid input.
 */
final class GetVariationTest extends TestCase {

	private const URL = '/?wc-ajax=get_variation';

	/**
	 * @testdox Returns the matching variation with the fields of 3.18 [3.18-01]
	 */
	public function test_found(): void {
		$id       = self::shirt();
		$response = $this->http(
			'POST',
			self::URL,
			array(
				'product_id'       => $id,
				'custom_data'      => 'anything',
				'attribute_size'   => 'l',
				'attribute_colour' => 'red',
			)
		);
		self::assertSame( 200, $response->status );
		self::assertStringContainsString( 'no-store', (string) $response->header( 'cache-control' ) );
		$variation = $response->json();
		self::assertSame(
			array(
				'attribute_colour' => '',
				'attribute_size'   => 'l',
			),
			$variation['attributes']
		);
		self::assertStringContainsString( '€18.00', $variation['price_html'] );
		self::assertStringContainsString( 'In stock', $variation['availability_html'] );
		foreach ( array( 'variation_id', 'sku', 'weight', 'weight_html', 'dimensions', 'dimensions_html', 'image', 'variation_is_visible', 'variation_is_active', 'is_sold_individually', 'min_qty', 'max_qty', 'is_purchasable', 'is_in_stock' ) as $field ) {
			self::assertArrayHasKey( $field, $variation );
		}
		self::assertSame( array(), $this->visitor()->cookies, 'A lookup starts no session.' );
	}

	/**
	 * @testdox Returns false when no variation matches
	 * @dataProvider nowhere
	 *
	 * @param array<string, mixed> $fields Fields in addition to the product.
	 * @param int|null             $id     ID of another product than the shirt.
	 */
	public function test_none( array $fields, ?int $id = null ): void {
		$response = $this->http( 'POST', self::URL, array( 'product_id' => $id ?? self::shirt() ) + $fields );
		self::assertSame( array( 200, 'false' ), array( $response->status, $response->body ) );
	}

	/**
	 * @return array<string, array{0: array<string, mixed>, 1?: int}>
	 */
	public function nowhere(): array {
		return array(
			'a missing combination' => array(
				array(
					'attribute_size'   => 's',
					'attribute_colour' => 'blue',
				),
			),
			'an unknown option'     => array(
				array(
					'attribute_size'   => 'huge',
					'attribute_colour' => 'red',
				),
			),
			'an empty attribute'    => array(
				array(
					'attribute_size'   => 's',
					'attribute_colour' => '',
				),
			),
			'no attributes'         => array( array() ),
			'an unknown product'    => array( array( 'attribute_size' => 's' ), 999999 ),
		);
	}

	/**
	 * @testdox Returns false for an unpublished product
	 */
	public function test_draft(): void {
		$id = self::shirt();
		wp_update_post(
			array(
				'ID'          => $id,
				'post_status' => 'draft',
			)
		);
		$response = $this->http(
			'POST',
			self::URL,
			array(
				'product_id'       => $id,
				'attribute_size'   => 's',
				'attribute_colour' => 'red',
			)
		);
		self::assertSame( 'false', $response->body );
	}

	/**
	 * @testdox Rejects a malformed request with a message
	 * @dataProvider nonsense
	 *
	 * @param array<string, mixed> $fields Fields of the request.
	 */
	public function test_malformed( array $fields ): void {
		$response = $this->http( 'POST', self::URL, $fields );
		self::assertSame( 400, $response->status );
		self::assertSame( 'vitrine_malformed', $response->json()['code'] );
		self::assertNotSame( '', $response->json()['error'] );
	}

	/**
	 * @return array<string, array{array<string, mixed>}>
	 */
	public function nonsense(): array {
		return array(
			'no product'                        => array( array( 'attribute_size' => 's' ) ),
			'a product ID that is not a number' => array( array( 'product_id' => 'x' ) ),
			'an array of products'              => array( array( 'product_id' => array( 1 ) ) ),
			'an array of options'               => array(
				array(
					'product_id'     => 1,
					'attribute_size' => array( 's' ),
				),
			),
			'text that is too long'             => array(
				array(
					'product_id'     => 1,
					'attribute_size' => str_repeat( 's', 201 ),
				),
			),
		);
	}

	/**
	 * Creates a shirt: small in red, large in any color.
	 */
	private static function shirt(): int {
		$attribute = static fn ( string $name, array $options ): array => array(
			'name'      => $name,
			'label'     => $name,
			'options'   => array_combine( $options, $options ),
			'default'   => '',
			'variation' => true,
		);
		$id        = ProductWriter::save(
			array(
				'name'       => 'Shirt',
				'type'       => 'variable',
				'attributes' => array( $attribute( 'size', array( 's', 'l' ) ), $attribute( 'colour', array( 'red', 'blue' ) ) ),
				'variations' => array(
					array(
						'attributes'    => array(
							'size'   => 's',
							'colour' => 'red',
						),
						'regular_price' => 1500,
					),
					array(
						'attributes'    => array(
							'size'   => 'l',
							'colour' => '',
						),
						'regular_price' => 1800,
					),
				),
			)
		);
		self::assertIsInt( $id );
		return $id;
	}
}

<?php
/**
 * Tests of forms without JavaScript that select a variation by its attributes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce\Front;

use Vitrine\Commerce\WooCommerce\Front\Chosen;
use Vitrine\Tests\TestCase;

/**
 * The variation is looked up unless the request has its ID.
 */
final class ChosenTest extends TestCase {

	/**
	 * Creates a shirt in two sizes.
	 *
	 * @return array{int, int} IDs of the product and its large variation.
	 */
	private static function shirt(): array {
		$size = new \WC_Product_Attribute();
		$size->set_name( 'Size' );
		$size->set_options( array( 'S', 'L' ) );
		$size->set_variation( true );
		$shirt = new \WC_Product_Variable();
		$shirt->set_name( 'Shirt' );
		$shirt->set_attributes( array( $size ) );
		$shirt->save();
		$large = 0;
		foreach ( array( 'S', 'L' ) as $option ) {
			$variation = new \WC_Product_Variation();
			$variation->set_parent_id( $shirt->get_id() );
			$variation->set_attributes( array( 'size' => $option ) );
			$variation->set_regular_price( '20' );
			$large = $variation->save();
		}
		return array( $shirt->get_id(), $large );
	}

	/**
	 * Returns the variation ID of the request after the lookup.
	 *
	 * @param array<string, mixed> $fields Fields of the form.
	 */
	private static function named( array $fields ): mixed {
		$_REQUEST = $fields;
		Chosen::name();
		return $_REQUEST['variation_id'] ?? null; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Test data.
	}

	/**
	 * @testdox Finds a variation by its attributes
	 */
	public function test_found(): void {
		[ $shirt, $large ] = self::shirt();
		$form              = array(
			'add-to-cart'    => (string) $shirt,
			'attribute_size' => 'L',
		);
		$this->assertSame( (string) $large, self::named( $form ) );
		$this->assertSame( (string) $large, self::named( $form + array( 'variation_id' => '0' ) ) );
		$this->assertSame( '7', self::named( $form + array( 'variation_id' => '7' ) ), 'A given variation ID is left to WooCommerce.' );
	}

	/**
	 * @testdox Leaves the variation open when nothing matches
	 */
	public function test_left_open(): void {
		[ $shirt ] = self::shirt();
		foreach ( array( 'XL', array( 'L' ) ) as $size ) {
			$this->assertNull(
				self::named(
					array(
						'add-to-cart'    => (string) $shirt,
						'attribute_size' => $size,
					)
				)
			);
		}
		foreach ( array( '', 'x', '0', '999999', array( '1' ) ) as $product ) {
			$this->assertNull(
				self::named(
					array(
						'add-to-cart'    => $product,
						'attribute_size' => 'L',
					)
				)
			);
		}
	}
}

<?php
/**
 * Tests of the cost of composed blocks on WooCommerce.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View\WooCommerce;

use Vitrine\Tests\View\Blocks;
use Vitrine\Tests\View\ComposedCost;
use WC_Product_Simple;

/**
 * Uses WooCommerce products.
 */
final class ComposedCostTest extends ComposedCost {

	use Blocks;

	/**
	 * {@inheritDoc}
	 *
	 * @param int $number Number of the product.
	 */
	protected function one( int $number ): int {
		$product = new WC_Product_Simple();
		$product->set_props(
			array(
				'name'              => "Product $number",
				'regular_price'     => '9',
				'sale_price'        => 0 === $number % 2 ? '5' : '',
				'short_description' => 'Thrown by hand.',
				'description'       => 'A long story.',
				'image_id'          => $this->picture( "front-$number" ),
				'gallery_image_ids' => array( $this->picture( "back-$number" ) ),
			)
		);
		return $product->save();
	}
}

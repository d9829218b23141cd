<?php
/**
 * Tests of the cost of composed blocks on the built-in engine.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View;

/**
 * Uses products of the built-in engine.
 */
final class ComposedCostTest extends ComposedCost {

	use Blocks;

	/**
	 * {@inheritDoc}
	 *
	 * @param int $number Number of the product.
	 */
	protected function one( int $number ): int {
		return $this->product(
			array(
				'name'              => "Product $number",
				'regular_price'     => 900,
				'sale_price'        => 0 === $number % 2 ? 500 : null,
				'short_description' => 'Thrown by hand.',
				'description'       => 'A long story.',
				'image_ids'         => array( $this->picture( "front-$number" ), $this->picture( "back-$number" ) ),
			)
		);
	}
}

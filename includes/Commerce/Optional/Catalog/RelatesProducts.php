<?php
/**
 * Products that go with another.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Catalog;

defined( 'ABSPATH' ) || exit;

/**
 * What a catalog may offer beside the port: products of the same kind.
 */
interface RelatesProducts {

	/**
	 * Products that share categories or tags with another one, the closest first.
	 *
	 * @param int $product_id The product, which is not among them.
	 * @param int $number     How many at most.
	 * @return list<int> Product ids.
	 */
	public function related( int $product_id, int $number ): array;
}

<?php
/**
 * Related products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Catalog;

defined( 'ABSPATH' ) || exit;

/**
 * Products of the same kind.
 */
interface RelatesProducts {

	/**
	 * Returns products that share categories or tags with a product, the closest first.
	 *
	 * @param int $product_id Product ID, not included in the result.
	 * @param int $number     Maximum number.
	 * @return list<int> Product IDs.
	 */
	public function related( int $product_id, int $number ): array;
}

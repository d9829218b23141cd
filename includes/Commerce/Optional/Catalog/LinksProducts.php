<?php
/**
 * Linked products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Catalog;

defined( 'ABSPATH' ) || exit;

/**
 * Upsells and cross-sells.
 */
interface LinksProducts {

	/**
	 * Returns the upsells of a product.
	 *
	 * @param int $product_id Product ID.
	 * @return list<int> Product IDs in the owner's order; may include hidden products.
	 */
	public function upsells( int $product_id ): array;

	/**
	 * Returns the cross-sells of a product.
	 *
	 * @param int $product_id Product ID.
	 * @return list<int> Product IDs in the owner's order; may include hidden products.
	 */
	public function cross_sells( int $product_id ): array;
}

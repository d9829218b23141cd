<?php
/**
 * Products that an owner has linked with another.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Catalog;

defined( 'ABSPATH' ) || exit;

/**
 * What a catalog may offer beside the port: upsells and cross-sells.
 */
interface LinksProducts {

	/**
	 * Products that the page of another proposes instead of it.
	 *
	 * @param int $product_id Product ID.
	 * @return list<int> Product ids in the owner's order; hidden ones may be among them.
	 */
	public function upsells( int $product_id ): array;

	/**
	 * Products that are bought together with another.
	 *
	 * @param int $product_id Product ID.
	 * @return list<int> Product ids in the owner's order; hidden ones may be among them.
	 */
	public function cross_sells( int $product_id ): array;
}

<?php
/**
 * Catalog of a closed shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Closed;

use Vitrine\Commerce\Catalog;
use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\Value\ProductPage;
use Vitrine\Commerce\Value\ProductQuery;

defined( 'ABSPATH' ) || exit;

/**
 * Always empty.
 */
final class ClosedCatalog implements Catalog {

	/**
	 * {@inheritDoc}
	 *
	 * @param int $id Not used.
	 */
	public function find( int $id ): ?Product {
		return null;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $product_id Not used.
	 */
	public function variations( int $product_id ): array {
		return array();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param ProductQuery $query Product query.
	 */
	public function query( ProductQuery $query ): ProductPage {
		return new ProductPage( array(), 0, max( 1, $query->page ), max( 1, $query->per_page ), $query->orderby );
	}

	/**
	 * {@inheritDoc}
	 */
	public function sort_orders(): array {
		return array();
	}

	/**
	 * {@inheritDoc}
	 */
	public function categories(): array {
		return array();
	}
}

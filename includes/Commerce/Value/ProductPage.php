<?php
/**
 * Page of products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Value;

defined( 'ABSPATH' ) || exit;

/**
 * Result of a catalog query.
 */
final class ProductPage {

	/**
	 * @param list<Product> $products Products of this page.
	 * @param int           $total    Total on all pages.
	 * @param int           $page     Page number, from 1; pages past the end are empty.
	 * @param int           $per_page Products per page, limited.
	 * @param string        $orderby  Applied sort order.
	 */
	public function __construct(
		public readonly array $products,
		public readonly int $total,
		public readonly int $page,
		public readonly int $per_page,
		public readonly string $orderby,
	) {}

	/**
	 * Returns the number of pages, at least 1.
	 */
	public function pages(): int {
		return max( 1, (int) ceil( $this->total / $this->per_page ) );
	}
}

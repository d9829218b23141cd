<?php
/**
 * A page of products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Value;

defined( 'ABSPATH' ) || exit;

/**
 * What the catalog answers.
 */
final class ProductPage {

	/**
	 * @param list<Product> $products Of this page.
	 * @param int           $total    Of all pages.
	 * @param int           $page     From 1; a page past the end is answered empty.
	 * @param int           $per_page As asked, within bounds.
	 * @param string        $orderby  The order that was used.
	 */
	public function __construct(
		public readonly array $products,
		public readonly int $total,
		public readonly int $page,
		public readonly int $per_page,
		public readonly string $orderby,
	) {}

	/**
	 * How many pages there are, at least 1.
	 */
	public function pages(): int {
		return max( 1, (int) ceil( $this->total / $this->per_page ) );
	}
}

<?php
/**
 * Tells an index outside the shop what there is.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Facets;

defined( 'ABSPATH' ) || exit;

/**
 * What a catalog may offer beside its facets: its products in the words of the
 * questions, so that a search service answers as the shop's own tables do.
 */
interface DescribesProducts {

	/**
	 * The products behind one, rising by their ids.
	 *
	 * @param int $after The last one that is known.
	 * @param int $most  Maximum number.
	 * @return list<int> Also of those that are not shown.
	 */
	public function product_ids( int $after, int $most ): array;

	/**
	 * What is to be known of some products.
	 *
	 * @param list<int> $ids Product IDs.
	 * @return array<int, ProductFacts> By id; those that listings do not show everybody are absent.
	 */
	public function describe( array $ids ): array;

	/**
	 * The condition by which listings leave out what the owner hides, as list_arguments()
	 * has WordPress put it together.
	 *
	 * @return string Begins with AND; empty: none.
	 */
	public function shown_condition(): string;

	/**
	 * What all of that depends on beside the products, such as the taxes that prices are
	 * shown with: another one after each change of it.
	 */
	public function facts_stamp(): string;
}

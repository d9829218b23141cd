<?php
/**
 * What some cards show beside what all do.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Catalog;

defined( 'ABSPATH' ) || exit;

/**
 * What a catalog may offer beside the port: what cards do without unless their
 * owner wants it, asked for once for all cards of a list.
 */
interface HasCardExtras {

	/**
	 * The first image of each product's gallery, for while a pointer rests on a card.
	 *
	 * @param list<int> $ids Products that this visitor may see.
	 * @return array<int, int> Product id to attachment id; what has none is absent.
	 */
	public function second_images( array $ids ): array;

	/**
	 * What variations have of an attribute, and whether they can be had.
	 *
	 * @param list<int> $ids       Products that this visitor may see.
	 * @param string    $attribute Name of its field, as `attribute_color`.
	 * @return array<int, array<string, bool>> Product id to value (empty: any) to whether any of its variations is in stock; what has no variations is absent.
	 */
	public function stock_of_values( array $ids, string $attribute ): array;
}

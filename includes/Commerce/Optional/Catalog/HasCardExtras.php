<?php
/**
 * Optional data of product cards.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Catalog;

defined( 'ABSPATH' ) || exit;

/**
 * Loaded once for all cards of a list, and only if the owner has enabled it.
 */
interface HasCardExtras {

	/**
	 * Returns the first gallery image of each product, shown on hover.
	 *
	 * @param list<int> $ids IDs of products that the visitor can see.
	 * @return array<int, int> Attachment IDs by product ID; products without are absent.
	 */
	public function second_images( array $ids ): array;

	/**
	 * Returns the stock of an attribute's values, from the variations.
	 *
	 * @param list<int> $ids       IDs of products that the visitor can see.
	 * @param string    $attribute Field name of the attribute, such as `attribute_color`.
	 * @return array<int, array<string, bool>> By product ID and value (empty: any), whether any variation is in stock; products without variations are absent.
	 */
	public function stock_of_values( array $ids, string $attribute ): array;
}

<?php
/**
 * Attributes of products in a list.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Catalog;

defined( 'ABSPATH' ) || exit;

/**
 * For catalogs whose cards have no attributes: these cost queries per product, and only
 * cards with swatches need them.
 */
interface HasCardAttributes {

	/**
	 * Returns the attributes of products.
	 *
	 * @param list<int> $ids IDs of products that the visitor can see.
	 * @return array<int, list<array{name: string, label: string, options: array<string, string>, default: string}>> Attributes in the format of Product::$attributes by product ID.
	 */
	public function card_attributes( array $ids ): array;
}

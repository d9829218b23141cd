<?php
/**
 * The attributes of products in a list.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Catalog;

defined( 'ABSPATH' ) || exit;

/**
 * What a catalog offers whose cards come without attributes: they cost queries for
 * each product, and only cards with swatches show any.
 */
interface HasCardAttributes {

	/**
	 * The attributes of products.
	 *
	 * @param list<int> $ids Products that this visitor may see.
	 * @return array<int, list<array{name: string, label: string, options: array<string, string>, default: string}>> Product id to what Product::$attributes has of a whole one.
	 */
	public function card_attributes( array $ids ): array;
}

<?php
/**
 * Whose products an index holds.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\FacetIndex;

defined( 'ABSPATH' ) || exit;

/**
 * What an engine tells the index of its products.
 */
interface Source {

	/**
	 * The option that says how much of the index there is, read with all others.
	 */
	public function option(): string;

	/**
	 * The index's tables.
	 */
	public function tables(): Tables;

	/**
	 * Whether the products can be read: what the index is made of is whole.
	 */
	public function is_whole(): bool;

	/**
	 * What the index depends on beside the products: another one makes it anew.
	 *
	 * @return string Without `+`; empty: nothing.
	 */
	public function stamp(): string;

	/**
	 * Whether the shop is so large that an index is worth it.
	 */
	public function is_large(): bool;

	/**
	 * All products, those with the most variations first, so that few chunks have many layers.
	 *
	 * @return list<int>
	 */
	public function ids(): array;

	/**
	 * The sets of some products.
	 *
	 * @param array<int, int> $places Product to its place in them.
	 * @param int             $bytes  Length of a set.
	 * @return array<string, array<int, array<string, string>>> Facet to layer to value to set.
	 */
	public function sets( array $places, int $bytes ): array;

	/**
	 * When some products change by themselves, as by a sale that ends.
	 *
	 * @param list<int> $ids Products.
	 * @return array<int, int> Product to Unix time; those that do not are absent.
	 */
	public function due( array $ids ): array;

	/**
	 * Writes all of something or nothing.
	 *
	 * @param \Closure(): bool $write Writes; false: it could not.
	 * @return bool Whether it is written.
	 */
	public function at_once( \Closure $write ): bool;

	/**
	 * Some of the products, at least all that are listed, in the order of a listing.
	 *
	 * @param string $order Of the listing.
	 * @param int    $first How many are passed over.
	 * @param int    $count How many at most.
	 * @return list<int>|null Null: the database has no index for that order.
	 */
	public function in_order( string $order, int $first, int $count ): ?array;

	/**
	 * What its prices are.
	 */
	public function prices(): Prices;
}

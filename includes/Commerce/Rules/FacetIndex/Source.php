<?php
/**
 * An engine's products, as the index reads them.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\FacetIndex;

defined( 'ABSPATH' ) || exit;

/**
 * Implemented by each engine that can have an index.
 */
interface Source {

	/**
	 * Name of the autoloaded option that holds the state of the index.
	 */
	public function option(): string;

	/**
	 * The tables of the index.
	 */
	public function tables(): Tables;

	/**
	 * Whether the engine's own lookup tables are complete, so that products can be read.
	 */
	public function is_whole(): bool;

	/**
	 * A stamp of what the index depends on besides products; when it changes, the index is rebuilt.
	 *
	 * @return string Without `+`; empty: nothing.
	 */
	public function stamp(): string;

	/**
	 * Whether the shop is large enough for an index to pay off.
	 */
	public function is_large(): bool;

	/**
	 * Lists all products, those with the most variations first, so that few chunks have many layers.
	 *
	 * @return list<int>
	 */
	public function ids(): array;

	/**
	 * Reads products into sets.
	 *
	 * @param array<int, int> $places Product to its place in them.
	 * @param int             $bytes  Length of a set.
	 * @return array<string, array<int, array<string, string>>> Facet to layer to value to set.
	 */
	public function sets( array $places, int $bytes ): array;

	/**
	 * Says when products will change by themselves, such as by a sale that ends.
	 *
	 * @param list<int> $ids Products.
	 * @return array<int, int> Product to Unix time; products that will not are absent.
	 */
	public function due( array $ids ): array;

	/**
	 * Writes in a transaction.
	 *
	 * @param \Closure(): bool $write Writes; returns false where that failed.
	 * @return bool Whether it was written.
	 */
	public function at_once( \Closure $write ): bool;

	/**
	 * Lists products in the order of a listing; it may include products that are not listed.
	 *
	 * @param string $order Of the listing.
	 * @param int    $first How many are skipped.
	 * @param int    $count How many at most.
	 * @return list<int>|null Null: the database has no index for that order.
	 */
	public function in_order( string $order, int $first, int $count ): ?array;

	/**
	 * How its prices are shown.
	 */
	public function prices(): Prices;
}

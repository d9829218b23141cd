<?php
/**
 * An engine's products, as the index reads them.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\FacetIndex;

use Vitrine\Commerce\Rules\FacetIndex\Storage\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Implemented by each engine that can have an index.
 */
interface Source {

	/**
	 * Returns the name of the autoloaded option with the state of the index.
	 */
	public function option(): string;

	/**
	 * Returns the tables of the index.
	 */
	public function tables(): Tables;

	/**
	 * Returns whether the engine's own lookup tables are complete, so that products can
	 * be read.
	 */
	public function is_whole(): bool;

	/**
	 * Returns a stamp of what the index depends on besides products; when it changes,
	 * the index is rebuilt.
	 *
	 * @return string Must not contain `+`; may be empty.
	 */
	public function stamp(): string;

	/**
	 * Returns whether the shop is large enough to need an index.
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
	 * @param array<int, int> $places Positions in the sets by product ID.
	 * @param int             $bytes  Length of a set in bytes.
	 * @return array<string, array<int, array<string, string>>> Sets by facet, layer and value.
	 */
	public function sets( array $places, int $bytes ): array;

	/**
	 * Returns when products will change by themselves, such as by a sale that ends.
	 *
	 * @param list<int> $ids Product IDs.
	 * @return array<int, int> Unix timestamps by product ID; products without changes are absent.
	 */
	public function due( array $ids ): array;

	/**
	 * Writes in a transaction.
	 *
	 * @param \Closure(): bool $write Callback that writes; returns false on failure.
	 * @return bool Whether it was written.
	 */
	public function at_once( \Closure $write ): bool;

	/**
	 * Lists products in the order of a listing; it may include products that are not listed.
	 *
	 * @param string $order Sort order of the listing.
	 * @param int    $first Number of results to skip.
	 * @param int    $count Maximum number.
	 * @return array<int, int|null>|null Places by product ID, null for products without one; null if the database has no index for that order.
	 */
	public function in_order( string $order, int $first, int $count ): ?array;

	/**
	 * Returns how prices are shown.
	 */
	public function prices(): Prices;
}

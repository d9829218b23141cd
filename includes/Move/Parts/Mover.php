<?php
/**
 * Part of the move.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Parts;

defined( 'ABSPATH' ) || exit;

/**
 * One type of item, such as orders. Each item is moved in a transaction, so items in
 * WooCommerce are always complete.
 */
interface Mover {

	/** Result of a move: the item is in WooCommerce. */
	public const MOVED = 'moved';

	/** Result of a move: the item was moved before. */
	public const KNOWN = 'known';

	/**
	 * Returns the ID of the part.
	 */
	public function id(): string;

	/**
	 * Returns the label of the part.
	 */
	public function label(): string;

	/**
	 * Counts the remaining items.
	 *
	 * @param int $after ID of the last processed item; 0: from the beginning.
	 */
	public function left( int $after ): int;

	/**
	 * Returns the next items.
	 *
	 * @param int $after ID of the last processed item; 0: from the beginning.
	 * @param int $limit Maximum number.
	 * @return list<int> IDs in the built-in shop, ascending.
	 */
	public function next( int $after, int $limit ): array;

	/**
	 * Moves an item, in a transaction, unless it is already in WooCommerce.
	 *
	 * @param int $id ID from next().
	 * @return string MOVED or KNOWN; any other text is the reason why it cannot be moved, for the user.
	 */
	public function move( int $id ): string;
}

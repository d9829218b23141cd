<?php
/**
 * A part of what is moved.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Parts;

defined( 'ABSPATH' ) || exit;

/**
 * One kind of thing, such as orders, piece by piece. Each piece is moved within a
 * transaction: what is found in WooCommerce is whole.
 */
interface Part {

	/** Result of a move: the item is in WooCommerce. */
	public const MOVED = 'moved';

	/** It had been moved before. */
	public const KNOWN = 'known';

	/**
	 * Id of the part.
	 */
	public function id(): string;

	/**
	 * What it is called.
	 */
	public function label(): string;

	/**
	 * How many pieces there are still to look at.
	 *
	 * @param int $after Id of the last piece before them; 0: from the beginning.
	 */
	public function left( int $after ): int;

	/**
	 * The next pieces.
	 *
	 * @param int $after Id of the last piece before them; 0: from the beginning.
	 * @param int $limit Maximum number.
	 * @return list<int> Ids in the built-in shop, ascending.
	 */
	public function next( int $after, int $limit ): array;

	/**
	 * Moves a piece, within a transaction, unless it is in WooCommerce already.
	 *
	 * @param int $id ID from next().
	 * @return string MOVED or KNOWN; any other text says for people why it cannot be moved.
	 */
	public function move( int $id ): string;
}

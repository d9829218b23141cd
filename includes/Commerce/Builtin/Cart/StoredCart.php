<?php
/**
 * Cart with its revision.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Cart;

defined( 'ABSPATH' ) || exit;

/**
 * Row of the carts table.
 */
final class StoredCart {

	/**
	 * @param CartData $data     Cart data.
	 * @param int      $revision Increased by every write; 0: never saved.
	 */
	public function __construct(
		public readonly CartData $data,
		public readonly int $revision,
	) {}
}

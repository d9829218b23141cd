<?php
/**
 * A cart and its revision.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Cart;

defined( 'ABSPATH' ) || exit;

/**
 * What a row of the carts table holds.
 */
final class StoredCart {

	/**
	 * @param CartData $data     What is in it.
	 * @param int      $revision Grows with every write; 0: never written.
	 */
	public function __construct(
		public readonly CartData $data,
		public readonly int $revision,
	) {}
}

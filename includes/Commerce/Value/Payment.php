<?php
/**
 * Money that was taken already.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Value;

defined( 'ABSPATH' ) || exit;

/**
 * A payment that somebody whose word was checked has taken for a cart. An
 * order is made with it only when it is the order's total to the last unit.
 */
final class Payment {

	/**
	 * @param string $method    Id of the way of paying: lower-case letters, digits, `-` and `_`, at most 64.
	 * @param string $title     For people.
	 * @param string $reference What the one who took it calls it, not empty.
	 * @param int    $amount    Amount in minor units.
	 * @param string $currency  ISO code.
	 */
	public function __construct(
		public readonly string $method,
		public readonly string $title,
		public readonly string $reference,
		public readonly int $amount,
		public readonly string $currency,
	) {}

	/**
	 * Whether it pays for a cart, no more and no less.
	 *
	 * @param CartSnapshot $cart Current cart.
	 */
	public function pays_for( CartSnapshot $cart ): bool {
		return $this->currency === $cart->currency->code && $this->amount === $cart->totals['total'];
	}
}

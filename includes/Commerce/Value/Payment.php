<?php
/**
 * External payment.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Value;

defined( 'ABSPATH' ) || exit;

/**
 * Verified payment for a cart that was made before the order. An order is created only
 * if it matches the total exactly.
 */
final class Payment {

	/**
	 * @param string $method    ID of the payment method: lowercase letters, digits, `-` and `_`, up to 64 characters.
	 * @param string $title     Title to display.
	 * @param string $reference Reference of the payment at the provider, not empty.
	 * @param int    $amount    Amount in minor units.
	 * @param string $currency  ISO currency code.
	 */
	public function __construct(
		public readonly string $method,
		public readonly string $title,
		public readonly string $reference,
		public readonly int $amount,
		public readonly string $currency,
	) {}

	/**
	 * Whether it matches the total of a cart exactly.
	 *
	 * @param CartSnapshot $cart Current cart.
	 */
	public function pays_for( CartSnapshot $cart ): bool {
		return $this->currency === $cart->currency->code && $this->amount === $cart->totals['total'];
	}
}

<?php
/**
 * Checkout of carts that may need no payment.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Checkout;

defined( 'ABSPATH' ) || exit;

/**
 * Distinguishes a free cart from one without available payment methods. The available
 * methods may change while the checkout is filled in.
 */
interface NeedsPayment {

	/**
	 * Returns whether the current cart needs payment.
	 */
	public function needs_payment(): bool;

	/**
	 * Returns the payment methods for the current cart: they may depend on shipping
	 * method and address.
	 *
	 * @return list<string> Payment method IDs.
	 */
	public function offered(): array;
}

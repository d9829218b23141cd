<?php
/**
 * Checkouts where nothing may be left to pay.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Checkout;

defined( 'ABSPATH' ) || exit;

/**
 * Tells a cart that costs nothing from one for which there is no way to pay:
 * neither has payment methods. Which ones a cart has changes while the checkout is
 * filled in.
 */
interface NeedsPayment {

	/**
	 * Whether the present cart has to be paid for.
	 */
	public function needs_payment(): bool;

	/**
	 * The ways to pay for the present cart: they may follow how and where it is sent.
	 *
	 * @return list<string> Ids.
	 */
	public function offered(): array;
}

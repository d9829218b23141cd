<?php
/**
 * An engine whose cart page asks where to send.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional;

defined( 'ABSPATH' ) || exit;

/**
 * Beside the port: ways and costs of shipping may depend on an address, which a
 * shopper may want to know before the checkout.
 */
interface CalculatesShipping {

	/**
	 * Where the cart is sent as far as is known, and the form to say it.
	 *
	 * @return string HTML of the engine's own; empty: there is nothing to ask.
	 */
	public function shipping_calculator(): string;
}

<?php
/**
 * Engine with a shipping calculator.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional;

defined( 'ABSPATH' ) || exit;

/**
 * Shipping methods and costs may depend on the address, which shoppers may want to know
 * before the checkout.
 */
interface CalculatesShipping {

	/**
	 * Returns the shipping destination, as far as known, and the form to change it.
	 *
	 * @return string HTML of the engine; empty: none.
	 */
	public function shipping_calculator(): string;
}

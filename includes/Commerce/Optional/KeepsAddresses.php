<?php
/**
 * Engine with customer addresses.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce has its own account pages for this, which other plugins extend.
 */
interface KeepsAddresses {

	/**
	 * Returns the customer addresses.
	 */
	public function addresses(): CustomerAddresses;
}

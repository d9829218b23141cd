<?php
/**
 * An engine whose customers keep addresses.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional;

defined( 'ABSPATH' ) || exit;

/**
 * Beside the port: WooCommerce has account pages of its own for this, and other
 * plugins hang on them.
 */
interface KeepsAddresses {

	/**
	 * The customers' addresses.
	 */
	public function addresses(): Addresses;
}

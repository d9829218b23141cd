<?php
/**
 * Checkout with the shipping address shown by default.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Checkout;

defined( 'ABSPATH' ) || exit;

/**
 * For shops that mostly ship to someone other than the customer.
 */
interface AsksWhere {

	/**
	 * Returns whether the shipping address is shown by default.
	 */
	public function ships_elsewhere(): bool;
}

<?php
/**
 * Checkouts that ask for another address by themselves.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Checkout;

defined( 'ABSPATH' ) || exit;

/**
 * Some shops send most of their goods to somebody else than who pays.
 */
interface AsksWhere {

	/**
	 * Whether the shopper is asked where to send, before they say that it is elsewhere.
	 */
	public function ships_elsewhere(): bool;
}

<?php
/**
 * Engine with its own rules for the order received page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Orders;

use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Who can see the page, if settings and plugins of the engine decide it.
 */
interface GuardsReceipts {

	/**
	 * Returns whether the current visitor can see the whole order.
	 *
	 * @param Order $order Order in the URL, with a valid key.
	 */
	public function shows_all( Order $order ): bool;

	/**
	 * Returns whether entering the order's email address is sufficient, which it is not
	 * for orders of customers.
	 *
	 * @param Order $order Order in the URL.
	 */
	public function takes_email( Order $order ): bool;
}

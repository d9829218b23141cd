<?php
/**
 * Engine whose existing orders can be paid.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Orders;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce has its own page for this.
 */
interface PaysForOrders {

	/**
	 * Returns the payment of existing orders.
	 */
	public function pay_for_order(): PayForOrder;
}

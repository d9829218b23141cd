<?php
/**
 * Engines whose orders can be paid by a link.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Orders;

defined( 'ABSPATH' ) || exit;

/**
 * Beside the port: WooCommerce has a page of its own for this.
 */
interface PaysForOrders {

	/**
	 * Has orders paid that were made before.
	 */
	public function pay_for_order(): PayForOrder;
}

<?php
/**
 * Engine that emails its customers about their orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Orders;

use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Which emails follow an order, for the next steps on the order received page.
 */
interface SendsOrderEmails {

	/**
	 * Returns which emails the customer gets.
	 *
	 * @param Order $order The order.
	 * @return array{confirmed: bool, completed: bool} Whether there is one for the received order, and one for the completed order.
	 */
	public function order_emails( Order $order ): array;
}

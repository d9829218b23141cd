<?php
/**
 * Orders that were made.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce;

use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Orders, read only.
 */
interface Orders {

	/**
	 * An order for whoever holds its key (the order-received page).
	 *
	 * @param int    $id  Order ID.
	 * @param string $key The order's secret key.
	 */
	public function find( int $id, string $key ): ?Order;

	/**
	 * The newest orders of a customer.
	 *
	 * @param int $user_id WordPress user ID.
	 * @param int $limit   Maximum number.
	 * @return list<Order>
	 */
	public function of_customer( int $user_id, int $limit = 20 ): array;
}

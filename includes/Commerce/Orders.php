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
	 * @param int    $id  The order's id.
	 * @param string $key The order's secret key.
	 */
	public function find( int $id, string $key ): ?Order;

	/**
	 * The newest orders of a customer.
	 *
	 * @param int $user_id WordPress user.
	 * @param int $limit   At most so many.
	 * @return list<Order>
	 */
	public function of_customer( int $user_id, int $limit = 20 ): array;
}

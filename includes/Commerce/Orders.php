<?php
/**
 * Orders, read-only.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce;

use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Existing orders of the engine.
 */
interface Orders {

	/**
	 * Returns an order for a visitor with its key (order received page).
	 *
	 * @param int    $id  Order ID.
	 * @param string $key Order key.
	 */
	public function find( int $id, string $key ): ?Order;

	/**
	 * Returns the newest orders of a customer.
	 *
	 * @param int $user_id WordPress user ID.
	 * @param int $limit   Maximum number.
	 * @return list<Order>
	 */
	public function of_customer( int $user_id, int $limit = 20 ): array;
}

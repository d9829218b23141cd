<?php
/**
 * Engine with downloads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Orders;

use Vitrine\Commerce\Value\Download;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Other engines list downloads on their own pages.
 */
interface OffersDownloads {

	/**
	 * Returns the downloads of an order, for visitors who can see all of it.
	 *
	 * @param Order $order The order.
	 * @return list<Download> Empty if there are none, or the order is not paid.
	 */
	public function downloads_of_order( Order $order ): array;

	/**
	 * Returns the downloads of a customer, those of the newest orders first.
	 *
	 * @param int $user_id WordPress user ID.
	 * @return list<Download>
	 */
	public function downloads_of_customer( int $user_id ): array;
}

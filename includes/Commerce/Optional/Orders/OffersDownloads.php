<?php
/**
 * An engine whose customers download files.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Orders;

use Vitrine\Commerce\Value\Download;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Beside the port: other engines list downloads on pages of their own.
 */
interface OffersDownloads {

	/**
	 * The files of an order, for whoever may see all of it.
	 *
	 * @param Order $order The order.
	 * @return list<Download> Empty: it has none, or is not paid.
	 */
	public function downloads_of_order( Order $order ): array;

	/**
	 * The files of a customer, those of the newest orders first.
	 *
	 * @param int $user_id WordPress user ID.
	 * @return list<Download>
	 */
	public function downloads_of_customer( int $user_id ): array;
}

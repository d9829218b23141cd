<?php
/**
 * Gateway without payment request.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment;

use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * No payment is charged now: the order is already paid, or will be paid later (on
 * delivery, by transfer, by check). Such an order is accepted in the transaction that
 * creates it. process() is not called.
 */
interface OfflineGateway extends Gateway {

	/**
	 * Returns the resulting status. It must have no side effects, and may be called
	 * several times.
	 *
	 * @param Order $draft Order as it will be saved, without ID.
	 */
	public function terms( Order $draft ): PaymentResult;
}

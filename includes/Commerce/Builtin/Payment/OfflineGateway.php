<?php
/**
 * A gateway that asks nobody.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment;

use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Declares that there is nothing to be taken now: it is paid already, or will be
 * paid later (on delivery, by transfer, by cheque). Such an order is accepted in
 * the transaction that writes it, so nothing can come between. process() is not
 * called.
 */
interface OfflineGateway extends Gateway {

	/**
	 * What is agreed on. It has no effects, and may be asked several times.
	 *
	 * @param Order $draft The order as it will be written, without an id.
	 */
	public function terms( Order $draft ): PaymentResult;
}

<?php
/**
 * A gateway that can be asked what became of a payment.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment;

use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Declares that payments can be looked up. The shop does so when a server died
 * while it took one.
 */
interface PaymentLookup {

	/**
	 * Looks a payment up. Nothing is charged by it.
	 *
	 * @param Order  $order           Pending; its payment was begun.
	 * @param string $idempotency_key As process() got it, where it has one.
	 * @return PaymentResult|\WP_Error|null What process() would have answered; null: that cannot be told now.
	 */
	public function look_up( Order $order, string $idempotency_key ): PaymentResult|\WP_Error|null;
}

<?php
/**
 * Gateway with payment lookup.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment;

use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * The result of a payment can be looked up. Used if a server died during a payment.
 */
interface PaymentLookup {

	/**
	 * Looks up a payment. Nothing is charged.
	 *
	 * @param Order  $order           Pending order with a started payment.
	 * @param string $idempotency_key Key passed to process(), if any.
	 * @return PaymentResult|\WP_Error|null Result that process() would have returned; null: unknown at the moment.
	 */
	public function look_up( Order $order, string $idempotency_key ): PaymentResult|\WP_Error|null;
}

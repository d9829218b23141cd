<?php
/**
 * Gateway with refunds.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Refunds;

use Vitrine\Commerce\Builtin\Payment\Gateway;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Payments can be refunded on the order screen, partly or completely. Without it the
 * owner refunds manually, and the shop only records it.
 *
 * @api
 */
interface RefundingGateway extends Gateway {

	/**
	 * Refunds a payment, once per key.
	 *
	 * @param Order  $order           Paid order; its `reference` is that of the payment.
	 * @param int    $amount          Amount in minor units, above 0 and up to what is left of the payment.
	 * @param string $reason          Reason entered by the owner; may be empty.
	 * @param string $idempotency_key Key to send to the payment provider; 64 hex digits.
	 * @return string|\WP_Error Reference of the refund at the provider; an error means that nothing was refunded, and is shown to the owner. An exception means that the result is unknown: the owner can try again with the same key.
	 */
	public function refund( Order $order, int $amount, string $reason, string $idempotency_key ): string|\WP_Error;
}

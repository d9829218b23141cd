<?php
/**
 * Gateway with idempotency key.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment;

use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * A payment can be requested again: requests with the same key are charged once, with
 * the same result each time. If a server dies between charge and response, the shop
 * requests it again with the same key.
 */
interface IdempotentGateway extends Gateway {

	/**
	 * Charges the payment of an order, once per key.
	 *
	 * @param Order                $order           Pending order with reserved stock.
	 * @param array<string, mixed> $data            Unvalidated values of the gateway's own fields.
	 * @param string               $idempotency_key Key to send to the payment provider; 64 hex digits.
	 * @return PaymentResult|\WP_Error An error means that nothing was charged, and is shown to the shopper. An exception means that the result is unknown.
	 */
	public function process( Order $order, array $data, string $idempotency_key = '' ): PaymentResult|\WP_Error;
}

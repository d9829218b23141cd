<?php
/**
 * A gateway with an idempotency key.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment;

use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Declares that a payment may be asked for again: whatever was asked under one
 * key is charged once, and the answer to it is the same each time. When a server
 * dies between the charge and its answer, the shop asks again under the same key.
 */
interface IdempotentGateway extends Gateway {

	/**
	 * Takes the payment of an order, once for one key.
	 *
	 * @param Order                $order           Pending order with reserved stock.
	 * @param array<string, mixed> $data            What its own fields hold, as it came.
	 * @param string               $idempotency_key To be sent to whoever takes the money; 64 hex digits.
	 * @return PaymentResult|\WP_Error An error says that nothing was charged, and is shown to the shopper. What is thrown says that nobody knows.
	 */
	public function process( Order $order, array $data, string $idempotency_key = '' ): PaymentResult|\WP_Error;
}

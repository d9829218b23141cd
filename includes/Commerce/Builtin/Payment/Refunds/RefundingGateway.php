<?php
/**
 * A gateway that gives money back.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Refunds;

use Vitrine\Commerce\Builtin\Payment\Gateway;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Declares that a payment can be refunded from the order's screen, in parts or
 * whole. Without it the owner gives the money back by hand, and the shop only
 * writes that down.
 *
 * @api
 */
interface RefundingGateway extends Gateway {

	/**
	 * Gives money back, once for one key.
	 *
	 * @param Order  $order           A paid order; its `reference` is that of the payment.
	 * @param int    $amount          Minor units, above 0 and at most what is left of the payment.
	 * @param string $reason          The owner's words; may be empty.
	 * @param string $idempotency_key To be sent to whoever gives it back; 64 hex digits.
	 * @return string|\WP_Error What the one who gives it back calls the refund; an error says that nothing was given back, and is shown to the owner. What is thrown says that nobody knows: the owner may ask again, under the same key.
	 */
	public function refund( Order $order, int $amount, string $reason, string $idempotency_key ): string|\WP_Error;
}

<?php
/**
 * The port to a way of paying.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment;

use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * What a payment plugin implements and adds by the filter `vitrine_payment_gateways`.
 *
 * A server may die while it takes a payment. So that such an order can go on, a
 * gateway declares what it can do: IdempotentGateway, that it may be asked again;
 * PaymentLookup, that it knows what became of a payment; OfflineGateway, that
 * there is nothing to be taken now. Of one that declares nothing the order is
 * shown to the shop's owner, and never charged again.
 */
interface Gateway {

	/**
	 * Its id: lower-case letters, digits, `-` and `_`, at most 64.
	 */
	public function id(): string;

	/**
	 * For the shopper, plain text.
	 */
	public function title(): string;

	/**
	 * For the shopper, plain text; may be empty.
	 */
	public function description(): string;

	/**
	 * Its own fields, safe HTML; may be empty. Their names must begin with
	 * `payment_data[` and their values reach process() under the names within.
	 */
	public function fields_html(): string;

	/**
	 * Whether this cart can be paid so.
	 *
	 * @param CartSnapshot $cart Current cart.
	 */
	public function is_available( CartSnapshot $cart ): bool;

	/**
	 * Takes the payment of an order that is already written. It may be called
	 * once for one order only.
	 *
	 * @param Order                $order Pending order with reserved stock.
	 * @param array<string, mixed> $data  What its own fields hold, as it came.
	 * @return PaymentResult|\WP_Error An error says that nothing was charged; its message is shown to the shopper. Where no answer came in time, it is PaymentResult::unknown().
	 */
	public function process( Order $order, array $data ): PaymentResult|\WP_Error;
}

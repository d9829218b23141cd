<?php
/**
 * An engine with rules of its own about receipts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Orders;

use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Beside the port of orders: who may see a receipt, and which messages follow it, where
 * the engine's own settings and plugins say so.
 */
interface GuardsReceipts {

	/**
	 * Whether whoever asks now may see the whole order.
	 *
	 * @param Order $order The order of the address, whose key was right.
	 */
	public function shows_all( Order $order ): bool;

	/**
	 * Whether the order's email address, said now, is enough: of a customer's order it is not.
	 *
	 * @param Order $order The order of the address.
	 */
	public function takes_email( Order $order ): bool;

	/**
	 * The messages that its customer gets.
	 *
	 * @param Order $order The order.
	 * @return array{confirmed: bool, completed: bool} Whether one tells that it was received, and one that it is complete.
	 */
	public function messages( Order $order ): array;
}

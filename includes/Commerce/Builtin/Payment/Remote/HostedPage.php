<?php
/**
 * Gateway with an external payment page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Remote;

use Vitrine\Commerce\Builtin\Payment\Gateway;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * The page that process() redirects to can be closed. The shop does so before it
 * cancels an order and releases its stock.
 *
 * @api
 */
interface HostedPage extends Gateway {

	/**
	 * Closes the payment page of an order.
	 *
	 * @param Order $order Pending order; its `reference` is that of the page.
	 * @return bool True if nobody can pay there any more; false if it is or is being paid, so that the order must not be canceled. An exception means that the result is unknown.
	 */
	public function close_page( Order $order ): bool;
}

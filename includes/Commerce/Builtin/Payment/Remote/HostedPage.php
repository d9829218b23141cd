<?php
/**
 * A gateway with a payment page elsewhere.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Remote;

use Vitrine\Commerce\Builtin\Payment\Gateway;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Declares that the page to which process() has sent the shopper can be closed.
 * The shop does so before it cancels an order and gives its goods to others.
 *
 * @api
 */
interface HostedPage extends Gateway {

	/**
	 * Closes the payment page of an order.
	 *
	 * @param Order $order Pending; its `reference` is that of the page.
	 * @return bool True: nobody can pay there any more. False: it has been paid, or is being paid, so the order must not be cancelled. What is thrown says that nobody knows.
	 */
	public function close_page( Order $order ): bool;
}

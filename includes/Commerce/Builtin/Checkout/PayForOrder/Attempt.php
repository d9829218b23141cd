<?php
/**
 * A try to pay an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout\PayForOrder;

defined( 'ABSPATH' ) || exit;

/**
 * One press of the button. The same form that is sent twice is one try.
 */
final class Attempt {

	/**
	 * @param string $key    Its name, 64 hex digits.
	 * @param string $seen   That of the try before it, as it was read; empty: there was none.
	 * @param string $owner  The request that asks the gateway.
	 * @param string $method ID of the payment method.
	 * @param string $title  Of it, for people.
	 */
	public function __construct(
		public readonly string $key,
		public readonly string $seen,
		public readonly string $owner,
		public readonly string $method,
		public readonly string $title,
	) {}

	/**
	 * The idempotency key of an attempt to pay.
	 *
	 * @param int    $order_id Order ID.
	 * @param string $form     Key of the form that was sent.
	 * @return string 64 hex digits.
	 */
	public static function key( int $order_id, string $form ): string {
		return hash( 'sha256', "pay|$order_id|$form" );
	}
}

<?php
/**
 * Attempt to pay an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout\PayForOrder;

defined( 'ABSPATH' ) || exit;

/**
 * One submission of the form. Submitting the same form twice is a single attempt.
 */
final class Attempt {

	/**
	 * @param string $key    Key of the attempt, 64 hex digits.
	 * @param string $seen   Key of the previous attempt that was read; empty: none.
	 * @param string $owner  ID of the request that charges the payment.
	 * @param string $method ID of the payment method.
	 * @param string $title  Title of the payment method.
	 */
	public function __construct(
		public readonly string $key,
		public readonly string $seen,
		public readonly string $owner,
		public readonly string $method,
		public readonly string $title,
	) {}

	/**
	 * Returns the key of an attempt.
	 *
	 * @param int    $order_id Order ID.
	 * @param string $form     Key of the submitted form.
	 * @return string 64 hex digits.
	 */
	public static function key( int $order_id, string $form ): string {
		return hash( 'sha256', "pay|$order_id|$form" );
	}
}

<?php
/**
 * Submitted checkout form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Fields;

defined( 'ABSPATH' ) || exit;

/**
 * Submitted values and errors. A form with errors is displayed with the submitted
 * values, except passwords.
 */
final class Draft {

	/**
	 * @param array<string, string>                    $values         Field name to submitted value; for missing names the customer's data is used.
	 * @param bool                                     $ship_elsewhere Whether to ship to another address.
	 * @param string                                   $payment_method ID of the payment method; empty: the first.
	 * @param bool                                     $create_account Whether to create an account.
	 * @param string                                   $key            Idempotency key; empty: a new one.
	 * @param array<string, string>                    $errors         Field name to message.
	 * @param string                                   $message        Error of the whole form; empty: none.
	 * @param string                                   $coupon_error   Error of a coupon; empty: none.
	 * @param list<array{type: string, text: string}> $notices        Further notices.
	 */
	public function __construct(
		public readonly array $values = array(),
		public readonly bool $ship_elsewhere = false,
		public readonly string $payment_method = '',
		public readonly bool $create_account = false,
		public readonly string $key = '',
		public readonly array $errors = array(),
		public readonly string $message = '',
		public readonly string $coupon_error = '',
		public readonly array $notices = array(),
	) {}
}

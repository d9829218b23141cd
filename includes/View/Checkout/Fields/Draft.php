<?php
/**
 * A checkout form that is being filled in.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Fields;

defined( 'ABSPATH' ) || exit;

/**
 * What the shopper has typed so far, and what was wrong with it. A refused form
 * comes back as it was sent, but for passwords.
 */
final class Draft {

	/**
	 * @param array<string, string>                    $values         Field name to value, as typed; a name that is not there shows what is known of the customer.
	 * @param bool                                     $ship_elsewhere Whether the goods go to another address.
	 * @param string                                   $payment_method Id; empty: the first.
	 * @param bool                                     $create_account Whether an account is wanted.
	 * @param string                                   $key            Idempotency key; empty: a fresh one.
	 * @param array<string, string>                    $errors         Field name to message.
	 * @param string                                   $message        What is wrong with the whole; empty: nothing.
	 * @param string                                   $coupon_error   Why a coupon was refused; empty: none was.
	 * @param list<array{type: string, text: string}> $notices        What else there is to say.
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

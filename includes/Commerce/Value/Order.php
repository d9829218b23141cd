<?php
/**
 * An order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Value;

defined( 'ABSPATH' ) || exit;

/**
 * An order as its receipt needs it. Prices are minor units.
 */
final class Order {

	/** A shopper placed it at the checkout. */
	public const VIA_CHECKOUT = 'checkout';

	/** Its owner made it by hand. */
	public const VIA_ADMIN = 'admin';

	/**
	 * @param int                                                                                                                                                                $id             Order id, also its number.
	 * @param string                                                                                                                                                             $key            Secret key of the receipt's address.
	 * @param string                                                                                                                                                             $status         `pending`, `processing`, `on-hold`, `completed`, `cancelled`, `refunded` or `failed`.
	 * @param string                                                                                                                                                             $created        Date in UTC, `Y-m-d H:i:s`.
	 * @param int                                                                                                                                                                $customer_id    WordPress user; 0: guest.
	 * @param string                                                                                                                                                             $email          Billing email.
	 * @param list<array{product_id: int, variation_id: int, name: string, data: list<array{name: string, value: string}>, quantity: int, subtotal: int, total: int, tax?: int}> $items          Bought items.
	 * @param array<string, string>                                                                                                                                              $billing        Without prefix: `city` to value.
	 * @param array<string, string>                                                                                                                                              $shipping       Without prefix; empty: nothing is sent.
	 * @param list<array{code: string, discount: int}>                                                                                                                           $coupons        Used coupons.
	 * @param array{subtotal: int, discount: int, shipping: int|null, tax: int, total: int}                                                                                      $totals         Minor units.
	 * @param string                                                                                                                                                             $shipping_label The chosen method.
	 * @param string                                                                                                                                                             $payment_method Id.
	 * @param string                                                                                                                                                             $payment_title  For people.
	 * @param string                                                                                                                                                             $note           The shopper's.
	 * @param Currency                                                                                                                                                           $currency       How to write the money.
	 * @param string                                                                                                                                                             $received_url   The receipt's address.
	 * @param string                                                                                                                                                             $redirect       Where the shopper is to go: the receipt, or a payment page.
	 * @param list<array{label: string, amount: int, tax?: int}>                                                                                                                 $fees           What else was to be paid; below zero: taken off. `tax`: what of the order's tax is on it.
	 * @param string                                                                                                                                                             $reference      What the one who took the payment calls it; may be empty.
	 * @param bool                                                                                                                                                               $accepted       Whether the shop has taken it, paid or not; nothing else may be confirmed to a shopper.
	 * @param string                                                                                                                                                             $payment_status `unpaid`, `in-progress`, `authorized`, `paid`, `partially-refunded`, `refunded` or `failed`; empty: the engine does not say.
	 * @param int                                                                                                                                                                $refunded       What of it was given back, or is on its way back; minor units.
	 * @param list<array{label: string, amount: int}>                                                                                                                            $taxes          What the tax is called, and how much of it is which; empty: nothing of that is known.
	 * @param array<string, array{label: string, value: string, text: string}>                                                                                                   $fields         Fields of the checkout that other plugins added, by name; `text` is the value as people read it.
	 * @param string                                                                                                                                                             $created_via    How it was made: one of the constants; empty: the engine does not say.
	 * @param string                                                                                                                                                             $payment_begun  When it was last tried to pay it after it was placed, or a failed one was opened again, UTC, `Y-m-d H:i:s`; empty: never.
	 * @param array<array-key, mixed>                                                                                                                                            $said           What the way to pay tells its script on the page as the order is placed.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $key,
		public readonly string $status,
		public readonly string $created,
		public readonly int $customer_id,
		public readonly string $email,
		public readonly array $items,
		public readonly array $billing,
		public readonly array $shipping,
		public readonly array $coupons,
		public readonly array $totals,
		public readonly string $shipping_label,
		public readonly string $payment_method,
		public readonly string $payment_title,
		public readonly string $note,
		public readonly Currency $currency,
		public readonly string $received_url,
		public readonly string $redirect,
		public readonly array $fees = array(),
		public readonly string $reference = '',
		public readonly bool $accepted = true,
		public readonly string $payment_status = '',
		public readonly int $refunded = 0,
		public readonly array $taxes = array(),
		public readonly array $fields = array(),
		public readonly string $created_via = '',
		public readonly string $payment_begun = '',
		public readonly array $said = array(),
	) {}
}

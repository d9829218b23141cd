<?php
/**
 * Order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Value;

defined( 'ABSPATH' ) || exit;

/**
 * Data of the order received page. Prices are in minor units.
 */
final class Order {

	/** Placed by a shopper at the checkout. */
	public const VIA_CHECKOUT = 'checkout';

	/** Created manually by the owner. */
	public const VIA_ADMIN = 'admin';

	/**
	 * @param int                                                                                                                                                                $id             Order ID, also its number.
	 * @param string                                                                                                                                                             $key            Secret order key.
	 * @param string                                                                                                                                                             $status         `pending`, `processing`, `on-hold`, `completed`, `cancelled`, `refunded` or `failed`.
	 * @param string                                                                                                                                                             $created        Date in UTC, `Y-m-d H:i:s`.
	 * @param int                                                                                                                                                                $customer_id    WordPress user ID; 0: guest.
	 * @param string                                                                                                                                                             $email          Billing email address.
	 * @param list<array{product_id: int, variation_id: int, name: string, data: list<array{name: string, value: string}>, quantity: int, subtotal: int, total: int, tax?: int}> $items          Order items.
	 * @param array<string, string>                                                                                                                                              $billing        Billing address by field name without prefix, such as `city`.
	 * @param array<string, string>                                                                                                                                              $shipping       Shipping address without prefix; empty: nothing to ship.
	 * @param list<array{code: string, discount: int}>                                                                                                                           $coupons        Used coupons.
	 * @param array{subtotal: int, discount: int, shipping: int|null, tax: int, total: int}                                                                                      $totals         Totals in minor units.
	 * @param string                                                                                                                                                             $shipping_label Name of the shipping method.
	 * @param string                                                                                                                                                             $payment_method ID of the payment method.
	 * @param string                                                                                                                                                             $payment_title  Title of the payment method.
	 * @param string                                                                                                                                                             $note           Note of the shopper.
	 * @param Currency                                                                                                                                                           $currency       Currency format.
	 * @param string                                                                                                                                                             $received_url   Order received URL.
	 * @param string                                                                                                                                                             $redirect       URL to redirect the shopper to: order received page or payment page.
	 * @param list<array{label: string, amount: int, tax?: int}>                                                                                                                 $fees           Fees; negative: deducted. `tax`: part of the order's tax.
	 * @param string                                                                                                                                                             $reference      Reference of the payment at the provider; may be empty.
	 * @param bool                                                                                                                                                               $accepted       Whether the shop has accepted it, paid or not; only accepted orders may be confirmed to shoppers.
	 * @param string                                                                                                                                                             $payment_status `unpaid`, `in-progress`, `authorized`, `paid`, `partially-refunded`, `refunded` or `failed`; empty: unknown.
	 * @param int                                                                                                                                                                $refunded       Refunded amount in minor units, including refunds in progress.
	 * @param list<array{label: string, amount: int}>                                                                                                                            $taxes          Taxes by name; empty: unknown.
	 * @param array<string, array{label: string, value: string, text: string}>                                                                                                   $fields         Checkout fields added by other plugins, by name; `text` is the value for display.
	 * @param string                                                                                                                                                             $created_via    One of the constants; empty: unknown.
	 * @param string                                                                                                                                                             $payment_begun  Date of the last attempt to pay the existing order, or of reopening a failed one, in UTC, `Y-m-d H:i:s`; empty: never.
	 * @param array<array-key, mixed>                                                                                                                                            $response       Data of the payment method for its script on the page.
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
		public readonly array $response = array(),
	) {}
}

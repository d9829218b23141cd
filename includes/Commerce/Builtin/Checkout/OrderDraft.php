<?php
/**
 * Order to be created.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout;

use Vitrine\Commerce\Builtin\Checkout\Fields\CheckedForm;
use Vitrine\Commerce\Builtin\Checkout\Fields\CheckoutFields;
use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Builtin\Payment\Gateway;
use Vitrine\Commerce\Builtin\Payment\PaidElsewhere;
use Vitrine\Commerce\Builtin\Payment\PaymentStatus;
use Vitrine\Commerce\Builtin\Payment\Settings\PaymentSettings;
use Vitrine\Commerce\Value\CartLine;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Creates an order from the cart on the server; only addresses and the note are from
 * the client.
 */
final class OrderDraft {

	/**
	 * Creates a pending order, without ID and URLs.
	 *
	 * @param CartSnapshot $cart        Current cart.
	 * @param CheckedForm  $form        Validated form without errors.
	 * @param Gateway|null $gateway     Payment gateway; null: the customer chooses later.
	 * @param int          $customer_id WordPress user; 0: guest.
	 * @param string       $created_via One of the constants of Order.
	 */
	public static function make( CartSnapshot $cart, CheckedForm $form, ?Gateway $gateway, int $customer_id, string $created_via = Order::VIA_CHECKOUT ): Order {
		$shares = Allotment::spread( $cart->totals['discount'], array_map( static fn ( CartLine $line ): int => $line->subtotal, $cart->lines ) );
		$items  = array();
		foreach ( $cart->lines as $index => $line ) {
			$items[] = array(
				'product_id'   => $line->product_id,
				'variation_id' => $line->variation_id,
				'name'         => $line->name,
				'data'         => $line->data,
				'quantity'     => $line->quantity,
				'subtotal'     => $line->subtotal,
				'total'        => $line->total ?? $line->subtotal - $shares[ $index ],
			) + ( null === $line->tax ? array() : array( 'tax' => $line->tax ) );
		}
		$method = array_filter( $cart->shipping, static fn ( array $choice ): bool => $choice['chosen'] );
		return new Order(
			0,
			bin2hex( random_bytes( 16 ) ),
			OrderStatus::PENDING,
			gmdate( 'Y-m-d H:i:s' ),
			$customer_id,
			$form->values['billing_email'],
			$items,
			$form->address( CheckoutFields::BILLING ),
			$cart->needs_shipping ? $form->destination() : array(),
			$cart->coupons,
			$cart->totals,
			$cart->needs_shipping ? (string) ( reset( $method )['label'] ?? '' ) : '',
			null === $gateway ? '' : $gateway->id(),
			null === $gateway ? '' : PaymentSettings::get()->title( $gateway ),
			$form->values['order_comments'] ?? '',
			$cart->currency,
			'',
			'',
			$cart->fees,
			$gateway instanceof PaidElsewhere ? $gateway->payment->reference : '',
			false,
			// At the checkout the payment is in progress from the start.
			Order::VIA_CHECKOUT === $created_via ? PaymentStatus::IN_PROGRESS : PaymentStatus::UNPAID,
			taxes: $cart->taxes,
			fields: $form->fields,
			created_via: $created_via,
		);
	}
}

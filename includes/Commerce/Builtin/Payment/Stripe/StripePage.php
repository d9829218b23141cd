<?php
/**
 * Parameters of Stripe's payment page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Stripe;

use Vitrine\Commerce\Builtin\Orders\UnpaidOrders;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the data of an order for Stripe. It must be the same each time, because
 * Stripe refuses different requests with the same key.
 */
final class StripePage {

	/** Maximum length of an item name. */
	private const LONGEST = 200;

	/**
	 * Seconds between the page's expiration and the release of stock, so that
	 * last-minute payments still get it.
	 */
	private const MARGIN = 60;

	/**
	 * Returns the parameters of a new Checkout Session.
	 *
	 * @param Order  $order        Pending order; `payment_begun` is set if it existed before.
	 * @param string $checkout_url URL for returning without payment.
	 * @return array<string, mixed>
	 */
	public static function params( Order $order, string $checkout_url ): array {
		$metadata = array(
			'vitrine_order' => $order->id,
			'vitrine_site'  => StripeAccount::site(),
		);
		$begun    = '' === $order->payment_begun ? $order->created : $order->payment_begun;
		$held     = min( DAY_IN_SECONDS, UnpaidOrders::minutes() * MINUTE_IN_SECONDS );
		return array(
			'mode'                => 'payment',
			'client_reference_id' => $order->id,
			'success_url'         => $order->received_url,
			'cancel_url'          => add_query_arg(
				array(
					StripeVisits::CANCEL => $order->id,
					StripeVisits::KEY    => $order->key,
				),
				$checkout_url
			),
			'expires_at'          => (int) strtotime( $begun . ' UTC' ) + $held - self::MARGIN,
			'metadata'            => $metadata,
			// The email address is not shown to whoever has a payment link.
			...( '' === $order->payment_begun ? array( 'customer_email' => $order->email ) : array() ),
			'payment_intent_data' => array(
				/* translators: 1: shop's name, 2: order number. */
				'description' => sprintf( __( '%1$s, order #%2$d', 'vitrine' ), wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ), $order->id ),
				'metadata'    => $metadata,
			),
			'line_items'          => self::items( $order ),
		);
	}

	/**
	 * Returns the line items, or the whole order as one if its totals do not add up.
	 *
	 * @param Order $order The order.
	 * @return list<array<string, mixed>>
	 */
	private static function items( Order $order ): array {
		$shipping = (int) $order->totals['shipping'];
		$lines    = array();
		foreach ( $order->items as $item ) {
			$lines[] = array( $item['quantity'] > 1 ? "$item[name] × $item[quantity]" : $item['name'], $item['total'] );
		}
		if ( $shipping > 0 ) {
			$lines[] = array( '' === $order->shipping_label ? __( 'Shipping', 'vitrine' ) : $order->shipping_label, $shipping );
		}
		$rest = $order->totals['total'] - array_sum( array_column( $lines, 1 ) );
		if ( $rest > 0 && $rest === $order->totals['tax'] ) {
			$lines[] = array( __( 'Tax', 'vitrine' ), $rest );
			$rest    = 0;
		}
		$whole = array_filter( $lines, static fn ( array $line ): bool => null === StripeAmount::of( $line[1], $order->currency ) );
		if ( 0 !== $rest || array() !== $whole ) {
			/* translators: %d: order number. */
			$lines = array( array( sprintf( __( 'Order #%d', 'vitrine' ), $order->id ), $order->totals['total'] ) );
		}
		return array_map(
			static fn ( array $line ): array => array(
				'quantity'   => 1,
				'price_data' => array(
					'currency'     => strtolower( $order->currency->code ),
					'unit_amount'  => StripeAmount::of( $line[1], $order->currency ),
					'product_data' => array( 'name' => mb_substr( $line[0], 0, self::LONGEST ) ),
				),
			),
			$lines
		);
	}
}

<?php
/**
 * What Stripe's page shows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Stripe;

use Vitrine\Commerce\Builtin\Orders\UnpaidOrders;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Says of an order what Stripe has to know of it. It says the same each time,
 * for Stripe refuses another question under the same key.
 */
final class StripePage {

	/** Longest name of an item. */
	private const LONGEST = 200;

	/** Seconds before the goods are given up: whoever pays in the last moment gets them. */
	private const MARGIN = 60;

	/**
	 * The parameters of a new Checkout Session.
	 *
	 * @param Order  $order        Pending; tried to be paid since it was placed, where it says so.
	 * @param string $checkout_url Where a shopper goes back to who does not pay.
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
			// Whoever has the link of an order is not told whose it is.
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
	 * What is paid for: each item, or the whole order where its totals do not add up so.
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

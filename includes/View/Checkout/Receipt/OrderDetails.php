<?php
/**
 * Details of an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Receipt;

use Vitrine\Commerce\Value\Order;
use Vitrine\View\Checkout\FormattedAddress;
use Vitrine\View\Checkout\Review\TotalRows;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Money;

defined( 'ABSPATH' ) || exit;

/**
 * Renders items, totals, addresses and notes of an order.
 */
final class OrderDetails {

	/**
	 * Renders the order items.
	 *
	 * @param Order                $order    The order.
	 * @param array<string, mixed> $currency Currency data.
	 */
	public static function items( Order $order, array $currency ): Markup {
		$items = array();
		foreach ( $order->items as $item ) {
			$data    = array_map( static fn ( array $datum ): string => $datum['name'] . ': ' . $datum['value'], $item['data'] );
			$items[] = Markup::tag(
				'li',
				array( 'class' => 'order_item' ),
				Markup::tag(
					'div',
					array( 'class' => 'vitrine-line-text' ),
					Markup::tag( 'span', array( 'class' => 'product-name' ), $item['name'] ),
					array() === $data ? null : Markup::tag( 'span', array( 'class' => 'vitrine-review-data' ), implode( ', ', $data ) ),
					/* translators: %d: number of pieces. */
					Markup::tag( 'span', array( 'class' => 'product-quantity' ), sprintf( __( 'Quantity: %d', 'vitrine' ), $item['quantity'] ) )
				),
				Markup::tag( 'div', array( 'class' => 'product-total' ), Money::amount( $item['subtotal'], $currency ) )
			);
		}
		return Markup::tag( 'ul', array( 'class' => 'vitrine-review-lines' ), $items );
	}

	/**
	 * Renders the totals.
	 *
	 * @param Order                $order    The order.
	 * @param array<string, mixed> $currency Currency data.
	 */
	public static function totals( Order $order, array $currency ): Markup {
		$totals = $order->totals;
		$rows   = array( TotalRows::row( 'cart-subtotal', __( 'Subtotal', 'vitrine' ), Money::amount( $totals['subtotal'], $currency ) ) );
		foreach ( $order->coupons as $coupon ) {
			/* translators: %s: coupon code. */
			$rows[] = TotalRows::row( 'cart-discount', sprintf( __( 'Coupon: %s', 'vitrine' ), $coupon['code'] ), Money::amount( -1 * $coupon['discount'], $currency ) );
		}
		if ( array() !== $order->shipping ) {
			$label = '' === $order->shipping_label ? __( 'Shipping', 'vitrine' ) : $order->shipping_label;
			// A shop without shipping costs ships for free.
			$rows[] = TotalRows::row( 'shipping', $label, TotalRows::shipping( $totals['shipping'] ?? 0, $currency ) );
		}
		$rows     = array_merge( $rows, TotalRows::fees( $order->fees, $currency ) );
		$included = TotalRows::hold_tax( $totals, $order->fees );
		$sums     = array(
			'totals'   => $totals,
			'currency' => $currency,
		) + ( array() === $order->taxes ? array() : array( 'taxes' => $order->taxes ) );
		$total    = TotalRows::row( 'order-total', __( 'Total', 'vitrine' ), Money::amount( $totals['total'], $currency ) );
		array_push( $rows, ...( $included ? array( $total, ...TotalRows::taxes_included( $sums ) ) : array( ...TotalRows::taxes( $sums ), $total ) ) );
		if ( $order->refunded > 0 ) {
			$rows[] = TotalRows::row( 'order-refunded', __( 'Refunded', 'vitrine' ), Money::amount( -$order->refunded, $currency ) );
		}
		return Markup::tag( 'dl', array( 'class' => 'vitrine-cart-sums' ), $rows );
	}

	/**
	 * Renders billing and shipping address.
	 *
	 * @param Order                 $order     The order.
	 * @param array<string, string> $countries Country code to name.
	 */
	public static function addresses( Order $order, array $countries ): Markup {
		return Markup::tag(
			'div',
			array( 'class' => 'vitrine-addresses woocommerce-customer-details' ),
			FormattedAddress::render( __( 'Billing address', 'vitrine' ), $order->billing, $countries ),
			array() === $order->shipping ? null : FormattedAddress::render( __( 'Shipping address', 'vitrine' ), $order->shipping, $countries )
		);
	}

	/**
	 * Renders the order notes and additional fields.
	 *
	 * @param Order $order The order.
	 */
	public static function notes( Order $order ): ?Markup {
		$notes = array_map( static fn ( array $field ): array => array( $field['label'], $field['text'] ), array_values( $order->fields ) );
		if ( '' !== $order->note ) {
			$notes[] = array( __( 'Order notes', 'vitrine' ), $order->note );
		}
		return array() === $notes ? null : Markup::join(
			array_map(
				static fn ( array $note ): Markup => self::note( ...$note ),
				$notes
			)
		);
	}

	/**
	 * Renders a note.
	 *
	 * @param string $label Its heading.
	 * @param string $text  The note.
	 */
	public static function note( string $label, string $text ): Markup {
		return Markup::tag(
			'section',
			array( 'class' => 'woocommerce-order-note' ),
			Markup::tag( 'h3', array(), $label ),
			Markup::tag( 'p', array(), $text )
		);
	}
}

<?php
/**
 * The order received page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Receipt;

use Vitrine\Commerce\Rules\PaymentDetails;
use Vitrine\Commerce\Value\Download;
use Vitrine\Commerce\Value\Order;
use Vitrine\View\Checkout\Address;
use Vitrine\View\Checkout\Review\TotalRows;
use Vitrine\View\Checkout\Shipping;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Money;

defined( 'ABSPATH' ) || exit;

/**
 * Renders the order for visitors with the order key.
 *
 * @see spec 2.7
 */
final class Receipt {

	/** Parts of the page, in display order. */
	public const PARTS = array( 'status', 'overview', 'payment', 'next', 'downloads', 'details', 'addresses', 'notes', 'account', 'continue' );

	/** Query variable of links to an order that was placed before. */
	public const VIEW = 'view-order';

	/**
	 * Renders the page.
	 *
	 * @param array<int|string, Markup|null> $parts Parts of parts().
	 */
	public static function render( array $parts ): Markup {
		return Markup::tag( 'div', array( 'class' => 'woocommerce-order' ), array_values( $parts ) );
	}

	/**
	 * Returns the parts. The heading gets the focus, because the page is a response to
	 * a form.
	 *
	 * @param Order                 $order      The order.
	 * @param array<string, string> $countries  Country code to name.
	 * @param string                $shop_url   URL of the shop page.
	 * @param list<Download>        $downloads  Purchased files.
	 * @param string                $pay_url    URL to pay for the order; empty: none.
	 * @param Markup|null           $account    Form to create an account, for guests.
	 * @param string                $orders_url URL of the customer's orders; empty for guests.
	 * @param Markup|null           $next       Next steps.
	 * @param string                $heading    Heading of the page, see heading() and state().
	 * @return array<string, Markup|null> Parts keyed by the names in PARTS; null if the order does not have the part.
	 */
	public static function parts( Order $order, array $countries, string $shop_url, array $downloads = array(), string $pay_url = '', ?Markup $account = null, string $orders_url = '', ?Markup $next = null, string $heading = '' ): array {
		$currency = $order->currency->to_array();
		return array(
			'status'    => Markup::join(
				Markup::tag(
					'h2',
					array(
						'class'     => 'woocommerce-thankyou-order-received',
						'tabindex'  => -1,
						'autofocus' => true,
					),
					'' === $heading ? self::heading( $order ) : $heading
				),
				// The external payment page of the order, or the page to choose another payment method.
				self::pay( $order->accepted || $order->redirect === $order->received_url ? $pay_url : $order->redirect )
			),
			'overview'  => self::overview( $order, $currency ),
			'payment'   => self::payment( $order ),
			'next'      => $next,
			'downloads' => array() === $downloads ? null : Markup::tag(
				'section',
				array( 'class' => 'woocommerce-order-downloads' ),
				Markup::tag( 'h3', array(), __( 'Downloads', 'vitrine' ) ),
				Downloads::render( $downloads )
			),
			'details'   => Markup::tag(
				'section',
				array( 'class' => 'woocommerce-order-details' ),
				Markup::tag( 'h3', array(), __( 'Order details', 'vitrine' ) ),
				self::items( $order, $currency ),
				self::totals( $order, $currency )
			),
			'addresses' => self::addresses( $order, $countries ),
			'notes'     => self::notes( $order ),
			'account'   => $account,
			'continue'  => Markup::tag(
				'p',
				array( 'class' => 'vitrine-receipt-next' ),
				Markup::tag(
					'a',
					array(
						'class' => 'button wp-element-button',
						'href'  => $shop_url,
					),
					__( 'Continue shopping', 'vitrine' )
				),
				'' === $orders_url ? null : Markup::tag( 'a', array( 'href' => $orders_url ), __( 'View your orders', 'vitrine' ) )
			),
		);
	}

	/**
	 * Renders the order notes and additional fields.
	 *
	 * @param Order $order The order.
	 */
	private static function notes( Order $order ): ?Markup {
		$notes = array_map( static fn ( array $field ): array => array( $field['label'], $field['text'] ), array_values( $order->fields ) );
		if ( '' !== $order->note ) {
			$notes[] = array( __( 'Order notes', 'vitrine' ), $order->note );
		}
		return array() === $notes ? null : Markup::join(
			array_map(
				static fn ( array $note ): Markup => Markup::tag(
					'section',
					array( 'class' => 'woocommerce-order-note' ),
					Markup::tag( 'h3', array(), $note[0] ),
					Markup::tag( 'p', array(), $note[1] )
				),
				$notes
			)
		);
	}

	/**
	 * Renders the message for an invalid order key.
	 *
	 * @param string $shop_url    URL of the shop page.
	 * @param string $account_url URL of the account page.
	 */
	public static function not_found( string $shop_url, string $account_url ): Markup {
		return Markup::tag(
			'div',
			array( 'class' => 'vitrine-cart-empty' ),
			Markup::tag( 'h2', array(), __( 'We could not find this order', 'vitrine' ) ),
			Markup::tag( 'p', array(), __( 'The link may be incomplete. Please use the link in your confirmation email, or check your account.', 'vitrine' ) ),
			Markup::tag( 'p', array(), Markup::tag( 'a', array( 'href' => $account_url ), __( 'My account', 'vitrine' ) ) ),
			Markup::tag(
				'a',
				array(
					'class' => 'button wp-element-button',
					'href'  => $shop_url,
				),
				__( 'Browse the shop', 'vitrine' )
			)
		);
	}

	/**
	 * Returns the page title; for an accepted order the same as WooCommerce's.
	 *
	 * @param Order $order The order.
	 */
	public static function title( Order $order ): string {
		return $order->accepted && ! in_array( $order->status, array( 'cancelled', 'failed' ), true ) ? __( 'Order received', 'vitrine' ) : __( 'Your order', 'vitrine' );
	}

	/**
	 * Returns the heading. Only an accepted order is confirmed.
	 *
	 * @param Order $order The order.
	 */
	public static function heading( Order $order ): string {
		return match ( true ) {
			'cancelled' === $order->status => __( 'This order was cancelled.', 'vitrine' ),
			'failed' === $order->status    => __( 'The payment was not completed, so no order was placed.', 'vitrine' ),
			$order->accepted               => __( 'Thank you. We have received your order.', 'vitrine' ),
			default                        => __( 'This order is awaiting payment.', 'vitrine' ),
		};
	}

	/**
	 * Returns the heading for a customer who comes back to the order.
	 *
	 * @param Order $order The order.
	 */
	public static function state( Order $order ): string {
		return match ( $order->status ) {
			'processing' => __( 'We are preparing your order.', 'vitrine' ),
			'completed'  => __( 'Your order is complete.', 'vitrine' ),
			'refunded'   => __( 'This order was refunded.', 'vitrine' ),
			'on-hold'    => __( 'This order is awaiting payment.', 'vitrine' ),
			default      => self::heading( $order ),
		};
	}

	/**
	 * Renders the link to pay for the order.
	 *
	 * @param string $url URL; empty: none.
	 */
	public static function pay( string $url ): ?Markup {
		return '' === $url ? null : Markup::tag(
			'p',
			array(),
			Markup::tag(
				'a',
				array(
					'class' => 'button wp-element-button',
					'href'  => $url,
				),
				__( 'Pay now', 'vitrine' )
			)
		);
	}

	/**
	 * Renders the date of the order, in the site's format and time zone.
	 *
	 * @param Order $order The order.
	 */
	public static function date( Order $order ): Markup {
		$moment = (int) strtotime( $order->created . ' UTC' );
		return Markup::tag( 'time', array( 'datetime' => gmdate( 'c', $moment ) ), (string) wp_date( (string) get_option( 'date_format' ), $moment ) );
	}

	/**
	 * Renders the order overview.
	 *
	 * @param Order                $order    The order.
	 * @param array<string, mixed> $currency Currency data.
	 */
	private static function overview( Order $order, array $currency ): Markup {
		$facts = array(
			array( 'order', __( 'Order number', 'vitrine' ), Markup::join( (string) $order->id ) ),
			array( 'date', __( 'Date', 'vitrine' ), self::date( $order ) ),
			array( 'status', __( 'Status', 'vitrine' ), Markup::join( Labels::status( $order->status ) ) ),
			array( 'email', __( 'Email address', 'vitrine' ), Markup::join( $order->email ) ),
			array( 'method', __( 'Payment', 'vitrine' ), Markup::join( $order->payment_title ) ),
			array( 'total', __( 'Total', 'vitrine' ), Money::amount( $order->totals['total'], $currency ) ),
		);
		$facts = array_filter( $facts, static fn ( array $fact ): bool => 'method' !== $fact[0] || '' !== $order->payment_title );
		return Markup::tag(
			'dl',
			array( 'class' => 'vitrine-order-overview woocommerce-order-overview' ),
			array_map( static fn ( array $fact ): Markup => TotalRows::row( 'woocommerce-order-overview__' . $fact[0], $fact[1], $fact[2] ), array_values( $facts ) )
		);
	}

	/**
	 * Renders the payment instructions of an unpaid order.
	 *
	 * @param Order $order The order.
	 */
	public static function payment( Order $order ): ?Markup {
		$details = array();
		foreach ( PaymentDetails::of( $order ) as $detail ) {
			$rows      = array_map( static fn ( array $row ): Markup => TotalRows::row( 'vitrine-payment-detail', $row['label'], Markup::join( $row['value'] ) ), $detail['rows'] );
			$details[] = Markup::join(
				'' === $detail['heading'] ? null : Markup::tag( 'h3', array(), $detail['heading'] ),
				'' === $detail['text'] ? null : Markup::tag( 'p', array( 'class' => 'vitrine-payment-text' ), $detail['text'] ),
				array() === $rows ? null : Markup::tag( 'dl', array( 'class' => 'vitrine-order-overview' ), $rows )
			);
		}
		return array() === $details ? null : Markup::tag( 'section', array( 'class' => 'vitrine-payment-details' ), $details );
	}

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
			Address::render( __( 'Billing address', 'vitrine' ), $order->billing, $countries ),
			array() === $order->shipping ? null : Address::render( __( 'Shipping address', 'vitrine' ), $order->shipping, $countries )
		);
	}
}

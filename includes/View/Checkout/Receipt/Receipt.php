<?php
/**
 * The order received page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Receipt;

use Vitrine\Commerce\Rules\Orders\PaymentDetails;
use Vitrine\Commerce\Value\Download;
use Vitrine\Commerce\Value\Order;
use Vitrine\View\Checkout\Review\TotalRows;
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
	 * @param Order       $order The order.
	 * @param ReceiptData $data  Further data of the page.
	 * @return array<string, Markup|null> Parts keyed by the names in PARTS; null if the order does not have the part.
	 */
	public static function parts( Order $order, ReceiptData $data ): array {
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
					'' === $data->heading ? Headings::heading( $order ) : $data->heading
				),
				// The external payment page of the order, or the page to choose another payment method.
				self::pay( $order->accepted || $order->redirect === $order->received_url ? $data->pay_url : $order->redirect )
			),
			'overview'  => self::overview( $order, $currency ),
			'payment'   => self::payment( $order ),
			'next'      => $data->next,
			'downloads' => array() === $data->downloads ? null : self::files( $data->downloads ),
			'details'   => Markup::tag(
				'section',
				array( 'class' => 'woocommerce-order-details' ),
				Markup::tag( 'h3', array(), __( 'Order details', 'vitrine' ) ),
				OrderDetails::items( $order, $currency ),
				OrderDetails::totals( $order, $currency )
			),
			'addresses' => OrderDetails::addresses( $order, $data->countries ),
			'notes'     => OrderDetails::notes( $order ),
			'account'   => $data->account,
			'continue'  => Markup::tag(
				'p',
				array( 'class' => 'vitrine-receipt-next' ),
				Markup::tag(
					'a',
					array(
						'class' => 'button wp-element-button',
						'href'  => $data->shop_url,
					),
					__( 'Continue shopping', 'vitrine' )
				),
				'' === $data->orders_url ? null : Markup::tag( 'a', array( 'href' => $data->orders_url ), __( 'View your orders', 'vitrine' ) )
			),
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
	 * Renders the purchased files.
	 *
	 * @param list<Download> $downloads Downloads; not empty.
	 */
	public static function files( array $downloads ): Markup {
		return Markup::tag(
			'section',
			array( 'class' => 'woocommerce-order-downloads' ),
			Markup::tag( 'h3', array(), __( 'Downloads', 'vitrine' ) ),
			OrderDownloads::render( $downloads )
		);
	}

	/**
	 * Renders the payment instructions of an unpaid order.
	 *
	 * @param Order $order The order.
	 */
	public static function payment( Order $order ): ?Markup {
		return self::instructions( PaymentDetails::of( $order ) );
	}

	/**
	 * Renders payment instructions.
	 *
	 * @param list<array{heading: string, text: string, rows: list<array{label: string, value: string}>}> $given Instructions in the format of PaymentDetails.
	 */
	public static function instructions( array $given ): ?Markup {
		$details = array();
		foreach ( $given as $detail ) {
			$rows      = array_map( static fn ( array $row ): Markup => TotalRows::row( 'vitrine-payment-detail', $row['label'], Markup::join( $row['value'] ) ), $detail['rows'] );
			$details[] = Markup::join(
				'' === $detail['heading'] ? null : Markup::tag( 'h3', array(), $detail['heading'] ),
				'' === $detail['text'] ? null : Markup::tag( 'p', array( 'class' => 'vitrine-payment-text' ), $detail['text'] ),
				array() === $rows ? null : Markup::tag( 'dl', array( 'class' => 'vitrine-order-overview' ), $rows )
			);
		}
		return array() === $details ? null : Markup::tag( 'section', array( 'class' => 'vitrine-payment-details' ), $details );
	}

}

<?php
/**
 * Page to pay for an existing order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout;

use Vitrine\Commerce\Value\Order;
use Vitrine\Contract;
use Vitrine\View\Checkout\Fields\Draft;
use Vitrine\View\Checkout\Parts\Paying;
use Vitrine\View\Checkout\Receipt\OrderDetails;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Money;
use Vitrine\View\Parts\Notices;

defined( 'ABSPATH' ) || exit;

/**
 * Shows items and totals of the order and the payment methods. The addresses are shown
 * to verified customers only.
 */
final class PayPage {

	/**
	 * Returns the page title, the same as WooCommerce's.
	 */
	public static function title(): string {
		return __( 'Pay for order', 'vitrine' );
	}

	/**
	 * Renders the page of an order with a pending payment.
	 *
	 * @param Order                                   $order     The order.
	 * @param list<array<string, mixed>>              $methods   Payment methods of the port.
	 * @param list<array<string, mixed>>              $fields    Terms fields of the port.
	 * @param Draft                                   $draft     Submitted values and errors.
	 * @param string                                  $key       Key of the form.
	 * @param string                                  $url       URL to submit to.
	 * @param list<array{type: string, text: string}> $notices   Further notices.
	 * @param Markup|null                             $addresses Addresses of the order; null: not shown.
	 */
	public static function render( Order $order, array $methods, array $fields, Draft $draft, string $key, string $url, array $notices, ?Markup $addresses ): Markup {
		$currency = $order->currency->to_array();
		return Markup::join(
			Notices::render( $notices ),
			'' === $draft->message ? null : Notices::error( $draft->message ),
			Markup::tag(
				'form',
				array(
					'class'      => 'vitrine-pay-for-order woocommerce-order-pay',
					'method'     => 'post',
					'action'     => $url,
					'aria-label' => self::title(),
				),
				Markup::tag(
					'input',
					array(
						'type'  => 'hidden',
						'name'  => Contract::name( 'fields.pay_key' ),
						'value' => $key,
					)
				),
				self::heading( $order ),
				Markup::tag( 'section', array( 'class' => 'woocommerce-order-details' ), OrderDetails::items( $order, $currency ), OrderDetails::totals( $order, $currency ) ),
				$addresses,
				PaymentMethods::render( $methods, '' === $draft->payment_method ? $order->payment_method : $draft->payment_method, $draft->errors[ Contract::name( 'fields.payment_method' ) ] ?? '' ),
				array() === $methods ? null : Paying::agreements( self::filled( $fields, $draft ) ),
				array() === $methods ? null : Markup::tag(
					'button',
					array( 'class' => 'button wp-element-button alt' ),
					/* translators: %s: amount of money. */
					sprintf( __( 'Pay %s', 'vitrine' ), Money::text( $order->totals['total'], $currency ) )
				)
			)
		);
	}

	/**
	 * Adds the submitted values and errors to fields.
	 *
	 * @param list<array<string, mixed>> $fields Fields of the port.
	 * @param Draft                      $draft  Submitted values and errors.
	 * @return list<array<string, mixed>>
	 */
	private static function filled( array $fields, Draft $draft ): array {
		return array_map(
			static fn ( array $field ): array => array(
				'value' => $draft->values[ $field['name'] ] ?? $field['value'],
				'error' => $draft->errors[ $field['name'] ] ?? '',
			) + $field,
			$fields
		);
	}

	/**
	 * Renders the page of an order that cannot be paid.
	 *
	 * @param Order                                   $order   The order.
	 * @param string                                  $why     The reason.
	 * @param list<array{type: string, text: string}> $notices Further notices.
	 */
	public static function closed( Order $order, string $why, array $notices ): Markup {
		return Markup::join(
			Notices::render( $notices ),
			Markup::tag(
				'div',
				array( 'class' => 'woocommerce-order' ),
				self::heading( $order ),
				Markup::tag( 'p', array( 'role' => 'status' ), $why ),
				Markup::tag(
					'p',
					array( 'class' => 'vitrine-receipt-next' ),
					Markup::tag(
						'a',
						array(
							'class' => 'button wp-element-button',
							'href'  => $order->received_url,
						),
						__( 'View order', 'vitrine' )
					)
				)
			)
		);
	}

	/**
	 * Renders the heading with the order number.
	 *
	 * @param Order $order The order.
	 */
	private static function heading( Order $order ): Markup {
		/* translators: %d: order number. */
		return Markup::tag( 'h2', array( 'class' => 'vitrine-pay-heading' ), sprintf( __( 'Order #%d', 'vitrine' ), $order->id ) );
	}
}

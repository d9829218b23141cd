<?php
/**
 * The page where an order is paid that was made before.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout;

use Vitrine\Commerce\Value\Order;
use Vitrine\Contract;
use Vitrine\View\Checkout\Fields\Draft;
use Vitrine\View\Checkout\Parts\Paying;
use Vitrine\View\Checkout\Receipt\Receipt;
use Vitrine\View\Markup;
use Vitrine\View\Parts\Money;
use Vitrine\View\Parts\Notices;

defined( 'ABSPATH' ) || exit;

/**
 * What the order holds and costs, and the ways to pay it. Who it is for is shown
 * to those who are known only.
 */
final class PayPage {

	/**
	 * The title of its page, as WooCommerce has it.
	 */
	public static function title(): string {
		return __( 'Pay for order', 'vitrine' );
	}

	/**
	 * The page of an order that waits for its payment.
	 *
	 * @param Order                                   $order     The order.
	 * @param list<array<string, mixed>>              $methods   Ways to pay, of the port.
	 * @param list<array<string, mixed>>              $fields    What a customer has to agree to, as the port has it.
	 * @param Draft                                   $draft     What was typed, and what was wrong with it.
	 * @param string                                  $key       Of the form.
	 * @param string                                  $url       Where it is sent.
	 * @param list<array{type: string, text: string}> $notices   What else there is to say.
	 * @param Markup|null                             $addresses Who it is for; null: not to be shown.
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
				Markup::tag( 'section', array( 'class' => 'woocommerce-order-details' ), Receipt::items( $order, $currency ), Receipt::totals( $order, $currency ) ),
				$addresses,
				Payment::render( $methods, '' === $draft->payment_method ? $order->payment_method : $draft->payment_method, $draft->errors[ Contract::name( 'fields.payment_method' ) ] ?? '' ),
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
	 * Fields as they were sent, each with what was wrong with it.
	 *
	 * @param list<array<string, mixed>> $fields Of the port.
	 * @param Draft                      $draft  What was sent.
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
	 * The page of an order that cannot be paid.
	 *
	 * @param Order                                   $order   The order.
	 * @param string                                  $why     Why not.
	 * @param list<array{type: string, text: string}> $notices What else there is to say.
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
	 * Heading with the number of the order.
	 *
	 * @param Order $order The order.
	 */
	private static function heading( Order $order ): Markup {
		/* translators: %d: order number. */
		return Markup::tag( 'h2', array( 'class' => 'vitrine-pay-heading' ), sprintf( __( 'Order #%d', 'vitrine' ), $order->id ) );
	}
}

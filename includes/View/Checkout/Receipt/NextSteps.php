<?php
/**
 * Next steps after an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Checkout\Receipt;

use Vitrine\Commerce\Value\Order;
use Vitrine\View\Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Tells customers what happens next. Lists only automatic steps, and only emails that
 * the shop sends.
 */
final class NextSteps {

	/**
	 * Renders the steps; null if there are none, for example for a cancelled order.
	 *
	 * @param Order                                   $order    The order.
	 * @param array{confirmed: bool, completed: bool} $messages Emails that the customer gets, see SendsOrderEmails.
	 */
	public static function render( Order $order, array $messages ): ?Markup {
		$steps = self::of( $order, $messages );
		return array() === $steps ? null : Markup::tag(
			'section',
			array( 'class' => 'vitrine-order-steps' ),
			Markup::tag( 'h3', array(), __( 'What comes next', 'vitrine' ) ),
			Markup::tag( 'ol', array(), array_map( static fn ( string $step ): Markup => Markup::tag( 'li', array(), $step ), $steps ) )
		);
	}

	/**
	 * Returns the steps as texts.
	 *
	 * @param Order                                   $order    The order.
	 * @param array{confirmed: bool, completed: bool} $messages Emails that the customer gets.
	 * @return list<string>
	 */
	private static function of( Order $order, array $messages ): array {
		if ( ! $order->accepted || ! in_array( $order->status, array( 'on-hold', 'processing', 'completed' ), true ) ) {
			return array();
		}
		/* translators: %s: email address. */
		$steps = '' === $order->email || ! $messages['confirmed'] ? array() : array( sprintf( __( 'A confirmation of your order is sent to %s.', 'vitrine' ), $order->email ) );
		if ( 'completed' === $order->status ) {
			return $steps;
		}
		if ( 'on-hold' === $order->status ) {
			$steps[] = __( 'We will start on your order as soon as we have received your payment.', 'vitrine' );
		}
		if ( array() !== $order->shipping ) {
			$steps[] = __( 'We prepare your order for shipping.', 'vitrine' );
		}
		if ( '' !== $order->email && $messages['completed'] ) {
			$steps[] = __( 'We email you when your order is complete.', 'vitrine' );
		}
		return $steps;
	}
}

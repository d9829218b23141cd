<?php
/**
 * Confirmation of a refund.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Orders;

use Vitrine\Commerce\Builtin\Admin\MoneyField;
use Vitrine\Commerce\Builtin\Admin\AdminScreen;
use Vitrine\Commerce\Builtin\Checkout\OrderServices;
use Vitrine\Commerce\Builtin\Payment\Refunds\Refundable;
use Vitrine\Commerce\Builtin\Payment\Refunds\RefundLine;
use Vitrine\Commerce\Builtin\Payment\Refunds\RefundText;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the calculated refund and how it will be made, or the form again with errors
 * and its values. Only the confirmation makes the refund.
 */
final class RefundConfirm {

	/** Name of the submit field; with the order ID also the nonce action. */
	public const ACTION = 'vitrine_refund_check';

	/**
	 * Prints the confirmation, if the form was submitted.
	 *
	 * @param Order         $order    The order.
	 * @param OrderServices $services Order services with refunds.
	 */
	public static function render( Order $order, OrderServices $services ): void {
		if ( ! isset( $_POST[ self::ACTION ] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Missing -- The nonce is verified two lines below.
			return;
		}
		AdminScreen::guard( self::ACTION . $order->id );
		$typed = RefundForm::typed();
		$left  = Refundable::of( $order, $services->refund_store()->counts->of( $order->id ) );
		$plan  = self::plan( $order, $left, $typed );
		if ( is_wp_error( $plan ) ) {
			self::again( $order, $left, $plan, $typed, $services->refunds()->by_gateway( $order ) );
			return;
		}
		self::ask( $order, $plan['lines'], $plan['amount'], $typed, $services->refunds()->by_gateway( $order ) );
	}

	/**
	 * Calculates the refund.
	 *
	 * @param Order                                                                                                        $order The order.
	 * @param Refundable                                                                                                   $left  Refundable quantities and amounts.
	 * @param array{quantity: array<int, string>, line: array<int, string>, amount: string, reason: string, restock: bool} $typed Values of the form.
	 * @return array{lines: list<RefundLine>, amount: int}|\WP_Error
	 */
	private static function plan( Order $order, Refundable $left, array $typed ): array|\WP_Error {
		$read  = RefundForm::read( $order, $typed );
		$lines = is_wp_error( $read ) ? $read : $left->complete( $read['lines'] );
		if ( is_wp_error( $read ) || is_wp_error( $lines ) ) {
			return is_wp_error( $read ) ? $read : $lines;
		}
		$sum    = RefundLine::sum( $lines );
		$amount = $read['amount'] ?? $sum;
		return match ( true ) {
			$amount < $sum => new \WP_Error( 'vitrine_refund_lines', __( 'The refund amount is less than the total of the refunded items. Nothing was refunded.', 'vitrine' ) ),
			/* translators: %s: amount of money. */
			$amount <= 0 || $amount > $order->totals['total'] - $order->refunded => new \WP_Error( 'vitrine_refund_amount', sprintf( __( 'The most that can be refunded for this order is %s.', 'vitrine' ), $order->currency->format( $order->totals['total'] - $order->refunded ) ) ),
			default        => array(
				'lines'  => $lines,
				'amount' => $amount,
			),
		};
	}

	/**
	 * Prints the confirmation.
	 *
	 * @param Order                                $order      The order.
	 * @param list<RefundLine>                     $lines      Lines with amounts.
	 * @param int                                  $amount     Amount in minor units.
	 * @param array{reason: string, restock: bool} $typed      Values of the form.
	 * @param bool                                 $by_gateway Whether it is refunded by the gateway.
	 */
	private static function ask( Order $order, array $lines, int $amount, array $typed, bool $by_gateway ): void {
		$money = $order->currency->format( $amount );
		printf( '<section class="vitrine-refund-question" aria-labelledby="vitrine-refund-question"><h2 id="vitrine-refund-question">%s</h2>', esc_html__( 'Refund this order?', 'vitrine' ) );
		/* translators: 1: amount of money, 2: payment method. */
		$text = $by_gateway ? __( '%1$s will be refunded via %2$s. This cannot be undone.', 'vitrine' ) : __( '%1$s will be recorded as refunded. %2$s does not support automatic refunds: please return the money to the customer yourself.', 'vitrine' );
		printf( '<p>%s</p>', esc_html( sprintf( $text, $money, $order->payment_title ) ) );
		if ( array() !== $lines ) {
			echo '<ul>';
			foreach ( RefundText::lines( $order, $lines ) as $row ) {
				printf( '<li>%s: %s</li>', esc_html( $row['label'] ), esc_html( $row['value'] ) );
			}
			printf( '</ul><p>%s</p>', esc_html( $typed['restock'] ? __( 'The refunded items will be restocked.', 'vitrine' ) : __( 'The refunded items will not be restocked.', 'vitrine' ) ) );
		}
		RefundBox::open_form( $order );
		$fields = array(
			'amount'  => MoneyField::write( $amount, $order->currency ),
			'reason'  => $typed['reason'],
			'restock' => $typed['restock'] ? '1' : '',
			'seen'    => (string) $order->refunded,
		);
		foreach ( $lines as $line ) {
			$fields[ "quantity[$line->item]" ] = (string) $line->quantity;
			$fields[ "line[$line->item]" ]     = MoneyField::write( (int) $line->amount, $order->currency );
		}
		foreach ( $fields as $name => $value ) {
			printf( '<input type="hidden" name="%s" value="%s">', esc_attr( $name ), esc_attr( $value ) );
		}
		echo '<p>';
		printf(
			'<button type="submit" class="button button-primary" autofocus>%s</button> <a class="button" href="%s">%s</a>',
			/* translators: 1: amount of money, 2: payment method. */
			esc_html( $by_gateway ? sprintf( __( 'Refund %1$s via %2$s', 'vitrine' ), $money, $order->payment_title ) : sprintf( /* translators: %s: amount of money. */ __( 'Refund %s manually', 'vitrine' ), $money ) ),
			esc_url( AdminScreen::url( AdminScreen::ORDERS, array( 'order_id' => $order->id ) ) ),
			esc_html__( 'Cancel', 'vitrine' )
		);
		echo '</p></form></section>';
	}

	/**
	 * Prints the form again with the error.
	 *
	 * @param Order                                                                                                        $order      The order.
	 * @param Refundable                                                                                                   $left       Refundable quantities and amounts.
	 * @param \WP_Error                                                                                                    $problem    Error.
	 * @param array{quantity: array<int, string>, line: array<int, string>, amount: string, reason: string, restock: bool} $typed      Values of the form.
	 * @param bool                                                                                                         $by_gateway Whether it is refunded by the gateway.
	 */
	private static function again( Order $order, Refundable $left, \WP_Error $problem, array $typed, bool $by_gateway ): void {
		wp_admin_notice( esc_html( $problem->get_error_message() ), array( 'type' => 'error' ) );
		printf( '<section class="vitrine-refund-question" aria-labelledby="vitrine-refund-question"><h2 id="vitrine-refund-question">%s</h2>', esc_html__( 'Refund this order', 'vitrine' ) );
		RefundBox::form( $order, $left, 'vitrine-refund-again', $by_gateway, $typed );
		echo '</section>';
	}
}

<?php
/**
 * Refunds of an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Orders;

use Vitrine\Commerce\Builtin\Admin\Money;
use Vitrine\Commerce\Builtin\Checkout\Desk;
use Vitrine\Commerce\Builtin\Orders\OrderText;
use Vitrine\Commerce\Builtin\Payment\PaymentStatus;
use Vitrine\Commerce\Builtin\Payment\Refunds\Refund;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Prints what was given back, and the form to give back more. It opens in a
 * dialog of its own, so that nobody does it by the way.
 */
final class RefundBox {

	/** Id of the dialog. */
	private const DIALOG = 'vitrine-refund';

	/**
	 * Prints the box of an order that was paid; nothing for any other.
	 *
	 * @param Order $order The order.
	 * @param Desk  $desk  Where refunds are.
	 */
	public static function render( Order $order, Desk $desk ): void {
		$refunds = $desk->refund_store()->of( $order->id );
		$left    = in_array( $order->payment_status, array( PaymentStatus::PAID, PaymentStatus::PARTIALLY_REFUNDED ), true ) ? $order->totals['total'] - $order->refunded : 0;
		if ( array() === $refunds && $left <= 0 ) {
			return;
		}
		printf( '<div class="postbox"><div class="postbox-header"><h2>%s</h2></div><div class="inside">', esc_html__( 'Refunds', 'vitrine' ) );
		self::list( $order, $refunds );
		if ( $left > 0 ) {
			self::dialog( $order, $left, $desk->refunds()->by_gateway( $order ) );
		}
		echo '</div></div>';
	}

	/**
	 * Prints what was given back.
	 *
	 * @param Order        $order   The order.
	 * @param list<Refund> $refunds Newest first.
	 */
	private static function list( Order $order, array $refunds ): void {
		if ( array() === $refunds ) {
			return;
		}
		echo '<ul class="vitrine-order-refunds">';
		foreach ( $refunds as $refund ) {
			$facts = array_filter( array( OrderText::moment( $refund->created ), $refund->author, $refund->reference ) );
			printf( '<li><strong>%s</strong> %s<br><small>%s</small>', esc_html( $order->currency->format( $refund->amount ) ), esc_html( trim( self::status( $refund ) . ' ' . $refund->reason ) ), esc_html( implode( ' · ', $facts ) ) );
			if ( Refund::PENDING === $refund->status ) {
				self::open_form( $order );
				printf( '<input type="hidden" name="refund" value="%d">', (int) $refund->id );
				submit_button( __( 'Try again', 'vitrine' ), 'secondary', 'submit', false );
				echo '</form>';
			}
			echo '</li>';
		}
		echo '</ul>';
	}

	/**
	 * What became of a refund, where that has to be said.
	 *
	 * @param Refund $refund The refund.
	 */
	private static function status( Refund $refund ): string {
		return match ( $refund->status ) {
			Refund::PENDING => __( 'It is unknown whether it was refunded.', 'vitrine' ),
			Refund::FAILED  => __( 'Refused: nothing was refunded.', 'vitrine' ),
			default         => '',
		};
	}

	/**
	 * Prints the button and the dialog that it opens.
	 *
	 * @param Order $order      The order.
	 * @param int   $left       What can be given back; minor units.
	 * @param bool  $by_gateway Whether the gateway gives it back.
	 */
	private static function dialog( Order $order, int $left, bool $by_gateway ): void {
		printf( '<button type="button" class="button" popovertarget="%s">%s</button>', esc_attr( self::DIALOG ), esc_html__( 'Refund', 'vitrine' ) );
		printf( '<div id="%1$s" popover role="dialog" aria-labelledby="%1$s-title" class="vitrine-refund"><h2 id="%1$s-title">%2$s</h2>', esc_attr( self::DIALOG ), esc_html__( 'Refund this order', 'vitrine' ) );
		self::open_form( $order );
		printf(
			'<p><label for="%1$s-amount">%2$s</label><input type="text" inputmode="decimal" class="widefat" id="%1$s-amount" name="amount" value="%3$s" required autofocus></p>',
			esc_attr( self::DIALOG ),
			/* translators: %s: amount of money. */
			esc_html( sprintf( __( 'Refund amount (at most %s)', 'vitrine' ), $order->currency->format( $left ) ) ),
			esc_attr( Money::write( $left, $order->currency ) )
		);
		printf( '<p><label for="%1$s-reason">%2$s</label><input type="text" class="widefat" id="%1$s-reason" name="reason" maxlength="200"></p>', esc_attr( self::DIALOG ), esc_html__( 'Reason for refund (optional)', 'vitrine' ) );
		printf( '<p><label><input type="checkbox" name="restock" value="1" checked> %s</label></p>', esc_html__( 'Restock the items once the whole order is refunded', 'vitrine' ) );
		if ( ! $by_gateway ) {
			printf( '<p class="description">%s</p>', esc_html__( 'This payment method does not support automatic refunds. Please return the money to the customer yourself.', 'vitrine' ) );
		}
		echo '<p>';
		/* translators: %s: payment method. */
		submit_button( $by_gateway ? sprintf( __( 'Refund via %s', 'vitrine' ), $order->payment_title ) : __( 'Refund manually', 'vitrine' ), 'primary', 'submit', false );
		printf( ' <button type="button" class="button" popovertarget="%s" popovertargetaction="hide">%s</button></p></form></div>', esc_attr( self::DIALOG ), esc_html__( 'Cancel', 'vitrine' ) );
	}

	/**
	 * Opens a form.
	 *
	 * @param Order $order The order.
	 */
	private static function open_form( Order $order ): void {
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="order" value="%d">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( RefundActions::ACTION ), (int) $order->id );
		wp_nonce_field( RefundActions::ACTION . $order->id );
	}
}

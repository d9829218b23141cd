<?php
/**
 * Refunds of an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Orders;

use Vitrine\Commerce\Builtin\Admin\AdminScreen;
use Vitrine\Commerce\Builtin\Checkout\OrderServices;
use Vitrine\Commerce\Builtin\Orders\OrderText;
use Vitrine\Commerce\Builtin\Payment\PaymentStatus;
use Vitrine\Commerce\Builtin\Payment\Refunds\Refund;
use Vitrine\Commerce\Builtin\Payment\Refunds\Refundable;
use Vitrine\Commerce\Builtin\Payment\Refunds\RefundText;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the refunds, and a form in a dialog to prevent accidental refunds.
 */
final class RefundBox {

	/** ID of the dialog. */
	private const DIALOG = 'vitrine-refund';

	/**
	 * Prints the box, if the order was paid.
	 *
	 * @param Order         $order    The order.
	 * @param OrderServices $services Order services with refunds.
	 */
	public static function render( Order $order, OrderServices $services ): void {
		$refunds = $services->refund_store()->of( $order->id );
		$left    = in_array( $order->payment_status, array( PaymentStatus::PAID, PaymentStatus::PARTIALLY_REFUNDED ), true ) ? $order->totals['total'] - $order->refunded : 0;
		if ( array() === $refunds && $left <= 0 ) {
			return;
		}
		printf( '<div class="postbox"><div class="postbox-header"><h2>%s</h2></div><div class="inside">', esc_html__( 'Refunds', 'vitrine' ) );
		self::list( $order, $refunds );
		if ( $left > 0 ) {
			self::dialog( $order, $services );
		}
		echo '</div></div>';
	}

	/**
	 * Prints the refunds.
	 *
	 * @param Order        $order   The order.
	 * @param list<Refund> $refunds Refunds, the newest first.
	 */
	private static function list( Order $order, array $refunds ): void {
		if ( array() === $refunds ) {
			return;
		}
		echo '<ul class="vitrine-order-refunds">';
		foreach ( $refunds as $refund ) {
			$facts = array_filter( array( OrderText::moment( $refund->created ), $refund->author, $refund->reference ) );
			printf( '<li><strong>%s</strong> %s<br><small>%s</small>', esc_html( $order->currency->format( $refund->amount ) ), esc_html( trim( self::status( $refund ) . ' ' . $refund->reason ) ), esc_html( implode( ' · ', $facts ) ) );
			foreach ( RefundText::lines( $order, $refund->lines ) as $row ) {
				printf( '<br><small>%s: %s</small>', esc_html( $row['label'] ), esc_html( $row['value'] ) );
			}
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
	 * Returns the status of a refund, if it is not finished.
	 *
	 * @param Refund $refund Refund.
	 */
	private static function status( Refund $refund ): string {
		return match ( $refund->status ) {
			Refund::PENDING => __( 'It is unknown whether it was refunded.', 'vitrine' ),
			Refund::FAILED  => __( 'The refund was declined. Nothing was refunded.', 'vitrine' ),
			default         => '',
		};
	}

	/**
	 * Prints the button and the dialog.
	 *
	 * @param Order         $order    The order.
	 * @param OrderServices $services Order services with refunds.
	 */
	private static function dialog( Order $order, OrderServices $services ): void {
		printf( '<button type="button" class="button" popovertarget="%s">%s</button>', esc_attr( self::DIALOG ), esc_html__( 'Refund', 'vitrine' ) );
		printf( '<div id="%1$s" popover role="dialog" aria-labelledby="%1$s-title" class="vitrine-refund"><h2 id="%1$s-title" tabindex="-1" autofocus>%2$s</h2>', esc_attr( self::DIALOG ), esc_html__( 'Refund this order', 'vitrine' ) );
		self::form( $order, Refundable::of( $order, $services->refund_store()->counts->of( $order->id ) ), self::DIALOG, $services->refunds()->by_gateway( $order ) );
		echo '</div>';
	}

	/**
	 * Prints the form, which leads to RefundConfirm.
	 *
	 * @param Order                                                                                                        $order      The order.
	 * @param Refundable                                                                                                   $left       Refundable quantities and amounts.
	 * @param string                                                                                                       $id         ID prefix of the fields.
	 * @param bool                                                                                                         $by_gateway Whether it is refunded by the gateway.
	 * @param array{quantity: array<int, string>, line: array<int, string>, amount: string, reason: string, restock: bool} $typed      Values of the fields.
	 */
	public static function form( Order $order, Refundable $left, string $id, bool $by_gateway, array $typed = RefundForm::BLANK ): void {
		printf( '<form method="post" action="%s"><input type="hidden" name="%s" value="1">', esc_url( AdminScreen::url( AdminScreen::ORDERS, array( 'order_id' => $order->id ) ) ), esc_attr( RefundConfirm::ACTION ) );
		wp_nonce_field( RefundConfirm::ACTION . $order->id );
		RefundForm::fields( $order, $left, $id, $typed );
		if ( ! $by_gateway ) {
			printf( '<p class="description">%s</p>', esc_html__( 'This payment method does not support automatic refunds. Please return the money to the customer yourself.', 'vitrine' ) );
		}
		echo '<p>';
		/* translators: %s: payment method. */
		submit_button( $by_gateway ? sprintf( __( 'Refund via %s', 'vitrine' ), $order->payment_title ) : __( 'Refund manually', 'vitrine' ), 'primary', 'submit', false );
		if ( self::DIALOG === $id ) {
			printf( ' <button type="button" class="button" popovertarget="%s" popovertargetaction="hide">%s</button>', esc_attr( self::DIALOG ), esc_html__( 'Cancel', 'vitrine' ) );
		}
		echo '</p></form>';
	}

	/**
	 * Opens a form that refunds.
	 *
	 * @param Order $order The order.
	 */
	public static function open_form( Order $order ): void {
		printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="order" value="%d">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( RefundActions::ACTION ), (int) $order->id );
		wp_nonce_field( RefundActions::ACTION . $order->id );
	}
}

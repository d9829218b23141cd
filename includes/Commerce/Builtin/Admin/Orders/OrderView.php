<?php
/**
 * Order screen.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Orders;

use Vitrine\Commerce\Builtin\Admin\Orders\Downloads\PermissionBox;
use Vitrine\Commerce\Builtin\Admin\AdminScreen;
use Vitrine\Commerce\Builtin\Checkout\OrderServices;
use Vitrine\Commerce\Builtin\Checkout\PayForOrder\PayForOrder;
use Vitrine\Commerce\Builtin\Mail\OrderMails;
use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Builtin\Orders\OrderText;
use Vitrine\Commerce\Builtin\Payment\PaymentStatus;
use Vitrine\Commerce\Builtin\Payment\Refunds\RefundCounts;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Prints an order with forms for its status and notes.
 *
 * @phpstan-import-type Counts from RefundCounts
 */
final class OrderView {

	/**
	 * Prints the order.
	 *
	 * @param Order         $order    The order.
	 * @param OrderServices $services Order services with notes and refunds.
	 */
	public static function render( Order $order, OrderServices $services ): void {
		/* translators: %d: order number. */
		printf( '<h1 class="wp-heading-inline">%s</h1> ', esc_html( sprintf( __( 'Order #%d', 'vitrine' ), $order->id ) ) );
		$links = array(
			array( AdminScreen::url( AdminScreen::ORDERS ), __( 'All orders', 'vitrine' ) ),
			array( OrderPrint::url( $order, OrderPrint::ORDER ), __( 'Print order', 'vitrine' ) ),
			array( OrderPrint::url( $order, OrderPrint::PACKING_SLIP ), __( 'Print packing slip', 'vitrine' ) ),
		);
		foreach ( $links as [ $url, $label ] ) {
			printf( '<a class="page-title-action" href="%s">%s</a> ', esc_url( $url ), esc_html( $label ) );
		}
		echo '<hr class="wp-header-end">';
		AdminScreen::print_message();
		RefundConfirm::render( $order, $services );
		printf(
			'<p><span class="vitrine-status vitrine-status--%s">%s</span> %s</p>',
			esc_attr( $order->status ),
			esc_html( OrderStatus::label( $order->status ) ),
			/* translators: 1: date and time, 2: way of paying. */
			esc_html( sprintf( __( 'Placed on %1$s. Payment: %2$s.', 'vitrine' ), OrderText::moment( $order->created ), self::payment( $order ) ) )
		);
		echo '<div id="poststuff"><div id="post-body" class="metabox-holder columns-2"><div id="post-body-content">';
		self::items( $order, $services->refund_store()->counts->of( $order->id ) );
		PermissionBox::render( $order );
		self::addresses( $order );
		echo '</div><div id="postbox-container-1" class="postbox-container">';
		self::actions( $order, $services->refunds()->by_gateway( $order ) );
		self::mails( $order );
		RefundBox::render( $order, $services );
		OriginBox::render( $order->id );
		self::notes( $order, $services->notes->of( $order->id ) );
		echo '</div></div><br class="clear"></div>';
	}

	/**
	 * Returns payment method, reference and payment status.
	 *
	 * @param Order $order The order.
	 */
	private static function payment( Order $order ): string {
		$title = '' === $order->reference ? $order->payment_title : "$order->payment_title ($order->reference)";
		return implode( ', ', array_filter( array( $title, PaymentStatus::label( $order->payment_status ) ) ) );
	}

	/**
	 * Prints items and totals.
	 *
	 * @param Order              $order  The order.
	 * @param array<int, Counts> $counts Refunded counts of its lines.
	 */
	private static function items( Order $order, array $counts ): void {
		printf(
			'<table class="widefat striped vitrine-order-items"><caption class="screen-reader-text">%s</caption><thead><tr><th scope="col">%s</th><th scope="col" class="num">%s</th><th scope="col" class="num">%s</th></tr></thead><tbody>',
			esc_html__( 'Items', 'vitrine' ),
			esc_html__( 'Product', 'vitrine' ),
			esc_html__( 'Quantity', 'vitrine' ),
			esc_html__( 'Price', 'vitrine' )
		);
		foreach ( $order->items as $at => $item ) {
			$link = get_edit_post_link( $item['product_id'] );
			echo '<tr><td>';
			echo $link ? sprintf( '<a href="%s">%s</a>', esc_url( $link ), esc_html( $item['name'] ) ) : esc_html( $item['name'] );
			foreach ( $item['data'] as $datum ) {
				printf( '<br><small>%s: %s</small>', esc_html( $datum['name'] ), esc_html( $datum['value'] ) );
			}
			printf( '</td><td class="num">%d', (int) $item['quantity'] );
			self::back( 0 === $counts[ $at ]['refunded_quantity'] ? '' : (string) -$counts[ $at ]['refunded_quantity'] );
			printf( '</td><td class="num">%s', esc_html( $order->currency->format( $item['subtotal'] ) ) );
			self::back( 0 === $counts[ $at ]['refunded'] ? '' : $order->currency->format( -$counts[ $at ]['refunded'] ) );
			echo '</td></tr>';
		}
		echo '</tbody><tfoot>';
		foreach ( OrderText::totals( $order ) as $row ) {
			printf( '<tr><th scope="row" colspan="2">%s</th><td class="num">%s</td></tr>', esc_html( $row['label'] ), esc_html( $row['value'] ) );
		}
		echo '</tfoot></table>';
	}

	/**
	 * Prints a refunded quantity or amount.
	 *
	 * @param string $text Negative value; empty: none.
	 */
	private static function back( string $text ): void {
		if ( '' !== $text ) {
			printf( '<br><small class="vitrine-order-refunded"><span class="screen-reader-text">%s </span>%s</small>', esc_html__( 'Refunded', 'vitrine' ), esc_html( $text ) );
		}
	}

	/**
	 * Prints addresses and customer note.
	 *
	 * @param Order $order The order.
	 */
	private static function addresses( Order $order ): void {
		echo '<div class="vitrine-order-addresses">';
		foreach ( OrderText::addresses( $order ) as $heading => $lines ) {
			printf( '<div><h2>%s</h2><address>', esc_html( $heading ) );
			echo implode( '<br>', array_map( 'esc_html', $lines ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Lines are escaped.
			echo '</address></div>';
		}
		foreach ( OrderText::fields( $order ) as $field ) {
			printf( '<div><h2>%s</h2><p>%s</p></div>', esc_html( $field['label'] ), nl2br( esc_html( $field['value'] ) ) );
		}
		if ( '' !== $order->note ) {
			printf( '<div><h2>%s</h2><p>%s</p></div>', esc_html__( 'Customer provided note', 'vitrine' ), nl2br( esc_html( $order->note ) ) );
		}
		$user = $order->customer_id > 0 ? get_userdata( $order->customer_id ) : false;
		if ( $user ) {
			printf( '<div><h2>%s</h2><p><a href="%s">%s</a></p></div>', esc_html__( 'Account', 'vitrine' ), esc_url( (string) get_edit_user_link( $user->ID ) ), esc_html( $user->display_name ) );
		}
		echo '</div>';
	}

	/**
	 * Prints the status form.
	 *
	 * @param Order $order      The order.
	 * @param bool  $by_gateway Whether it can be refunded by its gateway.
	 */
	private static function actions( Order $order, bool $by_gateway ): void {
		// The payment must be refunded too, with another form.
		$next = array_values( array_diff( OrderStatus::next( $order->status ), $by_gateway ? array( OrderStatus::REFUNDED ) : array() ) );
		self::open_box( __( 'Status', 'vitrine' ), $order );
		$pay_url = PayForOrder::link( $order );
		if ( '' !== $pay_url ) {
			printf( '<p><a href="%s">%s</a></p>', esc_url( $pay_url ), esc_html__( 'Customer payment page', 'vitrine' ) );
		}
		printf( '<p><label for="vitrine-order-status" class="screen-reader-text">%s</label><select id="vitrine-order-status" name="status" class="widefat"%s>', esc_html__( 'Status', 'vitrine' ), disabled( array() === $next, true, false ) );
		foreach ( array( $order->status, ...$next ) as $status ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $status ), selected( $status, $order->status, false ), esc_html( OrderStatus::label( $status ) ) );
		}
		echo '</select></p>';
		if ( array() === $next ) {
			printf( '<p class="description">%s</p>', esc_html__( 'This order is closed and its stock has been restored.', 'vitrine' ) );
		} else {
			printf( '<p class="description">%s</p>', esc_html__( 'Cancelling or refunding the order restores stock.', 'vitrine' ) );
			submit_button( __( 'Change status', 'vitrine' ), 'primary', 'submit', false );
		}
		echo '</form></div></div>';
	}

	/**
	 * Prints the form to send an email.
	 *
	 * @param Order $order The order.
	 */
	private static function mails( Order $order ): void {
		$mails = OrderMails::again( $order );
		if ( array() === $mails ) {
			return;
		}
		self::open_box( __( 'Emails', 'vitrine' ), $order );
		printf( '<p><label for="vitrine-order-mail" class="screen-reader-text">%s</label><select id="vitrine-order-mail" name="mail" class="widefat">', esc_html__( 'Email', 'vitrine' ) );
		foreach ( $mails as $kind => $label ) {
			printf( '<option value="%s">%s</option>', esc_attr( $kind ), esc_html( $label ) );
		}
		echo '</select></p>';
		submit_button( __( 'Send email', 'vitrine' ), 'secondary', 'submit', false );
		echo '</form></div></div>';
	}

	/**
	 * Prints the notes and the form to add one.
	 *
	 * @param Order                                                                               $order The order.
	 * @param list<array{created: string, author: string, for_customer: string, content: string}> $notes Notes, the newest first.
	 */
	private static function notes( Order $order, array $notes ): void {
		self::open_box( __( 'Notes', 'vitrine' ), $order );
		printf( '<p><label for="vitrine-order-note">%s</label><textarea id="vitrine-order-note" name="note" rows="3" class="widefat" required></textarea></p>', esc_html__( 'Add a note', 'vitrine' ) );
		printf( '<p><label><input type="checkbox" name="for_customer" value="1"> %s</label></p>', esc_html__( 'Note to customer, sent by email (otherwise a private note)', 'vitrine' ) );
		submit_button( __( 'Add note', 'vitrine' ), 'secondary', 'submit', false );
		echo '</form><ul class="vitrine-order-notes">';
		foreach ( $notes as $note ) {
			$sent = $note['for_customer'] ? __( 'Sent to the customer', 'vitrine' ) : '';
			printf(
				'<li>%s<br><small>%s</small></li>',
				nl2br( esc_html( $note['content'] ) ),
				esc_html( implode( ' · ', array_filter( array( OrderText::moment( $note['created'] ), $note['author'], $sent ) ) ) )
			);
		}
		echo '</ul></div></div>';
	}

	/**
	 * Opens a box with a form.
	 *
	 * @param string $heading Heading of the box.
	 * @param Order  $order   The order.
	 */
	private static function open_box( string $heading, Order $order ): void {
		printf( '<div class="postbox"><div class="postbox-header"><h2>%s</h2></div><div class="inside"><form method="post" action="%s">', esc_html( $heading ), esc_url( admin_url( 'admin-post.php' ) ) );
		printf( '<input type="hidden" name="action" value="%s"><input type="hidden" name="order" value="%d">', esc_attr( OrderActions::ACTION ), (int) $order->id );
		wp_nonce_field( OrderActions::ACTION . $order->id );
	}
}

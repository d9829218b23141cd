<?php
/**
 * Writes order notes to WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Write;

use Vitrine\Commerce\Builtin\Orders\OrderNotes;
use Vitrine\Commerce\Builtin\Payment\PaymentStatus;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps their dates and authors. add_order_note() would use the current date and send
 * notes to customers.
 */
final class NoteWriter {

	/** Payment statuses that the shop owner must check. */
	private const OPEN = array( PaymentStatus::IN_PROGRESS, PaymentStatus::AUTHORIZED );

	/**
	 * Writes the notes, in the transaction of their order.
	 *
	 * @param Order     $source Order of the built-in shop.
	 * @param \WC_Order $order  WooCommerce order.
	 */
	public static function write( Order $source, \WC_Order $order ): void {
		global $wpdb;
		foreach ( array_reverse( ( new OrderNotes( $wpdb ) )->of( $source->id ) ) as $note ) {
			self::add( $order, $note['content'], $note['author'], $note['created'], '1' === $note['for_customer'] );
		}
		if ( in_array( $source->payment_status, self::OPEN, true ) ) {
			/* translators: %s: status of a payment, such as "Payment authorized". */
			self::add( $order, sprintf( __( 'Moved from Vitrine with the payment status: %s. Check it with the payment provider.', 'vitrine' ), PaymentStatus::label( $source->payment_status ) ), '', gmdate( 'Y-m-d H:i:s' ), false );
		}
	}

	/**
	 * Adds a note.
	 *
	 * @param \WC_Order $order        WooCommerce order.
	 * @param string    $content      Plain text.
	 * @param string    $author       Author; empty: the shop.
	 * @param string    $created      Date in UTC, `Y-m-d H:i:s`.
	 * @param bool      $for_customer Whether it was sent to the customer.
	 */
	private static function add( \WC_Order $order, string $content, string $author, string $created, bool $for_customer ): void {
		wp_insert_comment(
			array(
				'comment_post_ID'  => $order->get_id(),
				'comment_author'   => wp_slash( '' === $author ? 'Vitrine' : $author ),
				'comment_content'  => wp_slash( esc_html( $content ) ),
				'comment_agent'    => 'WooCommerce',
				'comment_type'     => 'order_note',
				'comment_approved' => 1,
				'comment_date'     => get_date_from_gmt( $created ),
				'comment_date_gmt' => $created,
				'comment_meta'     => $for_customer ? array( 'is_customer_note' => 1 ) : array(),
			)
		);
	}
}

<?php
/**
 * Payment instructions of an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\Orders;

use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Shown to customers with unpaid orders on the order received page and in emails.
 */
final class PaymentDetails {

	private const UNPAID = 'unpaid';
	private const OPEN   = array( 'processing', 'on-hold', 'completed' );

	/**
	 * Returns the instructions as plain text. Empty if the order is paid or closed.
	 *
	 * @param Order $order The order.
	 * @return list<array{heading: string, text: string, rows: list<array{label: string, value: string}>}>
	 */
	public static function of( Order $order ): array {
		if ( self::UNPAID !== $order->payment_status || ! in_array( $order->status, self::OPEN, true ) ) {
			return array();
		}
		/**
		 * Filters the payment instructions of an unpaid order, shown on the order
		 * received page and in customer emails.
		 *
		 * @param list<array{heading: string, text: string, rows: list<array{label: string, value: string}>}> $details Plain text; heading or text may be empty, text may have several lines.
		 * @param Order                                                                                       $order   Order.
		 *
		 * @example
		 * add_filter(
		 *     'vitrine_payment_details',
		 *     function ( $details, $order ) {
		 *         $details[] = array( 'heading' => 'Pay by phone', 'text' => "Call us and name order {$order->id}.", 'rows' => array() );
		 *         return $details;
		 *     },
		 *     10,
		 *     2
		 * );
		 */
		$details = (array) apply_filters( 'vitrine_payment_details', array(), $order );
		return array_values( array_filter( array_map( self::valid( ... ), $details ) ) );
	}

	/**
	 * Returns valid instructions; null if there is nothing to show.
	 *
	 * @param mixed $raw Value from the filter.
	 * @return array{heading: string, text: string, rows: list<array{label: string, value: string}>}|null
	 */
	private static function valid( mixed $raw ): ?array {
		$raw  = is_array( $raw ) ? $raw : array();
		$rows = array();
		foreach ( (array) ( $raw['rows'] ?? array() ) as $row ) {
			if ( is_array( $row ) && is_string( $row['label'] ?? null ) && is_string( $row['value'] ?? null ) ) {
				$rows[] = array(
					'label' => $row['label'],
					'value' => $row['value'],
				);
			}
		}
		$text = $raw['text'] ?? '';
		$text = is_string( $text ) ? trim( $text ) : '';
		return '' === $text && array() === $rows ? null : array(
			'heading' => is_string( $raw['heading'] ?? null ) ? $raw['heading'] : '',
			'text'    => $text,
			'rows'    => $rows,
		);
	}
}

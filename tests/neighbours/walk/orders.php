<?php
/**
 * Prints the orders of a shop with all their data, except for values that differ
 * each time.
 *
 * @package Vitrine
 */

declare(strict_types=1);

$neighbours_meta = static function ( array $all ): array {
	$lines = array();
	foreach ( $all as $meta ) {
		$data  = $meta->get_data();
		$value = is_scalar( $data['value'] ) ? (string) $data['value'] : (string) wp_json_encode( $data['value'] );
		if ( preg_match( '/_(time|session_id|session_pages|key|redirect|pending_deletion)$/', $data['key'] ) ) {
			$value = '' === $value ? '' : '(some)';
		}
		$lines[] = $data['key'] . '=' . $value;
	}
	sort( $lines );
	return $lines;
};

$neighbours_lines = array();
foreach ( wc_get_orders(
	array(
		'limit'   => -1,
		'orderby' => 'ID',
		'order'   => 'ASC',
	)
) as $neighbours_order ) {
	$neighbours_lines[] = sprintf( '%s by %s, %s, note “%s”', $neighbours_order->get_status(), $neighbours_order->get_payment_method(), $neighbours_order->get_billing_email(), $neighbours_order->get_customer_note() );
	foreach ( array( 'line_item', 'fee', 'shipping', 'coupon' ) as $neighbours_type ) {
		foreach ( $neighbours_order->get_items( $neighbours_type ) as $neighbours_item ) {
			$neighbours_lines[] = sprintf(
				'%s: %d × %s: %s; %s',
				$neighbours_type,
				$neighbours_item->get_quantity(),
				$neighbours_item->get_name(),
				'coupon' === $neighbours_type ? $neighbours_item->get_discount() : $neighbours_item->get_total(),
				implode( '; ', $neighbours_meta( $neighbours_item->get_meta_data() ) )
			);
		}
	}
	$neighbours_lines[] = 'total ' . $neighbours_order->get_total() . ' ' . $neighbours_order->get_currency();
	foreach ( $neighbours_meta( $neighbours_order->get_meta_data() ) as $neighbours_line ) {
		$neighbours_lines[] = 'meta ' . $neighbours_line;
	}
}
echo wp_json_encode( $neighbours_lines );

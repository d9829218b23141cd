<?php
/**
 * Prints the orders by email address, and the stock of a product.
 *
 * @package Vitrine
 *
 * @var array{last: int} $args
 */

declare( strict_types=1 );

global $wpdb;
$vitrine_orders = array();
if ( class_exists( 'WooCommerce', false ) ) {
	foreach ( wc_get_orders(
		array(
			'limit'  => -1,
			'type'   => 'shop_order',
			// Buyers whom WooCommerce refuses late leave a pending order behind.
			'status' => wc_get_is_paid_statuses(),
		)
	) as $vitrine_order ) {
		$vitrine_orders[] = array(
			'email'  => $vitrine_order->get_billing_email(),
			'status' => $vitrine_order->get_status(),
			'pieces' => (int) array_sum( array_map( static fn ( $item ) => $item->get_quantity(), $vitrine_order->get_items() ) ),
			'total'  => (int) round( 100 * (float) $vitrine_order->get_total() ),
		);
	}
	$vitrine_stock = (int) wc_get_product( $args['last'] )->get_stock_quantity();
} else {
	foreach ( $wpdb->get_results( "SELECT o.email, o.status, o.total, ( SELECT COALESCE( SUM( quantity ), 0 ) FROM {$wpdb->prefix}vitrine_order_items i WHERE i.order_id = o.id ) AS pieces FROM {$wpdb->prefix}vitrine_orders o ORDER BY o.id" ) as $vitrine_order ) {
		$vitrine_orders[] = array(
			'email'  => $vitrine_order->email,
			'status' => $vitrine_order->status,
			'pieces' => (int) $vitrine_order->pieces,
			'total'  => (int) $vitrine_order->total,
		);
	}
	$vitrine_stock = (int) $wpdb->get_var( $wpdb->prepare( "SELECT stock FROM {$wpdb->prefix}vitrine_products WHERE product_id = %d", $args['last'] ) );
}
echo wp_json_encode(
	array(
		'orders' => $vitrine_orders,
		'stock'  => $vitrine_stock,
	)
);

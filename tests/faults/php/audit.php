<?php
/**
 * Prints the final state of the shop.
 *
 * @package Vitrine
 *
 * @var array{shoppers: list<array{email: string, cookies: array<string, string>}>} $args
 */

declare( strict_types=1 );

use Vitrine\Commerce\Builtin\BuiltinEngine;
use Vitrine\Tests\Commerce\Builtin\Checkout\Jar;

require_once dirname( __DIR__, 2 ) . '/php/Commerce/Builtin/Checkout/Jar.php';

wp_set_current_user( 0 );
global $wpdb;
$vitrine_read  = static fn ( string $folder ): array => array_map( 'file_get_contents', (array) glob( VITRINE_SITE_PRIVATE . "/$folder/*" ) );
$vitrine_carts = array();
foreach ( $args['shoppers'] as $vitrine_one ) {
	$vitrine_carts[ $vitrine_one['email'] ] = ( new BuiltinEngine( new Jar( $vitrine_one['cookies'] ) ) )->cart()->snapshot()->count();
}
echo wp_json_encode(
	array(
		'orders'  => $wpdb->get_results( "SELECT o.id, o.email, o.status, o.payment_status, o.accepted, o.payment_method, o.payment_url, o.coupons, ( SELECT COALESCE( SUM( quantity ), 0 ) FROM {$wpdb->prefix}vitrine_order_items i WHERE i.order_id = o.id ) AS pieces, ( SELECT COUNT(*) FROM {$wpdb->prefix}vitrine_order_notes n WHERE n.order_id = o.id AND n.content LIKE '%unknown whether this order was paid%' ) AS shown FROM {$wpdb->prefix}vitrine_orders o ORDER BY o.id", ARRAY_A ),
		'outbox'  => $wpdb->get_results( "SELECT event_id, order_id, subject, done, error FROM {$wpdb->prefix}vitrine_outbox", ARRAY_A ),
		'stock'   => (int) $wpdb->get_var( $wpdb->prepare( "SELECT stock FROM {$wpdb->prefix}vitrine_products WHERE product_id = %d", (int) get_option( 'faults_product' ) ) ),
		'used'    => (int) $wpdb->get_var( "SELECT used FROM {$wpdb->prefix}vitrine_coupons WHERE code = 'faults'" ),
		'charges' => array_map( static fn ( string $json ): array => (array) json_decode( $json, true ), $vitrine_read( 'bank' ) ),
		'post'    => $vitrine_read( 'post' ),
		'carts'   => $vitrine_carts,
	)
);

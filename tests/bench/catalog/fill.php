<?php
/**
 * Fills a bench site with products, directly in the tables: WordPress's own
 * functions would take minutes. Started by products.ts.
 *
 * @package Vitrine
 *
 * @var array{from: int, to: int} $args Range of product numbers.
 */

declare( strict_types=1 );

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Catalog\Index\Rebuild;
use Vitrine\Commerce\Builtin\Database\DatabaseSchema;
use Vitrine\Commerce\Builtin\Database\Tables;

( static function ( int $from, int $to ): void {
	global $wpdb;

	$kinds  = array( 'lamp', 'table', 'chair', 'shelf', 'vase', 'rug', 'mirror', 'clock', 'bowl', 'basket' );
	$woods  = array( 'oak', 'ash', 'walnut', 'birch', 'cherry', 'maple', 'beech', 'pine', 'elm', 'alder', 'teak', 'cedar', 'larch' );
	$colors = array( 'red', 'blue', 'green', 'black', 'white', 'grey', 'yellow' );
	$terms  = array();
	foreach ( $kinds as $kind ) {
		$term    = term_exists( "bench-$kind", ContentTypes::CATEGORY ) ?: wp_insert_term( ucfirst( $kind ), ContentTypes::CATEGORY, array( 'slug' => "bench-$kind" ) );
		$terms[] = (int) get_term( (int) $term['term_id'], ContentTypes::CATEGORY )->term_taxonomy_id;
	}

	$wpdb->query( 'START TRANSACTION' );
	foreach ( array_chunk( range( $from, $to ), 500 ) as $numbers ) {
		$posts    = array();
		$products = array();
		$links    = array();
		foreach ( $numbers as $number ) {
			$id         = 1000000 + $number;
			$date       = gmdate( 'Y-m-d H:i:s', 1600000000 + $number * 600 );
			$kind       = $kinds[ $number % 10 ];
			$name       = ucfirst( $woods[ $number % 13 ] ) . " $kind in {$colors[ $number % 7 ]}, model $number";
			$text       = str_repeat( "<p>This $kind is made of {$woods[ $number % 13 ]} and is at home in any room. It is delivered within a week.</p>\n", 6 );
			$price      = 500 + ( $number * 7919 ) % 90000;
			$posts[]    = $wpdb->prepare( "( %d, 1, %s, %s, %s, %s, 'Made to last.', 'publish', 'open', 'closed', '', %s, '', '', %s, %s, '', 0, '', 0, %s, '', 0 )", $id, $date, $date, $text, $name, "bench-$number", $date, $date, ContentTypes::PRODUCT );
			$products[] = $wpdb->prepare( "( %d, 'simple', %s, %d, %d, %d, 0, 1, 50, NULL, 1, 0, 1, NULL, 1, 1, 0, %d, 0, 0, '', '', '{}' )", $id, "BN-$number", $price, $price, $price, ( $number * 31 ) % 997 );
			$links[]    = sprintf( '( %d, %d, 0 )', $id, $terms[ $number % 10 ] );
		}
		// phpcs:disable WordPress.DB.PreparedSQL -- Rows are prepared or consist of numbers.
		$wpdb->query( "INSERT INTO $wpdb->posts ( ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, comment_status, ping_status, post_password, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_parent, guid, menu_order, post_type, post_mime_type, comment_count ) VALUES " . implode( ', ', $posts ) );
		$wpdb->query( 'INSERT INTO ' . Tables::products() . ' ( product_id, type, sku, price, max_price, regular_price, on_sale, manage_stock, stock, low_stock, in_stock, sold_individually, min_quantity, max_quantity, step_quantity, needs_shipping, featured, total_sales, rating, rating_count, external_url, external_text, data ) VALUES ' . implode( ', ', $products ) );
		$wpdb->query( "INSERT INTO $wpdb->term_relationships ( object_id, term_taxonomy_id, term_order ) VALUES " . implode( ', ', $links ) );
		// phpcs:enable
	}
	$wpdb->query( 'COMMIT' );
	foreach ( $terms as $term ) {
		$wpdb->query( $wpdb->prepare( "UPDATE $wpdb->term_taxonomy SET count = ( SELECT COUNT(*) FROM $wpdb->term_relationships r WHERE r.term_taxonomy_id = %d ) WHERE term_taxonomy_id = %d", $term, $term ) );
	}
	wp_cache_flush();
	Rebuild::start();
	Rebuild::run( 600 );
	// Update the table statistics, which a shop that has grown over years would have.
	$wpdb->query( "ANALYZE TABLE $wpdb->posts, $wpdb->term_relationships, $wpdb->term_taxonomy, " . implode( ', ', DatabaseSchema::names() ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Table names of this plugin.
} )( (int) $args['from'], (int) $args['to'] );

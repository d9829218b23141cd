<?php
/**
 * Fills a bench site with posts, directly in the tables: WordPress's own
 * functions would take an hour. Started by posts.ts.
 *
 * @package Vitrine
 *
 * @var array{from: int, to: int} $args Range of post numbers.
 */

declare( strict_types=1 );

( static function ( int $from, int $to ): void {
	global $wpdb;

	$terms = array();
	foreach ( range( 1, 10 ) as $number ) {
		$term    = term_exists( "bench-$number", 'category' ) ?: wp_insert_term( "Bench $number", 'category', array( 'slug' => "bench-$number" ) );
		$terms[] = (int) get_term( (int) $term['term_id'], 'category' )->term_taxonomy_id;
	}

	$wpdb->query( 'START TRANSACTION' );
	foreach ( array_chunk( range( $from, $to ), 500 ) as $numbers ) {
		$posts = array();
		$links = array();
		foreach ( $numbers as $number ) {
			$id      = 1000000 + $number;
			$date    = gmdate( 'Y-m-d H:i:s', 1500000000 + $number * 600 );
			$posts[] = $wpdb->prepare( "( %d, 1, %s, %s, %s, %s, 'Short.', 'publish', 'closed', 'closed', '', %s, '', '', %s, %s, '', 0, '', 0, 'post', '', 0 )", $id, $date, $date, str_repeat( "<p>Words about bench $number and what it is made of.</p>\n", 12 ), "Bench post $number", "bench-$number", $date, $date );
			$links[] = sprintf( '( %d, %d, 0 )', $id, $terms[ $number % 10 ] );
		}
		// phpcs:disable WordPress.DB.PreparedSQL -- Rows are prepared or consist of numbers.
		$wpdb->query( "INSERT INTO $wpdb->posts ( ID, post_author, post_date, post_date_gmt, post_content, post_title, post_excerpt, post_status, comment_status, ping_status, post_password, post_name, to_ping, pinged, post_modified, post_modified_gmt, post_content_filtered, post_parent, guid, menu_order, post_type, post_mime_type, comment_count ) VALUES " . implode( ', ', $posts ) );
		$wpdb->query( "INSERT INTO $wpdb->term_relationships ( object_id, term_taxonomy_id, term_order ) VALUES " . implode( ', ', $links ) );
		// phpcs:enable
	}
	$wpdb->query( 'COMMIT' );
	foreach ( $terms as $term ) {
		$wpdb->query( $wpdb->prepare( "UPDATE $wpdb->term_taxonomy SET count = ( SELECT COUNT(*) FROM $wpdb->term_relationships r WHERE r.term_taxonomy_id = %d ) WHERE term_taxonomy_id = %d", $term, $term ) );
	}
	// Update the table statistics, which a site that has grown over years would have.
	$wpdb->query( "ANALYZE TABLE $wpdb->posts, $wpdb->term_relationships, $wpdb->term_taxonomy" );
	wp_cache_flush();
	Vitrine\Loop\Posts\Kept::change();
	Vitrine\Loop\Posts\Kept::count_up();
	$journal = get_page_by_path( 'journal' );
	echo (int) ( $journal->ID ?? 0 );
} )( (int) $args['from'], (int) $args['to'] );

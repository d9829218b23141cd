<?php
/**
 * Says what the database makes of the queries of a choice. Started by facets.ts.
 *
 * @package Vitrine
 *
 * @var array<string, list<string>> $args Facet to what is chosen of it.
 */

declare( strict_types=1 );

$_POST = array();
$post  = get_page_by_path( 'bench-facets' );
$block = Vitrine\Loop\Finder::find( $post->ID, 'facets' );
$state = new Vitrine\Loop\State( facets: $args );
$loop  = Vitrine\Loop\Builder::for_request( $block, Vitrine\Loop\Context::of_request( 'facets', 'page', $post->ID ), Vitrine\Loop\Address::of_page( $post->ID, 1 ), 'facets', $state );
global $wpdb;
$asked = array();
add_filter( 'query', function ( $sql ) use ( &$asked ) {
	$asked[] = $sql;
	return $sql;
} );
Vitrine\View\Loop\Update::of( $loop, $block );
remove_all_filters( 'query' );
foreach ( array_unique( $asked ) as $sql ) {
	if ( 0 !== stripos( ltrim( $sql, ' (' ), 'SELECT' ) ) {
		continue;
	}
	echo substr( preg_replace( '/\s+/', ' ', $sql ), 0, 160 ), "\n";
	foreach ( $wpdb->get_results( 'EXPLAIN ' . $sql, ARRAY_A ) as $row ) {
		echo '    ', implode( ' | ', array( $row['table'], $row['type'], $row['key'] ?? 'no key', $row['rows'], $row['Extra'] ) ), "\n";
	}
}

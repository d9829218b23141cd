<?php
/**
 * Prints EXPLAIN results of the queries of a facet selection. Started by
 * facets.ts.
 *
 * @package Vitrine
 *
 * @var array<string, list<string>> $args Selected values by facet.
 */

declare( strict_types=1 );

( static function ( array $facets ): void {
	global $wpdb;
	$_POST = array();
	$page  = get_page_by_path( 'bench-facets' );
	$block = Vitrine\Loop\BlockFinder::find( $page->ID, 'facets' );
	$state = new Vitrine\Loop\LoopState( facets: $facets );
	$loop  = Vitrine\Loop\LoopFactory::for_request( $block, Vitrine\Loop\Context::of_request( 'facets', 'page', $page->ID ), Vitrine\Loop\LoopUrl::of_page( $page->ID, 1 ), 'facets', $state );
	$asked = array();
	$watch = static function ( string $sql ) use ( &$asked ): string {
		$asked[] = $sql;
		return $sql;
	};
	add_filter( 'query', $watch );
	Vitrine\View\Loop\Update::of( $loop, $block );
	remove_filter( 'query', $watch );
	foreach ( array_unique( $asked ) as $sql ) {
		if ( 0 !== stripos( ltrim( $sql, ' (' ), 'SELECT' ) ) {
			continue;
		}
		echo substr( (string) preg_replace( '/\s+/', ' ', $sql ), 0, 160 ), "\n";
		foreach ( $wpdb->get_results( 'EXPLAIN ' . $sql, ARRAY_A ) as $row ) { // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Query that already ran.
			echo '    ', implode( ' | ', array( $row['table'], $row['type'], $row['key'] ?? 'no key', $row['rows'], $row['Extra'] ) ), "\n";
		}
	}
} )( $args );

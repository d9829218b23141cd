<?php
/**
 * Creates a page with a listing that has all facets, and an empty page. Started
 * by facets.ts.
 *
 * @package Vitrine
 *
 * @var array{category: string, tag: string, attribute: string} $args Taxonomies, and the name prefix of the six
 *                                                                    attributes.
 */

declare( strict_types=1 );

( static function ( array $args ): void {
	if ( get_page_by_path( 'bench-facets' ) ) {
		return;
	}
	$facets = '';
	foreach ( array( '{"taxonomy":"' . $args['category'] . '"}', '{"taxonomy":"' . $args['tag'] . '"}', '{"kind":"stock_status"}', '{"kind":"on_sale"}', '{"kind":"rating"}', '{"kind":"price_range"}' ) as $settings ) {
		$facets .= "<!-- wp:vitrine/loop-facet $settings /-->\n";
	}
	for ( $which = 1; $which <= 6; $which++ ) {
		$facets .= '<!-- wp:vitrine/loop-facet {"kind":"attribute","attribute":"' . $args['attribute'] . $which . '"} /-->' . "\n";
	}
	wp_insert_post(
		array(
			'post_type'   => 'page',
			'post_status' => 'publish',
			'post_name'   => 'bench-empty',
			'post_title'  => 'Empty',
		)
	);
	wp_insert_post(
		wp_slash(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_name'    => 'bench-facets',
				'post_title'   => 'Bench of facets',
				'post_content' => '<!-- wp:vitrine/loop-builder {"block_id":"facets","queryId":1,"postType":"' . Vitrine\Plugin::engine()->content_types()['post_type'] . '","order":"menu_order","perPage":12} -->' . $facets . '<!-- wp:vitrine/loop-count /--><!-- wp:vitrine/loop-template --><!-- wp:vitrine/loop-product /--><!-- /wp:vitrine/loop-template --><!-- wp:vitrine/loop-pagination /--><!-- /wp:vitrine/loop-builder -->',
			)
		)
	);
} )( $args );

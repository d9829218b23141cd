<?php
/**
 * Creates a page with the products of WooCommerce's shop page and its Product
 * Filters, with as many facets as the listing of facets-page.php, except for the
 * sale. Started by product-filters.ts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

( static function (): void {
	$list    = '<!-- wp:woocommerce/product-filter-checkbox-list /-->';
	$filters = '';
	foreach ( array( 'product_cat', 'product_tag' ) as $taxonomy ) {
		$filters .= "<!-- wp:woocommerce/product-filter-taxonomy {\"taxonomy\":\"$taxonomy\",\"showCounts\":true} --><div class=\"wp-block-woocommerce-product-filter-taxonomy\">$list</div><!-- /wp:woocommerce/product-filter-taxonomy -->";
	}
	for ( $which = 1; $which <= 6; $which++ ) {
		$id       = wc_attribute_taxonomy_id_by_name( "pa_bench$which" );
		$filters .= "<!-- wp:woocommerce/product-filter-attribute {\"attributeId\":$id,\"showCounts\":true} --><div class=\"wp-block-woocommerce-product-filter-attribute\">$list</div><!-- /wp:woocommerce/product-filter-attribute -->";
	}
	foreach ( array( 'status', 'rating' ) as $kind ) {
		$filters .= "<!-- wp:woocommerce/product-filter-$kind {\"showCounts\":true} --><div class=\"wp-block-woocommerce-product-filter-$kind\">$list</div><!-- /wp:woocommerce/product-filter-$kind -->";
	}
	$filters .= '<!-- wp:woocommerce/product-filter-price --><div class="wp-block-woocommerce-product-filter-price"><!-- wp:woocommerce/product-filter-price-slider /--></div><!-- /wp:woocommerce/product-filter-price -->';
	// The product collection of its shop page.
	$template = (string) file_get_contents( WC_ABSPATH . 'templates/templates/blockified/archive-product.html' ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- Test file.
	$begin    = (int) strpos( $template, '<!-- wp:woocommerce/product-collection ' );
	$end      = (int) strpos( $template, '<!-- /wp:woocommerce/product-collection -->' );
	$inside   = '<div class="wp-block-woocommerce-product-collection alignwide">';
	$products = str_replace( array( '"inherit":true', '"perPage":10', '"orderBy":"title"', $inside ), array( '"inherit":false,"filterable":true', '"perPage":12', '"orderBy":"menu_order"', "$inside<!-- wp:woocommerce/product-filters --><div class=\"wp-block-woocommerce-product-filters wc-block-product-filters\">$filters</div><!-- /wp:woocommerce/product-filters -->" ), substr( $template, $begin, $end - $begin ) . '<!-- /wp:woocommerce/product-collection -->' );
	if ( ! str_contains( $products, '"filterable":true' ) || ! str_contains( $products, 'wp:woocommerce/product-filters' ) ) {
		throw new RuntimeException( 'The template of WooCommerce’s shop page is another one.' );
	}
	wp_insert_post(
		wp_slash(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_name'    => 'bench-product-filters',
				'post_title'   => 'Product Filters',
				'post_content' => $products,
			)
		)
	);
} )();

<?php
/**
 * Puts WooCommerce's Product Filters beside the products of its shop page, with the
 * facets of the listing of facets-page.php that they have, too. Started by product-filters.ts.
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
	$known    = get_block_template( get_stylesheet() . '//archive-product' ) ?? get_block_template( 'woocommerce/woocommerce//archive-product' );
	$query    = '<!-- wp:woocommerce/product-collection';
	if ( null === $known || ! str_contains( $known->content, $query ) ) {
		throw new RuntimeException( 'WooCommerce has no template of its shop page.' );
	}
	$id = wp_insert_post(
		wp_slash(
			array(
				'post_type'    => 'wp_template',
				'post_status'  => 'publish',
				'post_name'    => 'archive-product',
				'post_title'   => 'Shop with Product Filters',
				'post_content' => str_replace( $query, "<!-- wp:woocommerce/product-filters --><div class=\"wp-block-woocommerce-product-filters wc-block-product-filters\">$filters</div><!-- /wp:woocommerce/product-filters -->$query", $known->content ),
			)
		)
	);
	wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
} )();

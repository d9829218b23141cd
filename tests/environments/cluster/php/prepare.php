<?php
/**
 * Creates the data for a cluster's tests, and prints their IDs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

use Vitrine\Commerce\Builtin\Products\ProductWriter;

$vitrine_is_woo = class_exists( 'WooCommerce', false );
$vitrine_make   = static function ( string $name, ?int $stock ) use ( $vitrine_is_woo ): int {
	if ( ! $vitrine_is_woo ) {
		return (int) ProductWriter::save(
			array(
				'name'          => $name,
				'regular_price' => 1000,
			) + ( null === $stock ? array() : array( 'stock' => $stock ) )
		);
	}
	$product = new WC_Product_Simple();
	$product->set_name( $name );
	$product->set_regular_price( '10' );
	if ( null !== $stock ) {
		$product->set_manage_stock( true );
		$product->set_stock_quantity( $stock );
	}
	return $product->save();
};

$vitrine_engine = Vitrine\Plugin::engine();
$vitrine_ids    = array();
foreach ( get_posts(
	array(
		'post_type'      => $vitrine_engine->content_types()['post_type'],
		'posts_per_page' => -1,
	)
) as $vitrine_post ) {
	$vitrine_ids[ $vitrine_post->post_name ] = $vitrine_post->ID;
}
$vitrine_variation = array_values( array_filter( $vitrine_engine->catalog()->variations( $vitrine_ids['linen-house-robe'] ), static fn ( $one ): bool => $one->in_stock ) )[0];
echo wp_json_encode(
	array(
		'products'  => $vitrine_ids,
		// WooCommerce has an endpoint of the same name with another nonce.
		'coupons'   => Vitrine\Ajax\Routing\EndpointUrls::of( 'endpoints.apply_coupon' )[0],
		'variation' => array(
			'id'         => $vitrine_variation->id,
			'attributes' => $vitrine_variation->attributes,
		),
		'racing'    => array( $vitrine_make( 'Racing one', null ), $vitrine_make( 'Racing two', null ) ),
		'last'      => $vitrine_make( 'Last ten', 10 ),
	)
);

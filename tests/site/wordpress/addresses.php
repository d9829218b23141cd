<?php
/**
 * Prints the URLs of the started shop as JSON.
 *
 * @package Vitrine
 */

declare(strict_types=1);

$vitrine_engine  = Vitrine\Plugin::engine();
$vitrine_product = get_posts(
	array(
		'post_type'      => $vitrine_engine->content_types()['post_type'],
		'posts_per_page' => 1,
	)
);

echo wp_json_encode(
	array(
		'Shop'     => $vitrine_engine->page_url( 'shop' ),
		'Product'  => $vitrine_product ? get_permalink( $vitrine_product[0] ) : '',
		'Cart'     => $vitrine_engine->page_url( 'cart' ),
		'Checkout' => $vitrine_engine->page_url( 'checkout' ),
		'Admin'    => admin_url(),
	),
	JSON_UNESCAPED_SLASHES
);

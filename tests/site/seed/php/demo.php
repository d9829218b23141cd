<?php
/**
 * Adds what a shop has after a year: new products, reviews, a lookbook, and in a
 * block theme the pattern's header. Tests do without: they create the reviews that
 * they need. Started by tests/site/seed/seed.ts.
 *
 * @package Vitrine
 *
 * @var array{data: string, pictures: string, commerce: string} $args Folders and engine.
 */

declare(strict_types=1);

namespace Vitrine\Seed;

require_once __DIR__ . '/autoload.php';

$data     = new Data( $args['data'] );
$pictures = new Pictures( $args['pictures'] );
$writer   = Writers::of( $args['commerce'] );
( new Shop( $data, $pictures, $writer ) )->add_arrivals();

if ( 'builtin' !== $args['commerce'] ) {
	// The page was written without this plugin, whose blocks can be used now.
	wp_update_post(
		wp_slash(
			array(
				'ID'           => (int) get_option( 'page_on_front' ),
				'post_content' => ( new Home( $pictures, $writer ) )->content(),
			)
		)
	);
}

$vitrine_kind = 'woocommerce' === $args['commerce'] ? 'product' : 'vitrine_product';
$written      = array();
foreach ( $data->reviews() as $review ) {
	$product = get_page_by_path( $review['product'], OBJECT, $vitrine_kind );
	if ( ! $product instanceof \WP_Post ) {
		throw new \RuntimeException( "There is no product {$review['product']}." );
	}
	$date = gmdate( 'Y-m-d H:i:s', time() - $review['days'] * DAY_IN_SECONDS );
	wp_insert_comment(
		array(
			'comment_post_ID'  => $product->ID,
			'comment_author'   => $review['author'],
			'comment_content'  => $review['text'],
			'comment_type'     => 'review',
			'comment_date'     => get_date_from_gmt( $date ),
			'comment_date_gmt' => $date,
			'comment_approved' => 1,
			'comment_meta'     => array(
				'rating'   => $review['rating'],
				'verified' => (int) $review['verified'],
			),
		)
	);
	$written[ $product->ID ] = true;
}
// Ratings are updated with the comment count, which changed before the ratings were stored.
array_map( 'wp_update_comment_count_now', array_keys( $written ) );

$lookbook = new Lookbook( $vitrine_kind );
Pages::write( 'Lookbook', 'lookbook', $lookbook->content( $data->looks() ), 'page-no-title' );
$vitrine_menu = get_page_by_path( 'main-menu', OBJECT, 'wp_navigation' );
if ( ! $vitrine_menu instanceof \WP_Post ) {
	throw new \RuntimeException( 'There is no menu.' );
}
$items = $vitrine_menu->post_content;
if ( wp_is_block_theme() ) {
	Pages::put_header();
	// The account has an icon there.
	$items = str_replace( Pages::link( 'My account', Pages::path( $writer->page_url( 'account' ) ) ), '', $items );
}
wp_update_post(
	wp_slash(
		array(
			'ID'           => $vitrine_menu->ID,
			'post_content' => $items . Pages::link( 'Lookbook', '/lookbook/' ),
		)
	)
);

<?php
/**
 * Plugin Name: A neighbour: gallery video
 * Description: Shows a video next to the product images when WooCommerce's gallery is ready. Its code is printed in the head or footer, or enqueued late.
 *
 * @package Vitrine
 */

declare(strict_types=1);

const FILM = <<<'JS'
jQuery( document ).on( 'wc-product-gallery-after-init', function ( event, gallery, options ) {
	jQuery( gallery ).after( '<p class="film">A film, ' + typeof options.flexslider + ', ' + jQuery( gallery ).children( 'figure, div' ).length + '</p>' );
} );
JS;

$print = static fn () => wp_print_inline_script_tag( FILM );
match ( get_option( 'neighbour_film' ) ) {
	'head'   => add_action( 'wp_head', $print, 99 ),
	'footer' => add_action( 'wp_footer', $print, 99 ),
	// Registered late with WordPress.
	default  => add_action(
		'wp_footer',
		static function (): void {
			wp_register_script( 'film', false, array( 'jquery' ), '1', true );
			wp_add_inline_script( 'film', FILM );
			wp_enqueue_script( 'film' );
		},
		1
	),
};

// Code printed in the head needs jQuery there.
add_action( 'wp_enqueue_scripts', static fn () => wp_enqueue_script( 'jquery' ) );

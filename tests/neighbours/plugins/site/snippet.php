<?php
/**
 * Plugin Name: A neighbour: snippet
 * Description: A few lines of jQuery that an owner has pasted into the head and footer of every page. They do not enqueue jQuery, which WooCommerce loads.
 *
 * @package Vitrine
 */

declare(strict_types=1);

add_action(
	'wp_head',
	static function (): void {
		echo '<script>window.snippets = [];</script>';
	}
);

add_action(
	'wp_footer',
	static function (): void {
		?>
<script>
jQuery( document ).ready( function ( $ ) {
	$( 'body' ).append( $( '<p class="snippet"></p>' ).text( 'Call us: ' + $( '.add_to_cart_button' ).length + ' things to buy here' ) );
	$( document.body ).on( 'added_to_cart', function () {
		$( '.snippet' ).text( 'Thank you' );
	} );
} );
</script>
		<?php
	},
	100
);

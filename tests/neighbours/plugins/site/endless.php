<?php
/**
 * Plugin Name: A neighbour: endless listing
 * Description: Loads the next page of the listing while scrolling, and appends its products.
 *
 * @package Vitrine
 */

declare(strict_types=1);

add_filter( 'loop_shop_per_page', static fn (): int => 4, 99 );
add_filter(
	'render_block_data',
	static function ( array $block ): array {
		if ( 'woocommerce/product-collection' === $block['blockName'] ) {
			$block['attrs']['query']['perPage'] = 4;
		}
		return $block;
	}
);

add_action(
	'wp_enqueue_scripts',
	static function (): void {
		wp_enqueue_script( 'jquery' );
	}
);

add_action(
	'wp_footer',
	static function (): void {
		if ( ! is_shop() ) {
			return;
		}
		?>
<div id="endless"></div>
<script>
jQuery( function ( $ ) {
	var $list = $( 'ul.products, ul.wc-block-product-template' ).first();
	var next = $( 'a.next.page-numbers, a.wp-block-query-pagination-next' ).attr( 'href' );
	var busy = false;
	$( '.woocommerce-pagination, .wp-block-query-pagination' ).hide();
	function more() {
		if ( busy || ! next ) {
			return;
		}
		busy = true;
		$.get( next, function ( html ) {
			var $page = $( '<div>' ).append( $.parseHTML( html ) );
			var $items = $page.find( 'ul.products > li, ul.wc-block-product-template > li' ).addClass( 'came-later' );
			$list.append( $items );
			next = $page.find( 'a.next.page-numbers, a.wp-block-query-pagination-next' ).attr( 'href' );
			busy = false;
			$( document.body ).trigger( 'post-load' ).trigger( 'neighbour_more', [ $items.length ] );
		} );
	}
	window.addEventListener( 'neighbour-scrolled', more );
	if ( 'IntersectionObserver' in window ) {
		new IntersectionObserver( function ( entries ) {
			if ( entries[ 0 ].isIntersecting && window.scrollY > 0 ) {
				more();
			}
		} ).observe( document.getElementById( 'endless' ) );
	}
} );
</script>
		<?php
	},
	100
);

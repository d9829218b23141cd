<?php
/**
 * Plugin Name: A neighbour: side cart
 * Description: A side cart that opens after each add and depends on WooCommerce's fragments and wc-ajax.
 *
 * @package Vitrine
 */

declare(strict_types=1);

// phpcs:disable WordPress.Security.NonceVerification -- As real plugins do.

/**
 * Returns the content of the side cart.
 */
function neighbour_side_cart(): string {
	ob_start();
	echo '<div class="side-cart-inner">';
	woocommerce_mini_cart();
	foreach ( WC()->cart->get_cart() as $key => $item ) {
		printf( '<p class="side-line" data-key="%s">%s <button type="button" class="side-plus">+</button> <b>%d</b></p>', esc_attr( $key ), esc_html( $item['data']->get_name() ), absint( $item['quantity'] ) );
	}
	echo '</div>';
	return (string) ob_get_clean();
}

add_filter(
	'woocommerce_add_to_cart_fragments',
	static function ( array $fragments ): array {
		$fragments['div.side-cart-inner'] = neighbour_side_cart();
		$fragments['.side-count']         = '<span class="side-count">' . WC()->cart->get_cart_contents_count() . '</span>';
		return $fragments;
	}
);

add_action(
	'wp_enqueue_scripts',
	static function (): void {
		wp_enqueue_script( 'jquery' );
		wp_enqueue_script( 'wc-cart-fragments' );
		wp_enqueue_script( 'wc-add-to-cart' );
	}
);

add_action(
	'wc_ajax_neighbour_side_quantity',
	static function (): void {
		WC()->cart->set_quantity( sanitize_key( $_POST['key'] ?? '' ), absint( $_POST['quantity'] ?? 0 ) );
		WC_AJAX::get_refreshed_fragments();
	}
);

add_action(
	'wp_footer',
	static function (): void {
		?>
<aside class="side-cart" hidden><span class="side-count"></span><div class="side-cart-inner"></div><button type="button" class="side-close">Close</button></aside>
<script>
jQuery( function ( $ ) {
	var $body = $( document.body ), $side = $( '.side-cart' );
	function open() {
		$side.prop( 'hidden', false );
		$body.trigger( 'neighbour_side_opened' );
	}
	$body.on( 'added_to_cart', function ( event, fragments, hash ) {
		window.sideHash = hash;
		open();
	} );
	$body.on( 'removed_from_cart wc_fragments_refreshed wc_fragments_loaded', function ( event ) {
		$side.attr( 'data-last', event.type );
	} );
	$side.on( 'click', '.side-close', function () {
		$side.prop( 'hidden', true );
	} );
	$side.on( 'click', '.side-plus', function () {
		var $line = $( this ).closest( '.side-line' );
		$.post( wc_cart_fragments_params.wc_ajax_url.toString().replace( '%%endpoint%%', 'neighbour_side_quantity' ), { key: $line.data( 'key' ), quantity: Number( $line.find( 'b' ).text() ) + 1 }, function ( answer ) {
			$.each( answer.fragments, function ( selector, html ) {
				$( selector ).replaceWith( html );
			} );
			$body.trigger( 'wc_fragment_refresh' );
		} );
	} );
} );
</script>
		<?php
	}
);

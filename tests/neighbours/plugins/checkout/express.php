<?php
/**
 * Plugin Name: A neighbour: express buttons
 * Description: Wallet buttons on the product page, in the cart, in the mini-cart and at the checkout, which buy at once with wc-ajax.
 *
 * @package Vitrine
 */

declare(strict_types=1);

// phpcs:disable WordPress.Security.NonceVerification -- As real plugins do.

$button = static function ( string $place ): callable {
	return static function () use ( $place ): void {
		printf( '<div class="express" data-place="%s"></div>', esc_attr( $place ) );
	};
};
add_action( 'woocommerce_after_add_to_cart_button', $button( 'product' ) );
add_action( 'woocommerce_proceed_to_checkout', $button( 'cart' ), 30 );
add_action( 'woocommerce_widget_shopping_cart_buttons', $button( 'mini-cart' ), 30 );
add_action( 'woocommerce_checkout_before_customer_details', $button( 'checkout' ), 1 );

add_action(
	'wp_enqueue_scripts',
	static function (): void {
		wp_enqueue_script( 'jquery' );
		wp_enqueue_script( 'wc-cart-fragments' );
	}
);

add_action(
	'wc_ajax_neighbour_express_order',
	static function (): void {
		if ( ! empty( $_POST['product_id'] ) ) {
			WC()->cart->empty_cart();
			WC()->cart->add_to_cart( absint( $_POST['product_id'] ), absint( $_POST['quantity'] ?? 1 ), absint( $_POST['variation_id'] ?? 0 ) );
		}
		WC()->cart->calculate_totals();
		$order = wc_create_order( array( 'created_via' => 'express' ) );
		foreach ( WC()->cart->get_cart() as $item ) {
			$order->add_product( $item['data'], $item['quantity'] );
		}
		$order->set_billing_email( 'ada@example.org' );
		$order->update_meta_data( 'express_place', sanitize_key( $_POST['place'] ?? '' ) );
		$order->calculate_totals();
		$order->payment_complete( 'ex_1' );
		WC()->cart->empty_cart();
		wp_send_json_success( array( 'redirect' => $order->get_checkout_order_received_url() ) );
	}
);

add_action(
	'wp_footer',
	static function (): void {
		?>
<script>
jQuery( function ( $ ) {
	var url = <?php echo wp_json_encode( WC_AJAX::get_endpoint( '%%endpoint%%' ) ); ?>;
	function draw() {
		$( '.express' ).each( function () {
			if ( ! $( this ).children().length ) {
				$( '<button type="button" class="express-pay"></button>' ).text( 'Pay fast (' + $( this ).data( 'place' ) + ')' ).appendTo( this );
			}
		} );
	}
	draw();
	// Wherever markup is replaced, buttons have to be drawn anew.
	$( document.body ).on( 'updated_cart_totals updated_wc_div updated_checkout wc_fragments_loaded wc_fragments_refreshed added_to_cart', draw );
	$( document ).on( 'click', '.express-pay', function ( event ) {
		event.preventDefault();
		var place = $( this ).closest( '.express' ).data( 'place' );
		var data = { place: place };
		if ( 'product' === place ) {
			var $form = $( this ).closest( 'form.cart' );
			if ( $form.find( '.single_add_to_cart_button' ).is( '.disabled' ) ) {
				$( document.body ).trigger( 'neighbour_express_refused' );
				return;
			}
			data.product_id = $form.find( '[name="add-to-cart"]' ).val();
			data.variation_id = $form.find( '[name="variation_id"]' ).val() || 0;
			data.quantity = $form.find( '.qty' ).val();
		}
		$.post( url.replace( '%%endpoint%%', 'neighbour_express_order' ), data, function ( answer ) {
			location.href = answer.data.redirect;
		} );
	} );
} );
</script>
		<?php
	},
	100
);

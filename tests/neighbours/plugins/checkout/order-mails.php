<?php
/**
 * Plugin Name: A neighbour: order mails
 * Description: Fields of the order and its line items in emails, on the order confirmation and in the account.
 *
 * @package Vitrine
 */

declare(strict_types=1);

// phpcs:disable WordPress.Security.NonceVerification -- WooCommerce has verified the nonce.

add_action(
	'woocommerce_after_order_notes',
	static function ( WC_Checkout $checkout ): void {
		woocommerce_form_field(
			'greeting',
			array(
				'type'  => 'textarea',
				'label' => 'Words for the card',
			),
			$checkout->get_value( 'greeting' )
		);
	}
);

add_action(
	'woocommerce_checkout_update_order_meta',
	static function ( int $order_id ): void {
		$order = wc_get_order( $order_id );
		$order->update_meta_data( 'greeting', sanitize_textarea_field( wp_unslash( $_POST['greeting'] ?? '' ) ) );
		$order->save();
	}
);

add_filter(
	'woocommerce_email_order_meta_fields',
	static function ( array $fields, $sent_to_admin, WC_Order $order ): array {
		$fields['greeting'] = array(
			'label' => 'Words for the card',
			'value' => $order->get_meta( 'greeting' ),
		);
		return $fields;
	},
	10,
	3
);

add_action(
	'woocommerce_email_before_order_table',
	static function ( WC_Order $order, $sent_to_admin ): void {
		echo $sent_to_admin ? '<p>Pack ' . absint( $order->get_item_count() ) . ' pieces.</p>' : '<p>We pack with care.</p>';
	},
	10,
	2
);

add_action(
	'woocommerce_order_item_meta_end',
	static function ( $item_id, $item ): void {
		echo '<small class="line-note">No. ' . esc_html( $item->get_product()->get_sku() ) . '</small>';
	},
	10,
	2
);

add_action(
	'woocommerce_thankyou',
	static function ( int $order_id ): void {
		printf( '<section class="card-words">On the card: %s</section>', esc_html( wc_get_order( $order_id )->get_meta( 'greeting' ) ) );
	},
	5
);

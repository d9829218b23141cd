<?php
/**
 * Plugin Name: A neighbour: file upload
 * Description: A file that is uploaded with the product form and stored with the cart item and the order.
 *
 * @package Vitrine
 */

declare(strict_types=1);

// phpcs:disable WordPress.Security.NonceVerification -- As real plugins do.

add_action(
	'woocommerce_before_add_to_cart_button',
	static function (): void {
		echo '<p><label>Your motif <input type="file" name="motif" accept=".txt,.png"></label></p>';
	}
);

add_filter(
	'woocommerce_add_to_cart_validation',
	static function ( bool $passed ): bool {
		if ( ! empty( $_FILES['motif']['name'] ) && ! str_ends_with( sanitize_file_name( $_FILES['motif']['name'] ), '.txt' ) ) {
			wc_add_notice( 'Only text can be engraved.', 'error' );
			return false;
		}
		return $passed;
	}
);

add_filter(
	'woocommerce_add_cart_item_data',
	static function ( array $data ): array {
		if ( empty( $_FILES['motif']['tmp_name'] ) ) {
			return $data;
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- File name assigned by PHP.
		$file = $_FILES['motif']['tmp_name'];
		return $data + array(
			'motif' => array(
				'name' => sanitize_file_name( wp_unslash( $_FILES['motif']['name'] ?? '' ) ),
				'text' => sanitize_text_field( (string) file_get_contents( $file ) ),
			),
		);
	}
);

add_filter(
	'woocommerce_get_item_data',
	static fn ( array $shown, array $item ): array => isset( $item['motif'] ) ? array(
		...$shown,
		array(
			'key'   => 'Motif',
			'value' => $item['motif']['name'] . ': ' . $item['motif']['text'],
		),
	) : $shown,
	10,
	2
);

add_action(
	'woocommerce_checkout_create_order_line_item',
	static function ( WC_Order_Item_Product $line, string $key, array $item ): void {
		if ( isset( $item['motif'] ) ) {
			$line->add_meta_data( 'Motif', $item['motif']['name'] );
		}
	},
	10,
	3
);

// Browsers upload files only from multipart forms.
add_action(
	'wp_footer',
	static function (): void {
		echo '<script>document.querySelectorAll( "form.cart" ).forEach( function ( form ) { form.enctype = "multipart/form-data"; } );</script>';
	}
);

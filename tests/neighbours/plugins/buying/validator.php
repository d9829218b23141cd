<?php
/**
 * Plugin Name: A neighbour: validator
 * Description: Blocks the product form until its field is filled in, and adds a hidden field on submit, as product option plugins do.
 *
 * @package Vitrine
 */

declare(strict_types=1);

add_action(
	'woocommerce_before_add_to_cart_button',
	static function (): void {
		echo '<label>Engraving <input type="text" id="engraving"></label>';
	}
);

add_action(
	'wp_footer',
	static function (): void {
		?>
<script>
document.addEventListener( 'DOMContentLoaded', function () {
	window.tries = 0;
	// On the document, as jQuery's delegated handlers are.
	document.addEventListener( 'submit', function ( event ) {
		if ( ! event.target.matches( 'form.cart' ) ) {
			return;
		}
		window.tries++;
		var text = document.getElementById( 'engraving' ).value;
		if ( ! text ) {
			event.preventDefault();
			document.getElementById( 'engraving' ).focus();
			return;
		}
		var field = document.createElement( 'input' );
		field.type = 'hidden';
		field.name = 'engraving_text';
		field.value = text.toUpperCase();
		event.target.append( field );
	} );
} );
</script>
		<?php
	}
);

add_filter(
	'woocommerce_add_cart_item_data',
	static function ( array $data ): array {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- As real plugins do.
		$text = sanitize_text_field( wp_unslash( $_POST['engraving_text'] ?? '' ) );
		return '' === $text ? $data : $data + array( 'engraving' => $text );
	}
);

add_filter(
	'woocommerce_get_item_data',
	static function ( array $shown, array $item ): array {
		return isset( $item['engraving'] ) ? array(
			...$shown,
			array(
				'name'  => 'Engraving',
				'value' => $item['engraving'],
			),
		) : $shown;
	},
	10,
	2
);

add_filter(
	'woocommerce_add_to_cart_validation',
	static function ( bool $passed ): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Missing -- As real plugins do.
		if ( 'BANNED' === ( $_POST['engraving_text'] ?? '' ) ) {
			wc_add_notice( 'Not <em>that</em> word.', 'error' );
			return false;
		}
		return $passed;
	}
);

<?php
/**
 * Plugin Name: A neighbour: wishlist
 * Description: A heart on each product, stored with admin-ajax, and a wishlist with buttons to add to the cart.
 *
 * @package Vitrine
 */

declare(strict_types=1);

// phpcs:disable WordPress.Security.NonceVerification -- As real plugins do.

const WISHES = 'neighbour_wishes';

/**
 * Returns the IDs of a visitor's wished products.
 *
 * @return list<int>
 */
function neighbour_wishes(): array {
	return array_values( array_filter( array_map( 'absint', explode( ',', sanitize_text_field( wp_unslash( $_COOKIE[ WISHES ] ?? '' ) ) ) ) ) );
}

$heart = static function (): void {
	global $product;
	if ( $product instanceof WC_Product ) {
		printf( '<a href="#" class="wish" data-product-id="%d" role="button">Wish</a>', absint( $product->get_id() ) );
	}
};
add_action( 'woocommerce_after_shop_loop_item', $heart, 15 );
add_action( 'woocommerce_after_add_to_cart_form', $heart );

// Block themes have no loop hooks, only those of product buttons.
add_filter(
	'render_block_woocommerce/product-button',
	static function ( string $html, array $block, WP_Block $instance ): string {
		return $html . sprintf( '<a href="#" class="wish" data-product-id="%d" role="button">Wish</a>', absint( $instance->context['postId'] ?? 0 ) );
	},
	10,
	3
);

$toggle = static function (): void {
	$id     = absint( $_POST['product_id'] ?? 0 );
	$wishes = neighbour_wishes();
	$wishes = in_array( $id, $wishes, true ) ? array_diff( $wishes, array( $id ) ) : array( ...$wishes, $id );
	wc_setcookie( WISHES, implode( ',', $wishes ), time() + MONTH_IN_SECONDS );
	wp_send_json_success(
		array(
			'count'     => count( $wishes ),
			'fragments' => array( '.wish-count' => '<span class="wish-count">' . count( $wishes ) . '</span>' ),
		)
	);
};
add_action( 'wp_ajax_neighbour_wish', $toggle );
add_action( 'wp_ajax_nopriv_neighbour_wish', $toggle );

add_shortcode(
	'wishes',
	static function (): string {
		$rows = '';
		foreach ( neighbour_wishes() as $id ) {
			$product = wc_get_product( $id );
			if ( $product ) {
				$rows .= sprintf(
					'<li class="wished product">%s <a href="%s" data-quantity="1" class="button product_type_simple add_to_cart_button ajax_add_to_cart" data-product_id="%d" rel="nofollow">Add to cart</a></li>',
					esc_html( $product->get_name() ),
					esc_url( $product->add_to_cart_url() ),
					$id
				);
			}
		}
		wp_enqueue_script( 'wc-add-to-cart' );
		return '<ul class="wishes">' . $rows . '</ul>';
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
		?>
<span class="wish-count"><?php echo count( neighbour_wishes() ); ?></span>
<script>
jQuery( function ( $ ) {
	$( document ).on( 'click', '.wish', function ( event ) {
		event.preventDefault();
		var $wish = $( this );
		$.post( <?php echo wp_json_encode( admin_url( 'admin-ajax.php', 'relative' ) ); ?>, { action: 'neighbour_wish', product_id: $wish.data( 'product-id' ) }, function ( answer ) {
			$.each( answer.data.fragments, function ( selector, html ) {
				$( selector ).replaceWith( html );
			} );
			$wish.toggleClass( 'wished' );
			$( document.body ).trigger( 'neighbour_wished', [ answer.data.count ] );
		} );
	} );
	// Marks products in the cart as bought.
	$( document.body ).on( 'added_to_cart', function ( event, fragments, hash, $button ) {
		$button.closest( '.wished' ).addClass( 'bought' );
		$( document.body ).trigger( 'neighbour_bought', [ $button.data( 'product_id' ) ? 'a product' : 'nothing' ] );
	} );
} );
</script>
		<?php
	},
	100
);

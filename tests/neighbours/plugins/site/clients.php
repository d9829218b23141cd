<?php
/**
 * Plugin Name: A neighbour: clients
 * Description: A page that sells with the Store API and with its own REST route, as other storefronts do.
 *
 * @package Vitrine
 */

declare(strict_types=1);

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'neighbour/v1',
			'/cart',
			array(
				'methods'             => 'POST',
				'permission_callback' => '__return_true',
				'args'                => array( 'slug' => array( 'required' => true ) ),
				'callback'            => static function ( WP_REST_Request $request ): WP_REST_Response {
					wc_load_cart();
					WC()->cart->get_cart();
					$post = get_page_by_path( sanitize_title( $request['slug'] ), OBJECT, 'product' );
					$key  = $post ? WC()->cart->add_to_cart( $post->ID, 2 ) : false;
					return new WP_REST_Response(
						array(
							'added' => (bool) $key,
							'count' => WC()->cart->get_cart_contents_count(),
							'hash'  => WC()->cart->get_cart_hash(),
						),
						$key ? 201 : 409
					);
				},
			)
		);
	}
);

add_action(
	'woocommerce_blocks_loaded',
	static function (): void {
		woocommerce_store_api_register_endpoint_data(
			array(
				'endpoint'        => 'cart',
				'namespace'       => 'neighbour',
				'data_callback'   => static fn (): array => array( 'points' => WC()->cart ? (int) WC()->cart->get_subtotal() : 0 ),
				'schema_callback' => static fn (): array => array(
					'points' => array(
						'type'     => 'integer',
						'readonly' => true,
					),
				),
			)
		);
		woocommerce_store_api_register_update_callback(
			array(
				'namespace' => 'neighbour',
				'callback'  => static fn ( array $data ) => WC()->cart->set_quantity( (string) array_key_first( WC()->cart->get_cart() ), absint( $data['quantity'] ?? 1 ) ),
			)
		);
	}
);

add_action(
	'wp_footer',
	static function (): void {
		?>
<section class="client"><button type="button" data-do="store">By the Store API</button> <button type="button" data-do="rest">By REST</button> <button type="button" data-do="extension">By an extension</button> <output></output></section>
<script>
( function () {
	var out = document.querySelector( '.client output' );
	var nonce = '';
	async function call( path, body ) {
		var answer = await fetch( '/wp-json' + path, {
			method: body ? 'POST' : 'GET',
			headers: { 'Content-Type': 'application/json', Nonce: nonce },
			body: body ? JSON.stringify( body ) : undefined
		} );
		nonce = answer.headers.get( 'Nonce' ) || nonce;
		return answer.json();
	}
	var ways = {
		store: async function () {
			var cart = await call( '/wc/store/v1/cart' );
			var products = await call( '/wc/store/v1/products?slug=linen-napkins' );
			cart = await call( '/wc/store/v1/cart/add-item', { id: products[ 0 ].id, quantity: 1 } );
			return cart.items_count + ' pieces, ' + cart.extensions.neighbour.points + ' points';
		},
		rest: async function () {
			var answer = await call( '/neighbour/v1/cart', { slug: 'notebook' } );
			return answer.added + ' ' + answer.count;
		},
		extension: async function () {
			await call( '/wc/store/v1/cart' );
			var cart = await call( '/wc/store/v1/cart/extensions', { namespace: 'neighbour', data: { quantity: 5 } } );
			return cart.items_count + ' pieces, ' + cart.extensions.neighbour.points + ' points';
		}
	};
	document.querySelector( '.client' ).addEventListener( 'click', async function ( event ) {
		var way = ways[ event.target.dataset.do ];
		if ( way ) {
			out.textContent = '';
			out.textContent = await way();
		}
	} );
} )();
</script>
		<?php
	},
	100
);

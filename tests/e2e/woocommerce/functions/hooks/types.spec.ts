/**
 * Products of a custom type, and catalog-only shops: both remove WooCommerce's
 * product form. In a classic theme, the page is WooCommerce's own and must show
 * the same.
 */
import type { Page } from '@playwright/test';
import { moveOut, putCode } from '../../../steps/neighbours';
import { expect, test } from '../../../support/test';

const GIFT_CARD = `
add_action( 'woocommerce_loaded', static function () {
	class Their_Gift_Card extends WC_Product_Simple {
		public function get_type() { return 'gift-card'; }
	}
} );
add_filter( 'woocommerce_product_class', static fn ( $class, $type ) => 'gift-card' === $type ? 'Their_Gift_Card' : $class, 10, 2 );
add_filter( 'product_type_selector', static fn ( $types ) => $types + array( 'gift-card' => 'Gift card' ) );
add_action( 'woocommerce_gift-card_add_to_cart', static function () {
	global $product;
	printf( '<form class="cart" method="post" action="%s"><p><label>Recipient <input name="recipient" required></label></p>%s<button type="submit" name="add-to-cart" value="%d" class="single_add_to_cart_button button alt">Give it</button></form>', esc_url( $product->get_permalink() ), woocommerce_quantity_input( array(), $product, false ), $product->get_id() );
} );
add_filter( 'woocommerce_add_cart_item_data', static fn ( $data ) => isset( $_POST['recipient'] ) ? $data + array( 'recipient' => sanitize_text_field( wp_unslash( $_POST['recipient'] ) ) ) : $data );
add_filter( 'woocommerce_get_item_data', static fn ( $shown, $item ) => isset( $item['recipient'] ) ? array_merge( $shown, array( array( 'key' => 'Recipient', 'value' => $item['recipient'] ) ) ) : $shown, 10, 2 );
`;

const main = ( page: Page ) => page.getByRole( 'main' );
const add = ( page: Page ) =>
	main( page )
		.locator( 'form.cart' )
		.getByRole( 'button', { name: 'Add to cart' } );

test.afterEach( ( { site } ) => moveOut( site ) );

test( "a product of a custom type is bought by its plugin's form", async ( {
	page,
	site,
} ) => {
	await page.goto( '/product/everyday-mug/' );
	// A plugin's button looks like the theme's button.
	const color = await add( page ).evaluate(
		( node ) => getComputedStyle( node ).backgroundColor
	);
	putCode( site, GIFT_CARD );
	await site.php(
		`update_option( 'vitrine_settings', array( 'quantity_buttons' => false ) + (array) get_option( 'vitrine_settings', array() ) );
		wp_set_object_terms( get_page_by_path( 'everyday-mug', OBJECT, 'product' )->ID, 'gift-card', 'product_type' );
		clean_post_cache( get_page_by_path( 'everyday-mug', OBJECT, 'product' )->ID );
		WC_Cache_Helper::invalidate_cache_group( 'product_' . get_page_by_path( 'everyday-mug', OBJECT, 'product' )->ID );`,
		{ user: 1 }
	);
	await page.goto( '/product/everyday-mug/' );
	await expect( add( page ) ).toHaveCount( 0 );
	await main( page ).getByLabel( 'Recipient' ).fill( 'Ada' );
	await expect(
		main( page ).getByRole( 'button', { name: 'Give it' } )
	).toHaveCSS( 'background-color', color );
	// Its quantity input is no partial stepper: the input fills the box.
	const left = await main( page )
		.locator( 'form.cart .quantity' )
		.evaluate(
			( box ) =>
				box.getBoundingClientRect().width -
				[ ...box.querySelectorAll( 'button, .qty' ) ].reduce(
					( sum, one ) => sum + one.getBoundingClientRect().width,
					0
				)
		);
	expect( left ).toBeLessThan( 4 );
	await main( page ).getByRole( 'button', { name: 'Give it' } ).click();
	const cart = async () =>
		JSON.stringify(
			await (
				await page.request.get( '/?rest_route=/wc/store/v1/cart' )
			).json()
		);
	await expect.poll( cart ).toContain( '"value":"Ada"' );
	await page.goto( '/cart/' );
	await expect( main( page ) ).toContainText( 'Ada' );
} );

test( "a plugin's replacement of the product form is shown instead of it", async ( {
	page,
	site,
} ) => {
	await page.goto( '/product/everyday-mug/' );
	await expect( add( page ) ).toBeVisible();
	putCode(
		site,
		`add_action( 'init', static function () {
			foreach ( array( 'simple', 'variable' ) as $type ) {
				remove_action( "woocommerce_{$type}_add_to_cart", "woocommerce_{$type}_add_to_cart", 30 );
				add_action( "woocommerce_{$type}_add_to_cart", static fn () => print '<p class="hooked">Ask us for this one.</p>' );
			}
		} );`
	);
	for ( const slug of [ 'everyday-mug', 'wool-throw' ] ) {
		await page.goto( `/product/${ slug }/` );
		await expect( main( page ).locator( 'p.hooked' ) ).toHaveText(
			'Ask us for this one.'
		);
		await expect( main( page ).locator( 'form.cart' ) ).toHaveCount( 0 );
		await expect( page.locator( '.vitrine-sticky-bar' ) ).toHaveCount( 0 );
	}
} );

test( 'plugin output before and after the form appears once', async ( {
	page,
	site,
} ) => {
	putCode(
		site,
		`add_action( 'woocommerce_simple_add_to_cart', static fn () => print '<p class="hooked">Before it.</p>', 20 );
		add_action( 'woocommerce_simple_add_to_cart', static fn () => print '<p class="hooked">After it.</p>', 40 );`
	);
	await page.goto( '/product/everyday-mug/' );
	await expect( add( page ) ).toHaveCount( 1 );
	const order = await main( page )
		.locator( 'p.hooked, form.cart' )
		.evaluateAll( ( all ) =>
			all.map( ( one ) =>
				one.matches( 'form' ) ? 'form' : one.textContent
			)
		);
	expect( order ).toEqual( [ 'Before it.', 'form', 'After it.' ] );
} );

/** Back-in-stock plugins: next to each form, and instead of a variation's button. */
const WAITING_LIST = `
foreach ( array( 'simple', 'variable' ) as $type ) {
	add_action( "woocommerce_{$type}_add_to_cart", static function () {
		global $product;
		if ( ! $product->is_in_stock() ) {
			printf( '<form class="their-list"><label>Tell me at <input type="email" name="email"></label><button class="button">Join the list of %s</button></form>', esc_html( $product->get_name() ) );
		}
	}, 35 );
}
add_filter( 'woocommerce_available_variation', static fn ( $data, $product, $variation ) => $variation->is_in_stock() ? $data : array( 'availability_html' => $data['availability_html'] . '<p>Wait for ' . esc_html( $variation->get_name() ) . '</p>' ) + $data, 10, 3 );
`;

for ( const [ slug, name ] of [
	[ 'everyday-mug', 'Everyday Mug' ],
	[ 'wool-throw', 'Wool Throw' ],
] as const ) {
	test( `a sold-out product shows a plugin's replacement of the form: ${ slug }`, async ( {
		page,
		site,
	} ) => {
		putCode( site, WAITING_LIST );
		const list = main( page ).getByRole( 'button', {
			name: `Join the list of ${ name }`,
		} );
		await page.goto( `/product/${ slug }/` );
		await expect( add( page ) ).toHaveCount( 1 );
		await expect( list ).toHaveCount( 0 );
		await site.php(
			`$product = wc_get_product( get_page_by_path( $args['slug'], OBJECT, 'product' )->ID );
			foreach ( array_filter( array_map( 'wc_get_product', array( ...$product->get_children(), $product->get_id() ) ) ) as $one ) {
				$one->set_manage_stock( false );
				$one->set_stock_status( 'outofstock' );
				$one->save();
			}`,
			{ args: { slug }, user: 1 }
		);
		await page.goto( `/product/${ slug }/` );
		await expect( list ).toBeVisible();
		await expect( list ).toHaveCount( 1 );
		if ( slug === 'wool-throw' ) {
			const fields = main( page ).locator( 'form.cart select' );
			await fields.first().selectOption( { index: 1 } );
			await fields.last().selectOption( { index: 1 } );
			await expect(
				main( page ).getByText( /^Wait for Wool Throw/ )
			).toBeVisible();
		} else {
			await expect(
				main( page ).getByText( 'Out of stock' )
			).toHaveCount( 1 );
		}
	} );
}

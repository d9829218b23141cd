import type { Page } from '@playwright/test';
import type { Site } from '../../../site/types';
import { logInAsCustomer } from '../shopper';
import { block, putPage } from '../site';
import { expect } from '../../support/test';
import { ajax, byPhp, keyOf, plugin, store, type Shop } from './requests';

/** Slug of the product in the cart. */
export const CANDLE = 'beeswax-candle';

const openClassicCart = async ( page: Page, site: Site ) => {
	const cart = block( 'core/shortcode', {}, '[woocommerce_cart]' );
	await putPage( site, 'classic', cart );
	await page.goto( '/classic/' );
};

interface Way {
	name: string;
	change: ( shop: Shop ) => Promise< unknown >;
	count: number;
	/** Whether the change shows only on the next page load. */
	later?: boolean;
}

export const WAYS: Way[] = [
	{
		name: 'a link that adds',
		change: ( { page, id } ) => page.goto( `/?add-to-cart=${ id }` ),
		count: 3,
	},
	{
		name: 'a link that adds several',
		change: ( { page, id } ) =>
			page.goto( `/?add-to-cart=${ id }&quantity=3` ),
		count: 5,
	},
	{
		name: 'a button of WooCommerce’s product blocks',
		change: async ( { page } ) => {
			await page.goto( '/shop/' );
			await page
				.getByRole( 'button', { name: /^Add to cart/ } )
				.first()
				.click();
		},
		count: 3,
	},
	{
		name: 'a button of our listing',
		change: async ( { page, site } ) => {
			await putPage( site, 'ours', block( 'vitrine/product-listing' ) );
			await page.goto( '/ours/' );
			await page
				.getByRole( 'button', { name: /^Add to cart/ } )
				.first()
				.click();
		},
		count: 3,
	},
	{
		name: 'the form of a product’s page',
		change: async ( { page } ) => {
			await page.goto( `/product/${ CANDLE }/` );
			await page
				.locator( 'form.cart' )
				.getByRole( 'button', { name: 'Add to cart' } )
				.click();
		},
		count: 3,
	},
	{
		name: 'the Store API, adding',
		change: ( { page, id } ) =>
			store( page, 'cart/add-item', { id, quantity: 2 } ),
		count: 4,
	},
	{
		name: 'the Store API, changing a quantity',
		change: async ( { page } ) =>
			store( page, 'cart/update-item', {
				key: await keyOf( page ),
				quantity: 7,
			} ),
		count: 7,
	},
	{
		name: 'the Store API, removing the last item',
		change: async ( { page } ) =>
			store( page, 'cart/remove-item', { key: await keyOf( page ) } ),
		count: 0,
	},
	{
		name: 'the Store API in a batch',
		change: ( { page, id } ) =>
			page.evaluate( async ( product ) => {
				const first = await fetch( '/?rest_route=/wc/store/v1/cart' );
				await fetch( '/?rest_route=/wc/store/v1/batch', {
					method: 'POST',
					headers: { 'Content-Type': 'application/json' },
					body: JSON.stringify( {
						requests: [ 1, 2 ].map( ( quantity ) => ( {
							path: '/wc/store/v1/cart/add-item',
							method: 'POST',
							headers: {
								Nonce: first.headers.get( 'Nonce' ) ?? '',
							},
							body: { id: product, quantity },
						} ) ),
					} ),
				} );
			}, id ),
		count: 5,
	},
	{
		name: 'another script’s add by wc-ajax',
		change: ( { page, id } ) =>
			ajax( page, 'add_to_cart', {
				product_id: String( id ),
				quantity: '4',
			} ),
		count: 6,
	},
	{
		name: 'another script’s removal by wc-ajax',
		change: async ( { page } ) =>
			ajax( page, 'remove_from_cart', {
				cart_item_key: await keyOf( page ),
			} ),
		count: 0,
	},
	{
		name: 'the classic cart’s form',
		change: async ( { page, site } ) => {
			await openClassicCart( page, site );
			await page.getByRole( 'spinbutton' ).first().fill( '9' );
			await page.keyboard.press( 'Enter' );
		},
		count: 9,
	},
	{
		name: 'a removal in the classic cart',
		change: async ( { page, site } ) => {
			await openClassicCart( page, site );
			await page
				.getByRole( 'main' )
				.getByRole( 'button', { name: /^Remove/ } )
				.first()
				.click();
			await expect(
				page.getByRole( 'link', { name: 'Undo?' } )
			).toBeVisible();
		},
		count: 0,
	},
	{
		name: 'a quantity in the cart block',
		change: async ( { page } ) => {
			await page.goto( '/block-cart/' );
			await page
				.getByRole( 'main' )
				.getByRole( 'button', { name: /^Increase quantity/ } )
				.first()
				.click();
		},
		count: 3,
	},
	{
		name: 'a removal in the cart block',
		change: async ( { page } ) => {
			await page.goto( '/block-cart/' );
			await page
				.getByRole( 'main' )
				.getByRole( 'button', { name: /^Remove/ } )
				.first()
				.click();
		},
		count: 0,
	},
	{
		name: 'another tab',
		change: async ( { page, id } ) => {
			const other = await page.context().newPage();
			await other.goto( `/?add-to-cart=${ id }` );
			await other.close();
			await page.bringToFront();
		},
		count: 3,
	},
	{
		name: 'another plugin’s PHP, adding',
		change: ( shop ) =>
			byPhp( shop, `WC()->cart->add_to_cart( ${ shop.id }, 5 );` ),
		count: 7,
	},
	{
		name: 'another plugin’s PHP, changing a quantity',
		change: ( shop ) =>
			byPhp(
				shop,
				`WC()->cart->set_quantity( array_key_first( WC()->cart->get_cart() ), 8 );`
			),
		count: 8,
	},
	{
		name: 'another plugin’s PHP, emptying',
		change: ( shop ) => byPhp( shop, 'WC()->cart->empty_cart();' ),
		count: 0,
	},
	{
		name: 'another plugin’s PHP, after the headers were sent',
		change: async ( { page, site, id } ) => {
			await plugin(
				site,
				`add_action( 'wp_footer', function () { if ( isset( $_GET['change'] ) ) { while ( ob_get_level() ) { ob_end_flush(); } flush(); WC()->cart->add_to_cart( ${ id }, 2 ); } }, 0 );`
			);
			await page.goto( '/?change=1' );
		},
		count: 4,
		later: true,
	},
	{
		name: 'a login, which brings the customer’s own cart',
		change: ( { page } ) => logInAsCustomer( page ),
		count: 2,
	},
	{
		name: 'a logout',
		change: async ( { page } ) => {
			await logInAsCustomer( page );
			await page
				.getByRole( 'main' )
				.getByRole( 'link', { name: /Log out/i } )
				.first()
				.click();
			const confirm = page.getByRole( 'link', {
				name: /confirm and log out/i,
			} );
			if ( await confirm.isVisible() ) {
				await confirm.click();
			}
		},
		count: 0,
	},
	{
		name: 'a session that ended',
		change: async ( { page, site } ) => {
			await site.php(
				`global $wpdb; $wpdb->query( "DELETE FROM {$wpdb->prefix}woocommerce_sessions" ); wp_cache_flush();`
			);
			await page.goto( '/shop/' );
		},
		count: 0,
	},
	{
		name: 'an order',
		change: async ( { page } ) => {
			const address = {
				first_name: 'Gina',
				last_name: 'Guest',
				address_1: 'Haselweg 1',
				city: 'Berlin',
				postcode: '10115',
				country: 'DE',
				email: 'gina@example.org',
			};
			const status = await store( page, 'checkout', {
				billing_address: address,
				shipping_address: address,
				payment_method: 'cod',
			} );
			expect( status ).toBe( 200 );
		},
		count: 0,
	},
];

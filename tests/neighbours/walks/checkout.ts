/**
 * Plugins that extend the checkout and orders.
 */
import { expect } from '../../e2e/support/test';
import {
	cart,
	checkout,
	fillAddress,
	listing,
	open,
	product,
} from '../walk/steps';
import type { Neighbour, Walk } from '../walk/types';

const press = ( { page }: Walk ) => page.locator( '#place_order' ).click();

/** Presses the wallet's button, which leads to the order confirmation. */
const payFast = ( walk: Walk, place: string ) =>
	walk.step( `${ place }: pay fast`, async () => {
		await walk.page
			.getByRole( 'button', { name: `Pay fast (${ place })` } )
			.click();
		await walk.page.waitForURL( /order-received/ );
	} );

export const CHECKOUT: readonly Neighbour[] = [
	{
		plugin: 'checkout/fields',
		family: 'checkout fields',
		shows: [ '.stairs', '#billing_vat', '#floor' ],
		walk: async ( walk ) => {
			const { page } = walk;
			await listing( walk );
			await product( walk, 'ripple-vase' );
			await cart( walk );
			await open( walk, 'checkout', '/checkout/' );
			await walk.step( 'checkout: address', () => fillAddress( page ) );
			await walk.step( 'checkout: a field that costs', async () => {
				// WooCommerce validates only typed text.
				await page
					.locator( '#billing_vat' )
					.pressSequentially( 'DE12' );
				await page.locator( '#billing_vat' ).blur();
				await expect( page.locator( '#order_review' ) ).toContainText(
					'Invoice by post'
				);
			} );
			await walk.step( 'checkout: rejected by the shop', async () => {
				await press( walk );
				await expect(
					page.getByText( /has nine digits/ ).first()
				).toBeVisible();
			} );
			await walk.step( 'checkout: rejected by a script', async () => {
				await page.locator( '#billing_vat' ).fill( 'DE123456789' );
				await page.locator( '#floor' ).selectOption( '1' );
				await press( walk );
				await expect( page.locator( '.stairs' ) ).toBeVisible();
			} );
			await walk.step( 'checkout: order', async () => {
				await press( walk );
				await page.waitForURL( /order-received/ );
			} );
		},
	},
	{
		plugin: 'checkout/order-mails',
		family: 'order emails with fields',
		shows: [ '.card-words', '.line-note' ],
		walk: async ( walk ) => {
			await listing( walk );
			await product( walk, 'ripple-vase' );
			await cart( walk );
			await checkout( walk, {
				first: () =>
					walk.page
						.getByLabel( /Words for the card/ )
						.fill( 'Many happy returns' ),
			} );
		},
	},
	{
		plugin: 'checkout/card-gateway',
		family: 'gateway with fields by script on updated_checkout',
		shows: [ '#card-mount', '#card-mount.refused' ],
		walk: async ( walk ) => {
			const { page } = walk;
			await listing( walk );
			await product( walk, 'ripple-vase' );
			await cart( walk );
			await open( walk, 'checkout', '/checkout/' );
			await walk.step( 'checkout: address', () => fillAddress( page ) );
			await walk.step( 'checkout: choose the card', () =>
				page
					.locator( 'label[for="payment_method_neighbour_card"]' )
					.click()
			);
			await walk.step( 'checkout: rejected by the provider', async () => {
				await page.getByLabel( 'Card number' ).fill( '12' );
				await press( walk );
				await expect( page.locator( '#card-mount' ) ).toHaveClass(
					/refused/
				);
			} );
			await walk.step( 'checkout: order', async () => {
				await page.getByLabel( 'Card number' ).fill( '42424242' );
				await press( walk );
				await page.waitForURL( /order-received/ );
			} );
		},
	},
	{
		plugin: 'checkout/express',
		family: 'express buttons on product, cart and mini-cart',
		classic: true,
		shows: [ '.express-pay' ],
		prepare: `if ( ! wp_is_block_theme() ) { update_option( 'sidebars_widgets', array( 'sidebar-1' => array( 'woocommerce_widget_cart-2' ) ) + (array) get_option( 'sidebars_widgets', array() ) ); update_option( 'widget_woocommerce_widget_cart', array( 2 => array( 'title' => 'Your cart' ) ) ); }`,
		walk: async ( walk ) => {
			const { page } = walk;
			await listing( walk );
			await product( walk, 'ripple-vase' );
			await cart( walk );
			await payFast( walk, 'cart' );
			await open( walk, 'product', '/product/wool-throw/' );
			await walk.step(
				'product: pay fast with nothing chosen',
				async () => {
					await page.locator( '.reset_variations' ).click();
					await page
						.getByRole( 'button', { name: 'Pay fast (product)' } )
						.click();
				}
			);
			await open( walk, 'product', '/product/everyday-mug/' );
			await payFast( walk, 'product' );
			await listing( walk );
			await open( walk, 'checkout', '/checkout/' );
			await payFast( walk, 'checkout' );
		},
	},
];

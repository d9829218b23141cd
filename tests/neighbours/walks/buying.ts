/**
 * Plugins that extend adding to the cart.
 */
import { expect } from '../../e2e/support/test';
import {
	cart,
	checkout,
	choose,
	expectPieces,
	listing,
	open,
	product,
	productButton,
} from '../walk/steps';
import type { Neighbour } from '../walk/types';

export const BUYING: readonly Neighbour[] = [
	{
		plugin: 'buying/validator',
		family: 'submit validator',
		walk: async ( walk ) => {
			const { page } = walk;
			const text = page.locator( '#engraving' );
			await listing( walk );
			await open( walk, 'product', '/product/ripple-vase/' );
			await walk.step( 'product: rejected by script', async () => {
				await productButton( page ).click();
				await expect( text ).toBeFocused();
			} );
			await walk.step( 'product: add, rejected by the shop', async () => {
				await text.fill( 'banned' );
				await productButton( page ).click();
				await expect( page.locator( 'em' ).first() ).toHaveText(
					'that'
				);
			} );
			await product( walk, 'ripple-vase', {
				first: () => text.fill( 'to ada' ),
			} );
			await cart( walk );
			await checkout( walk );
		},
	},
	{
		plugin: 'buying/buy-now',
		family: 'buy now, and a redirect after an add',
		walk: async ( walk ) => {
			const { page } = walk;
			await listing( walk );
			await open( walk, 'product', '/product/ripple-vase/' );
			await walk.step( 'product: buy now', async () => {
				await page.getByRole( 'button', { name: 'Buy now' } ).click();
				await page.waitForURL( /\/checkout\// );
			} );
			await open( walk, 'product', '/product/everyday-mug/' );
			await walk.step( 'product: add with a redirect', async () => {
				await productButton( page ).click();
				await page.waitForURL( /\/checkout\// );
				await expectPieces( walk, 3 );
			} );
			await cart( walk, 3, 5 );
			await checkout( walk );
		},
	},
	{
		plugin: 'buying/added-fields',
		family: 'fields added on submit',
		shows: [ '.day.chosen' ],
		walk: async ( walk ) => {
			const { page } = walk;
			await listing( walk );
			await open( walk, 'product', '/product/ripple-vase/' );
			await walk.step( 'product: add without a date', async () => {
				await productButton( page ).click();
				await expect( page.getByText( 'Choose a day' ) ).toBeVisible();
			} );
			await product( walk, 'ripple-vase', {
				first: () => page.getByText( 'Friday' ).click(),
			} );
			await cart( walk );
			await checkout( walk );
		},
	},
	{
		plugin: 'buying/file-upload',
		family: 'file upload',
		walk: async ( walk ) => {
			const { page } = walk;
			const send = ( name: string ) =>
				page.getByLabel( 'Your motif' ).setInputFiles( {
					name,
					mimeType: 'text/plain',
					buffer: Buffer.from( 'A ship, sailing' ),
				} );
			await listing( walk );
			await open( walk, 'product', '/product/ripple-vase/' );
			await walk.step(
				'product: add with a wrong file type',
				async () => {
					await send( 'ship.png' );
					await productButton( page ).click();
					await expect(
						page.getByText( 'Only text can be engraved' )
					).toBeVisible();
				}
			);
			await product( walk, 'ripple-vase', {
				first: () => send( 'ship.txt' ),
			} );
			await cart( walk );
			await checkout( walk );
		},
	},
	{
		plugin: 'buying/add-ons',
		family: 'add-on prices',
		shows: [ '.add-on-total' ],
		walk: async ( walk ) => {
			const { page } = walk;
			await listing( walk );
			await product( walk, 'everyday-mug', {
				count: 3,
				first: async () => {
					await page.getByLabel( 'Gift wrap' ).check();
					await page.locator( 'form.cart .qty' ).fill( '2' );
					await page.getByLabel( 'Card' ).check();
				},
			} );
			await product( walk, 'wool-throw', {
				count: 4,
				first: async () => {
					await choose( page, 'sand', '150x220' );
					await page.getByLabel( 'Card' ).check();
				},
			} );
			await cart( walk, 2, 5 );
			await checkout( walk );
		},
	},
	{
		plugin: 'buying/minimum',
		family: 'minimum quantity',
		walk: async ( walk ) => {
			const { page } = walk;
			await listing( walk );
			await product( walk, 'linen-napkins', { count: 5 } );
			await open( walk, 'product', '/product/linen-napkins/' );
			await walk.step( 'product: add too few', async () => {
				// Bypass the browser's validation of the field.
				await page
					.locator( 'form.cart' )
					.first()
					.evaluate( ( form ) => {
						( form as HTMLFormElement ).noValidate = true;
					} );
				await page.locator( 'form.cart .qty' ).fill( '3' );
				await productButton( page ).click();
				await expect(
					page.getByText( /is sold by 2 from 4 on/ ).first()
				).toBeVisible();
			} );
			await cart( walk, 2, 6 );
			await checkout( walk );
		},
	},
	{
		plugin: 'buying/redirect',
		family: 'redirect',
		shows: [ '.offers' ],
		walk: async ( walk ) => {
			const { page } = walk;
			await listing( walk );
			await open( walk, 'product', '/product/ripple-vase/' );
			await walk.step( 'product: add with a redirect', async () => {
				await productButton( page ).click();
				await page.waitForURL( /bought=ripple-vase/ );
			} );
			await walk.step( 'offers: add', async () => {
				await page.locator( '.ajax_add_to_cart' ).first().click();
				await expectPieces( walk, 3 );
			} );
			await cart( walk, 3, 5 );
			await checkout( walk );
		},
	},
	{
		plugin: 'buying/bundle',
		family: 'bundles with cart item data',
		shows: [ '.bundled-quantity' ],
		walk: async ( walk ) => {
			const { page } = walk;
			await listing( walk );
			// Bundled products are not counted.
			await product( walk, 'ripple-vase' );
			await open( walk, 'cart', '/cart/' );
			await walk.step( 'cart: the bundle’s quantity', async () => {
				const field = page
					.locator( '.cart_item', { hasText: 'Ripple Vase' } )
					.locator( 'input.qty' );
				await field.fill( '2' );
				await field.press( 'Enter' );
				await expectPieces( walk, 3 );
			} );
			await walk.step( 'cart: remove', async () => {
				await page
					.locator( '.cart_item', { hasText: 'Ripple Vase' } )
					.locator( 'a.remove' )
					.click();
				await expectPieces( walk, 1 );
			} );
			await walk.step( 'cart: undo', async () => {
				await page.getByRole( 'link', { name: 'Undo?' } ).click();
				await expectPieces( walk, 3 );
			} );
			await checkout( walk );
		},
	},
];

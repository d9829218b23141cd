/**
 * Plugins that affect the whole site.
 */
import { expect } from '../../e2e/support/test';
import {
	cart,
	checkout,
	expectPieces,
	fillAddress,
	listing,
	LISTING,
	listingButton,
	open,
	product,
	productButton,
} from '../walk/steps';
import type { Neighbour } from '../walk/types';

export const SITE: readonly Neighbour[] = [
	{
		plugin: 'site/origin',
		family: 'consent and order attribution',
		walk: async ( walk ) => {
			await open( walk, 'landing', '/?utm_source=news&utm_campaign=may' );
			await walk.step( 'landing: consent', () =>
				walk.page.evaluate( () => {
					(
						window as unknown as {
							wc_order_attribution: {
								setOrderTracking: ( allow: boolean ) => void;
							};
						}
					 ).wc_order_attribution.setOrderTracking( true );
				} )
			);
			await listing( walk );
			await product( walk, 'ripple-vase' );
			await cart( walk );
			await checkout( walk );
		},
	},
	{
		plugin: 'site/consent',
		family: 'consent by WP Consent API',
		shows: [ '.consent-banner' ],
		walk: async ( walk ) => {
			const { page } = walk;
			const names = async () =>
				( await page.context().cookies() )
					.map( ( { name } ) => name )
					.filter( ( name ) => name.startsWith( 'sbjs_' ) );
			await open( walk, 'landing', '/?utm_source=news&utm_campaign=may' );
			expect( await names() ).toEqual( [] );
			await listing( walk );
			await walk.step( 'listing: consent', async () => {
				await page.getByRole( 'button', { name: 'Allow' } ).click();
				await expect.poll( names ).toContain( 'sbjs_current' );
			} );
			await product( walk, 'ripple-vase' );
			await cart( walk );
			await checkout( walk );
		},
	},
	{
		plugin: 'site/language',
		family: 'language by URL',
		classic: true,
		shows: [ '.product a.added_to_cart', '#place_order' ],
		walk: async ( walk ) => {
			const { page } = walk;
			await open( walk, 'listing', '/de/shop/?orderby=price' );
			await walk.step( 'listing: add', async () => {
				await listingButton( page ).click();
				await expectPieces( walk, 1 );
			} );
			await open( walk, 'product', '/de/product/ripple-vase/' );
			await walk.step( 'product: add', async () => {
				await productButton( page ).click();
				await expectPieces( walk, 2 );
				await expect(
					page.getByText( /liegt im Warenkorb/ ).first()
				).toBeVisible();
			} );
			await open( walk, 'cart', '/de/cart/' );
			await walk.step( 'cart: coupon', async () => {
				await page.locator( '#coupon_code' ).fill( 'WELCOME10' );
				await page.locator( 'button[name="apply_coupon"]' ).click();
				await expect(
					page.getByText( 'Der Gutschein gilt.' ).first()
				).toBeVisible();
			} );
			await open( walk, 'checkout', '/de/checkout/' );
			await walk.step( 'checkout: address', () => fillAddress( page ) );
			await walk.step( 'checkout: order', async () => {
				await page.locator( '#place_order' ).click();
				await page.waitForURL( /\/de\/checkout\/order-received/ );
			} );
		},
	},
	{
		plugin: 'site/endless',
		family: 'infinite scroll',
		classic: true,
		shows: [ '.came-later .add_to_cart_button' ],
		walk: async ( walk ) => {
			const { page } = walk;
			const later = page.locator( '.came-later .ajax_add_to_cart' );
			await open( walk, 'listing', LISTING );
			await walk.step( 'listing: scroll', async () => {
				await page.evaluate( () => {
					window.dispatchEvent( new Event( 'neighbour-scrolled' ) );
				} );
				await expect( later.first() ).toBeVisible();
			} );
			await walk.step(
				'listing: add a product loaded later',
				async () => {
					await later.last().click();
					await expectPieces( walk, 1 );
				}
			);
			await product( walk, 'ripple-vase' );
			await cart( walk );
			await checkout( walk );
		},
	},
	{
		plugin: 'site/overrides/overrides',
		family: 'a theme with overridden templates',
		classic: true,
		shows: [ '.theme-message', '.theme-mini-cart', '.theme-add' ],
		walk: async ( walk ) => {
			await listing( walk );
			await product( walk, 'ripple-vase' );
			await cart( walk );
			await checkout( walk );
		},
	},
	{
		plugin: 'site/clients',
		family: 'REST and Store API clients',
		shows: [ '.client output' ],
		walk: async ( walk ) => {
			const { page } = walk;
			const by = async ( way: string, said: RegExp, count: number ) => {
				await walk.step( `listing: ${ way }`, async () => {
					await page.getByRole( 'button', { name: way } ).click();
					await expect( page.locator( '.client output' ) ).toHaveText(
						said
					);
					await expectPieces( walk, count );
				} );
			};
			await listing( walk );
			await by( 'By the Store API', /^2 pieces, \d+ points$/, 2 );
			await by( 'By REST', /^true 4$/, 4 );
			await by( 'By an extension', /^6 pieces, \d+ points$/, 6 );
			await product( walk, 'ripple-vase', { count: 7 } );
			await cart( walk, 3, 5 );
			await checkout( walk );
		},
	},
	{
		plugin: 'site/snippet',
		family: 'unrelated jQuery snippet',
		shows: [ '.snippet' ],
		walk: async ( walk ) => {
			await listing( walk );
			await product( walk, 'ripple-vase' );
			await cart( walk );
			await checkout( walk );
		},
	},
];

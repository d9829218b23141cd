/**
 * Pages with shortcodes, as page builders create them.
 */
import { expect } from '../../e2e/support/test';
import {
	changeQuantity,
	checkout,
	expectPieces,
	fillAddress,
	open,
} from '../walk/steps';
import type { Neighbour } from '../walk/types';

export const BUILDERS: readonly Neighbour[] = [
	{
		plugin: 'builders/shortcodes',
		family: 'page builder shortcodes',
		shows: [ 'main p.product', 'main .price' ],
		walk: async ( walk ) => {
			const { page } = walk;
			await open( walk, 'listing', '/built-shop/' );
			await walk.step( 'listing: add', async () => {
				await page
					.locator( 'ul.products .ajax_add_to_cart' )
					.first()
					.click();
				await expectPieces( walk, 1 );
			} );
			await walk.step( 'listing: add by a single button', async () => {
				await page
					.locator( 'p.product .add_to_cart_button' )
					.first()
					.click();
				await expectPieces( walk, 2 );
			} );
			await open( walk, 'product', '/built-product/' );
			await walk.step( 'product: choose', async () => {
				const selects = page.locator( '.variations select' );
				await selects.nth( 0 ).selectOption( 'sand' );
				await selects.nth( 1 ).selectOption( '150x220' );
			} );
			await walk.step( 'product: add', async () => {
				await page
					.locator(
						'form.variations_form .single_add_to_cart_button'
					)
					.click();
				await expectPieces( walk, 3 );
			} );
			await walk.step( 'product: add the other one', async () => {
				await page
					.locator(
						'form.cart:not(.variations_form) .single_add_to_cart_button'
					)
					.click();
				await expectPieces( walk, 4 );
			} );
			await open( walk, 'cart and checkout', '/built-order/' );
			await changeQuantity( walk, 'cart and checkout', 2, 5 );
			await walk.step( 'cart and checkout: address', () =>
				fillAddress( page )
			);
			await walk.step( 'cart and checkout: order', async () => {
				await page.locator( '#place_order' ).click();
				await page.waitForURL( /order-received/ );
				await expect(
					page.getByText( /thank you/i ).first()
				).toBeVisible();
			} );
			// And the usual way, with the products that are left.
			await open( walk, 'listing', '/built-shop/' );
			await walk.step( 'listing: add once more', async () => {
				await page
					.locator( 'p.product .add_to_cart_button' )
					.first()
					.click();
				await expectPieces( walk, 1 );
			} );
			await checkout( walk );
		},
	},
];

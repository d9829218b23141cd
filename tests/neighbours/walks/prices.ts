/**
 * Plugins that change prices and how they are displayed.
 */
import { expect } from '../../e2e/support/test';
import { logInAsCustomer } from '../../e2e/steps/shopper';
import {
	cardOf,
	cart,
	checkout,
	choose,
	expectPieces,
	listing,
	LISTING,
	NOTEBOOK,
	open,
	product,
	productButton,
} from '../walk/steps';
import type { Neighbour } from '../walk/types';

export const PRICES: readonly Neighbour[] = [
	{
		plugin: 'prices/currency',
		family: 'currency switch',
		shows: [ '.currencies b', 'main .price' ],
		walk: async ( walk ) => {
			const { page } = walk;
			await listing( walk );
			await walk.step( 'listing: dollars', async () => {
				await page
					.getByRole( 'navigation', { name: 'Currency' } )
					.getByRole( 'link', { name: 'USD' } )
					.click();
				await expect( cardOf( page, NOTEBOOK ) ).toContainText(
					'$19.25'
				);
			} );
			await product( walk, 'wool-throw', {
				first: () => choose( page, 'sand', '150x220' ),
			} );
			await cart( walk );
			await checkout( walk );
		},
	},
	{
		plugin: 'prices/members',
		family: 'members’ prices',
		shows: [ '.members-only', '.usual', 'main .price' ],
		walk: async ( walk ) => {
			const { page } = walk;
			await listing( walk );
			await open( walk, 'product', '/product/ripple-vase/' );
			await walk.step( 'account: log in', () => logInAsCustomer( page ) );
			await product( walk, 'ripple-vase' );
			await cart( walk );
			await checkout( walk );
		},
	},
	{
		plugin: 'prices/subscriptions',
		family: 'subscriptions’ price strings',
		shows: [ '.period', '.recurring', '#place_order' ],
		walk: async ( walk ) => {
			const { page } = walk;
			await listing( walk );
			await open( walk, 'product', '/product/beeswax-candle/' );
			await walk.step(
				'product: add, which removes the other one',
				async () => {
					await productButton( page ).click();
					await expect(
						page.getByText( /was taken out/ ).first()
					).toBeVisible();
				}
			);
			await open( walk, 'listing', LISTING );
			await open( walk, 'product', '/product/ripple-vase/' );
			await walk.step( 'product: add, rejected', async () => {
				await productButton( page ).click();
				await expect(
					page.getByText( 'A subscription is bought alone.' ).first()
				).toBeVisible();
				await expectPieces( walk, 1 );
			} );
			await cart( walk, 2, 2 );
			await checkout( walk );
		},
	},
];

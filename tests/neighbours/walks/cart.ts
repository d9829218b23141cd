/**
 * Plugins that extend the cart.
 */
import { expect } from '../../e2e/support/test';
import {
	cart,
	checkout,
	expectPieces,
	listing,
	open,
	product,
} from '../walk/steps';
import type { Neighbour } from '../walk/types';

export const CART: readonly Neighbour[] = [
	{
		plugin: 'cart/side-cart',
		family: 'side cart by fragments',
		classic: true,
		shows: [ '.side-cart .mini_cart_item', '.side-count', '.side-line b' ],
		walk: async ( walk ) => {
			const { page } = walk;
			const side = page.locator( '.side-cart' );
			await listing( walk );
			await walk.step( 'side cart: plus', async () => {
				await expect( side ).toBeVisible();
				await side.locator( '.side-plus' ).click();
				await expectPieces( walk, 2 );
			} );
			await walk.step( 'side cart: remove', async () => {
				await side.locator( '.remove_from_cart_button' ).click();
				await expectPieces( walk, 0 );
			} );
			await walk.step( 'side cart: close', () =>
				side.locator( '.side-close' ).click()
			);
			await listing( walk );
			await product( walk, 'ripple-vase' );
			await cart( walk );
			await checkout( walk );
		},
	},
	{
		plugin: 'cart/shipping-bar',
		family: 'free-shipping bar',
		classic: true,
		shows: [ '.shipping-bar' ],
		walk: async ( walk ) => {
			await listing( walk );
			await product( walk, 'everyday-mug' );
			await cart( walk, 4, 5 );
			await checkout( walk );
		},
	},
	{
		plugin: 'cart/gift',
		family: '`WC()->cart` in PHP',
		walk: async ( walk ) => {
			await listing( walk );
			await open( walk, 'starter set', '/?starter-set=1' );
			// 18 + 9 + 18 euros, and 64 more: the gift is added.
			await product( walk, 'ripple-vase', { count: 5 } );
			// The first item is the notebook: the gift is removed again.
			await cart( walk, 1, 3 );
			await checkout( walk );
		},
	},
];

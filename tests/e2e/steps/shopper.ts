import type { Locator, Page, Response } from '@playwright/test';
import { expect } from '../support/test';

/** The product cards of a listing. */
export const card = ( page: Page, product: string ): Locator =>
	page.getByRole( 'listitem' ).filter( {
		has: page.getByRole( 'heading', { name: product, exact: true } ),
	} );

export const cartIcon = ( page: Page ): Locator =>
	page.getByRole( 'banner' ).getByRole( 'link', { name: /items/ } );

export const drawer = ( page: Page ): Locator =>
	page.getByRole( 'dialog', { name: 'Your cart' } );

/** A line of the mini-cart, drawer or cart page. */
export const line = ( within: Locator, product: string ): Locator =>
	within
		.locator( '[data-cart_item_key]:is(li, tr)' )
		.filter( { hasText: product } );

/** The answer of a cart endpoint that the next action brings. */
export const answerOf = ( page: Page, endpoint: string ): Promise< Response > =>
	page.waitForResponse( ( response ) =>
		response.url().includes( `wc-ajax=${ endpoint }` )
	);

/** Sees how many pieces the header says there are. */
export const expectCount = ( page: Page, count: number ): Promise< void > =>
	expect( cartIcon( page ) ).toHaveAccessibleName(
		new RegExp( `(^|\\s)${ count } items$` )
	);

/** Adds from the listing, and sees the button and the count say so. */
export async function addFromListing(
	page: Page,
	product: string,
	count: number
): Promise< void > {
	const button = card( page, product ).getByRole( 'button', {
		name: `Add to cart: “${ product }”`,
	} );
	await button.click();
	await expectCount( page, count );
	await expect(
		card( page, product ).getByRole( 'link', { name: 'View cart' } )
	).toBeVisible();
}

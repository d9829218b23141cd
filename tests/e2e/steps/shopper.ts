import type { Locator, Page, Response } from '@playwright/test';
import { expect } from '../support/test';

/** What a shopper types into the checkout. */
export const ADDRESS = {
	'Email address': 'ada@example.org',
	'First name': 'Ada',
	'Last name': 'Byron',
	'Street address': 'St James Square 12',
	'Town or city': 'London',
	Postcode: 'SW1Y 4JH',
} as const;

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

/** Fills in the checkout's address. */
export async function fillAddress( page: Page ): Promise< void > {
	const billing = page.locator( 'form[name="checkout"]' );
	for ( const [ label, value ] of Object.entries( ADDRESS ) ) {
		await billing
			.getByRole( 'textbox', { name: new RegExp( `^${ label }` ) } )
			.first()
			.fill( value );
	}
	await billing
		.getByRole( 'combobox', { name: /^Country/ } )
		.first()
		.selectOption( 'GB' );
}

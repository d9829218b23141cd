import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test';
import { cartIcon, drawer, haveInCart } from './shopper';

/** Where a shopper may go to the checkout from. */
export const PLACES = [ 'cart page', 'drawer' ] as const;
export type Place = ( typeof PLACES )[ number ];

export const PRODUCT = 'Storage Jar, small';

/** The link from there to the checkout. */
export const wayToCheckout = ( page: Page, place: Place ): Locator =>
	place === 'drawer'
		? drawer( page ).getByRole( 'link', { name: 'Checkout', exact: true } )
		: page
				.getByRole( 'main' )
				.getByRole( 'link', { name: /^Proceed to checkout/i } );

/** What the console was warned of. */
export function hearWarnings( page: Page ): string[] {
	const warnings: string[] = [];
	page.on( 'console', ( message ) => {
		// Those of the page's scripts, not what the browser finds wanting.
		if ( message.type() === 'warning' && message.args().length ) {
			warnings.push( message.text() );
		}
	} );
	return warnings;
}

/**
 * Puts something into the cart, and goes where it can be paid. A tracking cookie
 * says who the shopper is, so that the shop need not be asked.
 */
export async function fillCart(
	page: Page,
	url: string,
	place: Place
): Promise< Locator > {
	await haveInCart( page, PRODUCT );
	return goWhereItIsPaid( page, url, place );
}

/** Goes with a cart where it can be paid. */
export async function goWhereItIsPaid(
	page: Page,
	url: string,
	place: Place
): Promise< Locator > {
	await page.context().addCookies( [ { name: 'tk_ai', value: 'abc', url } ] );
	await page.goto( place === 'drawer' ? '/shop/' : '/cart/' );
	if ( place === 'drawer' ) {
		await cartIcon( page ).click();
	}
	const button = wayToCheckout( page, place );
	await expect( button ).toBeVisible();
	return button;
}

/**
 * Waits until the button leads to the wallet: whoever comes near it then brings
 * the script that knows the way.
 */
export async function whenTaken(
	page: Page,
	button: Locator
): Promise< void > {
	await expect
		.poll(
			async () => {
				await button.dispatchEvent( 'pointerover' );
				return page.evaluate( () =>
					performance
						.getEntriesByType( 'resource' )
						.some( ( { name } ) => name.includes( 'wallet-guide' ) )
				);
			},
			{ timeout: 30_000 }
		)
		.toBe( true );
}

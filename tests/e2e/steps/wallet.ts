import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test';
import { cartIcon, drawer, haveInCart } from './shopper';

/** Places with a link to the checkout. */
export const PLACES = [ 'cart page', 'drawer' ] as const;
export type Place = ( typeof PLACES )[ number ];

export const PRODUCT = 'Storage Jar, small';

/** The link to the checkout. */
export const wayToCheckout = ( page: Page, place: Place ): Locator =>
	place === 'drawer'
		? drawer( page ).getByRole( 'link', { name: 'Checkout', exact: true } )
		: page
				.getByRole( 'main' )
				.getByRole( 'link', { name: /^Proceed to checkout/i } );

/** Collects console warnings. */
export function hearWarnings( page: Page ): string[] {
	const warnings: string[] = [];
	page.on( 'console', ( message ) => {
		// Warnings of scripts only, not of the browser itself.
		if ( message.type() === 'warning' && message.args().length ) {
			warnings.push( message.text() );
		}
	} );
	return warnings;
}

/**
 * Adds a product to the cart, and opens the place with the checkout link. A
 * tracking cookie identifies the shopper, so that the shop need not be asked.
 */
export async function fillCart(
	page: Page,
	url: string,
	place: Place
): Promise< Locator > {
	await haveInCart( page, PRODUCT );
	return goWhereItIsPaid( page, url, place );
}

/** Opens the place with the checkout link. */
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
 * Waits until the button leads to the wallet: hovering or focusing it loads the
 * wallet's script.
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

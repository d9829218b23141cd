import type { Locator, Page } from '@playwright/test';
import { expect } from '../../support/test';

type AddressType = 'billing' | 'shipping';

/** The first address line of the page's form. */
export const line = ( page: Page, type: AddressType = 'billing' ): Locator =>
	page.locator( `[name="${ type }_address_1"]` );

export const suggestions = ( page: Page ): Locator =>
	page.getByRole( 'listbox', { name: 'Address suggestions' } );

export const options = ( page: Page ): Locator =>
	suggestions( page ).getByRole( 'option' );

/** Selects the country of an address. */
export async function chooseCountry(
	page: Page,
	country: string,
	type: AddressType = 'billing'
): Promise< void > {
	await page
		.locator( `select[name="${ type }_country"]` )
		.selectOption( country );
}

/**
 * Fills a first address line and expects a number of suggestions. Fills it all at
 * once: on a slow machine, responses to partial input would interfere.
 */
export async function search(
	page: Page,
	text: string,
	count: number,
	type: AddressType = 'billing'
): Promise< void > {
	await line( page, type ).fill( '' );
	await expect( options( page ) ).toHaveCount( 0 );
	await line( page, type ).fill( text );
	await expect( options( page ) ).toHaveCount( count );
}

/** Expects the values of an address. */
export async function expectAddress(
	page: Page,
	values: Readonly< Record< string, string > >,
	type: AddressType = 'billing'
): Promise< void > {
	for ( const [ part, value ] of Object.entries( values ) ) {
		await expect(
			page.locator( `[name="${ type }_${ part }"]` )
		).toHaveValue( value );
	}
}

/** Whether the whole list is visible and not covered. */
export const isInView = ( list: Locator ): Promise< boolean > =>
	list.evaluate( ( element ) => {
		const { left, right, top } = element.getBoundingClientRect();
		const { innerWidth, document } = window;
		const shown = document.elementFromPoint( left + 20, top + 10 );
		return left >= 0 && right <= innerWidth && element.contains( shown );
	} );

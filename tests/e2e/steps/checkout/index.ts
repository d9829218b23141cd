import type { Locator, Page } from '@playwright/test';
import { expect } from '../../support/test';
import { isFocused, tabTo, typeInto } from '../keyboard';
import { addFromListing } from '../shopper';

/** What a shopper types into the checkout, by how the field's label begins on every engine. */
const ADDRESS = {
	'Email address': 'ada@example.org',
	'First name': 'Ada',
	'Last name': 'Byron',
	'Street address': 'St James Square 12',
	Town: 'London',
	Postcode: 'SW1Y 4JH',
} as const;

/** What a postcode is called in the country that a form starts with; without script it stays so. */
const OTHERWISE: Readonly< Record< string, string > > = {
	Postcode: '(Postcode|ZIP code)',
};

const form = ( page: Page ): Locator => page.locator( 'form[name="checkout"]' );

/** A field of the billing address, which comes before that of another recipient. */
export const addressField = (
	page: Page,
	label: keyof typeof ADDRESS
): Locator =>
	form( page )
		.getByLabel( new RegExp( `^${ OTHERWISE[ label ] ?? label }` ) )
		.first();

const fields = Object.entries( ADDRESS ) as [ keyof typeof ADDRESS, string ][];

/** Goes to the checkout with a mug out of the listing. */
export async function checkOutMug( page: Page ): Promise< void > {
	await page.goto( '/shop/' );
	await addFromListing( page, 'Everyday Mug', 1 );
	await page.goto( '/checkout/' );
}

/** Fills in the checkout's address. */
export async function fillAddress( page: Page ): Promise< void > {
	// First, since the other fields may be others in another country.
	await form( page )
		.locator( 'select[name="billing_country"]' )
		.selectOption( 'GB' );
	for ( const [ label, value ] of fields ) {
		await addressField( page, label ).fill( value );
	}
	// Leaving the last field reviews the order: WooCommerce covers its button then, and a press that is under way is lost.
	await addressField( page, 'First name' ).focus();
}

/**
 * Chooses the country from the list with a search field that WooCommerce puts
 * in the select's place. Now and then a list that is gone goes on listening:
 * the next space opens it out of sight and the Tab key is dead from then on,
 * so a shopper would load the page again, and so does this.
 */
async function chooseFromSearch( page: Page, country: Locator ) {
	const open = page.locator( '.select2-container--open' );
	const name = addressField( page, 'First name' );
	await expect( async () => {
		await tabTo( page, country );
		await page.keyboard.press( 'Enter' );
		await expect( open.first() ).toBeVisible();
		await page.keyboard.type( 'United Kingdom (UK)' );
		await expect(
			page.locator( '.select2-results__option--highlighted' )
		).toHaveText( 'United Kingdom (UK)' );
		await page.keyboard.press( 'Enter' );
		await expect( open ).toHaveCount( 0 );
		// It takes the focus back a moment later,
		await expect( country ).toBeFocused();
		// and answers keys of other fields as long as it believes that it has the focus.
		await page.keyboard.press( 'Tab' );
		await expect( page.locator( '.select2-container--focus' ) ).toHaveCount(
			0
		);
		await typeInto( page, name, 'A B' );
		await page.keyboard.press( 'Tab' );
		const isThrough =
			( await name.inputValue() ) === 'A B' &&
			! ( await isFocused( name ) );
		if ( ! isThrough ) {
			await page.reload();
		}
		expect( isThrough ).toBe( true );
	} ).toPass( { timeout: 60_000 } );
}

/** Fills it in by the keyboard alone. */
export async function typeAddress( page: Page ): Promise< void > {
	const country = form( page )
		.getByRole( 'combobox', { name: /^Country/ } )
		.first();
	await tabTo( page, country );
	const isNative = await country.evaluate(
		( { tagName } ) => tagName === 'SELECT'
	);
	if ( isNative ) {
		// A browser that waits too long for the next letter begins a new word.
		await expect( async () => {
			await page.keyboard.type( 'United Kingdom' );
			expect( await country.inputValue() ).toBe( 'GB' );
		} ).toPass();
	} else {
		await chooseFromSearch( page, country );
	}
	for ( const [ label, value ] of fields ) {
		await typeInto( page, addressField( page, label ), value );
	}
}

export const placeOrder = ( page: Page ): Locator =>
	page.getByRole( 'button', { name: /place order/i } );

/** Sees that the order is placed. */
export async function expectThanks( page: Page ): Promise< void > {
	// As long as the shop takes to place it.
	await page.waitForURL( /order-received/ );
	await expect( page.getByText( /thank you/i ).first() ).toBeVisible();
}

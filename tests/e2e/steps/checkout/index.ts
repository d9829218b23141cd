import type { Locator, Page } from '@playwright/test';
import { expect } from '../../support/test';
import { isFocused, tabTo, typeInto } from '../keyboard';
import { addFromListing } from '../shopper';

/** Checkout values by the beginning of the field's label, which is the same on every engine. */
const ADDRESS = {
	'Email address': 'ada@example.org',
	'First name': 'Ada',
	'Last name': 'Byron',
	'Street address': 'St James Square 12',
	Town: 'London',
	Postcode: 'SW1Y 4JH',
} as const;

/** Labels of the postcode field in the initial country of a form, which they keep without JavaScript. */
const OTHERWISE: Readonly< Record< string, string > > = {
	Postcode: '(Postcode|ZIP code)',
};

const form = ( page: Page ): Locator => page.locator( 'form[name="checkout"]' );

/** A field of the billing address, which comes before the shipping address. */
export const addressField = (
	page: Page,
	label: keyof typeof ADDRESS
): Locator =>
	form( page )
		.getByLabel( new RegExp( `^${ OTHERWISE[ label ] ?? label }` ) )
		.first();

const fields = Object.entries( ADDRESS ) as [ keyof typeof ADDRESS, string ][];

/** Adds a mug from the listing and goes to the checkout. */
export async function checkOutMug( page: Page ): Promise< void > {
	await page.goto( '/shop/' );
	await addFromListing( page, 'Everyday Mug', 1 );
	await page.goto( '/checkout/' );
}

/** Fills in the checkout address. */
export async function fillAddress( page: Page ): Promise< void > {
	// The country comes first, since it may change the other fields.
	await form( page )
		.locator( 'select[name="billing_country"]' )
		.selectOption( 'GB' );
	for ( const [ label, value ] of fields ) {
		await addressField( page, label ).fill( value );
	}
	// Leaving the last field updates the order review. WooCommerce blocks its button meanwhile, and a click
	// would be lost.
	await addressField( page, 'First name' ).focus();
}

/**
 * Selects the country from WooCommerce's searchable dropdown. Sometimes a closed
 * dropdown keeps listening: the next space opens it off-screen and disables the
 * Tab key. A shopper would reload the page then, and so does this function.
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
		// The dropdown takes the focus back shortly after
		await expect( country ).toBeFocused();
		// and handles keys of other fields as long as it thinks that it has the focus.
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

/** Fills in the checkout address with the keyboard alone. */
export async function typeAddress( page: Page ): Promise< void > {
	const country = form( page )
		.getByRole( 'combobox', { name: /^Country/ } )
		.first();
	await tabTo( page, country );
	const isNative = await country.evaluate(
		( { tagName } ) => tagName === 'SELECT'
	);
	if ( isNative ) {
		// If the next key comes too late, the browser starts a new search.
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

/** Expects the order confirmation. */
export async function expectThanks( page: Page ): Promise< void > {
	// Placing the order may take a while.
	await page.waitForURL( /order-received/ );
	await expect( page.getByText( /thank you/i ).first() ).toBeVisible();
}

import type { Page } from '@playwright/test';
import {
	chooseCountry,
	expectAddress,
	isInView,
	line,
	options,
	search,
	suggestions,
} from '../steps/checkout/address';
import { checkOutMug } from '../steps/checkout';
import { keepBack } from '../steps/scripts';
import { logInAsCustomer } from '../steps/shopper';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

const save = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Save address' } );

const edit = ( page: Page, kind: string ) =>
	page.getByRole( 'link', { name: new RegExp( `^(Add|Edit) ${ kind }` ) } );

const said = ( page: Page, text: string ) =>
	page.getByRole( 'main' ).getByRole( 'alert' ).filter( { hasText: text } );

test( 'a customer edits the billing address by keyboard with a suggestion, and the checkout uses it', async ( {
	page,
} ) => {
	await logInAsCustomer( page );
	await expectAccessible( page );
	await edit( page, 'Billing address' ).press( 'Enter' );
	await chooseCountry( page, 'GB' );
	await search( page, '12 haz', 1 );
	await expectAccessible( page );
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Enter' );
	await expectAddress( page, {
		address_1: '12 Hazel Lane',
		address_2: 'Flat 2',
		city: 'London',
		postcode: 'SW1A 1AA',
	} );
	await page.locator( '#billing_first_name' ).fill( '' );
	await save( page ).press( 'Enter' );
	const alert = page.getByRole( 'alert' );
	await expect( alert ).toContainText(
		'Your address has not been saved yet'
	);
	await expect( alert ).toBeFocused();
	await expectAccessible( page );
	await expectAddress( page, { address_1: '12 Hazel Lane' } );
	await alert.getByRole( 'link', { name: /First name/ } ).press( 'Enter' );
	await expect( page.locator( '#billing_first_name' ) ).toBeFocused();
	await page.keyboard.type( 'Cara' );
	await page.locator( '#billing_last_name' ).fill( 'Customer' );
	await save( page ).press( 'Enter' );
	await expect( said( page, 'billing address was saved' ) ).toBeVisible();
	await expect(
		page.getByRole( 'main' ).getByText( 'SW1A 1AA', { exact: false } )
	).toBeVisible();
	await checkOutMug( page );
	await expectAddress( page, { address_1: '12 Hazel Lane', city: 'London' } );
} );

test.describe( 'on a phone, 390 px wide', () => {
	test.use( { viewport: { width: 390, height: 844 }, hasTouch: true } );

	test( 'a shipping address is selected and saved by tap', async ( {
		page,
	} ) => {
		await logInAsCustomer( page );
		await edit( page, 'Shipping address' ).tap();
		await page.locator( '#shipping_first_name' ).fill( 'Cara' );
		await page.locator( '#shipping_last_name' ).fill( 'Customer' );
		await chooseCountry( page, 'DE', 'shipping' );
		await search( page, 'hasel', 2, 'shipping' );
		expect( await isInView( suggestions( page ) ) ).toBe( true );
		await options( page ).first().tap();
		await expectAddress( page, { city: 'Berlin' }, 'shipping' );
		await save( page ).tap();
		await expect(
			said( page, 'shipping address was saved' )
		).toBeVisible();
		await expectAccessible( page );
	} );
} );

test( 'the suggestions script is fetched on interaction with an address, not before', async ( {
	page,
} ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	await logInAsCustomer( page );
	expect( asked.filter( ( url ) => /address/.test( url ) ) ).toEqual( [] );
	await edit( page, 'Billing address' ).click();
	// The page now handles focus events.
	await expect( line( page ) ).toHaveRole( 'combobox' );
	await line( page ).focus();
	await expect
		.poll( () =>
			asked.some( ( url ) => /islands-address\.js/.test( url ) )
		)
		.toBe( true );
} );

test( 'markup is stripped from an address search, with one console warning [5.8-01] [5.8-02]', async ( {
	page,
} ) => {
	const warnings: string[] = [];
	page.on( 'console', ( message ) => {
		if ( message.type() === 'warning' ) {
			warnings.push( message.text() );
		}
	} );
	await checkOutMug( page );
	await chooseCountry( page, 'GB' );
	await search( page, '12 haz', 1 );
	expect( warnings ).toEqual( [] );
	await search( page, '<b>12 haz', 1 );
	expect( warnings ).toEqual( [ 'Input was sanitized for security' ] );
} );

test.describe( 'before its script loads', () => {
	test.use( { isHasty: true } );

	test( 'a typed address is searched once the script loads', async ( {
		page,
	} ) => {
		await checkOutMug( page );
		const script = /loader-address\.js/;
		const letGo = await keepBack( page, script );
		const asked = page.waitForRequest( script );
		await page.goto( '/checkout/', { waitUntil: 'commit' } );
		await asked;
		await chooseCountry( page, 'GB' );
		await line( page ).fill( '12 haz' );
		letGo();
		await expect( options( page ) ).toHaveCount( 1 );
	} );
} );

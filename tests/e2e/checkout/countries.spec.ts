/**
 * Address fields by country.
 *
 * @see spec 3.5, 5.6
 */
import type { Page } from '@playwright/test';
import { chooseCountry, expectAddress } from '../steps/checkout/address';
import {
	addressField,
	checkOutMug,
	expectThanks,
	fillAddress,
	placeOrder,
} from '../steps/checkout';
import { logInAsCustomer, send } from '../steps/shopper';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

const FIELDS = /wc-ajax=vitrine_country_fields/;

const states = ( page: Page, name: string | RegExp = /^State/ ) =>
	page.getByRole( 'combobox', { name } ).first();

const state = ( page: Page ) => page.locator( '[name="billing_state"]' );

const address = ( page: Page ) => page.getByRole( 'main' ).locator( 'address' );

test( 'state and postcode follow the country, old values go, and the receipt formats the address by country', async ( {
	page,
	site,
} ) => {
	await checkOutMug( page );
	await fillAddress( page );
	await expect( page.getByLabel( /^County/ ).first() ).toHaveValue( '' );
	await page
		.getByLabel( /^County/ )
		.first()
		.fill( 'Kent' );
	await chooseCountry( page, 'US' );
	await expect( states( page ) ).toHaveAttribute( 'aria-required', 'true' );
	await expect( states( page ) ).toHaveValue( '' );
	await expect( states( page ) ).toHaveAttribute(
		'autocomplete',
		'billing address-level1'
	);
	await states( page ).selectOption( 'California' );
	await chooseCountry( page, 'DE' );
	await expect( state( page ) ).toBeHidden();
	await expect( state( page ) ).toHaveValue( '' );
	await chooseCountry( page, 'JP' );
	await expect( states( page, /^Prefecture/ ) ).toHaveValue( '' );
	await chooseCountry( page, 'US' );
	await expect( states( page ) ).toHaveValue( '' );
	await expectAccessible( page );
	await page
		.getByLabel( /^ZIP code/ )
		.first()
		.fill( '90210' );
	await addressField( page, 'Town' ).fill( 'Beverly Hills' );
	await placeOrder( page ).click();
	const alert = page.getByRole( 'alert' );
	await expect( alert ).toContainText( 'State is required.' );
	await alert.getByRole( 'link', { name: /State/ } ).click();
	await expect( states( page ) ).toBeFocused();
	await states( page ).selectOption( 'CA' );
	await placeOrder( page ).click();
	await expectThanks( page );
	await expect( address( page ).first() ).toContainText(
		'Beverly Hills, CA 90210'
	);
	const mail = site
		.mails()
		.find( ( { to } ) => [ to ].flat().includes( 'ada@example.org' ) );
	expect( mail?.message ).toContain( 'Beverly Hills, CA 90210' );
} );

test( 'country data is fetched when a country is selected, not before', async ( {
	page,
} ) => {
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url() ) );
	const chunks = () =>
		asked.filter( ( url ) => /\/countries\.js/.test( url ) );
	await checkOutMug( page );
	await addressField( page, 'Town' ).fill( 'Kyoto' );
	expect( chunks() ).toEqual( [] );
	expect( asked.filter( ( url ) => FIELDS.test( url ) ) ).toEqual( [] );
	await chooseCountry( page, 'JP' );
	await expect( states( page, /^Prefecture/ ) ).toBeVisible();
	expect( chunks() ).toHaveLength( 1 );
	await expect( addressField( page, 'Town' ) ).toHaveValue( 'Kyoto' );
} );

test( 'the state field keeps focus when it becomes a select', async ( {
	page,
} ) => {
	await checkOutMug( page );
	await chooseCountry( page, 'GB' );
	await expect( page.getByLabel( /^County/ ).first() ).toBeVisible();
	let release = () => {};
	const held = new Promise< void >( ( resolve ) => {
		release = resolve;
	} );
	await page.route( FIELDS, async ( route ) => {
		await held;
		await route.continue();
	} );
	await chooseCountry( page, 'CA' );
	const typed = page.locator( 'input[name="billing_state"]' );
	await typed.focus();
	await typed.fill( 'quebec' );
	release();
	await expect( states( page, /^Province/ ) ).toHaveValue( 'QC' );
	await expect( states( page, /^Province/ ) ).toBeFocused();
} );

test.describe( 'when the shop does not respond', () => {
	test.use( { allowedErrors: [ /ERR_FAILED/ ] } );

	test( 'the state is typed as text and recognized', async ( { page } ) => {
		await checkOutMug( page );
		await fillAddress( page );
		await expect( page.getByLabel( /^County/ ).first() ).toBeVisible();
		await page.route( FIELDS, ( route ) => route.abort() );
		await chooseCountry( page, 'US' );
		await addressField( page, 'Postcode' ).fill( '90210' );
		await state( page ).fill( 'california' );
		await placeOrder( page ).click();
		await expectThanks( page );
		await expect( address( page ).first() ).toContainText( ', CA 90210' );
	} );
} );

test( "the account's address form follows the country and keeps the state", async ( {
	page,
} ) => {
	await logInAsCustomer( page );
	await page.getByRole( 'link', { name: /^(Add|Edit) shipping/i } ).click();
	const values = {
		first_name: 'Cara',
		last_name: 'Customer',
		address_1: 'Via Roma 1',
		city: 'Fiesole',
		postcode: '50014',
	};
	await chooseCountry( page, 'IT', 'shipping' );
	await states( page, /^Province/ ).selectOption( 'Firenze' );
	for ( const [ part, value ] of Object.entries( values ) ) {
		await page.locator( `#shipping_${ part }` ).fill( value );
	}
	await expectAccessible( page );
	await page.getByRole( 'button', { name: 'Save address' } ).click();
	await expect(
		page.getByRole( 'main' ).getByText( '50014 Fiesole FI' )
	).toBeVisible();
	await page.getByRole( 'link', { name: /^Edit shipping/i } ).click();
	await expectAddress( page, { ...values, state: 'FI' }, 'shipping' );
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'another country shows its fields on submit, with all entries', async ( {
		page,
	} ) => {
		await page.goto( '/product/everyday-mug/' );
		await send( page, page.locator( '.single_add_to_cart_button' ) );
		await page.goto( '/checkout/' );
		await fillAddress( page );
		await chooseCountry( page, 'ES' );
		await addressField( page, 'Postcode' ).fill( '28901' );
		await placeOrder( page ).click();
		await expect( states( page, /^Province/ ) ).toHaveValue( '' );
		await expect( addressField( page, 'Town' ) ).toHaveValue( 'London' );
		await states( page, /^Province/ ).selectOption( 'Madrid' );
		await placeOrder( page ).click();
		await expectThanks( page );
		await expect( address( page ).first() ).toContainText(
			'28901 London Madrid'
		);
	} );
} );

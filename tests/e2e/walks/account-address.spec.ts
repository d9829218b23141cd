/**
 * Address suggestions in the account's forms, of Vitrine or another engine.
 *
 * @see spec 3.7, 4.5
 */
import type { Page } from '@playwright/test';
import {
	chooseCountry,
	expectAddress,
	isInView,
	options,
	search,
	suggestions,
} from '../steps/checkout/address';
import { logInAsCustomer } from '../steps/shopper';
import { expectAccessible } from '../support/accessible';
import type { Shop } from '../support/shops';
import { expect, test } from '../support/test';

/** Opens the form of one of the customer's addresses. */
const openForm = async (
	page: Page,
	{ commerce }: Shop,
	type: 'billing' | 'shipping'
) => {
	await logInAsCustomer( page );
	if ( commerce === 'woocommerce' ) {
		await page.goto( `/account/edit-address/${ type }/` );
	} else {
		await page
			.getByRole( 'link', {
				name: new RegExp( `^(Add|Edit) ${ type }`, 'i' ),
			} )
			.click();
	}
	await page.locator( `#${ type }_first_name` ).fill( 'Cara' );
	await page.locator( `#${ type }_last_name` ).fill( 'Customer' );
};

const save = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Save address' } );

/** Expects the address to be saved, and to be in the form the next time. */
const expectSaved = async ( page: Page, form: string ) => {
	await expect(
		page
			.getByRole( 'main' )
			.getByRole( 'alert' )
			.filter( { hasText: /changed successfully|was saved/ } )
	).toBeVisible();
	await page.goto( form );
};

test( 'a customer selects a suggested billing address by keyboard and saves it', async ( {
	page,
	shop,
} ) => {
	await openForm( page, shop, 'billing' );
	await chooseCountry( page, 'GB' );
	await search( page, '12 haz', 1 );
	await expectAccessible( page );
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Enter' );
	const address = {
		country: 'GB',
		address_1: '12 Hazel Lane',
		address_2: 'Flat 2',
		city: 'London',
		postcode: 'SW1A 1AA',
	};
	await expect( suggestions( page ) ).toBeHidden();
	await expectAddress( page, address );
	const form = page.url();
	await save( page ).press( 'Enter' );
	await expectSaved( page, form );
	await expectAddress( page, address );
} );

test.describe( 'on a phone, 390 px wide', () => {
	test.use( { viewport: { width: 390, height: 844 }, hasTouch: true } );

	test( 'a customer selects a suggested shipping address by tap and saves it', async ( {
		page,
		shop,
	} ) => {
		await openForm( page, shop, 'shipping' );
		await chooseCountry( page, 'DE', 'shipping' );
		await search( page, 'hasel', 2, 'shipping' );
		expect( await isInView( suggestions( page ) ) ).toBe( true );
		await options( page ).nth( 1 ).tap();
		const address = {
			country: 'DE',
			address_1: 'Haselweg 12',
			city: 'Berlin',
		};
		await expectAddress( page, address, 'shipping' );
		const form = page.url();
		await save( page ).tap();
		await expectSaved( page, form );
		await expectAddress( page, address, 'shipping' );
	} );
} );

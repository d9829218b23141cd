import type { Page } from '@playwright/test';
import {
	englishOn,
	markForeignTexts,
	storedWords,
	unmarkForeignTexts,
} from '../steps/english';
import { speak } from '../steps/language';
import { expectKept, haveInCart } from '../steps/shopper';
import { test, expect } from '../support/test';

/** A theme or WooCommerce prints the rest of the page. */
const OURS = '[class*="vitrine-"]';

const ADDRESS = {
	email: 'ada@example.org',
	first_name: 'Ada',
	last_name: 'Byron',
	address_1: 'Hauptstraße 12',
	city: 'Berlin',
	postcode: '10115',
};

const cartIcon = ( page: Page ) =>
	page.getByRole( 'banner' ).getByRole( 'link', { name: /Artikel/ } );

test.beforeEach( ( { site } ) => markForeignTexts( site ) );

test.afterEach( ( { site } ) => unmarkForeignTexts( site ) );

test.describe( 'a shop in German', () => {
	let stored: string[] = [];

	const expectGerman = async ( page: Page, where: string ) =>
		expect(
			await englishOn( page, 'de_DE', stored, OURS ),
			`English on ${ where }`
		).toEqual( [] );

	test.beforeEach( async ( { site } ) => {
		await speak( site, 'de_DE' );
		stored = await storedWords( site );
	} );

	test( 'says nothing of ours in English, from the listing to the receipt', async ( {
		page,
	} ) => {
		await page.goto( '/shop/' );
		await expect( page.locator( 'html' ) ).toHaveAttribute(
			'lang',
			'de-DE'
		);
		await expectGerman( page, 'the listing' );
		await page.goto( '/product/wool-throw/' );
		await expectGerman( page, 'the product page' );

		await haveInCart( page, 'Everyday Mug' );
		await page.goto( '/shop/' );
		await cartIcon( page ).click();
		const drawer = page.getByRole( 'dialog', { name: 'Dein Warenkorb' } );
		await expect( drawer ).toContainText( 'Zwischensumme' );
		await expectGerman( page, 'the drawer' );
		await drawer.getByRole( 'link', { name: /aus dem Warenkorb/ } ).click();
		await drawer
			.getByRole( 'button', { name: /^Rückgängig machen/ } )
			.click();
		await expect( drawer ).toContainText( 'Everyday Mug' );
		await expectGerman( page, 'the drawer after an undo' );
		await expectKept( page );

		await page.goto( '/cart/' );
		await expectGerman( page, 'the cart' );

		await page.goto( '/checkout/' );
		await expectGerman( page, 'the checkout' );
		await page.locator( '#place_order' ).click();
		await expect( page.getByRole( 'alert' ).first() ).toBeVisible();
		await expectGerman( page, 'the checkout with errors' );

		await page
			.locator( 'select[name="billing_country"]' )
			.selectOption( 'DE' );
		for ( const [ name, value ] of Object.entries( ADDRESS ) ) {
			await page.locator( `[name="billing_${ name }"]` ).fill( value );
		}
		await page.locator( '[name="billing_first_name"]' ).focus();
		await page.locator( '#place_order' ).click();
		await expect( page ).toHaveURL( /order-received/ );
		await expectGerman( page, 'the receipt' );
	} );

	test( 'says nothing of ours in English in the account', async ( {
		page,
	} ) => {
		await page.goto( '/account/' );
		await expectGerman( page, 'the account of a guest' );
		await page.request.post( '/wp-login.php', {
			form: { log: 'customer', pwd: 'password' },
			maxRedirects: 0,
		} );
		await page.goto( '/account/' );
		await expectGerman( page, 'the account of a customer' );
	} );
} );

test( 'a shop in Arabic reads from right to left, in Arabic', async ( {
	page,
	site,
} ) => {
	await speak( site, 'ar', { 'text direction\u0004ltr': 'rtl' } );
	const stored = await storedWords( site );
	await page.goto( '/shop/' );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
	await expect(
		page.getByRole( 'button', { name: /^إضافة إلى السلة/ } ).first()
	).toBeVisible();
	expect( await englishOn( page, 'ar', stored, OURS ) ).toEqual( [] );
	await haveInCart( page, 'Everyday Mug' );
	await page.goto( '/cart/' );
	await expect( page.getByRole( 'main' ) ).toContainText(
		'إجمالي سلة المشتريات'
	);
	expect( await englishOn( page, 'ar', stored, OURS ) ).toEqual( [] );
} );

import type { Locator, Page } from '@playwright/test';
import { tabTo } from '../steps/keyboard';
import { speak } from '../steps/language';
import { addFromListing, cartIcon, drawer } from '../steps/shopper';
import { expectAccessible } from '../support/accessible';
import { test, expect } from '../support/test';

const PAGES = [
	'/shop/',
	'/product/jar-trio/',
	'/product/wool-throw/',
	'/product/lounge-chair/',
	'/cart/',
	'/checkout/',
	'/account/',
	'/journal/',
];

/** Horizontal overflow in pixels; to the left in right-to-left pages. */
const overflow = ( page: Page ) =>
	page.evaluate( () => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return scrollWidth - clientWidth;
	} );

/** The left edge; NaN if the element was replaced during the measurement. */
const leftOf = async ( locator: Locator ): Promise< number > =>
	( await locator.boundingBox() )?.x ?? NaN;

for ( const viewport of [
	{ width: 1280, height: 900 },
	{ width: 390, height: 844 },
] ) {
	test( `the shop works right to left at ${ viewport.width } px`, async ( {
		page,
		site,
	} ) => {
		test.slow();
		await speak( site, 'he_IL', { 'text direction\u0004ltr': 'rtl' } );
		await page.setViewportSize( viewport );
		await page.goto( '/shop/?orderby=price' );
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
		await addFromListing( page, 'Storage Jar, small', 1 );
		await cartIcon( page ).click();
		await expect( drawer( page ) ).toContainText( 'Storage Jar, small' );
		// It slides in from the side with the icon: the left.
		await expect.poll( () => leftOf( drawer( page ) ) ).toBe( 0 );
		const left = ( name: RegExp ) =>
			leftOf( drawer( page ).getByRole( 'button', { name } ) );
		await expect
			.poll(
				async () =>
					( await left( /^Decrease/ ) ) -
					( await left( /^Increase/ ) )
			)
			.toBeGreaterThan( 0 );
		await expectAccessible( page );
		for ( const path of PAGES ) {
			await page.goto( path );
			expect( await overflow( page ), path ).toBe( 0 );
			await expectAccessible( page );
		}
	} );
}

test( 'controls are distinguishable in forced colors', async ( { page } ) => {
	await page.emulateMedia( { forcedColors: 'active' } );
	await page.goto( '/shop/?orderby=price' );
	await addFromListing( page, 'Storage Jar, small', 1 );
	await cartIcon( page ).click();
	await expect( drawer( page ) ).toContainText( 'Storage Jar, small' );
	const paths = [
		page.url(),
		'/product/lounge-chair/',
		'/cart/',
		'/checkout/',
	];
	for ( const path of paths ) {
		if ( path !== page.url() ) {
			await page.goto( path );
		}
		// Forced colors remove backgrounds: without a border, a button looks like text.
		const bare = await page
			.locator( '[class*="vitrine"] .button:visible' )
			.evaluateAll( ( buttons ) =>
				buttons
					.filter(
						( button ) =>
							getComputedStyle( button ).borderTopWidth === '0px'
					)
					.map( ( { textContent } ) => textContent.trim() )
			);
		expect( bare, path ).toEqual( [] );
		await expect(
			page.locator( '[class*="vitrine"] .button:visible' ).first()
		).toBeVisible();
	}
} );

test( 'the update button is visually hidden with automatic quantity updates, and shown on focus', async ( {
	page,
} ) => {
	await page.goto( '/shop/' );
	await addFromListing( page, 'Everyday Mug', 1 );
	await page.goto( '/cart/' );
	const button = page.getByRole( 'button', { name: 'Update cart' } );
	expect( ( await button.boundingBox() )?.width ).toBeLessThan( 8 );
	const row = page.getByRole( 'row', { name: /Everyday Mug/ } );
	await row.getByRole( 'button', { name: /^Increase/ } ).click();
	await expect( row ).toContainText( '€38.00' );
	await tabTo( page, button );
	expect( ( await button.boundingBox() )?.width ).toBeGreaterThan( 60 );
	await expectAccessible( page, 'main' );
} );

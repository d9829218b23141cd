import type { Locator, Page } from '@playwright/test';
import { count, loop, mark, stayed } from '../steps/listing';
import { expectAccessible } from '../support/accessible';
import { test, expect } from '../support/test';

const PHONE = { width: 390, height: 844 };

const opener = ( page: Page ): Locator =>
	loop( page ).getByRole( 'button', { name: /^Filter/ } );

const sheet = ( page: Page ): Locator =>
	page.getByRole( 'dialog', { name: 'Filters' } );

const box = ( at: Locator, name: RegExp ): Locator =>
	at.getByRole( 'checkbox', { name } ).first();

const show = ( page: Page ): Locator =>
	sheet( page ).getByRole( 'button', { name: /^Show \d/ } );

const open = async ( page: Page, query = '' ): Promise< void > => {
	await page.setViewportSize( PHONE );
	await page.goto( `/all-products/${ query }` );
};

test( 'on a phone all facets are in a sheet, which counts results and leads back to them', async ( {
	page,
} ) => {
	await open( page );
	await mark( page );
	const at = loop( page );
	await expect( box( at, /Lighting/ ) ).toBeHidden();
	await opener( page ).click();
	await expect( sheet( page ) ).toBeVisible();
	const all = await show( page ).innerText();
	await box( sheet( page ), /Lighting/ ).check();
	await expect( show( page ) ).toHaveText( 'Show 4 results' );
	await expect( sheet( page ).getByRole( 'status' ) ).toHaveText(
		'Showing all 4 results'
	);
	await expectAccessible( page, '.vitrine-loop-sheet' );
	await show( page ).click();
	await expect( sheet( page ) ).toBeHidden();
	await expect( opener( page ) ).toBeFocused();
	await expect( opener( page ) ).toHaveAccessibleName( 'Filter 1' );
	await expect( count( at ) ).toHaveText( 'Showing all 4 results' );

	await opener( page ).click();
	await expect( box( sheet( page ), /Lighting/ ) ).toBeChecked();
	await sheet( page ).getByRole( 'link', { name: 'Clear all' } ).click();
	await expect( show( page ) ).toHaveText( all );
	await expect( box( sheet( page ), /Lighting/ ) ).not.toBeChecked();
	// The link is gone; the sheet has the focus.
	await expect( sheet( page ) ).toBeFocused();
	await expect( page ).not.toHaveURL( /\?/ );
	expect( await stayed( page ) ).toBe( true );
} );

test( 'the sheet closes on Escape and by its button, restores focus and locks scrolling', async ( {
	page,
} ) => {
	await open( page );
	await opener( page ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( sheet( page ) ).toBeVisible();
	await expect( page.locator( 'html' ) ).toHaveCSS( 'overflow-y', 'hidden' );
	await page.keyboard.press( 'Escape' );
	await expect( sheet( page ) ).toBeHidden();
	await expect( opener( page ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await sheet( page )
		.getByRole( 'button', { name: 'Close filters' } )
		.click();
	await expect( sheet( page ) ).toBeHidden();
	await expect( opener( page ) ).toBeFocused();
	await expectAccessible( page, '.vitrine-loop-filters' );
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth )
	).toBe( PHONE.width );
} );

test( 'on a wide screen facets are beside the results, also after the sheet was open', async ( {
	page,
} ) => {
	await open( page );
	const at = loop( page );
	await opener( page ).click();
	await expect( sheet( page ) ).toBeVisible();
	await page.setViewportSize( { width: 1280, height: 800 } );
	await expect( sheet( page ) ).toBeHidden();
	await expect( opener( page ) ).toBeHidden();
	await box( at, /Lighting/ ).check();
	await expect( count( at ) ).toHaveText( 'Showing all 4 results' );
	const first = at.locator( '.vitrine-loop-item' ).first();
	const facet = at.getByRole( 'group', { name: 'Price' } ).last();
	const left = ( one: Locator ) =>
		one.evaluate( ( element ) => element.getBoundingClientRect().left );
	expect( await left( facet ) ).toBeLessThan( await left( first ) );
} );

test( 'there is no layout shift while loading and opening the sheet', async ( {
	page,
} ) => {
	await open( page );
	await page.evaluate( () => {
		Object.assign( window, { shift: 0 } );
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				( window as unknown as { shift: number } ).shift += (
					entry as PerformanceEntry & { value: number }
				 ).value;
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
	await opener( page ).click();
	await expect( sheet( page ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( opener( page ) ).toBeFocused();
	expect(
		await page.evaluate(
			() => ( window as unknown as { shift: number } ).shift
		)
	).toBeLessThan( 0.01 );
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'facets are in the page on a phone, without a sheet button', async ( {
		page,
	} ) => {
		await open( page );
		const at = loop( page );
		await expect( opener( page ) ).toBeHidden();
		await box( at, /Lighting/ ).check();
		await at.getByRole( 'button', { name: 'Apply' } ).first().click();
		await expect( count( at ) ).toHaveText( 'Showing all 4 results' );
	} );
} );

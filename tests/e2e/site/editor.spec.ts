import type { FrameLocator, Locator, Page } from '@playwright/test';
import { inspector, logIn, newPage, publish } from '../steps/editor';
import { insert } from '../steps/blocks';
import { MENU, putMenu, setSettings } from '../steps/site';
import { test, expect } from '../support/test';

/** Settings of the selected block, by label. */
const setting = ( page: Page, role: 'combobox' | 'textbox', name: string ) =>
	inspector( page ).getByRole( role, { name } );

const blockOf = ( canvas: FrameLocator, name: string ): Locator =>
	canvas.locator( `[data-type="vitrine/${ name }"]` );

test.beforeEach( async ( { page, site } ) => {
	await putMenu( site, MENU );
	await setSettings( site, {
		store_notice: 'Closed on Monday.',
		coming_soon: true,
		color_switcher_default_palette: [ '#ffffff', '#111111' ],
		color_switcher_switched_palette: [ '#101418', '#f5f5f5' ],
	} );
	await logIn( page );
} );

// The editor takes a while, so it is opened once for several blocks.
test( 'a header is inserted with menu, search and account icon, configured, and shown on its page', async ( {
	page,
} ) => {
	test.slow();
	const canvas = await newPage( page, 'Headed' );
	await insert( page, 'Site header' );
	const menu = blockOf( canvas, 'header-menu' );
	// Real menu items, as rendered by the server.
	await expect( menu ).toContainText( 'Rooms' );
	await menu.click();
	await setting( page, 'textbox', 'Name' ).fill( 'Shop menu' );
	await expect( menu.locator( 'nav' ) ).toHaveAttribute(
		'aria-label',
		'Shop menu'
	);
	const search = blockOf( canvas, 'site-search' );
	await search.click();
	await setting( page, 'combobox', 'Opens as' ).selectOption( 'full-screen' );
	await expect( search.locator( '.is-full-screen' ) ).toBeVisible();
	const account = blockOf( canvas, 'account-menu' );
	await account.click();
	await setting( page, 'textbox', 'Label' ).fill( 'Your place' );
	await inspector( page )
		.getByRole( 'checkbox', { name: 'Show label' } )
		.check();
	await expect( account ).toContainText( 'Your place' );
	await page
		.getByRole( 'button', { name: /^Select parent block: Header row/ } )
		.click();
	await setting( page, 'combobox', 'Position' ).selectOption( 'below' );

	await page.goto( await publish( page ) );
	const header = page.locator( 'main .vitrine-site-header' );
	await expect(
		header.getByRole( 'navigation', { name: 'Shop menu' } )
	).toContainText( 'Rooms' );
	await expect(
		header
			.locator( '.vitrine-header-row.is-below' )
			.getByText( 'Your place' )
	).toBeVisible();
	await header.locator( '.vitrine-search-open' ).click();
	await expect(
		page.getByRole( 'dialog', { name: 'Search' } )
	).toBeVisible();
} );

test( 'palette switcher, store notice, coming-soon banner and scroll to top are inserted, configured, and shown on their page', async ( {
	page,
} ) => {
	test.slow();
	const canvas = await newPage( page, 'Furnished' );
	await insert( page, 'Palette switcher' );
	await setting( page, 'textbox', 'Name' ).fill( 'By night' );
	await expect(
		blockOf( canvas, 'palette-switcher' ).locator(
			'[aria-label="By night"]'
		)
	).toBeVisible();
	await insert( page, 'Store notice' );
	await expect( blockOf( canvas, 'store-notice' ) ).toContainText(
		'Closed on Monday.'
	);
	await setting( page, 'combobox', 'Position' ).selectOption( 'bottom' );
	await insert( page, 'Coming-soon banner' );
	await blockOf( canvas, 'coming-soon-banner' )
		.getByRole( 'textbox' )
		.fill( 'Opens in May.' );
	await insert( page, 'Scroll to top' );
	await expect( blockOf( canvas, 'scroll-to-top' ) ).toBeVisible();

	await page.goto( await publish( page ) );
	await page.getByRole( 'button', { name: 'By night' } ).click();
	await expect( page.locator( 'html' ) ).toHaveAttribute(
		'data-vitrine-palette',
		'switched'
	);
	await expect(
		page.getByRole( 'region', { name: 'Store notice' } )
	).toHaveClass( /is-bottom/ );
	await expect(
		page.getByRole( 'region', { name: 'Coming soon' } )
	).toContainText( 'Opens in May.' );
	await expect( page.locator( '.vitrine-scroll-to-top' ) ).toHaveCount( 1 );
} );

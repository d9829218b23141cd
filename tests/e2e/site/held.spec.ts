import type { Page } from '@playwright/test';
import { keepBack } from '../steps/scripts';
import { block, MENU, putHeader, putMenu, setSettings } from '../steps/site';
import { test, expect } from '../support/test';

const HEADER = block(
	'vitrine/site-header',
	{},
	block(
		'vitrine/header-row',
		{ place: 'main' },
		block( 'core/site-title' ) +
			block( 'vitrine/header-menu' ) +
			block( 'vitrine/site-search', { form: 'full-screen' } ) +
			block( 'vitrine/palette-switcher' )
	)
);

const SCRIPT = /view-module\.js/;

/** Collects the block scripts that a page has requested. */
const fetched = ( page: Page ): string[] => {
	const names: string[] = [];
	page.on( 'request', ( request ) => {
		const name = /blocks\/([a-z-]+)\/view-module\.js/.exec( request.url() );
		if ( name?.[ 1 ] ) {
			names.push( name[ 1 ] );
		}
	} );
	return names;
};

const search = ( page: Page ) => page.locator( '.vitrine-search-open' );
const dialog = ( page: Page ) => page.getByRole( 'dialog', { name: 'Search' } );

test.beforeEach( async ( { site } ) => {
	await putMenu( site, MENU );
	await setSettings( site, {
		header_main_stick: true,
		color_switcher_default_palette: [ '#ffffff', '#111111' ],
		color_switcher_switched_palette: [ '#101418', '#f5f5f5' ],
	} );
	await putHeader( site, HEADER );
} );

test( 'header scripts load on approach, not before', async ( { page } ) => {
	const scripts = fetched( page );
	await page.goto( '/journal/' );
	await page.waitForLoadState( 'networkidle' );
	expect( scripts ).toEqual( [] );
	await search( page ).hover();
	await expect
		.poll( () => scripts.toSorted() )
		.toEqual( [
			'header-menu',
			'palette-switcher',
			'site-header',
			'site-search',
		] );
} );

test( 'the first Tab loads them, and the header does not cover the focus', async ( {
	page,
} ) => {
	await page.goto( '/journal/' );
	await page.keyboard.press( 'Tab' );
	await expect
		.poll( () =>
			page.evaluate( () =>
				parseFloat(
					getComputedStyle( document.documentElement )
						.scrollPaddingTop
				)
			)
		)
		.toBeGreaterThan( 20 );
} );

test( 'a click before the script loads is not lost', async ( { page } ) => {
	const release = await keepBack( page, SCRIPT );
	await page.goto( '/journal/' );
	const asked = page.waitForRequest( SCRIPT );
	await search( page ).click();
	await asked;
	await expect( page ).toHaveURL( /\/journal\/$/ );
	await expect( dialog( page ) ).toBeHidden();
	release();
	await expect( dialog( page ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( dialog( page ) ).toBeHidden();
	// Requests are no longer held from here on.
	await search( page ).click();
	await expect( dialog( page ) ).toBeVisible();
} );

test( 'a submenu opens for the pointer that loaded its script', async ( {
	page,
} ) => {
	await page.goto( '/journal/' );
	const menu = page.getByRole( 'navigation', { name: 'Main menu' } );
	await menu.getByRole( 'link', { name: 'About', exact: true } ).hover();
	await expect( menu.getByRole( 'link', { name: 'People' } ) ).toBeVisible();
} );

test.describe( 'without its script', () => {
	test.use( { allowedErrors: [ /Failed to|ERR_FAILED|import/ ] } );

	test( 'a click follows the link', async ( { page } ) => {
		await page.route( SCRIPT, ( route ) => route.abort() );
		await page.goto( '/journal/' );
		await search( page ).click();
		await expect( page ).toHaveURL( /\?s=$/ );
	} );
} );

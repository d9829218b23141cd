import type { Page } from '@playwright/test';
import { block, MENU, putHeader, putMenu, setSettings } from '../steps/site';
import { expectAccessible } from '../support/accessible';
import { test, expect } from '../support/test';

const menu = ( page: Page ) =>
	page.getByRole( 'navigation', { name: 'Main menu' } );
const toggle = ( page: Page ) =>
	menu( page ).getByRole( 'button', { name: 'Menu', exact: true } );
const link = ( page: Page, name: string ) =>
	menu( page ).getByRole( 'link', { name, exact: true } );
const submenu = ( page: Page, name: string ) =>
	menu( page ).getByRole( 'button', { name: `${ name } submenu` } );

const headerWith = ( attributes: object ) =>
	block(
		'vitrine/site-header',
		{},
		block(
			'vitrine/header-row',
			{},
			block( 'core/site-title' ) +
				block( 'vitrine/header-menu', attributes )
		)
	);

const ready = async (
	page: Page,
	width: number,
	height = 800
): Promise< void > => {
	await page.setViewportSize( { width, height } );
	await page.goto( '/journal/' );
};

test.beforeEach( ( { site } ) => putMenu( site, MENU ) );

test( 'opens submenus and mega menus by button, keyboard and pointer [2.9-03] [4.12-02]', async ( {
	page,
	site,
} ) => {
	await putHeader( site, headerWith( {} ) );
	await ready( page, 1280 );
	await expect( toggle( page ) ).toBeHidden();
	const rooms = submenu( page, 'Rooms' );
	await rooms.click();
	await expect( rooms ).toHaveAttribute( 'aria-expanded', 'true' );
	await expect( link( page, 'Kitchen lamps' ) ).toBeVisible();
	await expect( link( page, 'Hall shelves' ) ).toBeVisible();
	await expectAccessible( page, '.vitrine-site-header' );
	await rooms.click();
	await expect( rooms ).toHaveAttribute( 'aria-expanded', 'false' );
	await page.mouse.move( 600, 700 );
	await expect( link( page, 'Kitchen lamps' ) ).toBeHidden();

	await submenu( page, 'About' ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( link( page, 'People' ) ).toBeVisible();
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Tab' );
	await expect( submenu( page, 'Visit' ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( link( page, 'Opening hours' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( link( page, 'Opening hours' ) ).toBeHidden();
	await page.keyboard.press( 'Escape' );
	await expect( link( page, 'People' ) ).toBeHidden();
	await expect( submenu( page, 'About' ) ).toBeFocused();

	await link( page, 'About' ).hover();
	await expect( link( page, 'People' ) ).toBeVisible();
	await page.mouse.move( 600, 700 );
	await expect( link( page, 'People' ) ).toBeHidden();
} );

for ( const type of [ 'dropdown', 'off-canvas' ] ) {
	test( `has a mobile menu as ${ type } [2.9-02] [4.12-01] [4.12-03] [9.5-18]`, async ( {
		page,
		site,
	} ) => {
		await putHeader( site, headerWith( { type } ) );
		await ready( page, 390 );
		await expect( link( page, 'Contact' ) ).toBeHidden();
		await expect( toggle( page ) ).toHaveAttribute(
			'aria-expanded',
			'false'
		);
		await toggle( page ).click();
		await expect( link( page, 'Contact' ) ).toBeVisible();
		await expect(
			menu( page ).locator( '.vitrine-menu-toggle' )
		).toHaveAttribute( 'aria-expanded', 'true' );
		await expect( page.getByRole( 'dialog' ) ).toHaveCount(
			type === 'dropdown' ? 0 : 1
		);
		await submenu( page, 'Rooms' ).click();
		await submenu( page, 'Kitchen' ).click();
		await expect( link( page, 'Kitchen lamps' ) ).toBeVisible();
		await expectAccessible( page, '.vitrine-site-header' );

		// Close it again, with its own button if a dialog covers the toggle.
		await ( type === 'dropdown'
			? toggle( page )
			: page.getByRole( 'button', { name: 'Close menu' } )
		).click();
		await expect( link( page, 'Contact' ) ).toBeHidden();
		await expect( toggle( page ) ).toHaveAttribute(
			'aria-expanded',
			'false'
		);

		await toggle( page ).click();
		await page.setViewportSize( { width: 390, height: 700 } );
		await expect( link( page, 'Contact' ) ).toBeVisible();
		await page.setViewportSize( { width: 400, height: 700 } );
		await expect( link( page, 'Contact' ) ).toBeHidden();

		// An anchor closes it after a delay; the clock is paused.
		await toggle( page ).click();
		await page.clock.install();
		await page.clock.pauseAt( Date.now() + 60_000 );
		await link( page, 'Contact' ).click();
		await page.clock.runFor( 49 );
		await expect( link( page, 'Contact' ) ).toBeVisible();
		await page.clock.runFor( 1 );
		await page.clock.resume();
		await expect( link( page, 'Contact' ) ).toBeHidden();
		await expect( page ).toHaveURL( /#contact$/ );
	} );
}

test( 'switches at the break point [9.5-06]', async ( { page, site } ) => {
	await putHeader( site, headerWith( {} ) );
	await ready( page, 921 );
	await expect( toggle( page ) ).toBeHidden();
	await expect( link( page, 'Contact' ) ).toBeVisible();
	await page.setViewportSize( { width: 920, height: 800 } );
	await expect( toggle( page ) ).toBeVisible();
	await expect( link( page, 'Contact' ) ).toBeHidden();
	await setSettings( site, { break_point: 600 } );
	await page.reload();
	await expect( link( page, 'Contact' ) ).toBeVisible();
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'all links work at every width', async ( { page, site } ) => {
		await putHeader( site, headerWith( { type: 'off-canvas' } ) );
		await ready( page, 390 );
		await expect( toggle( page ) ).toBeHidden();
		await link( page, 'About' ).hover();
		await expect( link( page, 'People' ) ).toBeVisible();
		await link( page, 'Shop' ).click();
		await expect( page ).toHaveURL( /\/shop\/$/ );
	} );
} );

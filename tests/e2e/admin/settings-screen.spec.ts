import { gzipSync } from 'node:zlib';
import { BUDGETS } from '../../bench/budgets';
import {
	goToSection,
	openSettings,
	saidOf,
	saveSettings,
	settingOf,
} from './settings-steps';
import { speak } from '../steps/language';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

const WIDTH = 'Mobile breakpoint (pixels)';

test( 'a setting is changed and saved by keyboard and takes effect', async ( {
	page,
	site,
} ) => {
	await openSettings( page, 'cart' );
	const width = page.getByRole( 'spinbutton', { name: WIDTH } );
	await expect( width ).toHaveAccessibleDescription(
		/Wider screens.*Default: 920/
	);
	await width.fill( '800' );
	await expect( saidOf( page ) ).toHaveText( '1 unsaved change' );
	await page.keyboard.press( 'Control+s' );
	await expect( saidOf( page ) ).toHaveText( 'Settings saved.' );
	expect( await settingOf( site, 'break_point' ) ).toBe( '800' );

	await page.reload();
	await expect( width ).toHaveValue( '800' );
	await page
		.getByRole( 'button', { name: `Reset to default: ${ WIDTH }` } )
		.click();
	await expect( width ).toHaveValue( '920' );
	await saveSettings( page );
	expect( await settingOf( site, 'break_point' ) ).toBe( '920' );
} );

test( 'the settings script stays within its budget', async ( { page } ) => {
	const sizes: Promise< number >[] = [];
	page.on( 'response', ( response ) => {
		if ( /\/plugins\/vitrine\/.*\.js/.test( response.url() ) ) {
			sizes.push(
				response.body().then( ( body ) => gzipSync( body ).byteLength )
			);
		}
	} );
	await openSettings( page );
	await page.waitForLoadState( 'networkidle' );
	const own = ( await Promise.all( sizes ) ).reduce( ( a, b ) => a + b, 0 );
	expect( own ).toBeGreaterThan( 0 );
	expect( own ).toBeLessThanOrEqual( BUDGETS.settingsScript );
} );

test( 'shop settings accept typed amounts and show errors', async ( {
	page,
	site,
} ) => {
	await openSettings( page );
	const costs = page.getByRole( 'textbox', { name: 'Shipping cost' } );
	await costs.fill( 'free' );
	await page.getByRole( 'button', { name: 'Save changes' } ).click();
	await expect( costs ).toBeFocused();
	await expect( costs ).toHaveAccessibleDescription( /such as 4\.95/ );
	await costs.fill( '7,50' );
	await saveSettings( page );
	await expect( costs ).toHaveValue( '7.50' );
	expect(
		await site.php(
			`echo Vitrine\\Commerce\\Builtin\\ShopOptions::get()->shipping[0]['cost'];`
		)
	).toBe( '750' );
} );

test( 'an invalid setting shows its error and gets focus in any section, and nothing is saved', async ( {
	page,
	site,
} ) => {
	await openSettings( page, 'cart' );
	const width = page.getByRole( 'spinbutton', { name: WIDTH } );
	await width.fill( '5' );
	await page.getByRole( 'checkbox', { name: 'Sticky cart totals' } ).check();
	await goToSection( page, 'Advanced', 'Preview' );
	await expect( page ).toHaveURL( /tab=advanced&section=preview/ );
	const sites = page.getByRole( 'combobox', {
		name: 'Allowed preview sites',
	} );
	await sites.fill( 'https://ok.test' );
	await sites.press( 'Enter' );
	await sites.fill( 'picker.example' );
	await sites.press( 'Enter' );
	await page.keyboard.press( 'Control+s' );

	await expect( page ).toHaveURL( /tab=products&section=cart/ );
	await expect( width ).toBeFocused();
	await expect( width ).toHaveAccessibleDescription(
		/a whole number from 320 to 2560/
	);
	await expect( saidOf( page ) ).toHaveText(
		'2 settings need to be corrected first.'
	);
	await expectAccessible( page, '.vitrine-settings' );
	await page.goBack();
	await expect( page.getByText( 'Not a valid site address' ) ).toContainText(
		': picker.example'
	);
	expect( await settingOf( site, 'cart_sticky_cart_totals' ) ).toBe(
		'false'
	);

	await page.getByRole( 'button', { name: 'Remove item' } ).last().click();
	await goToSection( page, 'Products', 'Cart' );
	await width.fill( '700' );
	await saveSettings( page );
	expect( await settingOf( site, 'preview_origins' ) ).toBe(
		'["https:\\/\\/ok.test"]'
	);
} );

test.describe( 'offline', () => {
	test.use( { allowedErrors: [ /ERR_/ ] } );

	test( 'all entries stay, and saving can be retried', async ( {
		page,
		site,
	} ) => {
		await openSettings( page, 'cart' );
		await page.route( /settings/, ( route ) => route.abort() );
		await page.getByRole( 'spinbutton', { name: WIDTH } ).fill( '640' );
		await page.keyboard.press( 'Control+s' );
		await expect(
			page
				.locator( '.vitrine-settings__bar' )
				.getByText( 'Nothing you entered is lost' )
		).toBeVisible();
		await page.unroute( /settings/ );
		await page.getByRole( 'button', { name: 'Try again' } ).click();
		await expect( saidOf( page ) ).toHaveText( 'Settings saved.' );
		expect( await settingOf( site, 'break_point' ) ).toBe( '640' );
	} );
} );

test( 'leaving with unsaved changes asks for confirmation', async ( {
	page,
} ) => {
	await openSettings( page, 'cart' );
	await page.getByRole( 'spinbutton', { name: WIDTH } ).fill( '640' );
	const asked = page.waitForEvent( 'dialog' );
	const leaving = page.goto( '/wp-admin/' ).catch( () => null );
	const dialog = await asked;
	expect( dialog.type() ).toBe( 'beforeunload' );
	await dialog.accept();
	await leaving;
} );

test( 'a shop manager changes settings, except those of administrators', async ( {
	page,
	site,
} ) => {
	await site.php(
		`wp_insert_user( array( 'user_login' => 'manager', 'user_pass' => 'password', 'role' => 'vitrine_manager' ) );`
	);
	await openSettings( page, '', 'manager' );
	await expect(
		page
			.getByRole( 'navigation', { name: 'Settings', exact: true } )
			.getByRole( 'link' )
	).toHaveText( [
		'General',
		'Products',
		'Tax',
		'Shipping',
		'Payments',
		'Accounts & privacy',
		'Advanced',
	] );
	await goToSection( page, 'Products', 'Cart' );
	await page.getByRole( 'spinbutton', { name: WIDTH } ).fill( '640' );
	await saveSettings( page );
	expect( await settingOf( site, 'break_point' ) ).toBe( '640' );
	await page
		.getByRole( 'navigation', { name: 'Settings', exact: true } )
		.getByRole( 'link', { name: 'Advanced' } )
		.click();
	await expect(
		page.getByRole( 'heading', { level: 2, name: 'Export' } )
	).toBeVisible();
	await expect( page.getByRole( 'link', { name: 'Status' } ) ).toHaveCount(
		0
	);
} );

test( 'the search covers all groups and counts its results', async ( {
	page,
} ) => {
	await openSettings( page );
	const search = page.getByRole( 'searchbox', { name: 'Search settings' } );
	await search.fill( 'móbile BREAKPOINTS' );
	await expect(
		page.getByRole( 'status' ).filter( { hasText: 'No settings found' } )
	).toBeVisible();
	await search.fill( 'móbile BREAKpoint' );
	await expect(
		page.getByRole( 'status' ).filter( { hasText: 'found.' } )
	).toHaveText( '1 setting found.' );
	await expect(
		page.getByRole( 'spinbutton', { name: WIDTH } )
	).toBeVisible();
	await expect( page.getByRole( 'heading', { level: 2 } ) ).toHaveText( [
		'Cart',
	] );
} );

test( "the switcher can use the theme's palettes", async ( { page, site } ) => {
	await openSettings( page, 'colors' );
	await page
		.getByRole( 'group', { name: 'Alternate palette' } )
		.getByRole( 'button', { name: 'Use a theme palette' } )
		.click();
	await page.getByRole( 'button', { name: 'Evening' } ).click();
	const first = page.getByRole( 'button', { name: /^Color 1: #/ } );
	await expect( first ).toHaveCount( 1 );
	await saveSettings( page );
	const colors = JSON.parse(
		String( await settingOf( site, 'color_switcher_switched_palette' ) )
	) as string[];
	await page.goto( '/shop/' );
	expect(
		await page.locator( '#vitrine-palette-switched' ).textContent()
	).toContain( `--vitrine-palette-1:${ colors[ 0 ] };` );
} );

for ( const [ width, tab ] of [
	[ 1280, 'colors' ],
	[ 390, 'wallet' ],
] as const ) {
	test( `the screen is accessible and fits at ${ width } px, also right to left`, async ( {
		page,
		site,
	} ) => {
		await page.setViewportSize( { width, height: 900 } );
		await openSettings( page, tab );
		await expectAccessible( page, '.vitrine-settings' );
		await speak( site, 'he_IL', { 'text direction\u0004ltr': 'rtl' } );
		await page.reload();
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
		await expectAccessible( page, '.vitrine-settings' );
		expect(
			await page.evaluate(
				() =>
					document.documentElement.scrollWidth -
					document.documentElement.clientWidth
			)
		).toBe( 0 );
	} );
}

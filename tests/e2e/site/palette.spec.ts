import type { Page } from '@playwright/test';
import { block, putHeader, setSettings } from '../steps/site';
import { expectAccessible } from '../support/accessible';
import { test, expect } from '../support/test';

const SETTINGS = {
	color_switcher_default_palette: [ '#ffffff', '#111111' ],
	color_switcher_switched_palette: [ '#101418', '#f5f5f5' ],
	color_switcher_is_dark_palette: true,
	color_switcher_switched_logo: '',
};

const HEADER = block(
	'vitrine/site-header',
	{},
	block(
		'vitrine/header-row',
		{},
		block( 'core/site-logo' ) +
			block( 'core/site-title' ) +
			block( 'vitrine/palette-switcher' )
	)
);

const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(16, 20, 24)';

const switcher = ( page: Page ) =>
	page.getByRole( 'button', { name: 'Switch colors' } );
const expectColor = ( page: Page, color: string ) =>
	expect( page.locator( 'body' ) ).toHaveCSS( 'background-color', color );

test.beforeEach( async ( { site } ) => {
	await putHeader( site, HEADER );
	await setSettings( site, SETTINGS );
} );

test( 'switches the palette and back, and stores it for 90 days [2.9-05] [4.10-01] [4.10-03] [4.10-04] [9.4-02]', async ( {
	page,
	context,
} ) => {
	await page.goto( '/journal/' );
	await expectColor( page, LIGHT );
	await switcher( page ).click();
	await expectColor( page, DARK );
	await expect( switcher( page ) ).toHaveAttribute( 'aria-pressed', 'true' );
	await expectAccessible( page, '.vitrine-site-header' );
	const [ cookie ] = ( await context.cookies() ).filter(
		( { name } ) => name === 'vitrineColorSwitcherState'
	);
	expect( cookie!.value ).toBe( 'switched' );
	const days = ( cookie!.expires - Date.now() / 1000 ) / 86400;
	expect( Math.round( days ) ).toBe( 90 );

	await page.goto( '/shop/' );
	await expectColor( page, DARK );
	await expect( switcher( page ) ).toHaveAttribute( 'aria-pressed', 'true' );
	await switcher( page ).click();
	await expectColor( page, LIGHT );
	await page.reload();
	await expectColor( page, LIGHT );
} );

test( 'follows the system preference on the first visit only', async ( {
	page,
} ) => {
	await page.emulateMedia( { colorScheme: 'dark' } );
	await page.goto( '/journal/' );
	await expectColor( page, DARK );
	await switcher( page ).click();
	await expectColor( page, LIGHT );
	await page.reload();
	await expectColor( page, LIGHT );
} );

test.describe( "without the page's scripts", () => {
	test.use( { allowedErrors: [ /ERR_FAILED|Failed to (fetch|load)/ ] } );

	test( 'the palette is applied before the first paint', async ( {
		page,
		context,
	} ) => {
		await page.emulateMedia( { colorScheme: 'dark' } );
		// Only inline scripts run.
		await context.route( /view-module|\/interactivity|loader/, ( route ) =>
			route.abort()
		);
		await page.goto( '/journal/' );
		await expectColor( page, DARK );
	} );
} );

test( 'switches the logo with the palette [4.10-02]', async ( {
	page,
	site,
} ) => {
	await site.php(
		`$id = get_post_thumbnail_id( get_posts( array( 'post_type' => 'vitrine_product', 'posts_per_page' => 1, 'meta_key' => '_thumbnail_id' ) )[0] );
		update_option( 'site_logo', $id );
		set_theme_mod( 'custom_logo', $id );
		update_option( 'vitrine_settings', array( 'color_switcher_switched_logo' => includes_url( 'images/w-logo-blue.png' ) ) + $args );`,
		{ args: SETTINGS, user: 1 }
	);
	await page.goto( '/journal/' );
	const logo = page.locator( 'img.custom-logo' ).first();
	const before = await logo.getAttribute( 'src' );
	await switcher( page ).click();
	await expect( logo ).toHaveAttribute( 'src', /w-logo-blue/ );
	await page.reload();
	await expect( logo ).toHaveAttribute( 'src', /w-logo-blue/ );
	await switcher( page ).click();
	await expect( logo ).toHaveAttribute( 'src', before! );
} );

test( 'reloads the page when set [4.10-06]', async ( { page, site } ) => {
	await setSettings( site, {
		...SETTINGS,
		color_switcher_force_reload: true,
	} );
	await page.goto( '/journal/' );
	await expectColor( page, LIGHT );
	await page.evaluate( () => {
		window.addEventListener( 'pagehide', () => {
			sessionStorage.setItem(
				'color',
				getComputedStyle( document.body ).backgroundColor
			);
		} );
	} );
	await switcher( page ).click();
	await expectColor( page, DARK );
	expect(
		await page.evaluate( () => sessionStorage.getItem( 'color' ) ),
		'color until the page reloads'
	).toBe( LIGHT );
} );

import { basename } from 'node:path';
import { speak } from '../steps/language';
import {
	block,
	MENU,
	putHeader,
	putMenu,
	putPage,
	setSettings,
} from '../steps/site';
import { putClassicTheme, putTheme } from '../steps/theme';
import { expectAccessible } from '../support/accessible';
import { test, expect } from '../support/test';

const HEADER = block(
	'vitrine/site-header',
	{},
	block(
		'vitrine/header-row',
		{ place: 'main' },
		[
			block( 'core/site-title' ),
			block( 'vitrine/header-menu' ),
			block( 'vitrine/site-search', { form: 'full-screen' } ),
			block( 'vitrine/account-menu' ),
			block( 'vitrine/palette-switcher' ),
		].join( '' )
	)
);

test.beforeEach( async ( { site } ) => {
	await putMenu( site, MENU );
	await setSettings( site, {
		header_main_stick: true,
		store_notice: 'Closed on Monday.',
		color_switcher_default_palette: [ '#ffffff', '#111111' ],
		color_switcher_switched_palette: [ '#101418', '#f5f5f5' ],
	} );
} );

/** Classic themes: a minimal one, and the one available on this machine. */
const THEMES = [ 'the plainest', process.env.THEME_DIR ?? '' ].filter(
	Boolean
);

for ( const theme of THEMES ) {
	test( `site blocks work in a classic theme: ${ basename(
		theme
	) }`, async ( { page, site } ) => {
		await ( theme.includes( '/' )
			? putTheme( site, theme )
			: putClassicTheme( site ) );
		await putPage(
			site,
			'all',
			HEADER +
				block( 'vitrine/store-notice' ) +
				block(
					'core/html',
					{},
					'<div style="height:3000px">Long</div>'
				)
		);
		await page.goto( '/all/' );
		const header = page.locator( '.vitrine-site-header' );
		await header.locator( '.vitrine-search-open' ).click();
		await expect(
			page.getByRole( 'dialog', { name: 'Search' } )
		).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await header.getByRole( 'button', { name: 'Switch colors' } ).click();
		await expect( page.locator( 'html' ) ).toHaveAttribute(
			'data-vitrine-palette',
			'switched'
		);
		const notice = page.getByRole( 'region', { name: 'Store notice' } );
		await notice.getByRole( 'button', { name: 'Dismiss' } ).click();
		await expect( notice ).toBeHidden();
		await header.getByRole( 'button', { name: /About/ } ).click();
		await expect(
			header.getByRole( 'link', { name: 'People' } )
		).toBeVisible();
		await page.mouse.wheel( 0, 1000 );
		await expect(
			page.locator( '.vitrine-header-row.is-stuck' )
		).toBeVisible();
		await expectAccessible( page, '.vitrine-site-header' );
	} );
}

for ( const width of [ 1280, 390 ] ) {
	test( `the header works right to left at ${ width } px`, async ( {
		page,
		site,
	} ) => {
		await speak( site, 'he_IL', { 'text direction\u0004ltr': 'rtl' } );
		await putHeader( site, HEADER );
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( '/journal/' );
		const left = ( name: string ) =>
			page
				.locator( `.vitrine-site-header ${ name }` )
				.evaluate( ( part ) => part.getBoundingClientRect().left );
		// The name is on the right, the rest to its left.
		expect( await left( '.vitrine-search' ) ).toBeGreaterThan(
			await left( '.vitrine-account-menu' )
		);
		expect( await left( '.vitrine-account-menu' ) ).toBeGreaterThan(
			await left( '.vitrine-palette' )
		);
		await page.locator( '.vitrine-search-open' ).click();
		await expect(
			page.getByRole( 'dialog', { name: 'Search' } )
		).toBeVisible();
		await page.keyboard.press( 'Escape' );
		expect(
			await page.evaluate(
				() => document.documentElement.scrollWidth <= window.innerWidth
			)
		).toBe( true );
		await expectAccessible( page, '.vitrine-site-header' );
	} );
}

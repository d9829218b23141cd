import type { Page } from '@playwright/test';
import { logIn } from '../steps/editor';
import {
	block,
	MENU,
	putHeader,
	putMenu,
	putPage,
	scrollTo,
	setSettings,
} from '../steps/site';
import { expectAccessible } from '../support/accessible';
import { test, expect } from '../support/test';

const ABOVE = block( 'core/paragraph', {}, '<p>Free shipping from €50</p>' );

const row = ( place: string, inner: string ) =>
	block( 'vitrine/header-row', { place }, inner );

const HEADER = block(
	'vitrine/site-header',
	{},
	row( 'above', ABOVE ) +
		row(
			'main',
			[ 'core/site-title', 'vitrine/header-menu', 'vitrine/mini-cart' ]
				.map( ( name ) => block( name ) )
				.join( '' )
		)
);

const LONG = Array.from(
	{ length: 40 },
	( _, index ) =>
		`<p style="margin-block:3rem"><a href="#p${ index }" id="p${ index }">Paragraph ${ index }</a></p>`
).join( '' );

const main = ( page: Page ) => page.locator( '.vitrine-header-row.is-main' );
const bar = ( page: Page ) => main( page ).locator( '.vitrine-header-bar' );

const topOf = async ( page: Page ) => ( await bar( page ).boundingBox() )!.y;

/** Waits until the fonts have loaded, which changes heights. */
const fontsAreThere = ( page: Page ) =>
	page.evaluate( async () => {
		await document.fonts.ready;
	} );

/** Expects a row to stick; its script loads on the first scroll. */
const expectStuck = ( page: Page ) =>
	expect( main( page ) ).toHaveClass( /is-stuck/ );

test.beforeEach( async ( { site } ) => {
	await putMenu( site, MENU );
	await putHeader( site, HEADER );
	await putPage( site, 'long', block( 'core/html', {}, LONG ) );
} );

for ( const width of [ 1280, 921, 768, 390 ] ) {
	test( `sticks after scrolling past it, and returns, at ${ width } px [4.11-01] [2.9-08]`, async ( {
		page,
		site,
	} ) => {
		await setSettings( site, { header_main_stick: true } );
		await page.setViewportSize( { width, height: 700 } );
		await page.goto( '/long/' );
		await fontsAreThere( page );
		await expect( main( page ) ).not.toHaveClass( /is-stuck/ );
		const offset = await topOf( page );
		expect( offset ).toBeGreaterThan( 10 );
		await scrollTo( page, Math.round( offset ) + 200 );
		await expectStuck( page );
		await expect.poll( () => topOf( page ) ).toBe( 0 );
		await expectAccessible( page, '.vitrine-site-header' );
		await scrollTo( page, 0 );
		await expect( main( page ) ).not.toHaveClass( /is-stuck/ );
		await expect.poll( () => topOf( page ) ).toBe( offset );
	} );
}

for ( const [ devices, wide, narrow ] of [
	[ 'desktop', true, false ],
	[ 'mobile', false, true ],
] as const ) {
	test( `sticks on ${ devices } only`, async ( { page, site } ) => {
		await setSettings( site, {
			header_main_stick: true,
			sticky_header_on_devices: devices,
		} );
		for ( const [ width, expected ] of [
			[ 921, wide ],
			[ 920, narrow ],
		] as const ) {
			await page.setViewportSize( { width, height: 700 } );
			await page.goto( '/long/' );
			await scrollTo( page, 600 );
			await expect( main( page ) ).toHaveClass(
				expected ? /is-stuck/ : /^(?!.*is-stuck)/
			);
		}
	} );
}

for ( const [ style, animation ] of [
	[ 'none', 'none' ],
	[ 'slide', 'vitrine-header-slide' ],
	[ 'fade', 'vitrine-header-fade' ],
] as const ) {
	test( `animates by ${ style } [4.11-02]`, async ( { page, site } ) => {
		await setSettings( site, {
			header_main_stick: true,
			sticky_header_style: style,
		} );
		await page.goto( '/long/' );
		await scrollTo( page, 600 );
		await expectStuck( page );
		await expect( bar( page ) ).toHaveCSS( 'animation-name', animation );
	} );
}

test( 'hides on scrolling down; shows on scrolling up, on focus and on a cart change [4.11-03] [4.11-04] [9.5-13]', async ( {
	page,
	site,
} ) => {
	await setSettings( site, {
		header_main_stick: true,
		sticky_hide_on_scroll: true,
	} );
	await page.goto( '/long/' );
	await scrollTo( page, 600 );
	await expectStuck( page );
	await scrollTo( page, 700 );
	await expect( bar( page ) ).not.toBeInViewport();
	await expect( bar( page ) ).toHaveCSS( 'transition-duration', '0.3s' );
	await scrollTo( page, 695 );
	await expect( bar( page ) ).not.toBeInViewport();
	await scrollTo( page, 680 );
	await expect( bar( page ) ).toBeInViewport( { ratio: 1 } );
	await scrollTo( page, 800 );
	await expect( bar( page ) ).not.toBeInViewport();
	await bar( page )
		.getByRole( 'link', { name: 'Shop', exact: true } )
		.focus();
	await expect( bar( page ) ).toBeInViewport( { ratio: 1 } );
	await bar( page ).getByRole( 'link', { name: 'Shop', exact: true } ).blur();
	await scrollTo( page, 1000 );
	await expect( bar( page ) ).not.toBeInViewport();
	await page.evaluate( () =>
		document.body.dispatchEvent( new CustomEvent( 'vitrine:cart-changed' ) )
	);
	await expect( bar( page ) ).toBeInViewport( { ratio: 1 } );
} );

test( 'sticks below the admin bar and never covers the focused element', async ( {
	page,
	site,
} ) => {
	await setSettings( site, { header_main_stick: true } );
	await logIn( page );
	await page.setViewportSize( { width: 1280, height: 500 } );
	await page.goto( '/long/' );
	await scrollTo( page, 1500 );
	await expectStuck( page );
	await expect.poll( () => topOf( page ) ).toBe( 32 );
	await page.getByRole( 'link', { name: 'Paragraph 25' } ).focus();
	for ( let stop = 0; stop < 12; stop++ ) {
		await page.keyboard.press( 'Shift+Tab' );
		const covered = () =>
			page.evaluate( () => {
				const { bottom } = document
					.querySelector( '.is-stuck .vitrine-header-bar' )!
					.getBoundingClientRect();
				return (
					bottom -
					document.querySelector( ':focus' )!.getBoundingClientRect()
						.top
				);
			} );
		await expect.poll( covered ).toBeLessThanOrEqual( 0 );
	}
} );

test( 'shrinks without shifting the page', async ( { page, site } ) => {
	await setSettings( site, {
		header_main_stick: true,
		header_main_shrink: true,
	} );
	await page.goto( '/long/' );
	await fontsAreThere( page );
	const before = ( await bar( page ).boundingBox() )!.height;
	await scrollTo( page, 600 );
	await expect
		.poll( async () => ( await bar( page ).boundingBox() )!.height )
		.toBeLessThan( before );
	expect( ( await main( page ).boundingBox() )!.height ).toBe( before );
} );

test( "follows the page's own option [3.9-13]", async ( { page, site } ) => {
	await setSettings( site, { header_main_stick: true } );
	await site.php(
		`update_post_meta( get_page_by_path( 'long' )->ID, 'vitrine_stick_header', 'disabled' );`
	);
	await page.goto( '/long/' );
	await scrollTo( page, 600 );
	await expect( main( page ) ).not.toHaveClass( /is-stuck/ );
	await setSettings( site, { header_main_stick: false } );
	await site.php(
		`update_post_meta( get_page_by_path( 'long' )->ID, 'vitrine_stick_header', 'enabled' );`
	);
	await page.goto( '/long/' );
	await scrollTo( page, 600 );
	await expectStuck( page );
} );

test( 'does not cover the element in the URL [9.5-05]', async ( {
	page,
	site,
} ) => {
	await setSettings( site, {
		header_main_stick: true,
		is_scroll_to_id: true,
	} );
	await page.goto( '/long/#p20' );
	const target = page.locator( '#p20' );
	await expectStuck( page );
	await expect
		.poll( async () => {
			const { height } = ( await bar( page ).boundingBox() )!;
			return Math.abs( ( await target.boundingBox() )!.y - height );
		} )
		.toBeLessThan( 2 );
} );

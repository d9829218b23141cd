import { block, putHeader, setSettings } from '../steps/site';
import { expectAccessible } from '../support/accessible';
import { test, expect } from '../support/test';

const HEADER = block(
	'vitrine/site-header',
	{},
	block(
		'vitrine/header-row',
		{ place: 'main' },
		[
			'core/site-title',
			'vitrine/header-menu',
			'vitrine/site-search',
			'vitrine/account-menu',
			'vitrine/palette-switcher',
			'vitrine/mini-cart',
		]
			.map( ( name ) => block( name ) )
			.join( '' )
	)
);

test.use( {
	viewport: { width: 390, height: 800 },
	hasTouch: true,
	reducedMotion: 'reduce',
} );

test.beforeEach( async ( { site } ) => {
	await setSettings( site, {
		header_main_stick: true,
		color_switcher_default_palette: [ '#ffffff', '#111111' ],
		color_switcher_switched_palette: [ '#101418', '#f5f5f5' ],
	} );
	await putHeader( site, HEADER );
} );

test( 'all header icons are in one row on a phone', async ( { page } ) => {
	await page.goto( '/journal/' );
	const middles = await page
		.locator( '.vitrine-header-content > :not( .wp-block-site-title )' )
		.evaluateAll( ( parts ) =>
			parts.map( ( part ) => {
				const { top, bottom } = part.getBoundingClientRect();
				return Math.round( ( top + bottom ) / 2 );
			} )
		);
	expect( middles ).toHaveLength( 5 );
	expect( Math.max( ...middles ) - Math.min( ...middles ) ).toBeLessThan( 8 );
	await expectAccessible( page, '.vitrine-site-header' );
} );

/** The block's template for a new header, without the logo, which the site lacks. */
const FRESH = block(
	'vitrine/site-header',
	{},
	block(
		'vitrine/header-row',
		{ place: 'main' },
		[
			block( 'core/site-title', { level: 0 } ),
			...[
				'header-menu',
				'site-search',
				'account-menu',
				'mini-cart',
			].map( ( name ) => block( `vitrine/${ name }` ) ),
		].join( '' )
	)
);

for ( const width of [ 360, 390, 430 ] ) {
	test( `a new header fits one row at ${ width } px, including the name`, async ( {
		page,
		site,
	} ) => {
		await putHeader( site, FRESH );
		await page.setViewportSize( { width, height: 800 } );
		await page.goto( '/journal/' );
		const content = page.locator( '.vitrine-header-content' );
		const boxes = await content.locator( '> *' ).evaluateAll( ( parts ) =>
			parts.map( ( part ) => {
				const box = part.getBoundingClientRect();
				return {
					middle: ( box.top + box.bottom ) / 2,
					start: box.left,
					end: box.right,
				};
			} )
		);
		expect( boxes ).toHaveLength( 5 );
		for ( const [ index, { middle, start, end } ] of boxes.entries() ) {
			expect( Math.abs( middle - boxes[ 0 ]!.middle ) ).toBeLessThan( 8 );
			expect( start ).toBeGreaterThanOrEqual(
				boxes[ index - 1 ]?.end ?? 0
			);
			expect( end ).toBeLessThanOrEqual( width );
		}
		await expect( content.getByText( 'Hearth & Hazel' ) ).toBeVisible();
	} );
}

test( 'a tap opens menu, search and the other palette', async ( { page } ) => {
	await page.goto( '/journal/' );
	const header = page.locator( '.vitrine-site-header' );
	const menu = header.getByRole( 'button', { name: 'Menu' } );
	await menu.tap();
	await expect( menu ).toHaveAttribute( 'aria-expanded', 'true' );
	await menu.tap();
	await expect( menu ).toHaveAttribute( 'aria-expanded', 'false' );
	await header.locator( '.vitrine-search-open' ).tap();
	await expect(
		page.getByRole( 'combobox', { name: 'Search' } )
	).toBeFocused();
	await page.keyboard.press( 'Escape' );
	await header.getByRole( 'button', { name: 'Switch colors' } ).tap();
	await expect( page.locator( 'html' ) ).toHaveAttribute(
		'data-vitrine-palette',
		'switched'
	);
} );

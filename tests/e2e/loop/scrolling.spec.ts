import type { Page } from '@playwright/test';
import { logIn } from '../steps/editor';
import { listing, loop, open } from '../steps/listing';
import { block, putHeader, setSettings } from '../steps/site';
import { test, expect } from '../support/test';

/** Makes a page tall enough to scroll its results to the top. */
const TALL =
	'<!-- wp:spacer {"height":"1200px"} --><div style="height:1200px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->';

/** Distance of the results from the top of the viewport. */
const topOf = ( page: Page ): Promise< number > =>
	loop( page )
		.locator( '[data-loop-area="1"]' )
		.evaluate( ( area ) => Math.round( area.getBoundingClientRect().top ) );

for ( const [ scroll_on, bar ] of [
	[ 'update', true ],
	[ 'paging', false ],
] as const ) {
	test( `scrolls smoothly to the results, below the admin bar: ${ scroll_on }${
		bar ? ' [4.14-18] [4.14-19]' : ''
	}`, async ( { page, site } ) => {
		await setSettings( site, { loop_scroll_on: scroll_on } );
		if ( bar ) {
			await logIn( page );
		}
		await page.setViewportSize( { width: 1280, height: 500 } );
		await open( page, site, listing( 1 ) + TALL );
		const at = loop( page );
		const top = () => topOf( page );
		const asked = await page.evaluateHandle( () => {
			const list: unknown[] = [];
			const scroll = window.scrollTo.bind( window );
			window.scrollTo = ( ( options: ScrollToOptions ) => {
				list.push( options.behavior );
				scroll( options );
			} ) as typeof window.scrollTo;
			return list;
		} );
		const expected = bar ? 32 : 0;
		if ( scroll_on === 'update' ) {
			await at.getByRole( 'link', { name: /^Care/ } ).click();
			await expect.poll( top ).toBe( expected );
			await page.evaluate( () => {
				document.documentElement.scrollTop = 0;
			} );
			await at
				.getByRole( 'combobox', { name: 'Sort by' } )
				.selectOption( 'title' );
			await expect.poll( top ).toBe( expected );
		} else {
			await at.getByRole( 'link', { name: 'Page 2' } ).click();
			await expect.poll( top ).toBe( expected );
		}
		const behaviors = await asked.jsonValue();
		expect( new Set( behaviors ) ).toEqual( new Set( [ 'smooth' ] ) );
	} );
}

test( 'scrolls to the results below a sticky header and the admin bar', async ( {
	page,
	site,
} ) => {
	await setSettings( site, { header_main_stick: true } );
	await putHeader(
		site,
		block(
			'vitrine/site-header',
			{},
			block(
				'vitrine/header-row',
				{ place: 'main' },
				block( 'core/site-title' )
			)
		)
	);
	await logIn( page );
	await page.setViewportSize( { width: 1280, height: 500 } );
	await open( page, site, listing( 1 ) + TALL );
	const bar = page.locator( '.vitrine-header-bar' );
	await loop( page ).getByRole( 'link', { name: 'Page 2' } ).click();
	await expect
		.poll( async () => {
			const box = await bar.boundingBox();
			return ( await topOf( page ) ) - Math.round( box!.y + box!.height );
		} )
		.toBe( 0 );
	expect( await topOf( page ) ).toBeGreaterThan( 32 );
} );

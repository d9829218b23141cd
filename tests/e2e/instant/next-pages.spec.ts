/**
 * Prefetching of pages that a visitor of a listing is likely to open.
 *
 * @see spec 3.15, 4.3
 */
import type { Page } from 'puppeteer-core';
import type { Site } from '../../site/types';
import { setSettings } from '../steps/site';
import { expect, test, watchAhead } from '../support/ahead';

/** The URLs in the page's speculation rules. */
const named = ( page: Page ): Promise< string[] > =>
	page.evaluate( () =>
		Array.from(
			document.querySelectorAll( 'script[type="speculationrules"]' ),
			( { textContent } ) =>
				JSON.parse( textContent ) as {
					prefetch?: { source: string; urls?: string[] }[];
				}
		)
			.flatMap( ( { prefetch = [] } ) => prefetch )
			.filter( ( { source } ) => source === 'list' )
			.flatMap( ( { urls = [] } ) => urls )
			.map( ( url ) => url.slice( location.origin.length ) )
	);

/** Opens a page of the shop and waits until it was idle. */
const rest = async ( page: Page, site: Site, path: string ) => {
	await page.goto( site.url + path, { waitUntil: 'networkidle0' } );
	await page.evaluate(
		() =>
			// Idle callbacks run in the order of registration.
			new Promise( ( then ) => window.requestIdleCallback( then ) )
	);
};

/** Overrides what the browser reports about its device and connection. */
const pretend = ( page: Page, told: Record< string, unknown > ) =>
	page.evaluateOnNewDocument( ( values ) => {
		for ( const [ name, value ] of Object.entries( values ) ) {
			Object.defineProperty( navigator, name, { get: () => value } );
		}
	}, told );

const FAST = { connection: { effectiveType: '4g' }, deviceMemory: 8 };

test( 'an idle listing prefetches its first products and next page without visitor data', async ( {
	visitor,
	site,
} ) => {
	await pretend( visitor, FAST );
	const ahead = await watchAhead( visitor );
	await rest( visitor, site, '/shop/' );
	await expect.poll( () => named( visitor ) ).toHaveLength( 5 );
	const urls = await named( visitor );
	expect( urls.at( -1 ) ).toBe( '/shop/?product-page=2' );
	for ( const url of urls.slice( 0, 4 ) ) {
		expect( url ).toMatch( /^\/product\/[a-z-]+\/$/ );
		await ahead.isReady( url, 'Prefetch' );
	}
	await ahead.isReady( '/shop/', 'Prefetch' );
	expect( ahead.begun() ).toEqual( [] );
	const cookies = await visitor.browserContext().cookies();
	expect(
		cookies
			.map( ( { name } ) => name )
			.filter( ( name ) => ! name.startsWith( 'sbjs_' ) )
	).toEqual( [] );
} );

for ( const [ what, told ] of [
	[ 'saves data', { connection: { saveData: true } } ],
	[ 'has a slow connection', { connection: { effectiveType: '3g' } } ],
	[ 'has little memory', { deviceMemory: 1 } ],
] as const ) {
	test( `nothing is prefetched for a visitor who ${ what }`, async ( {
		visitor,
		site,
	} ) => {
		await pretend( visitor, { ...FAST, ...told } );
		await rest( visitor, site, '/shop/' );
		expect( await named( visitor ) ).toEqual( [] );
	} );
}

test( 'nothing is prefetched from product, cart and checkout, or when disabled', async ( {
	visitor,
	site,
} ) => {
	await pretend( visitor, FAST );
	for ( const path of [ '/product/everyday-mug/', '/cart/', '/checkout/' ] ) {
		await rest( visitor, site, path );
		expect( await named( visitor ), path ).toEqual( [] );
	}
	await setSettings( site, { speculative_loading: 'off' } );
	await rest( visitor, site, '/shop/' );
	expect( await named( visitor ) ).toEqual( [] );
} );

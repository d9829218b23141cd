/**
 * Leaving a page before its script has loaded.
 *
 * @see spec 3.15, 4.16
 */
import type { Page } from '@playwright/test';
import { choose, originCookies } from '../steps/consent';
import { setSettings } from '../steps/site';
import { test, expect } from '../support/test';

/** Holds back the recorder script until it is released. */
const holdRecorder = async ( page: Page ): Promise< () => Promise< void > > => {
	const recorder = /\/loader-chunks\/attribution\.js/;
	await page.route( recorder, () => new Promise( () => {} ) );
	return () => page.unroute( recorder );
};

const current = ( page: Page ): Promise< string > =>
	page
		.context()
		.cookies()
		.then( ( all ) =>
			decodeURIComponent(
				all.find( ( { name } ) => name === 'sbjs_current' )?.value ?? ''
			)
		);

const pages = ( page: Page ): Promise< string | undefined > =>
	page
		.context()
		.cookies()
		.then(
			( all ) =>
				/pgs=(\d+)/.exec(
					decodeURIComponent(
						all.find( ( { name } ) => name === 'sbjs_session' )
							?.value ?? ''
					)
				)?.[ 1 ]
		);

test( 'an origin left unrecorded is recorded by the next page', async ( {
	page,
} ) => {
	const release = await holdRecorder( page );
	await page.goto( '/?utm_source=news&utm_campaign=spring' );
	expect( await originCookies( page ) ).toEqual( [] );
	await release();
	await page.goto( '/shop/' );
	await expect.poll( () => current( page ) ).toContain( 'src=news' );
	expect( await current( page ) ).toContain( 'cmp=spring' );
	await expect.poll( () => pages( page ) ).toBe( '2' );

	// Only once.
	await page.goto( '/cart/' );
	await expect.poll( () => pages( page ) ).toBe( '3' );
} );

test( 'an unrecorded origin is not stored without consent, and discarded on withdrawal', async ( {
	page,
	site,
} ) => {
	const kept = () =>
		page.evaluate( () =>
			JSON.stringify( Object.entries( sessionStorage ) )
		);
	await setSettings( site, { consent_type: 'optin' } );
	const release = await holdRecorder( page );
	await page.goto( '/?utm_source=news' );
	await page.goto( '/shop/' );
	expect( await kept() ).not.toContain( 'news' );

	await page.goto( '/?utm_source=late' );
	await choose( page, 'marketing', 'allow' );
	await page.goto( '/shop/' );
	expect( await kept() ).toContain( 'late' );
	await release();
	await choose( page, 'marketing', 'deny' );
	await expect.poll( kept ).not.toContain( 'late' );
	await page.goto( '/cart/' );
	expect( await originCookies( page ) ).toEqual( [] );
} );

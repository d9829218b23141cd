/**
 * Order attribution with and without consent: the same purchase on every engine
 * and in both of WooCommerce's checkouts.
 *
 * @see spec 3.15, 3.16, 4.16, 5.14, 6, 7.18
 */
import type { Page } from '@playwright/test';
import {
	checkOutMug,
	expectThanks,
	fillAddress,
	placeOrder,
} from '../steps/checkout';
import {
	choose,
	keptOrigin,
	originCookies,
	originInputs,
} from '../steps/consent';
import { setSettings } from '../steps/site';
import { expect, test } from '../support/test';

const CAMPAIGN = '/?utm_source=news&utm_campaign=spring%20sale';

/** Arrives from a campaign, and goes to the checkout with a mug. */
const toCheckout = async ( page: Page ) => {
	await page.goto( CAMPAIGN );
	await checkOutMug( page );
};

const buy = async ( page: Page ) => {
	await fillAddress( page );
	await placeOrder( page ).click();
	await expectThanks( page );
};

test( 'an order has its origin where no consent is required [1-15] [7.18-01]', async ( {
	page,
	site,
	shop,
} ) => {
	await toCheckout( page );
	await expect
		.poll( () => originInputs( page ) )
		.toMatchObject( {
			source_type: 'utm',
			utm_source: 'news',
			utm_campaign: 'spring sale',
			utm_medium: '(none)',
			session_pages: '3',
			session_count: '1',
		} );
	await buy( page );
	expect( await keptOrigin( page, site, shop ) ).toMatchObject( {
		source_type: 'utm',
		utm_source: 'news',
		utm_campaign: 'spring sale',
		session_pages: '3',
		device_type: 'Desktop',
	} );
} );

test( 'without consent nothing is stored or fetched, and the order has no origin [1-15] [6-08] [4.16-11]', async ( {
	page,
	site,
	shop,
} ) => {
	await setSettings( site, { consent_type: 'optin' } );
	const fetched: string[] = [];
	page.on( 'request', ( request ) => fetched.push( request.url() ) );
	await toCheckout( page );
	await page.waitForLoadState( 'load' );
	const inputs = await originInputs( page );
	expect( Object.keys( inputs ) ).toHaveLength( 16 );
	expect( new Set( Object.values( inputs ) ) ).toEqual( new Set( [ '' ] ) );
	await buy( page );
	expect( await originCookies( page ) ).toEqual( [] );
	expect( fetched.filter( ( url ) => /attribution/.test( url ) ) ).toEqual(
		[]
	);
	expect( await keptOrigin( page, site, shop ) ).toEqual( {} );
} );

test( 'late consent on the landing page still records how the visitor came [4.16-09]', async ( {
	page,
	site,
} ) => {
	await setSettings( site, { consent_type: 'optin' } );
	await page.goto( CAMPAIGN, { referer: 'https://blog.example/post' } );
	// A theme's scripts may change the URL meanwhile.
	await page.evaluate( () => window.history.replaceState( null, '', '/' ) );
	expect( await originCookies( page ) ).toEqual( [] );
	await choose( page, 'statistics', 'allow' );
	await choose( page, 'marketing', 'maybe' );
	expect( await originCookies( page ) ).toEqual( [] );
	await choose( page, 'marketing', 'allow' );
	await expect
		.poll( () => originCookies( page ) )
		.toContain( 'sbjs_current' );
	const cookies = await page.context().cookies();
	const find = ( name: string ) =>
		decodeURIComponent(
			cookies.find( ( cookie ) => cookie.name === name )?.value ?? ''
		);
	expect( find( 'sbjs_current' ) ).toContain( 'typ=utm|||src=news' );
	expect( find( 'sbjs_current_add' ) ).toContain( CAMPAIGN );
	expect( find( 'wp_consent_marketing' ) ).toBe( 'allow' );
} );

test( 'withdrawn consent removes everything at once and can be given again [4.16-09] [4.16-10] [4.16-11]', async ( {
	page,
	site,
	shop,
} ) => {
	await setSettings( site, { consent_type: 'optout' } );
	await toCheckout( page );
	const source = () =>
		originInputs( page ).then( ( { source_type } ) => source_type );
	await expect.poll( source ).toBe( 'utm' );
	await choose( page, 'marketing', 'deny' );
	await expect.poll( source ).toBe( '' );
	expect( await originCookies( page ) ).toEqual( [] );
	await choose( page, 'marketing', 'allow' );
	await expect.poll( source ).toBe( 'typein' );
	await choose( page, 'marketing', 'deny' );
	await expect.poll( source ).toBe( '' );
	await buy( page );
	expect( await keptOrigin( page, site, shop ) ).toEqual( {} );
	expect( await originCookies( page ) ).toEqual( [] );
} );

test( 'cookies of earlier visits are removed without consent [4.16-10]', async ( {
	page,
	site,
} ) => {
	await page.goto( CAMPAIGN );
	await expect.poll( () => originCookies( page ) ).toHaveLength( 7 );
	await setSettings( site, { consent_type: 'optin' } );
	await page.goto( '/shop/' );
	await expect.poll( () => originCookies( page ) ).toEqual( [] );
} );

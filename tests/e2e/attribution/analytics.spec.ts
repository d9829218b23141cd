/**
 * Analytics, from the page to the shop's own table.
 *
 * @see spec 7.19, 6
 */
import type { Page } from '@playwright/test';
import type { Site } from '../../site/types';
import {
	checkOutMug,
	expectThanks,
	fillAddress,
	placeOrder,
} from '../steps/checkout';
import { choose } from '../steps/consent';
import { scriptsAreThere } from '../steps/scripts';
import { setSettings } from '../steps/site';
import { expect, test } from '../support/test';

const MODULE = /module-chunks\/analytics-count\.js/;
const COUNTS = /wc-ajax=vitrine_count/;

const PRODUCT = '/product/everyday-mug/';

const sums = async ( site: Site ) =>
	JSON.parse(
		await site.php(
			`echo wp_json_encode( Vitrine\\Modules\\Analytics\\AnalyticsCounts::totals( '2000-01-01', '2100-01-01' ) );`
		)
	) as Record< string, number >;

/** Collects the URLs of a page's matching requests. */
const requests = ( page: Page, what: RegExp ): string[] => {
	const seen: string[] = [];
	page.on( 'request', ( request ) => {
		if ( what.test( request.url() ) ) {
			seen.push( request.url() );
		}
	} );
	return seen;
};

test.beforeEach( ( { site } ) =>
	setSettings( site, { store_analytics: true, consent_type: 'optin' } )
);

test( 'the module is fetched after consent only, once, and stops counting after withdrawal [1-16] [6-09] [7.19-01]', async ( {
	page,
	site,
} ) => {
	const modules = requests( page, MODULE );
	const counts = requests( page, COUNTS );
	await page.goto( PRODUCT );
	await choose( page, 'marketing', 'allow' );
	await page.waitForLoadState( 'load' );
	expect( modules ).toEqual( [] );
	const fetched = page.waitForResponse( MODULE );
	await choose( page, 'statistics', 'allow' );
	await fetched;
	expect( modules ).toHaveLength( 1 );
	await choose( page, 'statistics', 'deny' );
	await page.goto( '/shop/' );
	expect( counts ).toEqual( [] );
	expect( modules ).toHaveLength( 1 );
	expect( await sums( site ) ).toEqual( {
		view: 0,
		add: 0,
		checkout: 0,
		purchase: 0,
	} );
} );

test( 'counts a visit from product to purchase, and the receipt once', async ( {
	page,
	site,
} ) => {
	await page.goto( '/' );
	await choose( page, 'statistics', 'allow' );
	await page.goto( PRODUCT );
	await scriptsAreThere( page );
	await checkOutMug( page );
	await fillAddress( page );
	await placeOrder( page ).click();
	await expectThanks( page );
	await page.reload();
	await page.goto( '/' );
	await expect
		.poll( () => sums( site ) )
		.toEqual( { view: 1, add: 1, checkout: 1, purchase: 1 } );
} );

test( 'the consent cookie is secure on an https page, and only there [9.11-09]', async ( {
	page,
	site,
} ) => {
	const secure = 'https://shop.test';
	// A browser that uses HTTPS with a site that sees HTTP.
	await page.route( `${ secure }/**`, async ( route, request ) => {
		const answer = await route.fetch( {
			url: request.url().replace( secure, site.url ),
		} );
		const isText = /html|javascript|json/.test(
			answer.headers()[ 'content-type' ] ?? ''
		);
		await route.fulfill( {
			response: answer,
			body: isText
				? ( await answer.text() )
						.replaceAll( site.url, secure )
						.replaceAll(
							site.url.replaceAll( '/', '\\/' ),
							secure.replaceAll( '/', '\\/' )
						)
				: await answer.body(),
		} );
	} );
	const kept = async ( origin: string ) => {
		await page.goto( `${ origin }/shop/` );
		await choose( page, 'statistics', 'deny' );
		const cookies = await page.context().cookies( origin );
		return cookies.filter( ( { name } ) =>
			name.startsWith( 'wp_consent_' )
		);
	};
	expect( await kept( site.url ) ).toMatchObject( [
		{ name: 'wp_consent_statistics', value: 'deny', secure: false },
	] );
	expect( await kept( secure ) ).toMatchObject( [
		{ name: 'wp_consent_statistics', value: 'deny', secure: true },
	] );
} );

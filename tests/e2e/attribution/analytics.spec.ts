/**
 * Counting, from the page to the shop's own table.
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
import { setSettings } from '../steps/site';
import { expect, test } from '../support/test';

const MODULE = /loader-chunks\/analytics\.js/;
const COUNTS = /wc-ajax=vitrine_count/;

const PRODUCT = '/product/everyday-mug/';

const sums = async ( site: Site ) =>
	JSON.parse(
		await site.php(
			`echo wp_json_encode( Vitrine\\Visit\\Analytics\\Counts::sums( '2000-01-01', '2100-01-01' ) );`
		)
	) as Record< string, number >;

/** The addresses of a page's requests that match. */
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

test( 'the module is fetched after consent only, once, and counts no more after it is withdrawn [1-16] [6-09] [7.19-01]', async ( {
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

test( 'a walk from a product to its purchase is counted, and its receipt once', async ( {
	page,
	site,
} ) => {
	await page.goto( '/' );
	await choose( page, 'statistics', 'allow' );
	await page.goto( PRODUCT );
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

/**
 * Order attribution in WooCommerce's two checkouts.
 *
 * @see spec 3.15, 7.18, 6
 */
import type { Page, Request } from '@playwright/test';
import {
	checkOutMug,
	expectThanks,
	fillAddress,
	placeOrder,
} from '../../steps/checkout';
import {
	choose,
	keptOrigin,
	originCookies,
	originInputs,
} from '../../steps/consent';
import { blockAddress, putBlock } from '../../steps/checkout/engine-block';
import { setSettings } from '../../steps/site';
import { expect, test } from '../../support/test';

const KEY = 'woocommerce/order-attribution';

const toCheckout = async ( page: Page ) => {
	await page.goto( '/?utm_source=news&utm_campaign=spring' );
	await checkOutMug( page );
};

/** Places an order with the block; returns the attribution data that was sent. */
const buyByBlock = async (
	page: Page
): Promise< Record< string, string > | undefined > => {
	await page.getByLabel( 'Email address' ).fill( 'ada@example.org' );
	const address = blockAddress( page );
	await address
		.getByRole( 'combobox', { name: /Country/ } )
		.selectOption( 'GB' );
	// The block sends the address, and cannot place the order before the response.
	const told = page.waitForResponse( /wc\/store\/v1\/batch/ );
	for ( const [ label, value ] of [
		[ 'First name', 'Ada' ],
		[ 'Last name', 'Byron' ],
		[ 'Address', 'St James Square 12' ],
		[ 'City', 'London' ],
		[ 'Postcode', 'SW1Y 4JH' ],
	] as const ) {
		await address.getByLabel( label, { exact: true } ).fill( value );
	}
	await told;
	const isOrder = ( request: Request ) =>
		request.method() === 'POST' &&
		/wc\/store\/v1\/checkout(\?|$)/.test( request.url() );
	const sent = page.waitForRequest( isOrder );
	await placeOrder( page ).click();
	const { extensions = {} } = ( await sent ).postDataJSON() as {
		extensions?: Record< string, Record< string, string > >;
	};
	await expectThanks( page );
	return extensions[ KEY ];
};

test( "WooCommerce's form sends the origin as hidden inputs, and nothing after consent is denied [7.18-01]", async ( {
	page,
	site,
	shop,
} ) => {
	await setSettings( site, { consent_type: 'optout' } );
	await toCheckout( page );
	const source = () =>
		originInputs( page ).then( ( { utm_source } ) => utm_source );
	await expect.poll( source ).toBe( 'news' );
	await choose( page, 'marketing', 'deny' );
	await expect.poll( source ).toBe( '' );
	expect( Object.keys( await originInputs( page ) ) ).toHaveLength( 16 );
	await page.goto( '/?utm_source=late' );
	await choose( page, 'marketing', 'allow' );
	await expect.poll( () => originCookies( page ) ).toHaveLength( 7 );
	await page.goto( '/checkout/' );
	await expect.poll( source ).toBe( 'late' );
	await fillAddress( page );
	await placeOrder( page ).click();
	await expectThanks( page );
	expect( await keptOrigin( page, site, shop ) ).toMatchObject( {
		source_type: 'utm',
		utm_source: 'late',
		session_pages: '2',
		device_type: 'Desktop',
	} );
} );

test( "WooCommerce's block sends the origin with its order [7.18-02]", async ( {
	page,
	site,
	shop,
} ) => {
	await putBlock( site );
	await toCheckout( page );
	expect( await buyByBlock( page ) ).toMatchObject( {
		source_type: 'utm',
		utm_source: 'news',
		utm_campaign: 'spring',
		session_pages: '3',
	} );
	expect( await keptOrigin( page, site, shop ) ).toMatchObject( {
		source_type: 'utm',
		utm_source: 'news',
	} );
} );

test( "WooCommerce's block sends empty fields without consent [4.16-11]", async ( {
	page,
	site,
	shop,
} ) => {
	await setSettings( site, { consent_type: 'optin' } );
	await putBlock( site );
	await toCheckout( page );
	const sent = await buyByBlock( page );
	expect( Object.keys( sent ?? {} ) ).toHaveLength( 16 );
	expect( new Set( Object.values( sent ?? {} ) ) ).toEqual(
		new Set( [ '' ] )
	);
	expect( await keptOrigin( page, site, shop ) ).toEqual( {} );
} );

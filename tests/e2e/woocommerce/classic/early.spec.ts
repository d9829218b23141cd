/**
 * A classic theme's own listing, where only our script is added.
 */
import { addButton, saveData, watchRequests } from '../../steps/shopper';
import { expect, test } from '../../support/test';

test.use( { isHasty: true } );

test( 'an idle page has loaded what an add needs, and the first click waits for no script', async ( {
	page,
} ) => {
	const script = /loader-chunks\/cart-client\.js/;
	const there = page.waitForResponse( script );
	const regions = page.waitForResponse( /loader-chunks\/fragments\.js/ );
	await page.goto( '/shop/' );
	await ( await there ).finished();
	await ( await regions ).finished();
	// Our other scripts fail to load.
	await page.route( /loader-chunks\//, () => undefined );
	const sent = page.waitForRequest( /wc-ajax=add_to_cart/ );
	await addButton( page, 'Everyday Mug' ).click();
	expect( ( await sent ).method() ).toBe( 'POST' );
} );

test( 'an idle page prefetches nothing with Save-Data', async ( { page } ) => {
	await saveData( page );
	const script = /loader-chunks\/(?:cart-client|fragments)\.js/;
	const fetched = watchRequests( page, script );
	await page.goto( '/shop/', { waitUntil: 'networkidle' } );
	expect( fetched ).toEqual( [] );
	await addButton( page, 'Everyday Mug' ).click();
	await expect.poll( () => fetched.length ).toBeGreaterThan( 0 );
} );

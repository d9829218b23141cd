import {
	count,
	listing,
	loop,
	mark,
	open,
	stayed,
	titles,
} from '../steps/listing';
import { setSettings } from '../steps/site';
import { test, expect } from '../support/test';

const ANSWER = '**/wp-admin/admin-ajax.php**';

test.describe( 'without a response', () => {
	test.use( {
		allowedErrors: [
			/Failed to load resource|Network response was not ok|could not (be )?reach/i,
		],
	} );

	for ( const [ name, fulfil ] of [
		[ 'the server fails', { status: 500, body: 'Oh.' } ],
		[ 'the network is down', null ],
	] as const ) {
		test( `the listing keeps its results, shows an error and retries: ${ name }`, async ( {
			page,
			site,
		} ) => {
			await open( page, site, listing( 1 ) );
			const at = loop( page );
			await mark( page );
			const before = await titles( at ).allTextContents();
			await page.route( ANSWER, ( route ) =>
				fulfil ? route.fulfill( fulfil ) : route.abort()
			);
			await at.getByRole( 'link', { name: /^Care/ } ).click();
			const retry = at.getByRole( 'button', { name: 'Try again' } );
			await expect( retry ).toBeVisible();
			await expect( page.locator( '#vitrine-live-region' ) ).toHaveText(
				/\w/
			);
			await expect( titles( at ) ).toHaveText( before );
			await expect( page ).toHaveURL( /\/$/ );
			await page.unroute( ANSWER );
			await retry.click();
			await expect( count( at ) ).toHaveText(
				'Showing 1–2 of 6 results'
			);
			await expect( retry ).toBeHidden();
			expect( await stayed( page ) ).toBe( true );
		} );
	}
} );

test( 'a page link is prefetched on hover', async ( { page, site } ) => {
	await open( page, site, listing( 1 ) );
	const at = loop( page );
	// Prefetching starts with the script that the first use loads.
	await at.getByRole( 'link', { name: /^Care/ } ).click();
	await expect( count( at ) ).toHaveText( 'Showing 1–2 of 6 results' );
	const next = at.getByRole( 'link', { name: 'Page 2' } );
	const ahead = page.waitForResponse( ANSWER );
	await next.hover();
	await ahead;
	await page.route( ANSWER, ( route ) => route.abort() );
	await next.click();
	await expect( count( at ) ).toHaveText( 'Showing 3–4 of 6 results' );
} );

test( 'filters combine when enabled', async ( { page, site } ) => {
	await setSettings( site, { loop_composable: true } );
	await open( page, site, listing( 1 ) );
	const at = loop( page );
	await at.getByRole( 'link', { name: /^Care/ } ).click();
	await expect( count( at ) ).toHaveText( 'Showing 1–2 of 6 results' );
	// Options without results cannot be selected.
	await expect(
		at.getByRole( 'checkbox', { name: /Rooms/ } )
	).toBeDisabled();
	await at.getByRole( 'checkbox', { name: /Care/ } ).check();
	await expect( page ).toHaveURL( /buttonFilter-1=care&checkbox-1=care/ );
	await expect( count( at ) ).toHaveText( 'Showing 1–2 of 6 results' );
} );

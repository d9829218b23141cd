import type { Page } from '@playwright/test';
import { moveOut, putPlugins } from '../steps/neighbours';
import { addFromListing, cartIcon, drawer, line } from '../steps/shopper';
import { expect, test } from '../support/test';

test.afterEach( ( { site } ) => moveOut( site ) );

/** Opens a page, and finds inline scripts in its HTML without the page's nonce. */
const bareOf = async ( page: Page, path: string ): Promise< string[] > => {
	const answer = await page.goto( path );
	expect( answer?.headers()[ 'content-security-policy' ] ).toContain(
		"'nonce-"
	);
	return page
		.locator( 'script' )
		.evaluateAll( ( scripts ) =>
			( scripts as HTMLScriptElement[] )
				.filter(
					( { nonce, src, type } ) =>
						! nonce &&
						! src &&
						! /^application\/(ld\+)?json$/.test( type )
				)
				.map( ( { outerHTML } ) => outerHTML.slice( 0, 80 ) )
		);
};

test( 'pages work under a CSP that requires a nonce for inline scripts', async ( {
	page,
	site,
} ) => {
	putPlugins( site, 'csp-nonces' );
	expect( await bareOf( page, '/shop/' ) ).toEqual( [] );
	await addFromListing( page, 'Everyday Mug', 1 );
	await cartIcon( page ).click();
	await expect( line( drawer( page ), 'Everyday Mug' ) ).toBeVisible();
	for ( const path of [ '/product/everyday-mug/', '/cart/', '/checkout/' ] ) {
		expect( await bareOf( page, path ), path ).toEqual( [] );
	}
	await expect(
		page.getByRole( 'button', { name: 'Place order' } )
	).toBeVisible();
} );

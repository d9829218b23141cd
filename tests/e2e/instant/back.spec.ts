/**
 * The way back, to a page that the browser has kept whole.
 *
 * @see spec 4.3
 */
import type { Page } from 'puppeteer-core';
import type { Site } from '../../site/types';
import { expect, follow, goBack, test } from '../support/ahead';

const PRODUCT = '/product/everyday-mug/';

/** Opens a page, and marks it: a page that is made anew has no mark. */
const openMarked = async ( page: Page, site: Site, path: string ) => {
	await page.goto( site.url + path, { waitUntil: 'networkidle0' } );
	await page.evaluate( () => {
		document.documentElement.dataset.mark = 'kept';
		document
			.querySelector( 'main' )
			?.insertAdjacentHTML(
				'afterbegin',
				'<a href="/journal/">Elsewhere</a>'
			);
	} );
};

const isKept = ( page: Page ) =>
	page.evaluate( () => document.documentElement.dataset.mark === 'kept' );

const putInCart = async ( page: Page, site: Site ) => {
	await page.goto( `${ site.url }${ PRODUCT }`, {
		waitUntil: 'networkidle0',
	} );
	await page.click( 'form.cart [type="submit"]' );
	await page.waitForFunction( () => {
		const { count, busy } = window.vitrine?.cart.getState() ?? {};
		return count === 1 && ! busy;
	} );
};

for ( const path of [ '/', '/shop/', PRODUCT ] ) {
	test( `${ path } is there again as it was left`, async ( {
		visitor,
		site,
	} ) => {
		await putInCart( visitor, site );
		await openMarked( visitor, site, path );
		const away = await follow( visitor, '/journal/' );
		const back = await goBack( away, path );
		expect( await isKept( back ) ).toBe( true );
	} );
}

test( 'a listing that is gone back to shows the cart as it is by then, where it was left', async ( {
	visitor,
	site,
} ) => {
	await openMarked( visitor, site, '/shop/' );
	await visitor.evaluate( () => window.scrollTo( 0, 240 ) );
	const product = await follow( visitor, PRODUCT );
	// Where it was not made ahead in time it is only coming.
	await product.waitForFunction( () => window.vitrine?.cart );
	await product.click( 'form.cart [type="submit"]' );
	await product.waitForFunction( () => {
		const { count, busy } = window.vitrine?.cart.getState() ?? {};
		return count === 1 && ! busy;
	} );
	const back = await goBack( product, '/shop/' );
	expect( await isKept( back ) ).toBe( true );
	expect(
		await back.$eval( 'header [data-count]', ( one ) => one.textContent )
	).toBe( '1' );
	expect( await back.evaluate( () => window.scrollY ) ).toBeGreaterThan( 0 );
} );

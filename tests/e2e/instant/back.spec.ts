/**
 * Going back to a page in the back/forward cache.
 *
 * @see spec 4.3
 */
import type { Page } from 'puppeteer-core';
import type { Site } from '../../site/types';
import { expect, follow, lookBack, test } from '../support/ahead';
import type { Restored } from '../support/ahead';

const PRODUCT = '/product/everyday-mug/';

/** Opens a page and marks it; a reloaded page has no mark. */
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

const isKept = ( page: Restored ) =>
	page.evaluate( () => document.documentElement.dataset.mark === 'kept' );

const putInCart = async ( page: Page, site: Site, pieces = 1 ) => {
	await page.goto( `${ site.url }${ PRODUCT }`, {
		waitUntil: 'networkidle0',
	} );
	await page.click( 'form.cart [type="submit"]' );
	await page.waitForFunction(
		( sum ) => {
			const { count, busy } = window.vitrine?.cart.getState() ?? {};
			return count === sum && ! busy;
		},
		{},
		pieces
	);
};

for ( const path of [ '/', '/shop/', PRODUCT, '/cart/', '/checkout/' ] ) {
	test( `${ path } is restored as it was left`, async ( {
		visitor,
		site,
	} ) => {
		await putInCart( visitor, site );
		await openMarked( visitor, site, path );
		const away = await follow( visitor, '/journal/' );
		const back = await lookBack( away, path );
		expect( await isKept( back ) ).toBe( true );
	} );
}

test( 'a listing restored on back navigation shows the current cart at its scroll position', async ( {
	visitor,
	site,
} ) => {
	await openMarked( visitor, site, '/shop/' );
	await visitor.evaluate( () => window.scrollTo( 0, 240 ) );
	const product = await follow( visitor, PRODUCT );
	// If it was not prerendered in time, it is still loading.
	await product.waitForFunction( () => window.vitrine?.cart );
	await product.click( 'form.cart [type="submit"]' );
	await product.waitForFunction( () => {
		const { count, busy } = window.vitrine?.cart.getState() ?? {};
		return count === 1 && ! busy;
	} );
	const back = await lookBack( product, '/shop/' );
	expect( await isKept( back ) ).toBe( true );
	expect(
		await back.evaluate(
			() => document.querySelector( 'header [data-count]' )?.textContent
		)
	).toBe( '1' );
	expect( await back.evaluate( () => window.scrollY ) ).toBeGreaterThan( 0 );
} );

for ( const path of [ '/cart/', '/checkout/' ] ) {
	test( `${ path } restored on back navigation shows items added meanwhile`, async ( {
		visitor,
		site,
	} ) => {
		await putInCart( visitor, site );
		await openMarked( visitor, site, path );
		const away = await follow( visitor, '/journal/' );
		// Another tab: the cached page does not notice it.
		const other = await away.browserContext().newPage();
		await putInCart( other, site, 2 );
		await other.close();
		const back = await lookBack( away, path );
		const pieces = () => {
			const field = document.querySelector< HTMLInputElement >(
				'main form.woocommerce-cart-form input.qty'
			);
			const told = document.querySelector(
				'#order_review .product-quantity'
			);
			return field?.value ?? told?.textContent;
		};
		await expect.poll( () => back.evaluate( pieces ) ).toMatch( /2$/ );
	} );
}

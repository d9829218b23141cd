import type { Page } from '@playwright/test';
import { scrollTo } from '../steps/site';
import { choose, openProduct, resetLink } from '../steps/variations';
import { test, expect } from '../support/test';

test( 'keeps the summary in view beside the gallery [2.3-06]', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 1280, height: 600 } );
	await page.goto( '/product/ripple-vase/' );
	const title = page.getByRole( 'heading', { name: 'Ripple Vase' } );
	const start = ( await title.boundingBox() )!.y;
	await scrollTo( page, 400 );
	await expect( title ).toBeInViewport();
	const later = ( await title.boundingBox() )!.y;
	expect( later ).toBeGreaterThan( start - 400 );
	expect( later ).toBeLessThan( 60 );
} );

test( 'the price of a product is that of the selected variation, and its range again without one', async ( {
	page,
} ) => {
	const price = page
		.locator( '.summary' )
		.first()
		.locator( '.vitrine-product-price' );
	await openProduct( page, 'linen-house-robe' );
	await expect( price ).toContainText( '€79.00' );
	await expect( price ).toContainText( '€119.00' );
	const range = await price.textContent();
	await choose( page, 'Size', 'S' );
	await choose( page, 'Color', 'Chalk' );
	await choose( page, 'Cut', 'Long' );
	await expect( price ).toHaveText( /^€114\.00$/ );
	await choose( page, 'Cut', 'Short' );
	await expect( price ).not.toContainText( '€114.00' );
	await resetLink( page ).click();
	await expect( price ).toHaveText( range ?? '' );
} );

test( 'the price of a selection in the URL is printed without script, and the range comes when it is cleared', async ( {
	browser,
	page,
	baseURL,
} ) => {
	const selected =
		'attribute_pa_colour=sand&attribute_pa_size=130x180&attribute_colour=sand&attribute_size=130x180';
	const price = ( on: Page ) =>
		on.locator( '.summary' ).first().locator( '.vitrine-product-price' );
	const context = await browser.newContext( { javaScriptEnabled: false } );
	const plain = await context.newPage();
	await plain.goto( `${ baseURL }/product/wool-throw/?${ selected }` );
	await expect( price( plain ) ).toHaveText( /^€89\.00$/ );
	await context.close();

	await openProduct( page, 'wool-throw', `?${ selected }` );
	await expect( price( page ) ).toHaveText( /^€89\.00$/ );
	await resetLink( page ).click();
	await expect( price( page ) ).toContainText( '€69.00' );
	await expect( price( page ) ).toContainText( '€119.00' );
} );

import type { Locator, Page } from '@playwright/test';
import { scrollTo } from '../steps/site';
import { addButton, choose, openProduct, resetLink } from '../steps/variations';
import { expectAccessible } from '../support/accessible';
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

test( 'a sold-out product says so beside its price and on its button', async ( {
	page,
} ) => {
	await page.goto( '/product/wall-shelf/' );
	const summary = page.locator( '.summary' ).first();
	const price = summary.getByText( '€79.00' );
	const badge = summary
		.locator( '.vitrine-product-price' )
		.getByText( 'Out of stock' );
	const middle = async ( part: Locator ) => {
		const { y, height } = ( await part.boundingBox() )!;
		return y + height / 2;
	};
	await expect( badge ).toBeVisible();
	expect(
		Math.abs( ( await middle( badge ) ) - ( await middle( price ) ) )
	).toBeLessThan( 6 );
	const button = summary.getByRole( 'button', { name: 'Sold out' } );
	await expect( button ).toBeVisible();
	await expect( button ).toBeDisabled();
	await expect(
		page.getByRole( 'region', { name: 'Buy Wall Shelf' } )
	).toHaveCount( 0 );
	await expectAccessible( page, '.summary' );
} );

test( 'the button of a sold-out selection says so, also in the bar, and sells again after another selection', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 1280, height: 600 } );
	await openProduct( page, 'wool-throw' );
	const bar = page.getByRole( 'region', { name: 'Buy Wool Throw' } );
	await choose( page, 'Color', 'Slate' );
	await choose( page, 'Size', '150 × 220 cm' );
	await expect( addButton( page ) ).toHaveText( 'Sold out' );
	await expect(
		page.locator( 'form.cart' ).getByRole( 'spinbutton' )
	).toHaveValue( '1' );
	await scrollTo( page, 1500 );
	await expect(
		bar.getByRole( 'button', { name: 'Sold out' } )
	).toBeVisible();
	await choose( page, 'Size', '130 × 180 cm' );
	await expect( addButton( page ) ).toHaveText( 'Add to cart' );
	await scrollTo( page, 1500 );
	await expect(
		bar.getByRole( 'button', { name: 'Add to cart' } )
	).toBeVisible();
} );

/**
 * A listing as a scrollable row.
 */
import type { Locator } from '@playwright/test';
import { inspector, logIn, newPage, publish } from '../steps/editor';
import { findAndInsert, insert } from '../steps/blocks';
import { tabTo } from '../steps/keyboard';
import { block, putPage } from '../steps/site';
import { expect, test } from '../support/test';

const CAROUSEL = block( 'vitrine/product-listing', {
	layout: 'carousel',
	columns: 3,
	rows: 3,
	collection: 'newest',
	title: 'New arrivals',
	showCount: false,
	showSort: false,
	showPagination: false,
} );

/** Scrolled pixels, in either writing direction. */
const scrolled = ( region: Locator ): Promise< number > =>
	region.evaluate( ( { scrollLeft } ) => Math.abs( scrollLeft ) );

test.beforeEach( ( { site } ) => putPage( site, 'carousel', CAROUSEL ) );

test( 'a carousel scrolls by keyboard, and focused cards come into view', async ( {
	page,
} ) => {
	await page.goto( '/carousel/' );
	const region = page.getByRole( 'region', { name: 'New arrivals' } );
	await expect( region.getByRole( 'listitem' ) ).toHaveCount( 9 );
	const cards = region.getByRole( 'listitem' );
	await expect( cards.nth( 2 ) ).toBeInViewport( { ratio: 0.3 } );
	// The next one is partly visible.
	await expect( cards.nth( 3 ) ).toBeInViewport();
	await expect( cards.nth( 4 ) ).not.toBeInViewport();
	await tabTo( page, region );
	await page.keyboard.press( 'ArrowRight' );
	await expect.poll( () => scrolled( region ) ).toBeGreaterThan( 100 );
	await tabTo(
		page,
		cards.last().getByRole( 'heading' ).getByRole( 'link' )
	);
	await expect( cards.last() ).toBeInViewport();
} );

for ( const direction of [ 'ltr', 'rtl' ] ) {
	test( `a carousel fits a phone (${ direction })`, async ( { page } ) => {
		await page.setViewportSize( { width: 390, height: 844 } );
		await page.goto( '/carousel/' );
		await page
			.locator( 'html' )
			.evaluate(
				( html, dir ) => html.setAttribute( 'dir', dir ),
				direction
			);
		const region = page.getByRole( 'region', { name: 'New arrivals' } );
		await expect( region ).toBeVisible();
		const cards = region.getByRole( 'listitem' );
		// The third one is partly visible, which shows that there is more.
		await expect( cards.nth( 2 ) ).toBeInViewport();
		await expect( cards.nth( 2 ) ).not.toBeInViewport( { ratio: 0.9 } );
		expect(
			await page.evaluate(
				() =>
					document.documentElement.scrollWidth -
					document.documentElement.clientWidth
			)
		).toBe( 0 );
		await cards.last().scrollIntoViewIfNeeded();
		await expect( cards.last() ).toBeInViewport();
		await expect.poll( () => scrolled( region ) ).toBeGreaterThan( 500 );
	} );
}

test( 'the carousel style loads only with a carousel', async ( {
	page,
	site,
} ) => {
	await putPage( site, 'grid', block( 'vitrine/product-listing', {} ) );
	const style = page.locator(
		'#vitrine-carousel-css, #vitrine-carousel-inline-css'
	);
	await page.goto( '/carousel/' );
	await expect( style ).toHaveCount( 1 );
	await page.goto( '/grid/' );
	await expect(
		page.getByRole( 'main' ).getByRole( 'listitem' ).first()
	).toBeVisible();
	await expect( style ).toHaveCount( 0 );
} );

test( 'an owner turns a listing into a carousel, and an empty collection is explained', async ( {
	page,
} ) => {
	test.slow();
	await logIn( page );
	const canvas = await newPage( page, 'Row' );
	await insert( page, 'Product listing' );
	await expect( canvas.getByText( 'Everyday Mug' ).first() ).toBeVisible();
	const choose = ( name: string, label: string ) =>
		inspector( page )
			.getByRole( 'combobox', { name, exact: true } )
			.selectOption( { label } );
	await choose( 'Collection', 'Upsells' );
	await expect(
		canvas.getByText( /^This product has no upsells/ )
	).toBeVisible();
	await choose( 'Collection', 'All products' );
	await choose( 'Layout', 'Carousel' );
	const products = { name: 'Products' };
	await expect( canvas.getByRole( 'region', products ) ).toBeVisible();
	await page.goto( await publish( page ) );
	await expect(
		page.getByRole( 'main' ).getByRole( 'region', products )
	).toBeVisible();
	await expect(
		page.getByRole( 'main' ).getByRole( 'combobox', { name: 'Sort by' } )
	).toHaveCount( 0 );
} );

test( 'an owner finds a collection by name, as a row with a heading', async ( {
	page,
} ) => {
	test.slow();
	await logIn( page );
	await newPage( page, 'Front' );
	await findAndInsert( page, 'New arrivals' );
	await page.goto( await publish( page ) );
	const main = page.getByRole( 'main' );
	await expect(
		main.getByRole( 'heading', { level: 2, name: 'New arrivals' } )
	).toBeVisible();
	await expect( main.getByRole( 'heading', { level: 3 } ) ).toHaveCount( 4 );
	await expect(
		main.getByRole( 'combobox', { name: 'Sort by' } )
	).toHaveCount( 0 );
} );

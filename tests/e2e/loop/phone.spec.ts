import type { Locator, Page } from '@playwright/test';
import { putPage } from '../steps/site';
import { test, expect } from '../support/test';

test.use( { viewport: { width: 390, height: 844 } } );

const NOWHERE = { x: NaN, y: NaN, width: NaN, height: NaN };

/** Expects that two elements are side by side within the width of the first card row. */
async function expectRow(
	page: Page,
	first: Locator,
	second: Locator
): Promise< void > {
	await expect( first ).toBeVisible();
	const box = async ( at: Locator ) => {
		const { x, y, width, height } = ( await at.boundingBox() ) ?? NOWHERE;
		return { start: x, end: x + width, middle: y + height / 2 };
	};
	const [ start, end ] = [ await box( first ), await box( second ) ];
	expect( Math.abs( start.middle - end.middle ) ).toBeLessThan( 2 );
	expect( end.start ).toBeGreaterThanOrEqual( start.end );
	const cards = page
		.locator( 'main' )
		.getByRole( 'listitem' )
		.filter( {
			has: page.getByRole( 'button', { name: /^Add to cart/ } ),
		} );
	const edges = [ await box( cards.first() ), await box( cards.nth( 1 ) ) ];
	expect( start.start ).toBeCloseTo( edges[ 0 ]?.start ?? NaN, 0 );
	expect( end.end ).toBeCloseTo( edges[ 1 ]?.end ?? NaN, 0 );
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth )
	).toBe( 390 );
}

test( 'on a phone categories are one scrollable row, and results start right below the controls', async ( {
	page,
} ) => {
	await page.goto( '/journal/' );
	const row = page.getByRole( 'list', { name: 'Category' } );
	const links = row.getByRole( 'link' );
	const last = links.last();
	await expect( last ).not.toBeInViewport();
	const tops = await links.evaluateAll( ( all ) =>
		all.map( ( one ) => one.getBoundingClientRect().top )
	);
	expect( new Set( tops ).size ).toBe( 1 );
	const search = await page
		.getByRole( 'searchbox', { name: /search/i } )
		.boundingBox();
	const sort = await page.getByRole( 'combobox' ).boundingBox();
	expect( search?.y ).toBe( sort?.y );
	const first = await page
		.getByRole( 'link', { name: 'A morning at the wheel' } )
		.first()
		.boundingBox();
	const top = tops[ 0 ] ?? NaN;
	expect( ( first?.y ?? NaN ) - top ).toBeLessThan( 300 );
	// The page does not overflow.
	expect(
		await page.evaluate( () => document.documentElement.scrollWidth )
	).toBe( 390 );
	await last.focus();
	await expect( last ).toBeInViewport( { ratio: 1 } );
} );

test( "a filter bar fills a phone's width with selects side by side", async ( {
	page,
	site,
} ) => {
	await putPage(
		site,
		'bar',
		await site.php(
			`echo array_column( Vitrine\\Templates\\Starters::all(), 'content', 'name' )['loop-bar'];`
		)
	);
	await page.goto( '/bar/' );
	const main = page.getByRole( 'main' );
	const selects = main.getByRole( 'combobox' );
	const [ search, category, sort ] = await Promise.all(
		[ main.getByRole( 'searchbox' ), selects.first(), selects.last() ].map(
			( field ) => field.boundingBox()
		)
	);
	expect( search?.width ).toBeGreaterThan( 300 );
	expect( category?.y ).toBe( sort?.y );
	expect( ( category?.width ?? 0 ) + ( sort?.width ?? 0 ) ).toBeGreaterThan(
		300
	);
} );

test( 'the filter button and the sort order share a row', async ( {
	page,
} ) => {
	await page.goto( '/all-products/' );
	const filter = page.getByRole( 'button', { name: 'Filter' } );
	await expectRow( page, filter, page.getByRole( 'combobox' ) );
} );

test( 'number of results and sort order of the shop share a row', async ( {
	page,
} ) => {
	await page.goto( '/shop/' );
	const results = page.getByText( /^Showing 1–\d+ of/ );
	await expectRow( page, results, page.getByRole( 'combobox' ) );
} );

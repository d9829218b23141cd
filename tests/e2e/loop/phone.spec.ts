import { putPage } from '../steps/site';
import { test, expect } from '../support/test';

test.use( { viewport: { width: 390, height: 844 } } );

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

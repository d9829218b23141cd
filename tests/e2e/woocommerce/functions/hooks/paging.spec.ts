/**
 * Changes of plugins to the pagination links of a product list.
 */
import { moveOut, putCode } from '../../../steps/neighbours';
import { putPage } from '../../../steps/site';
import { expect, test } from '../../../support/test';

test.afterEach( ( { site } ) => moveOut( site ) );

const LISTING =
	'<!-- wp:vitrine/product-listing {"columns":1,"perPage":1,"showFilters":false} /-->';

for ( const [ how, code, shown ] of [
	[
		'other texts and more pages',
		`array( 'prev_text' => 'Newer', 'next_text' => '<i class="their-icon"></i>', 'mid_size' => 2, 'end_size' => 2 )`,
		[ 'Newer', '1', '2', '3', '4', '5', '6', '7', '…' ],
	],
	[
		'no previous and next links',
		`array( 'prev_next' => false, 'mid_size' => 0 )`,
		[ '1', '…', '5', '…' ],
	],
] as const ) {
	test( `filters set a listing's pagination: ${ how }`, async ( {
		page,
		site,
	} ) => {
		await putPage( site, 'paged', LISTING );
		await page.goto( '/paged/' );
		const pages = page.getByRole( 'navigation', {
			name: 'Product pagination',
		} );
		const next = pages.getByRole( 'link', { name: 'Next page' } );
		await expect( next ).toHaveText( '→' );
		const fifth =
			( await next.getAttribute( 'href' ) )?.replace(
				/2(?=\D*$)/,
				'5'
			) ?? '';
		putCode(
			site,
			`add_filter( 'woocommerce_pagination_args', static fn ( $args ) => ${ code } + $args );`
		);
		await page.goto( fifth );
		const links = pages.getByRole( 'listitem' );
		await expect( links.first() ).toBeVisible();
		const texts = ( await links.allTextContents() ).map( ( text ) =>
			text.replace( /^Page (\d)\1$/, '$1' ).trim()
		);
		expect( texts.slice( 0, shown.length ) ).toEqual( shown );
		await expect( pages.locator( '.their-icon' ) ).toHaveCount(
			how === 'no previous and next links' ? 0 : 1
		);
		// An icon has no text by itself.
		await expect( next ).toHaveCount(
			how === 'no previous and next links' ? 0 : 1
		);
		await expect(
			pages.getByRole( 'link', { name: 'Newer' } )
		).toHaveCount( how === 'no previous and next links' ? 0 : 1 );
	} );
}

test( 'show_all links all pages of a listing, whatever else is filtered', async ( {
	page,
	site,
} ) => {
	await putPage( site, 'paged', LISTING );
	const links = page
		.getByRole( 'navigation', { name: 'Product pagination' } )
		.getByRole( 'listitem' );
	await page.goto( '/paged/' );
	await expect( links.filter( { hasText: '…' } ) ).toHaveCount( 1 );
	const last = Number(
		( await links.nth( -2 ).textContent() )?.replace( /\D+/, '' )
	);
	expect( last ).toBeGreaterThan( 9 );
	putCode(
		site,
		`add_filter( 'woocommerce_pagination_args', static fn ( $args ) => array( 'show_all' => true, 'mid_size' => 1 ) + $args );`
	);
	await page.goto( '/paged/' );
	await expect( links.filter( { hasText: '…' } ) ).toHaveCount( 0 );
	// And the link to the next page.
	await expect( links ).toHaveCount( last + 1 );
} );

test( "filters set a loop builder's pagination, also after loading a page", async ( {
	page,
	site,
} ) => {
	await putPage(
		site,
		'loop-paged',
		'<!-- wp:vitrine/loop-builder {"block_id":"paged","postType":"product","perPage":2} --><!-- wp:vitrine/loop-template --><!-- wp:post-title /--><!-- /wp:vitrine/loop-template --><!-- wp:vitrine/loop-pagination {"kind":"numbers"} /--><!-- /wp:vitrine/loop-builder -->'
	);
	await page.goto( '/loop-paged/' );
	const pages = page.getByRole( 'navigation', { name: 'Pagination' } );
	await expect( pages.getByRole( 'link', { name: 'Next page' } ) ).toHaveText(
		'→'
	);
	putCode(
		site,
		`add_filter( 'woocommerce_pagination_args', static fn ( $args ) => array( 'prev_text' => 'Newer', 'next_text' => '<i class="their-icon"></i>', 'mid_size' => 2 ) + $args );`
	);
	await page.goto( '/loop-paged/' );
	await expect( pages.locator( '.their-icon' ) ).toHaveCount( 1 );
	for ( const number of [ '2', '3' ] ) {
		await expect( pages.getByText( number, { exact: true } ) ).toHaveCount(
			1
		);
	}
	await pages.getByRole( 'link', { name: 'Next page' } ).click();
	await expect( pages.locator( '[aria-current="page"]' ) ).toContainText(
		'2'
	);
	await expect( pages.getByRole( 'link', { name: 'Newer' } ) ).toBeVisible();
	await expect( pages.locator( '.their-icon' ) ).toHaveCount( 1 );
} );

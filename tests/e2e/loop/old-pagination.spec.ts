import type { Locator } from '@playwright/test';
import {
	count,
	listing,
	loop,
	mark,
	open,
	stayed,
	titles,
} from '../steps/listing';
import { expectAwake } from '../steps/stores';
import { test, expect } from '../support/test';

/** Pagination markup as themes and page builders print it in the content. */
const WRITTEN = `<!-- wp:html --><nav class="navigation pagination" aria-label="Posts"><h2 class="screen-reader-text">Posts</h2><div class="nav-links"><span aria-current="page" class="page-numbers current">1</span> <a class="page-numbers" href="?paged=2">2</a> <a class="page-numbers" href="/page/15/">15</a> <a class="next page-numbers" href="?paged=2">Older</a></div></nav><!-- /wp:html -->`;

/** WordPress's own block, which belongs in its Query block. */
const QUERY =
	'<!-- wp:query-pagination --><!-- wp:query-pagination-previous /--><!-- wp:query-pagination-numbers /--><!-- wp:query-pagination-next /--><!-- /wp:query-pagination -->';

/** A listing saved by an older version. */
const older = ( pagination: string ) =>
	listing( 1 ).replace(
		'<!-- wp:vitrine/loop-pagination {} /-->',
		pagination
	);

const care = ( at: Locator ) => at.getByRole( 'link', { name: /^Care/ } );

for ( const [ name, pagination, label ] of [
	[ 'in the page content', WRITTEN, 'Posts' ],
	[ 'of WordPress’s Query block', QUERY, 'Pagination' ],
] as const ) {
	test( `old pagination ${ name } pages in place and never disappears [2.2-08]`, async ( {
		page,
		site,
	} ) => {
		await open( page, site, older( pagination ) );
		const at = loop( page );
		const old = at.getByRole( 'navigation', { name: label } );
		const link = ( text: string ) =>
			old.getByRole( 'link', { name: text } ).first();
		await mark( page );
		await expect(
			old.locator( 'xpath=ancestor-or-self::*[@data-loop-area]' )
		).toHaveAttribute( 'data-loop-area', 'pagination 1' );
		await link( '2' ).click();
		await expect( count( at ) ).toHaveText( 'Showing 3–4 of 30 results' );
		await expect( page ).toHaveURL( /\?paged-1=2$/ );
		await expect( old.locator( '[aria-current]' ) ).toHaveText( /2/ );
		await link( '15' ).click();
		await expect( count( at ) ).toHaveText( 'Showing 29–30 of 30 results' );

		// It follows the filters too, before and after hydration.
		await care( at ).click();
		await expect( count( at ) ).toHaveText( 'Showing 1–2 of 6 results' );
		await expect( link( '15' ) ).toHaveCount( 0 );
		await expectAwake( at.locator( '.vitrine-loop-search' ) );
		await link( '3' ).click();
		await expect( count( at ) ).toHaveText( 'Showing 5–6 of 6 results' );
		await expect( link( 'Previous page' ) ).toHaveAttribute(
			'href',
			/\?buttonFilter-1=care&paged-1=2$/
		);
		await page.goBack();
		await expect( count( at ) ).toHaveText( 'Showing 1–2 of 6 results' );
		await expect( old ).toBeVisible();
		expect( await stayed( page ) ).toBe( true );
	} );
}

test( 'a nested query keeps its own pagination', async ( { page, site } ) => {
	const own = `<!-- wp:query {"queryId":9,"query":{"perPage":3,"postType":"post","inherit":false}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title {"level":4} /--><!-- /wp:post-template -->${ QUERY }</div><!-- /wp:query -->`;
	await open( page, site, older( own ) );
	const at = loop( page );
	const old = at.getByRole( 'navigation', { name: 'Pagination' } );
	await expect( at.getByRole( 'heading', { level: 4 } ) ).toHaveCount( 3 );
	await old.getByRole( 'link', { name: '2', exact: true } ).click();
	await expect( page ).toHaveURL( /query-9-page=2/ );
	await expect( titles( at ) ).toHaveCount( 2 );
	await expect( count( at ) ).toHaveText( 'Showing 1–2 of 30 results' );
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test( "WordPress's pagination in a listing pages the listing", async ( {
		page,
		site,
	} ) => {
		await open( page, site, older( QUERY ) );
		const at = loop( page );
		const old = at.getByRole( 'navigation', { name: 'Pagination' } );
		await care( at ).click();
		await old.getByRole( 'link', { name: 'Page 3' } ).click();
		await expect( count( at ) ).toHaveText( 'Showing 5–6 of 6 results' );
		await expect( old.locator( '[aria-current]' ) ).toHaveText( /3/ );
	} );
} );

import type { Locator, Page } from '@playwright/test';
import type { Site } from '../../site/types';
import { count, loop, mark, open, stayed, titles } from '../steps/listing';
import {
	dispatchLoop,
	expectAwake,
	holdIslands,
	rememberNodes,
	storedLoop,
} from '../steps/stores';
import { expectAccessible } from '../support/accessible';
import { keepBack } from '../steps/scripts';
import { test, expect } from '../support/test';

const LISTING = `<!-- wp:vitrine/loop-builder {"block_id":"facets","queryId":1,"perPage":2,"order":"title"} --><!-- wp:vitrine/loop-search /--><!-- wp:vitrine/loop-category {"kind":"button"} /--><!-- wp:vitrine/loop-facet {"taxonomy":"post_tag","label":"Material"} /--><!-- wp:vitrine/loop-facet {"label":"Topic"} /--><!-- wp:vitrine/loop-active-filters /--><!-- wp:vitrine/loop-reset /--><!-- wp:vitrine/loop-count /--><!-- wp:vitrine/loop-template --><!-- wp:post-title {"level":2} /--><!-- /wp:vitrine/loop-template --><!-- wp:vitrine/loop-pagination /--><!-- /wp:vitrine/loop-builder -->`;

/** Creates posts with tags and the site's categories, and opens a listing. */
const openFacets = async ( page: Page, site: Site ): Promise< string > => {
	await site.php(
		`foreach ( array( array( 'Alder stool', 'care', 'oak' ), array( 'Birch stool', 'care', 'oak,wool' ), array( 'Cedar lamp', 'rooms', 'oak' ), array( 'Dyed throw', 'rooms', 'wool' ), array( 'Elm lamp', 'notes', 'linen' ) ) as $post ) {
			wp_insert_post( array( 'post_title' => $post[0], 'post_status' => 'publish', 'post_category' => array( get_category_by_slug( $post[1] )->term_id ), 'tags_input' => $post[2] ) );
		}`
	);
	return open( page, site, LISTING );
};

const facet = ( at: Locator, name: string ): Locator =>
	at.getByRole( 'group', { name } );

const box = ( at: Locator, name: string, value: string ): Locator =>
	facet( at, name ).getByRole( 'checkbox', { name: value } );

const chip = ( at: Locator, value: string ): Locator =>
	at.getByRole( 'link', { name: `Remove filter: ${ value }` } );

const island = ( of: Locator ): Locator =>
	of.locator( 'xpath=ancestor::*[@data-vitrine-island]' );

const everything = 'Showing 1–2 of 35 results';

test( 'values combine, narrow with other facets, filter and search, and show their result counts', async ( {
	page,
	site,
} ) => {
	await openFacets( page, site );
	const at = loop( page );
	await mark( page );
	await expect( facet( at, 'Material' ).getByRole( 'listitem' ) ).toHaveText(
		[ 'linen 1', 'oak 3', 'wool 2' ]
	);
	await box( at, 'Material', 'oak' ).check();
	await expect( count( at ) ).toHaveText( 'Showing 1–2 of 3 results' );
	await box( at, 'Material', 'wool' ).check();
	await expect( count( at ) ).toHaveText( 'Showing 1–2 of 4 results' );
	await expect( page ).toHaveURL( /\?post_tag-1=oak%2Cwool$/ );
	await expect( page.locator( '#vitrine-live-region' ) ).toHaveText(
		/Showing 1–2 of 4 results/
	);
	await expect( box( at, 'Topic', 'Care' ) ).toBeEnabled();
	await expect( box( at, 'Topic', 'Notes' ) ).toBeDisabled();
	await expect( facet( at, 'Topic' ) ).toContainText( /Care 2.*Rooms 2/ );

	await box( at, 'Topic', 'Rooms' ).check();
	await expect( titles( at ) ).toHaveText( [ 'Cedar lamp', 'Dyed throw' ] );
	await expect( page ).toHaveURL(
		/\?facet_category-1=rooms&post_tag-1=oak%2Cwool$/
	);
	await expect( facet( at, 'Material' ).getByRole( 'listitem' ) ).toHaveText(
		[ 'linen 0', 'oak 1', 'wool 1' ]
	);
	await at.getByRole( 'searchbox' ).pressSequentially( 'lamp' );
	await expect( titles( at ) ).toHaveText( [ 'Cedar lamp' ] );
	await expect( facet( at, 'Material' ).getByRole( 'listitem' ) ).toHaveText(
		[ 'linen 0', 'oak 1', 'wool 0' ]
	);
	await expect( box( at, 'Material', 'wool' ) ).toBeEnabled();
	await at.getByRole( 'searchbox' ).clear();
	await expect( count( at ) ).toHaveText( 'Showing all 2 results' );

	// The filter of 4.14 adds a condition.
	await box( at, 'Topic', 'Rooms' ).uncheck();
	await expect( count( at ) ).toHaveText( 'Showing 1–2 of 4 results' );
	await at.locator( '[data-type="care"]' ).click();
	await expect( titles( at ) ).toHaveText( [ 'Alder stool', 'Birch stool' ] );
	await expect( page ).toHaveURL(
		/\?buttonFilter-1=care&post_tag-1=oak%2Cwool$/
	);
	await page.reload();
	await expect( titles( at ) ).toHaveText( [ 'Alder stool', 'Birch stool' ] );
	await expect( box( at, 'Material', 'oak' ) ).toBeChecked();
} );

test( 'active filters are removed one by one, all at once and by reset, and back restores them', async ( {
	page,
	site,
} ) => {
	await openFacets( page, site );
	const at = loop( page );
	await mark( page );
	await box( at, 'Material', 'oak' ).check();
	await box( at, 'Material', 'linen' ).check();
	await expect( count( at ) ).toHaveText( 'Showing 1–2 of 4 results' );
	await expect( chip( at, 'linen' ) ).toHaveAttribute(
		'href',
		/\?post_tag-1=oak$/
	);
	await chip( at, 'linen' ).click();
	await expect( box( at, 'Material', 'linen' ) ).not.toBeChecked();
	await expect( count( at ) ).toHaveText( 'Showing 1–2 of 3 results' );
	await expect( chip( at, 'linen' ) ).toHaveCount( 0 );
	await expect( page ).toHaveURL( /\?post_tag-1=oak$/ );
	await at.getByRole( 'link', { name: 'Page 2' } ).first().click();
	await expect( titles( at ) ).toHaveText( [ 'Cedar lamp' ] );
	await box( at, 'Topic', 'Care' ).check();
	await expect( titles( at ) ).toHaveText( [ 'Alder stool', 'Birch stool' ] );
	await expect( page ).toHaveURL( /\?facet_category-1=care&post_tag-1=oak$/ );
	await at.getByRole( 'link', { name: 'Clear all' } ).click();
	await expect( count( at ) ).toHaveText( everything );
	await expect( at.getByRole( 'checkbox', { checked: true } ) ).toHaveCount(
		0
	);
	await expect( page ).not.toHaveURL( /\?/ );

	await page.goBack();
	await expect( titles( at ) ).toHaveText( [ 'Alder stool', 'Birch stool' ] );
	await expect( box( at, 'Topic', 'Care' ) ).toBeChecked();
	await expect( chip( at, 'Care' ) ).toBeVisible();
	await page.goBack();
	await expect( titles( at ) ).toHaveText( [ 'Cedar lamp' ] );
	await expect( box( at, 'Topic', 'Care' ) ).not.toBeChecked();
	await page.goForward();
	await expect( titles( at ) ).toHaveText( [ 'Alder stool', 'Birch stool' ] );

	await at.getByRole( 'link', { name: 'Reset filters' } ).click();
	await expect( count( at ) ).toHaveText( everything );
	await expect( chip( at, 'oak' ) ).toHaveCount( 0 );
	await expect( box( at, 'Material', 'oak' ) ).not.toBeChecked();
	expect( await stayed( page ) ).toBe( true );
} );

test( 'a facet hydrates without changing nodes, with earlier actions, and follows the store', async ( {
	page,
	site,
} ) => {
	const release = await holdIslands( page );
	await openFacets( page, site );
	const at = loop( page );
	const material = island( facet( at, 'Material' ) );
	const topic = island( facet( at, 'Topic' ) );
	await box( at, 'Material', 'oak' ).check();
	await expect( count( at ) ).toHaveText( 'Showing 1–2 of 3 results' );
	await expect( material ).not.toHaveAttribute( 'data-vitrine-hydrated' );
	const expectSameNodes = await rememberNodes( topic );
	release();
	await expectAwake( material );
	await expectSameNodes();
	await expect( box( at, 'Material', 'oak' ) ).toBeChecked();
	await box( at, 'Topic', 'Care' ).check();
	await expect( titles( at ) ).toHaveText( [ 'Alder stool', 'Birch stool' ] );
	await expect( facet( at, 'Material' ).getByRole( 'listitem' ) ).toHaveText(
		[ 'linen 0', 'oak 2', 'wool 1' ]
	);
	expect( await storedLoop( page, 1 ) ).toMatchObject( {
		chosen: { facets: { category: [ 'care' ], post_tag: [ 'oak' ] } },
		busy: false,
	} );
	await dispatchLoop( page, 'chooseFacet', 1, 'post_tag', 'oak', false );
	await expect( box( at, 'Material', 'oak' ) ).not.toBeChecked();
	await expect( chip( at, 'oak' ) ).toHaveCount( 0 );
	await dispatchLoop( page, 'clearFacets', 1 );
	await expect( count( at ) ).toHaveText( everything );
} );

test( 'facets are expanded, selected and removed by keyboard, and accessible on a phone', async ( {
	page,
	site,
} ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	await openFacets( page, site );
	const at = loop( page );
	await at.locator( 'summary', { hasText: 'Material' } ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( at.getByText( 'wool' ) ).toBeHidden();
	await page.keyboard.press( 'Enter' );
	await page.keyboard.press( 'Tab' );
	await page.keyboard.press( 'Tab' );
	await expect( box( at, 'Material', 'oak' ) ).toBeFocused();
	await page.keyboard.press( 'Space' );
	await expect( count( at ) ).toHaveText( 'Showing 1–2 of 3 results' );
	await expect( box( at, 'Material', 'oak' ) ).toBeFocused();
	await expectAccessible( page, '.vitrine-loop' );
	await chip( at, 'oak' ).focus();
	await page.keyboard.press( 'Enter' );
	await expect( count( at ) ).toHaveText( everything );
	// The link is gone: the new results have the focus.
	await expect( at.locator( '[data-loop-area="1"]' ) ).toBeFocused();
	expect(
		await page.evaluate(
			() => document.documentElement.scrollWidth <= window.innerWidth
		)
	).toBe( true );
} );

test( 'a removed filter chip collapses before the response, but keeps its place while focused by keyboard', async ( {
	page,
	site,
} ) => {
	await openFacets( page, site );
	const at = loop( page );
	await box( at, 'Material', 'oak' ).check();
	await box( at, 'Material', 'wool' ).check();
	await expect( chip( at, 'wool' ) ).toBeVisible();
	const width = async ( value: string ) =>
		( await chip( at, value ).locator( '..' ).boundingBox() )?.width;
	const whole = await width( 'oak' );
	const release = await keepBack( page, /admin-ajax\.php/ );
	await chip( at, 'wool' ).click();
	await expect.poll( () => width( 'wool' ) ).toBe( 0 );
	await page.keyboard.press( 'Shift+Tab' );
	await expect( chip( at, 'oak' ) ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await expect( chip( at, 'oak' ) ).toHaveAttribute(
		'aria-disabled',
		'true'
	);
	expect( await width( 'oak' ) ).toBe( whole );
	release();
	await expect( count( at ) ).toHaveText( everything );
	await expect( chip( at, 'oak' ) ).toHaveCount( 0 );
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'facets are a plain form and links, and combinations are noindex', async ( {
		page,
		site,
	} ) => {
		const path = await openFacets( page, site );
		const at = loop( page );
		const robots = page.locator( 'meta[name="robots"]' );
		await box( at, 'Material', 'oak' ).check();
		await facet( at, 'Material' )
			.getByRole( 'button', { name: 'Apply' } )
			.click();
		await expect( count( at ) ).toHaveText( 'Showing 1–2 of 3 results' );
		await expect( robots ).not.toHaveAttribute( 'content', /noindex/ );
		await expect( page.locator( 'link[rel="canonical"]' ) ).toHaveAttribute(
			'href',
			`${ site.url }${ path }?post_tag-1=oak`
		);
		await box( at, 'Topic', 'Care' ).check();
		await facet( at, 'Topic' )
			.getByRole( 'button', { name: 'Apply' } )
			.click();
		await expect( titles( at ) ).toHaveText( [
			'Alder stool',
			'Birch stool',
		] );
		await expect( robots ).toHaveAttribute( 'content', /noindex/ );
		await at.getByRole( 'searchbox' ).fill( 'birch' );
		await at.getByRole( 'searchbox' ).press( 'Enter' );
		await expect( titles( at ) ).toHaveText( [ 'Birch stool' ] );
		await chip( at, 'oak' ).click();
		await expect( page ).toHaveURL(
			/\?facet_category-1=care&search-1=birch$/
		);
		await at.getByRole( 'link', { name: 'Clear all' } ).click();
		await expect( page ).toHaveURL( /\?search-1=birch$/ );
		await at.getByRole( 'link', { name: 'Reset filters' } ).click();
		await expect( count( at ) ).toHaveText( everything );
	} );
} );
